import type { records as english } from '../en/records.js';

export const records = {
  'records.unknown':
    'Ninguna constancia tiene este código. Compárelo con el papel o con el enlace. Un código no tiene las letras I y O, ni 0 ni 1.',
  'records.erased': 'Lo que mostraba esta constancia se borró.',
  // En el papel y en la página
  'records.title': 'Constancia oficial de horas de voluntariado',
  'records.documentTitle': 'Constancia oficial de horas de voluntariado, {code}',
  'records.issued': 'Emitida',
  'records.approvedHours': 'Horas aprobadas',
  'records.hoursOfEntries':
    '{hours, plural, one {# hora} other {# horas}} en {entries, plural, one {# registro} other {# registros}}',
  'records.counted': 'Lo que cuenta',
  'records.hoursCount': '{counted, plural, one {cuenta # hora} other {cuentan # horas}} según las reglas de la escuela',
  'records.countedOf': '{counted} de {hours}',
  'records.yearCounted':
    '{name}: {counted, plural, one {cuenta #} other {cuentan #}} de {hours, plural, one {# hora} other {# horas}}',
  'records.categories': 'Categorías',
  'records.goal': 'Meta',
  'records.years': 'Años escolares',
  'records.namedHours': '{name}: {hours, plural, one {# hora} other {# horas}}',
  'records.goalState':
    '{hours, plural, one {# hora} other {# horas}}, {met, select, yes {alcanzada} other {todavía no alcanzada}}',
  'records.goalOfYear':
    '{hours, plural, one {# hora} other {# horas}} en {year}, {met, select, yes {alcanzada} other {todavía no alcanzada}}',
  'records.code': 'Código',
  'records.status': 'Estado',
  'records.isStatus':
    '{status, select, valid {Vigente} superseded {Reemplazada por una constancia más reciente} other {Revocada}}',
  'records.statusSince':
    '{status, select, superseded {Una constancia más reciente la reemplazó el {date}.} other {Esta constancia se revocó el {date}.}}',
  'records.wasValid': 'Vigente cuando se emitió',
  'records.takenBack':
    'Estaba vigente cuando se emitió. Desde entonces se {entries, plural, one {retiró o redujo # registro} other {retiraron o redujeron # registros}} de esta constancia: {hours, number} de sus {of, plural, one {# hora} other {# horas}} ya no {hours, plural, one {está aprobada} other {están aprobadas}}. Pida una constancia nueva.',
  'records.entryIsShown':
    'Una constancia que muestra este registro se queda como se emitió. Quien la compruebe leerá que se retiró un registro.',
  'records.countersigned': 'Refrendada',
  'records.countersignedBy': '{name}, {role}, el {date}',
  'records.nobodyCountersignsTheirOwn': 'No puede refrendar una constancia de sus propias horas.',
  'records.onlyValidOnes': 'Solo se puede refrendar una constancia vigente. Esta se revocó o se reemplazó.',
  'records.alreadyCountersigned': 'Esta constancia ya está refrendada.',
  'records.validOn': 'Vigente cuando se hizo este archivo, el {date}',
  'records.check': 'Comprobar',
  'records.checkText':
    'Escanee el cuadro, o escriba el código en {url}. Verá lo que dice este papel, y si todavía está vigente.',
  'records.qrCode': 'Código QR que abre {url}',
  'records.entries': 'Registros aprobados',
  'records.organizations': 'Organizaciones',
  'records.verifiers': 'Verificadores',
  'records.verifiedBy': 'Verificado por',
  'records.verifiedThrough': 'Cómo',
  'records.notVerified': 'Solo aprobado por la escuela',
  'records.noEntries': 'Todavía no hay horas aprobadas',
  'records.footer': 'Constancia oficial {code}, emitida el {date}',
  // En la página para quien recibió un código
  'records.checkPage': 'Comprobar una constancia oficial',
  'records.checkPageText':
    '¿Recibió una constancia oficial de horas de voluntariado? Escriba su código para ver si está vigente.',
  'records.codeHint': 'Está en la constancia, por ejemplo K7QM-2XPR-9DHT.',
  'records.codeWrong': 'Un código tiene 12 letras y cifras, por ejemplo K7QM-2XPR-9DHT.',
  'records.lookUp': 'Buscar constancia',
  'records.notLoaded': 'No se pudo cargar la constancia',
  'records.loading': 'Cargando la constancia',
  'records.isValid': 'Esta constancia está vigente. Muestra las horas aprobadas hasta el {date}.',
  'records.checkAnother': 'Comprobar otra constancia',
  'records.checkAlone': 'Compruébela sin nosotros',
  'records.checkAloneText':
    'El archivo firmado contiene lo que ve aquí. Su firma muestra que el registro de la escuela firmó exactamente esto, y que nadie lo cambió desde entonces.',
  'records.downloadPdf': 'Descargar PDF',
  'records.downloadSigned': 'Descargar archivo firmado',
  'records.howToCheck': 'Cómo comprobar la firma',
  'records.checkCommands':
    'Guarde el archivo firmado como record.json. Con openssl 3, estos comandos terminan con “Signature Verified Successfully”:',
  'records.compareKey': 'Después compare la clave del archivo con las claves que publica este servidor.',
  'records.keys': 'Mostrar las claves',
  // Donde se emite y se revoca
  'records.section': 'Constancia oficial',
  'records.none': 'Todavía no hay ninguna constancia oficial',
  'records.noneText':
    'Emita una para una universidad, un empleo o una beca. Muestra las horas aprobadas, está firmada, y quien tenga su código puede comprobarla.',
  'records.issue': 'Emitir constancia',
  'records.issuing': 'Emitiendo...',
  'records.issueTitle': 'Emitir una constancia oficial',
  'records.issueHint':
    'Muestra el total de horas aprobadas y lo que usted elija abajo. Quien tenga su código puede leerla, y nunca cambia. Reemplaza las constancias anteriores.',
  'records.issuedText': 'La constancia está emitida. Dé su enlace o su código a quien deba verla.',
  'records.link': 'Enlace a la constancia',
  'records.openRecord': 'Abrir constancia',
  'records.openCode': 'Abrir la constancia {code}',
  'records.issuedOn':
    'Emitida por {by} el {date}. {parts, select, none {Muestra solo el total.} other {Muestra: {list}.}}',
  'records.byYou': 'usted',
  'records.partName': 'nombre',
  'records.partSchool': 'escuela',
  'records.partYears': 'años escolares',
  'records.partGoal': 'meta',
  'records.partCategories': 'categorías',
  'records.partEntries': 'cada registro',
  'records.partOrganizations': 'organizaciones',
  'records.partVerifiers': 'verificadores',
  'records.revoke': 'Revocar',
  'records.revokeCode': 'Revocar la constancia {code}',
  'records.revoking': 'Revocando...',
  'records.revokeQuestion': '¿Revocar esta constancia?',
  'records.revokeDetail':
    'Quien la busque verá que se revocó. Quienes tengan el código todavía podrán leer lo que mostraba. No se puede deshacer.',
  'records.revokedToast': 'Constancia revocada',
  'records.notRevoked': 'No se revocó la constancia',
  'records.notIssued': 'No se emitió la constancia',
  'records.tryLater': 'Revise su conexión e inténtelo de nuevo.',
  'records.listFailed': 'No se pudieron cargar las constancias oficiales',
  'records.loadingList': 'Cargando constancias oficiales',
  'records.countersignedOn': 'Refrendada por {name} el {date}.',
  'records.countersign': 'Refrendar',
  'records.countersignCode': 'Refrendar la constancia {code}',
  'records.countersigning': 'Refrendando...',
  'records.countersignQuestion': '¿Refrendar esta constancia?',
  'records.countersignDetail':
    'Quien la busque verá el nombre y la función de usted, y el día. Revise antes lo que muestra la constancia. No se puede deshacer.',
  'records.countersignedToast': 'Constancia refrendada',
  'records.notCountersigned': 'No se refrendó la constancia',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
