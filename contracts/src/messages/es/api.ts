import type { api as english } from '../en/api.js';

export const api = {
  // too many attempts
  'api.tooOftenToday': 'Ya hizo esto demasiadas veces hoy. Inténtelo más tarde.',
  'api.tooManyAttempts': 'Hubo demasiados intentos desde su dirección de red. Inténtelo más tarde.',
  'api.wrongCodesWaitSeconds':
    'Demasiados {kind, select, family {códigos familiares} join {códigos de la escuela} other {códigos de llegada}} incorrectos. Inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  'api.wrongCodesWaitMinutes':
    'Demasiados {kind, select, family {códigos familiares} join {códigos de la escuela} other {códigos de llegada}} incorrectos. Inténtelo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  // who may do what
  'api.logInFirst': 'Por favor, inicie sesión.',
  'api.choosePasswordFirst': 'Primero elija su propia contraseña.',
  'api.addSecondFactorFirst': 'Su escuela exige un segundo factor. Primero agregue uno en su perfil.',
  'api.roleNotAllowed': 'Su rol no permite hacer esto.',
  'api.notAllowed': 'No tiene permiso para hacer esto.',
  'api.onlyOwnSchool': 'Solo puede ver su propia escuela.',
  'api.wholeSystem': 'Todo el sistema',
  'api.notFound': 'Aquí no hay nada.',
  'api.foreignPage':
    'Esta solicitud no viene de una página de este sitio. Los programas deben enviar el encabezado “Origin: {origin}”.',
  // requests that the server cannot read
  'api.unreadableRequest': 'El servidor no pudo leer esta solicitud.',
  'api.requestTooLarge': 'Esto es más de lo que el servidor acepta en una sola solicitud.',
  'api.notInBatch': 'Esto no puede formar parte de un lote. Solicítelo por separado.',
  'api.damagedAddress': 'Esta dirección web no es válida.',
  'api.jsonExpected': 'Envíe la solicitud como JSON (Content-Type: application/json).',
  'api.jsonObjectExpected': 'Envíe un objeto JSON.',
  'api.invalidJson': 'La solicitud no es JSON válido.',
  'api.notUtf8': 'La solicitud no es texto UTF-8.',
  'api.jsonTooDeep': 'La solicitud tiene más de {levels} niveles anidados.',
  'api.fileExpected': 'Envíe el archivo como CSV (Content-Type: text/csv) o como XLSX (Content-Type: {xlsx}).',
  'api.formFileExpected': 'Envíe un archivo como multipart/form-data, en el campo “file”.',
  'api.attachmentTooLarge':
    'Un archivo puede tener hasta {max, number} MB. Tome una foto más pequeña o adjunte menos páginas.',
  'api.attachmentType': 'Adjunte una foto (JPEG, PNG o WebP) o un PDF. Este archivo es otra cosa.',
  'api.heicFile': 'Las fotos HEIC no se ven en todas partes. Guarde la foto como JPEG y adjúntela otra vez.',
  'api.logoTooLarge': 'Un logotipo puede tener hasta 1 MB. Guárdelo más pequeño.',
  'api.logoType': 'Elija una imagen PNG o JPEG que no se mueva. Este archivo es otra cosa.',
  'api.unreadableLogo': 'No se puede leer esta imagen. Tal vez esté dañada o sea demasiado grande: pruebe con otra.',
  'api.unreadablePhoto': 'No se puede leer esta foto. Tal vez esté dañada o sea demasiado grande: pruebe con otra.',
  'api.csvNotUtf8': 'Guarde el archivo en UTF-8 y envíelo como UTF-8.',
  'api.unknownField': '“{field}” no es un campo conocido.',
  'api.unstorableValue': 'Esto tiene un valor que no se puede guardar.',
  'api.invalidId': 'Un ID debe ser un número entero del 1 al {max}.',
  'api.invalidIfMatch': 'If-Match lleva el ETag de una respuesta anterior, como "3".',
  // repeated requests
  'api.invalidIdempotencyKey': 'Un Idempotency-Key debe tener de 1 a 200 caracteres ASCII visibles.',
  'api.keyInvalid': 'Esta clave de API no funciona. Puede haber vencido o haber sido revocada.',
  'api.keyTooOften': 'Demasiadas solicitudes con esta clave de API. Inténtelo de nuevo en un momento.',
  'api.keyNotAllowed': 'Esta clave de API no tiene permiso para hacer eso.',
  'api.keyInUrl':
    'Envíe la clave de API en el encabezado Authorization, nunca en la URL. Revoque esta clave, porque las URL se guardan en registros.',
  'api.keyAndSession': 'Envíe una clave de API o una cookie de sesión, no ambas.',
  'api.byKey': '{person} (clave de API {key})',
  'api.idempotencyKeyReused': 'Este Idempotency-Key ya se usó para otra solicitud.',
  'api.requestInProgress': 'La misma solicitud todavía está en curso.',
  'api.responseErased':
    'Esto ya se hizo. Su respuesta ya no existe, porque trataba de una persona cuyos datos se borraron después.',
  // state of the server
  'api.doesNotFit': 'Esto no concuerda con lo que ya está guardado.',
  'api.unexpectedError': 'Algo salió mal de nuestro lado. Inténtelo de nuevo en un momento.',
  'api.databaseUnreachable': 'Por ahora no podemos conectarnos con la base de datos. Inténtelo de nuevo en un momento.',
  'api.diskFull':
    'El disco del servidor está lleno, así que no se pudo guardar nada. Pida a quien administra el servidor que libere espacio e inténtelo de nuevo.',
  'api.databaseNotReady': 'La base de datos todavía se está actualizando.',
  'api.serverBusy': 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  'api.signingKeyReplaced':
    'En este momento no se puede firmar nada. Se reemplazó la clave del registro de auditoría y este servidor todavía tiene la anterior. Quien administra el servidor debe poner la clave nueva en SEAL_KEY y reiniciarlo.',
  // list of sessions in the profile
  'api.device': '{browser} en {system}',
  'api.unknownDevice': 'Dispositivo desconocido',
  // contact in the foot of public pages
  'api.contactByEmail': 'Escriba a {email}.',
  'api.contactByPhone': 'Llame al {phone}.',
  // while nothing can be changed
  'api.databaseOlder':
    'Por ahora no se puede modificar nada. La base de datos es anterior a sus puntos de control firmados. Quien administra el servidor tiene que resolverlo.',
  'api.checkpointsDamaged':
    'Por ahora no se puede modificar nada. Los puntos de control guardados fuera de la base de datos están dañados. Quien administra el servidor tiene que resolverlo.',
  'api.checkpointsUnreadable':
    'Por ahora no se puede modificar nada. No se pueden leer los puntos de control guardados fuera de la base de datos. Quien administra el servidor tiene que resolverlo.',
  'api.healthVersions': 'HourTrail {version} con PostgreSQL {postgres}.',
  'api.healthLogWhole': 'Está íntegro y sellado hasta ahora.',
  'api.healthSealingStopped':
    'El sellado se detuvo en {count, plural, one {# escuela} other {# escuelas}}. Ejecute «hourtrail audit fsck» en el servidor y después «hourtrail audit resume».',
  'api.healthSealingLate':
    'El evento más antiguo lleva {minutes, plural, one {# minuto} other {# minutos}} sin sellar. Consulte el registro del servidor.',
  'api.healthJobsDone': 'Ninguna está atrasada.',
  'api.healthJobsLate':
    'La más antigua lleva {minutes, plural, one {# minuto} other {# minutos}} en espera. Consulte el registro del servidor.',
  'api.healthJobsFailed':
    '{count, plural, one {# falló} other {# fallaron}} definitivamente. Consulte el registro del servidor.',
  'api.healthMailOff': 'No se envía ningún correo. Configure SMTP_URL y MAIL_FROM.',
  'api.healthMailSent': 'Los correos se envían y ninguno está atrasado.',
  'api.healthMailLate':
    'El correo más antiguo lleva {minutes, plural, one {# minuto} other {# minutos}} en espera. Revise SMTP_URL y el servidor de correo.',
  'api.healthBackupsUnreachable':
    'No se puede ver qué copias de seguridad hay. Ejecute «hourtrail doctor» en el servidor, que dice por qué.',
  'api.healthBackupsOff':
    'El servidor no hace ninguna. Configure BACKUP_DIR y BACKUP_KEY, o asegúrese de que otro programa las haga.',
  'api.healthBackupsNone': 'Todavía no hay ninguna. El servidor hace una en la hora siguiente a la prevista.',
  'api.healthBackupsNewest': 'La más reciente tiene {hours, plural, one {# hora} other {# horas}}.',
  'api.healthBackupsOld':
    'La más reciente tiene {hours, plural, one {# hora} other {# horas}}. Busque «No backup was written» en el registro del servidor.',
  'api.healthDiskFree': 'Hay {gib, number} GiB libres.',
  'api.healthDiskShort': 'Solo hay {gib, number} GiB libres en {folder}. Libere espacio.',
  'api.healthUnknown': 'No se pudo comprobar. Consulte el registro del servidor.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
