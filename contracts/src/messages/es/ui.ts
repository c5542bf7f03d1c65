import type { ui as english } from '../en/ui.js';

export const ui = {
  // Window title, logo, first link of every page
  'ui.brand': 'HourTrail',
  'ui.pageTitle': '{title} · HourTrail',
  'ui.skipToContent': 'Ir al contenido',
  // Between the application and the login page
  'ui.notLoggedIn': 'No ha iniciado sesión',
  'ui.loginPageNext': 'A continuación, verá la página de inicio de sesión.',
  'ui.goToLogIn': 'Ir a iniciar sesión',
  // Pages and lists that do not load
  'ui.serverUnreachable': 'No pudimos conectarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
  'ui.requestFailed': 'La solicitud falló: {status}',
  'ui.checkConnection': 'Revise su conexión e inténtelo de nuevo. No se perdió nada de lo que escribió.',
  'ui.reference': 'Referencia {reference}',
  'ui.downloadInterrupted': 'La conexión se cortó antes de que el archivo estuviera completo. Inténtelo de nuevo.',
  // Dates and times
  'ui.times': '{start} – {end}',
  'ui.timesPastMidnight': '{start} – {end} del día siguiente',
  'ui.dateAndTime': '{date}, {time}',
  'ui.justNow': 'hace un momento',
  'ui.underADay': 'menos de un día',
  'ui.days': '{days, plural, one {# día} other {# días}}',
  'ui.daysFrom': 'desde el {date}',
  'ui.daysTo': 'hasta el {date}',
  'ui.daysFromTo': 'del {from} al {to}',
  'ui.toBeforeFrom': 'La fecha “Hasta” es anterior a la fecha “Desde”; por eso no se toma en cuenta.',
  // Amounts
  'ui.unit':
    '{unit, select, hours {{count, plural, one {hora} other {horas}}} entries {{count, plural, one {registro} other {registros}}} other {{count, plural, one {estudiante} other {estudiantes}}}}',
  'ui.hours': '{hours, plural, one {# hora} other {# horas}}',
  'ui.hoursInColumn': '{hours} h',
  'ui.partOfHours': '{part} de {hours, plural, one {# hora} other {# horas}}',
  'ui.countedInColumn':
    '{waits, select, true {{one, select, true {contaría {counted}} other {contarían {counted}}}} other {{one, select, true {cuenta {counted}} other {cuentan {counted}}}}}',
  'ui.upToWouldCount': 'contarían hasta {counted}',
  'ui.partInColumn': '{part} de {hours} h',
  'ui.kilobytes': '{size} KB',
  'ui.megabytes': '{size} MB',
  // Form fields
  'ui.optional': '(opcional)',
  'ui.passwordHint': 'Al menos {min, number} caracteres',
  'ui.confirmPassword': 'Confirme la contraseña',
  'ui.show': 'Mostrar',
  'ui.hide': 'Ocultar',
  'ui.typeToSearch': 'Escriba para buscar',
  'ui.openChoices': 'Abrir',
  'ui.clearChoice': 'Borrar',
  'ui.searching': 'Buscando...',
  'ui.noMatches': 'No hay resultados para “{search}”',
  'ui.noChoices': 'No hay opciones',
  'ui.searchSchools': 'Buscar escuelas',
  'ui.copy': 'Copiar',
  'ui.copied': 'Copiado',
  // Forms
  'ui.loadingForm': 'Cargando el formulario',
  'ui.thereIsAProblem': 'Hay un problema',
  'ui.discardChanges': '¿Descartar los cambios?',
  'ui.savedQuestion': '¿Lo ha guardado?',
  'ui.shownOnce': 'Solo se muestra una vez. No podrá verlo de nuevo después de cerrar.',
  'ui.savedIt': 'Ya lo guardé',
  'ui.goBack': 'Volver',
  'ui.unsavedChanges': 'Sus cambios no se han guardado.',
  'ui.discard': 'Descartar',
  'ui.conflict':
    '{record, select, entry {Otra persona cambió este registro mientras usted lo editaba.} account {Otra persona cambió esta cuenta mientras usted la editaba.} opportunity {Otra persona cambió esta oportunidad mientras usted la editaba.} other {Otra persona hizo cambios mientras usted editaba.}} Lo que usted escribió sigue aquí. Lo demás está actualizado.',
  'ui.conflictValues': 'Estos campos ahora dicen algo distinto de lo que usted escribió:',
  // Work in another school
  'ui.otherSchoolReason': 'Está trabajando en otra escuela. Escriba un motivo.',
  'ui.otherSchoolNote':
    'Está trabajando en otra escuela. Lo que haga quedará en el registro de auditoría de esa escuela, junto con su motivo.',
  // One-time password, after an account is created
  'ui.oneTimePassword': 'Contraseña de un solo uso',
  'ui.oneTimePasswordFor':
    '{name} inicia sesión como <strong>{username}</strong> con esta contraseña y debe cambiarla la primera vez.',
  'ui.oneTimePasswordNote':
    'Sirve durante {hours, plural, one {# hora} other {# horas}} y solo se muestra ahora. Si se pierde, abra a {name} en Personas y cree otra.',
  // Lists, their filters and their rows
  'ui.allClasses': 'Todas las clases',
  'ui.deletedClass': 'Una clase eliminada',
  'ui.anySchoolYear': 'Cualquier año escolar',
  'ui.thisSchoolYear': 'Este año escolar',
  'ui.clearSearch': 'Borrar búsqueda',
  'ui.filtersSet': 'Filtros <number>{count, number}</number> <hidden>activos</hidden>',
  'ui.showResults': 'Mostrar resultados',
  'ui.showEntries': 'Mostrar registros',
  'ui.compactRows': 'Filas compactas',
  'ui.selectAllShown': 'Seleccionar todo lo que se muestra',
  'ui.actions': 'Acciones',
  'ui.unknown': 'Desconocido',
  'ui.showing': 'Se muestran {shown, number} de {total}',
  'ui.loadMore': 'Cargar más',
  'ui.loading': 'Cargando...',
  // Messages at the edge of the screen
  'ui.notification': 'Notificación',
  'ui.notificationsF8': 'Notificaciones (F8)',
  // Download of evidence
  'ui.downloadEvidence': 'Descargar evidencia',
  'ui.makingEvidence': 'Preparando la evidencia...',
  'ui.evidenceSaved': 'Evidencia guardada',
  'ui.evidenceHowTo':
    'Para comprobar {fileName}, descomprímalo, abra el archivo verify.html que contiene y elija allí el archivo ZIP.',
  'ui.evidenceHowToWithCount':
    '{events, plural, one {# evento.} other {# eventos.}} Para comprobar {fileName}, descomprímalo, abra el archivo verify.html que contiene y elija allí el archivo ZIP.',
  'ui.evidenceFailed': 'No se preparó la evidencia',
  'ui.evidenceFailedText': 'No pudimos preparar la evidencia. Inténtelo de nuevo.',
  // Head of printed pages
  'ui.print': 'Imprimir',
  'ui.printedBy': '{school}. Impreso por {name}, {date}.',
  'ui.wholeSystem': 'Todo el sistema',
  // Descriptions and keywords of pages, for search engines and previews
  'ui.keywordsAnyPage': 'HourTrail, horas de voluntariado',
  'ui.aboutDashboard':
    'Su página de inicio en HourTrail: lo que requiere su atención, sus últimas horas y lo que sigue.',
  'ui.keywordsDashboard': 'panel, horas de voluntariado, resumen',
  'ui.aboutOpportunities':
    'Encuentre oportunidades de voluntariado, vea quién las organiza y cuándo se realizan, e inscríbase en un lugar.',
  'ui.keywordsOpportunities': 'oportunidades de voluntariado, inscribirse, eventos',
  'ui.aboutMyHours': 'Sus horas de voluntariado, con el estado y el historial de cada registro.',
  'ui.keywordsMyHours': 'mis horas de voluntariado, registrar horas, horas aprobadas',
  'ui.aboutApprovals': 'Horas de voluntariado que requieren una decisión, y las ya aprobadas o rechazadas.',
  'ui.keywordsApprovals': 'aprobar horas, rechazar horas, revisión',
  'ui.aboutVerification': 'Horas de voluntariado que le corresponde verificar y aquellas sobre las que ya decidió.',
  'ui.keywordsVerification': 'verificar horas, coordinación, revisión',
  'ui.aboutPeople': 'Las personas de su escuela: sus cuentas, familias y solicitudes de ingreso.',
  'ui.keywordsPeople': 'usuarios, cuentas, familias, solicitudes de ingreso',
  'ui.aboutSchool': 'Su escuela en HourTrail: su meta de horas, reglas, zona horaria y código de la escuela.',
  'ui.keywordsSchool': 'configuración de la escuela, meta de horas, código de la escuela',
  'ui.aboutSchools': 'Todas las escuelas de HourTrail, con su meta de horas, reglas y código de la escuela.',
  'ui.keywordsSchools': 'escuelas, organizaciones, configuración de la escuela',
  'ui.aboutAudit': 'El registro de auditoría de cada cambio, con sus puntos de control, comprobaciones y pruebas.',
  'ui.keywordsAudit': 'registro de auditoría, puntos de control, integridad, pruebas',
  'ui.aboutInbox': 'Mensajes del formulario de contacto y suscripciones al boletín.',
  'ui.keywordsInbox': 'mensajes de contacto, suscripciones al boletín',
  'ui.aboutNotifications': 'Novedades sobre sus horas, oportunidades y cuenta.',
  'ui.keywordsNotifications': 'notificaciones, sin leer',
  'ui.aboutProfile': 'Sus datos, contraseña, sesiones, enlace de calendario y familia.',
  'ui.keywordsProfile': 'perfil, contraseña, sesiones, código familiar',
  'ui.aboutSettings':
    'Configuración de escuelas nuevas, contraseñas y sesiones, y datos sobre el correo electrónico y la conservación de datos.',
  'ui.keywordsSettings': 'configuración del sistema, contraseñas, sesiones, conservación de datos',
  'ui.aboutImportExport': 'Importe usuarios, horas y oportunidades desde archivos CSV, y expórtelos.',
  'ui.keywordsImportExport': 'importar, exportar, CSV',

  // Several people in a form
  'ui.noOneChosen': 'Nadie todavía',
  'ui.removeNamed': 'Quitar a {name}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
