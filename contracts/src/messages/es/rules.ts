import type { rules as english } from '../en/rules.js';

export const rules = {
  // Any field of a form
  'rules.required': 'El campo “{field}” es obligatorio',
  'rules.tooLong': 'El campo “{field}” puede tener como máximo {max, number} caracteres.',
  'rules.plainText': 'El campo “{field}” debe ser texto simple.',
  'rules.oneLine': 'El campo “{field}” debe ser texto simple en una sola línea.',
  'rules.oneAlphabet': 'El campo “{field}” debe usar letras simples de un solo alfabeto.',
  'rules.wholeNumber': 'El campo “{field}” debe ser un número entero del {min, number} al {max, number}.',
  'rules.fullDate': 'Escriba una fecha que exista, con el año de cuatro dígitos, por ejemplo {example}.',
  'rules.fullTime': 'Escriba la hora completa, por ejemplo {example}.',
  'rules.realDate': 'El campo “{field}” debe ser una fecha real, por ejemplo 2026-09-30.',
  'rules.clockTime': 'El campo “{field}” debe ser una hora, por ejemplo 09:00 o 17:30.',
  'rules.oneOf': 'El campo “{field}” debe ser {choices}.',
  'rules.listOf': 'El campo “{field}” solo puede incluir {choices}.',
  'rules.trueOrFalse': 'El campo “{field}” debe ser true o false.',
  'rules.mustBeList': 'El campo “{field}” debe ser una lista.',
  // Accounts: sign up, log in, change the password
  'rules.invalidCredentials': 'Los datos de acceso no son correctos. Inténtelo de nuevo.',
  'rules.invalidEmail': 'El correo electrónico no es válido',
  'rules.usernameTooShort': 'El nombre de usuario debe tener al menos {min, number} caracteres',
  'rules.passwordTooShort': 'La contraseña debe tener al menos {min, number} caracteres',
  'rules.confirmPassword': 'Confirme su contraseña',
  'rules.passwordsDiffer': 'Las contraseñas no coinciden',
  'rules.typeUsernameToConfirm': 'Para confirmar, escriba el nombre de usuario de la persona.',
  'rules.damagedInvitation': 'Este enlace de invitación está incompleto. Copie el enlace completo que recibió.',
  'rules.damagedEmailLink': 'Este enlace está incompleto. Copie el enlace completo del correo electrónico.',
  'rules.damagedLink': 'Este enlace está incompleto. Copie el enlace completo del correo electrónico.',
  'rules.unknownLanguage': 'Elija inglés o español.',
  // Log in with Google
  'rules.googleNotConfigured':
    'El inicio de sesión con Google no está configurado en este servidor. Use su nombre de usuario y su contraseña.',
  'rules.googleDeclined':
    'Google no le permitió iniciar sesión. Inténtelo de nuevo o use su nombre de usuario y su contraseña.',
  'rules.googleExpired': 'Este inicio de sesión tardó demasiado o ya se usó. Empiece de nuevo.',
  'rules.googleRefused':
    'No pudimos confiar en la respuesta de Google, así que no se inició ninguna sesión. Empiece de nuevo.',
  'rules.googleEmailUnverified':
    'Google no ha verificado su correo electrónico. Verifíquelo allí y luego empiece de nuevo.',
  'rules.googleEmailTaken':
    'Ya existe una cuenta con su correo electrónico. Inicie sesión con el nombre de usuario y la contraseña de esa cuenta.',
  'rules.googleAccountInactive': 'Esta cuenta no está activa. Pregunte en su escuela.',
  'rules.googleSchoolRequired':
    'Su escuela tiene su propio acceso, así que no puede entrar con Google. Elija «Entrar con su escuela».',
  'rules.googleAway': 'Por ahora no podemos conectarnos con Google. Inténtelo de nuevo en un momento.',
  'rules.googleTooMany': 'Hubo demasiados inicios de sesión desde su red. Espere un momento e inténtelo de nuevo.',
  'rules.schoolNotSetUp': 'Esta escuela no tiene aquí un acceso propio. Use su nombre de usuario y su contraseña.',
  'rules.schoolClosed': 'Esta escuela está cerrada. Pregunte a la administración.',
  'rules.schoolDeclined': 'El acceso de su escuela no inició su sesión. Inténtelo de nuevo o pregunte en su escuela.',
  'rules.schoolRefused':
    'No pudimos confiar en la respuesta del acceso de su escuela, así que no iniciamos su sesión. Empiece de nuevo.',
  'rules.schoolEmailUnverified':
    'El acceso de su escuela no indica que su correo electrónico esté verificado. Pregunte al personal de informática.',
  'rules.schoolOtherTenant': 'Usó una cuenta que no es de su escuela. Inicie sesión allí con su cuenta escolar.',
  'rules.schoolNoAccount':
    'Ninguna cuenta de esta escuela tiene su correo electrónico. Si su cuenta es de otra escuela, elija esa. Si no, pregunte en su escuela.',
  'rules.schoolEmailElsewhere':
    'Una cuenta fuera de esta escuela ya tiene su correo electrónico. Pregunte a un administrador de su escuela.',
  'rules.schoolEncrypted':
    'El acceso de su escuela cifra lo que nos dice y no podemos leerlo. Pida al personal informático de su escuela que desactive el cifrado de las aserciones.',
  'rules.schoolCertificateExpired':
    'El certificado del acceso de su escuela ha caducado. Pida al personal informático de su escuela que nos dé el nuevo.',
  'rules.schoolOtherRole': 'El acceso de su escuela no es para su función. Use su nombre de usuario y su contraseña.',
  'rules.schoolAddressUnconfirmed':
    'El correo electrónico de su cuenta no está confirmado. Pida a la administración de su escuela que lo confirme.',
  'rules.schoolOtherIdentity':
    'Su cuenta está conectada con otra cuenta del acceso de su escuela. Pregunte a la administración de su escuela.',
  'rules.schoolUsesGoogle':
    'Usted entra en esta cuenta con Google. Para usar el acceso de su escuela, pida allí una contraseña de un solo uso, elija la suya y empiece de nuevo.',
  'rules.schoolAway': 'Por ahora no podemos conectarnos con el acceso de su escuela. Inténtelo de nuevo en un momento.',
  'rules.schoolSignInRequired': 'Su escuela tiene su propio acceso. Elija «Entrar con su escuela».',
  'rules.signInRoles': 'Elija al menos una función',
  'rules.lockedRules': 'Nombre cada regla una sola vez',
  'rules.emailDomain': 'Escriba un dominio, por ejemplo lincoln.example, o nada',
  'rules.issuer': 'Escriba la dirección del proveedor, por ejemplo https://accounts.google.com',
  'rules.issuerOfOneTenant':
    'Escriba la dirección con el ID de su propia organización en lugar de common, organizations o consumers',
  // Hours entry
  'rules.hoursRange': 'Las horas deben ser de {min, number} a {max, number}, de {step, number} en {step, number}.',
  'rules.hoursStep': 'Las horas se cuentan de {step, number} en {step, number}.',
  'rules.hoursBeyondTimes':
    'Entre la hora de inicio y la hora de fin solo hay {hours, plural, one {# hora} other {# horas}}.',
  'rules.hoursInFuture': 'No puede registrar horas para una fecha futura.',
  'rules.hoursTooOld':
    '{days, plural, one {Solo el personal puede agregar horas de hace más de # día.} other {Solo el personal puede agregar horas de hace más de # días.}}',
  'rules.verifierRequired': 'Su escuela pide que cada registro indique quién lo verifica.',
  // Review of an entry
  'rules.noHoursCredited': 'Para no acreditar ninguna hora, rechace el registro.',
  'rules.verifiedFirst': 'En esta escuela, el registro se debe verificar antes de que se pueda aprobar.',
  'rules.chooseEntries': 'Elija los registros que va a revisar.',
  'rules.chooseOneEntry': 'Elija al menos un registro.',
  'rules.tooManyEntries': 'Puede revisar como máximo {max, number} registros a la vez.',
  'rules.supervisorNotAccepted':
    'Su escuela pide que verifique alguien que tenga una cuenta. Elija a una de esas personas.',
  'rules.supervisorNotCounted':
    'Esta escuela pide que verifique alguien que tenga una cuenta. Este registro lo confirmó un supervisor sin cuenta.',
  'rules.supervisorIsYou': 'Ese es su propio correo. Escriba el de la persona que fue responsable de su trabajo.',
  'rules.supervisorIsRelative': 'Su escuela no acepta a la madre, el padre o el tutor del estudiante como supervisor.',
  'rules.supervisorIsStudent': 'Su escuela no acepta a sus estudiantes como supervisores.',
  'rules.verifierOrSupervisor': 'Elija a quien verifica o indique a una persona responsable, no ambas cosas.',
  'rules.recordParts': 'Indique lo que muestra la constancia, cada parte una sola vez.',
  'rules.entryTwice': 'Incluya cada registro una sola vez.',
  'rules.versionForEachEntry': 'Incluya una versión por cada registro.',
  'rules.hoursOfOneEntry': 'Puede cambiar las horas de un registro a la vez.',
  'rules.categoryOfOneEntry': 'Puede elegir la categoría de un registro a la vez.',
  // Opportunity form
  'rules.selectAudience': 'Elija a quién va dirigida',
  'rules.coordinatorRequired': 'Elija a alguien que ya coordina o complete todos los datos de una persona nueva',
  'rules.dayInPast': 'La fecha de una oportunidad no puede ser anterior a hoy.',
  'rules.startInPast': 'La hora de inicio de una oportunidad no puede estar en el pasado.',
  'rules.endBeforeStart': 'La hora de fin debe ser posterior a la hora de inicio',
  'rules.opportunityTooShort': 'Debe durar al menos {min, number} horas',
  'rules.opportunityTooLong': 'No puede durar más de {max, number} horas',
  'rules.weeksOrUntil': 'Escriba un número de semanas o un último día, pero no ambos.',
  'rules.lastDayBeforeFirst': 'El último día no puede ser anterior al primero.',
  'rules.tooManyDays': 'Puede realizarse como máximo {max, number} veces.',
  'rules.tooManySkippedDays': 'Puede excluir como máximo {max, number} días.',
  'rules.notOnThatDay': 'No se realiza el {date}, así que no puede excluir ese día.',
  'rules.everyDaySkipped': 'Conserve al menos un día.',
  'rules.cancelReason': 'Explique por qué la cancela. Enviaremos el motivo a todas las personas inscritas.',
  // Check-in and attendance
  'rules.checkInCode': 'Un código de llegada tiene 6 letras y números, por ejemplo K7Q-M2X.',
  'rules.checkInOver': 'El registro de llegada ya terminó. Registre sus horas o pregunte a quien coordina.',
  'rules.choosePeople': 'Elija quiénes asistieron.',
  'rules.chooseOnePerson': 'Elija al menos a una persona.',
  'rules.tooManyPeople': 'Puede marcar como máximo a {max, number} personas a la vez.',
  'rules.personTwice': 'Incluya a cada persona una sola vez.',
  // Family code and join code
  'rules.familyCode': 'Un código familiar tiene 8 letras y números, por ejemplo K7QM-2XPR.',
  'rules.joinCode': 'El código de la escuela tiene 8 letras y números, por ejemplo K7QM-2XPR.',
  // Contact form and newsletter
  'rules.allFieldsRequired': 'Todos los campos son obligatorios para enviar su mensaje',
  'rules.enterValidEmail': 'Escriba un correo electrónico válido',
  // School settings
  'rules.yearTooLong': 'Un año escolar puede tener como máximo {max, number} días.',
  'rules.listOfPeople': '{field} debe ser una lista de personas.',
  'rules.tooManyTeachers': 'Una clase puede tener como máximo {max, number} docentes.',
  'rules.tooManyRecipients': 'Un informe puede enviarse como máximo a {max, number} personas.',
  'rules.noRecipient': 'Elija al menos a una persona.',
  'rules.atLeastOne': '{field}: elija al menos uno.',
  'rules.eachOnce': '{field}: nombre cada uno una sola vez.',
  'rules.aList': '{field} debe ser una lista.',
  'rules.tooManyStudents': 'Una clase puede tener como máximo {max, number} estudiantes.',
  'rules.tooManyGoals': 'Establezca como máximo una meta para cada uno de los {max, number} grados.',
  'rules.tooManyCategories': 'Una escuela puede tener como máximo {max, number} categorías.',
  'rules.timeZone': 'La zona horaria debe ser un nombre, por ejemplo America/New_York.',
  'rules.quietHours': 'Escriba una hora, por ejemplo 22:00, o nada.',
  'rules.damagedPasskey': 'Esto no es lo que envía una llave de acceso.',
  'rules.sixDigits': 'Escriba los seis dígitos que muestra su aplicación.',
  'rules.color': 'Escriba un color, por ejemplo #1a2b3c, o nada.',
  'rules.colorTooLight': 'El texto blanco sobre este color se lee mal. Elija uno más oscuro, por ejemplo {darker}.',
  // Import of a file
  'rules.fileEmpty': 'Este archivo está vacío.',
  'rules.fileTooLarge':
    'Un archivo para importar puede tener como máximo {max, number} MB. Divídalo en varios archivos.',
  // Lists, exports and the audit, in answers of the API
  'rules.batchPaths': 'Un lote admite de 1 a {max, number} rutas que empiezan por /api/.',
  'rules.damagedPageLink': 'El enlace a la página siguiente está incompleto. Empiece desde la primera página.',
  'rules.noPagesInFile': 'Un archivo no tiene páginas. Quite {field}.',
  'rules.filtersNotObject': 'Los filtros deben ser un objeto.',
  'rules.schoolNumber': 'La escuela debe ser un número entero.',
  'rules.unknownKind': 'Elija un tipo de la lista.',
  'rules.retentionYears': 'Indique después de cuántos años se borra cada tipo de registro',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
