import type { audit as english } from '../en/audit.js';

export const audit = {
  // Audit page and its tabs
  'audit.title': 'Auditoría',
  'audit.sections': 'Secciones de la auditoría',
  'audit.integrity': 'Integridad',
  'audit.events': 'Eventos',
  'audit.decisions': 'Decisiones',
  'audit.unusual': 'Inusuales',
  'audit.sample': 'Muestra',
  'audit.access': 'Accesos',
  'audit.evidence': 'Evidencia',
  'audit.loading': 'Cargando',
  'audit.schoolNotFound': 'No se encontró la escuela',
  'audit.chooseSchool': 'Elija una escuela arriba.',

  // School picker, for super-admins
  'audit.searchSchools': 'Buscar escuelas',
  'audit.schoolNumber': 'Escuela {id}',
  'audit.wholeSystem': 'Todo el sistema',
  'audit.wholeSystemHint': 'Expedientes que no pertenecen a una sola escuela',

  // Filters of every tab
  'audit.kind': 'Tipo',
  'audit.allKinds': 'Todos los tipos',
  'audit.byAnyone': 'Por cualquier persona',
  'audit.filterBy': 'por {name}',
  'audit.listOf': '{list}: {filters}',
  'audit.personNumber': 'Persona {id}',

  // Integrity: what state the log is in, and what to do
  'audit.stateEmpty': 'Todavía no hay nada registrado',
  'audit.sealed': 'Sellado',
  'audit.beingSealed': 'Sellado en curso',
  'audit.stateWaiting': 'El sellado está retrasado',
  'audit.adviceWaiting': 'Si esto dura más de unos minutos, comuníquese con quien administra el servidor.',
  'audit.stateFaulty': 'La comprobación falló',
  'audit.adviceFaulty':
    'Primero, guarde pruebas de cómo estaba todo: descargue el punto de control más reciente, que aparece abajo; después abra cada expediente que se nombra aquí y descargue su evidencia. Luego comuníquese con quien administra el servidor. El comando hourtrail audit fsck muestra todos los problemas.',
  'audit.stateHalted': 'El sellado se detuvo',
  'audit.adviceHalted':
    'Guarde el punto de control más reciente, que aparece abajo: muestra cómo estaba el registro de auditoría hasta ese momento. Después comuníquese con quien administra el servidor. El comando hourtrail audit fsck indica qué está mal. Una vez revisado, hourtrail audit resume reanuda el sellado.',
  'audit.stateReadOnly': 'No se puede cambiar nada',
  'audit.adviceReadOnly':
    'Todas las personas pueden iniciar sesión y leer, y no se pierde nada por esperar. Conserve todos los puntos de control que tenga: muestran lo que se firmó. Después comuníquese con quien administra el servidor.',

  // Integrity: the checks
  'audit.checkEveryEvent': 'Comprobar todos los eventos',
  'audit.checking': 'Comprobando...',
  'audit.checkingLog': 'Comprobando el registro de auditoría',
  'audit.logNotChecked': 'No pudimos comprobar el registro de auditoría',
  'audit.outdated': 'No pudimos conectarnos con el servidor. Este es el resultado de una comprobación anterior.',
  'audit.checkNotStarted': 'La comprobación no comenzó. Inténtelo de nuevo en un momento.',
  'audit.checks': 'Comprobaciones',
  'audit.checkTree': 'Árbol de hashes',
  'audit.checkSignature': 'Firma',
  'audit.checkExternalCopy': 'Copia fuera de la base de datos',
  'audit.checkEvents': 'Todos los eventos',
  'audit.passed': 'Correcta',
  'audit.failed': 'Falló',
  'audit.unchecked': 'No se pudo comprobar',
  'audit.problems': 'Problemas encontrados',

  // Integrity: figures of the log
  'audit.eventCount': '{count, plural, one {# evento} other {# eventos}}',
  'audit.waitingToBeSealed': 'Por sellar',
  'audit.lastSealed': 'Último sellado',
  'audit.signingKey': 'Clave de firma',
  'audit.lastChecked': 'Última comprobación',
  'audit.lastFullCheck': 'Última comprobación de todos los eventos',
  'audit.notYet': 'Todavía no',
  'audit.firstCheckRunning': 'Todavía no. Hay una comprobación en curso.',
  'audit.checkRunning': '{date}. Hay una nueva comprobación en curso.',
  'audit.firstCheckUnfinished': 'Todavía no. Ninguna comprobación ha terminado desde {since}.',
  'audit.checkUnfinished': '{date}. Ninguna comprobación ha terminado desde {since}.',
  'audit.howItIsChecked':
    'El punto de control más reciente se comprueba mientras esta página está abierta. Todos los eventos se vuelven a leer una vez al día y cuando usted lo pide. Quien administra el servidor obtiene el mismo resultado con el comando hourtrail audit fsck.',

  // Integrity: what the words mean
  'audit.meanings': 'Qué significan estas palabras',
  'audit.event': 'Evento',
  'audit.eventMeaning': 'Algo que ocurrió, como una aprobación: qué fue, cuándo ocurrió y quién lo hizo.',
  'audit.sealedMeaning':
    'El evento tiene su número en el registro de auditoría y está cubierto por una firma. Desde entonces, ningún cambio puede pasar inadvertido.',
  'audit.hash': 'Hash',
  'audit.hashMeaning':
    'Un texto corto que se calcula a partir de otro más largo. Si cambia una letra, el hash es distinto.',
  'audit.tree': 'Árbol',
  'audit.treeMeaning': 'Los hashes de todos los eventos, combinados paso a paso hasta que queda uno solo: la raíz.',
  'audit.root': 'Raíz',
  'audit.rootMeaning': 'El único hash que cubre todos los eventos hasta ese momento.',
  'audit.checkpoint': 'Punto de control',
  'audit.checkpointMeaning':
    'Una raíz con su fecha y una firma. Es lo bastante corto para enviarlo por correo electrónico o imprimirlo.',
  'audit.key': 'Clave',
  'audit.keyMeaning': 'Lo que cualquier persona necesita para comprobar una firma. No sirve para firmar.',

  // Newest checkpoint
  'audit.newestCheckpoint': 'Punto de control más reciente',
  'audit.newestCheckpointIntro':
    'Un resumen firmado de todos los eventos hasta ahora. Guarde una copia donde las personas que administran este servidor no puedan cambiarla. Así, nada anterior a su copia se puede reescribir sin que se note.',
  'audit.downloadCheckpoint': 'Descargar punto de control',
  'audit.loadingCheckpoint': 'Cargando el punto de control',
  'audit.checkpointNotLoaded': 'No pudimos cargar el punto de control',

  // Checkpoints by email
  'audit.checkpointEmails': 'Puntos de control por correo electrónico',
  'audit.checkpointEmailsIntro':
    'Reciba el punto de control más reciente en su propia dirección los días en que el registro de auditoría haya crecido. Un buzón al que no tengan acceso las personas que administran este servidor es un buen lugar para guardarlo.',
  'audit.turnOnEmails': 'Enviarme el punto de control más reciente una vez al día',
  'audit.turningOn': 'Activando...',
  'audit.turnOff': 'Desactivar',
  'audit.turningOff': 'Desactivando...',
  'audit.emailsGoTo': 'Los enviamos a {email}, como máximo uno al día.',
  'audit.firstEmailSoon': 'El primero se enviará en un momento.',
  'audit.nextEmailSoon': 'El siguiente se enviará en el plazo de un día.',
  'audit.emailSent':
    '{count, plural, one {El más reciente, de # evento, se envió el {date}.} other {El más reciente, de # eventos, se envió el {date}.}}',
  'audit.emailQueued':
    '{count, plural, one {El más reciente, de # evento, está por enviarse.} other {El más reciente, de # eventos, está por enviarse.}}',
  'audit.emailFailed':
    '{count, plural, one {No pudimos entregar el más reciente, de # evento, a {email}. Lo intentaremos de nuevo en el plazo de un día. Si la dirección es incorrecta, cámbiela en su perfil.} other {No pudimos entregar el más reciente, de # eventos, a {email}. Lo intentaremos de nuevo en el plazo de un día. Si la dirección es incorrecta, cámbiela en su perfil.}}',
  'audit.noEmail':
    'Este servidor no envía correos electrónicos, así que los puntos de control no pueden llegarle. Descargue el más reciente arriba.',
  'audit.noEmailAnymore':
    'Este servidor ya no envía correos electrónicos. Usted no recibirá puntos de control hasta que quien administra el servidor cambie esto.',
  'audit.emailsOn': 'Recibirá puntos de control por correo electrónico',
  'audit.emailsNotTurnedOn': 'No se activó',
  'audit.turnOnFailed': 'No pudimos activar los correos con puntos de control. Inténtelo de nuevo.',
  'audit.emailsOff': 'Ya no recibirá puntos de control por correo electrónico',
  'audit.emailsNotTurnedOff': 'No se desactivó',
  'audit.turnOffFailed': 'No pudimos desactivar los correos con puntos de control. Inténtelo de nuevo.',
  'audit.loadingEmailSetting': 'Cargando su configuración de puntos de control por correo',
  'audit.emailSettingNotLoaded': 'No pudimos cargar su configuración de puntos de control por correo',

  // Check a checkpoint you saved
  'audit.checkSaved': 'Comprobar un punto de control guardado',
  'audit.checkSavedIntro':
    'Su navegador comprueba la firma. También calcula si el registro de auditoría de hoy todavía comienza con todo lo que contenía entonces.',
  'audit.yourCheckpoint': 'Su punto de control',
  'audit.checkMyCheckpoint': 'Comprobar mi punto de control',
  'audit.chooseFile': 'Elegir archivo',
  'audit.checkpointFile': 'Archivo del punto de control',
  'audit.fileTooLong': 'Este archivo es demasiado largo para ser un punto de control.',
  'audit.checkpointRequired': 'Pegue un punto de control o elija su archivo.',
  'audit.savedNotChecked': 'No pudimos comprobar el punto de control. Inténtelo de nuevo.',
  'audit.signaturesUnsupported': 'Este navegador no puede comprobar firmas. Use uno más reciente.',
  'audit.isWorkpaper':
    'Este es el papel de trabajo de una muestra, no un punto de control. Para compararlo, extraiga la muestra de nuevo.',
  'audit.noKeySignedText':
    'Ninguna clave de este servidor firmó este texto. No es uno de sus puntos de control o alguien lo cambió.',
  'audit.otherLog': 'Este es un punto de control de otro registro de auditoría, {origin}.',
  'audit.newestUnsigned': 'El punto de control más reciente de este servidor no está firmado con sus claves.',
  'audit.savedHolds':
    '{count, plural, one {El registro de auditoría comienza exactamente con el único evento de su punto de control. Desde entonces no se cambió ni se eliminó, y no se agregó ninguno antes.} other {El registro de auditoría comienza exactamente con los # eventos de su punto de control. Desde entonces no se cambió ni se eliminó ninguno, y no se agregó ninguno entre ellos.}}',
  'audit.logContinues':
    '{count, plural, one {El único evento de su punto de control no está en el registro de auditoría.} other {No todos los # eventos de su punto de control están en el registro de auditoría.}} Una copia de seguridad más antigua tomó su lugar, y el registro de auditoría continúa como {origin}. Para ver qué se perdió y por qué, vaya a Eventos y elija el tipo “{kind}”.',
  'audit.logShorter':
    'Su punto de control tiene {saved, plural, one {# evento} other {# eventos}}, pero el registro de auditoría tiene solo {count, plural, one {# evento} other {# eventos}}. Faltan algunos.',
  'audit.logRewritten':
    '{count, plural, one {El registro de auditoría ya no comienza con el único evento de su punto de control. Su historia se reescribió.} other {El registro de auditoría ya no comienza con los # eventos de su punto de control. Su historia se reescribió.}}',

  // List of checkpoints
  'audit.checkpoints': 'Puntos de control',
  'audit.loadingCheckpoints': 'Cargando los puntos de control',
  'audit.checkpointsNotLoaded': 'No pudimos cargar los puntos de control',
  'audit.noCheckpoints': 'Todavía no hay puntos de control',
  'audit.size': 'Tamaño',
  'audit.rootAndKey': 'Raíz {root}, clave {key}',
  'audit.download': 'Descargar',
  'audit.downloadFailed': 'No se pudo descargar',
  'audit.checkpointNotRead': 'No pudimos leer el punto de control. Inténtelo de nuevo.',

  // Keys
  'audit.keys': 'Claves',
  'audit.keysIntro':
    'Cualquier persona que tenga la clave puede comprobar un punto de control o un paquete de evidencia sin preguntarnos. Cópiela una vez, por un medio en el que usted confíe.',
  'audit.keyInUse': 'En uso ahora',
  'audit.keySince': 'Desde el {date}',
  'audit.keyUntil': 'Firmó hasta el {date}',
  'audit.loadingKeys': 'Cargando las claves',
  'audit.keysNotLoaded': 'No pudimos cargar las claves',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
