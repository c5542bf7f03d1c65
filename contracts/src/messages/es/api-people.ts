import type { apiPeople as english } from '../en/api-people.js';

export const apiPeople = {
  // log-in
  'apiPeople.failedLogInsWaitSeconds':
    'Demasiados intentos fallidos de iniciar sesión. Inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  'apiPeople.failedLogInsWaitMinutes':
    'Demasiados intentos fallidos de iniciar sesión. Inténtelo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'apiPeople.oneTimePasswordExpired': 'Esta contraseña de un solo uso venció. Pida una nueva a su escuela.',
  'apiPeople.linkUsedOrExpired': 'Este enlace ya se usó o venció. Pida uno nuevo.',
  // own password
  'apiPeople.wrongCurrentPassword': 'Esta no es su contraseña actual.',
  'apiPeople.noPassword': 'Usted inicia sesión con Google. Esta cuenta no tiene contraseña.',
  'apiPeople.samePassword': 'Elija una contraseña distinta de la actual.',
  'apiPeople.commonPassword': 'Esta contraseña es muy fácil de adivinar. Elija otra.',
  // profile
  'apiPeople.passwordToChangeEmail': 'Escriba su contraseña actual para cambiar su correo electrónico.',
  'apiPeople.noEmailAskSchool': 'Este servidor no envía correos electrónicos. Consulte con su escuela.',
  'apiPeople.noEmailDownloadCheckpoint':
    'Este servidor no envía correos electrónicos. En su lugar, descargue el punto de control más reciente.',
  'apiPeople.emailOnItsWay':
    'Le enviamos un correo electrónico hace un momento. Revise su bandeja de entrada antes de pedir otro.',
  'apiPeople.joinSchoolForFamilyCode':
    'Primero únase a una escuela. El código familiar es para las madres, los padres y los tutores de esa escuela.',
  'apiPeople.keyExpiresTooSoon': 'Elija un vencimiento de al menos un minuto en adelante.',
  'apiPeople.keyExpiresTooLate': 'Elija un vencimiento de un año como máximo.',
  'apiPeople.keySignInAgain':
    'Cierre la sesión y vuelva a iniciarla. Después podrá crear claves durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'apiPeople.keyBeyondMaker': 'Una clave no puede hacer más que su propia función.',
  'apiPeople.tooManyKeys': 'Su escuela tiene 50 claves que funcionan. Revoque una primero.',
  // accounts
  'apiPeople.taken': 'Este nombre de usuario o correo electrónico ya está en uso.',
  'apiPeople.usernameTaken': 'Este nombre de usuario ya está en uso.',
  'apiPeople.emailTaken': 'Este correo electrónico ya está en uso.',
  'apiPeople.cannotGiveRole': 'No puede asignar este rol.',
  'apiPeople.cannotChangeAccount': 'No puede cambiar la cuenta de esta persona.',
  'apiPeople.ownRole':
    'No puede cambiar su propio rol ni desactivar su propia cuenta. Pídaselo a otra persona de su equipo.',
  'apiPeople.lastAdmin':
    'Esta es la última cuenta de administración activa de la escuela. Primero asigne ese rol a otra persona.',
  'apiPeople.lastSuperAdmin':
    'Esta es la última cuenta de superadministración activa. Primero asigne ese rol a otra persona.',
  'apiPeople.superAdminsStay':
    'Quien tiene el rol de superadministración trabaja en todas las escuelas, así que no se puede trasladar a otra.',
  'apiPeople.onlyDistrictStaff':
    'A un distrito solo pertenecen sus administradores y auditores. Elija uno de esos roles, o una escuela.',
  'apiPeople.notDistrictStaff': 'Quien administra o audita un distrito pertenece al distrito. Elija otro rol.',
  'apiPeople.onlyOwnSchool': 'Solo puede elegir su propia escuela.',
  'apiPeople.ownEmail': 'Cambie su propio correo electrónico en su perfil, donde se le pide su contraseña.',
  'apiPeople.confirmOwnEmail': 'Confirme su propio correo electrónico con el enlace que le enviamos a esa dirección.',
  'apiPeople.erased': 'Los datos de esta persona se borraron. Ya no se puede cambiar nada de su cuenta.',
  'apiPeople.eraseYourself': 'No puede borrar sus propios datos. Pídaselo a otra persona de su equipo.',
  'apiPeople.erasureNotConfirmed': 'Este no es el nombre de usuario de esta persona. No se borró nada.',
  'apiPeople.erasureBlocked':
    'Hay una importación en curso en esta escuela o se están borrando los datos de otra persona. No se borró nada. Inténtelo de nuevo cuando termine.',
  // passwords and links that staff make for others
  'apiPeople.inactive': 'Esta cuenta no está activa.',
  'apiPeople.ownPassword': 'Cambie su propia contraseña en su perfil.',
  'apiPeople.cannotMakePassword': 'Su rol no le permite crear contraseñas para esta persona.',
  'apiPeople.secondFactorNeeded':
    'Su contraseña es correcta. Ahora use su llave de acceso, un código de su aplicación de autenticación o un código de recuperación.',
  'apiPeople.signInOver': 'Pasó demasiado tiempo. Inicie sesión de nuevo con su contraseña.',
  'apiPeople.oneSecondFactor': 'Envíe un código, un código de recuperación o una llave de acceso, y solo uno de ellos.',
  'apiPeople.wrongCode':
    'Ese código no es correcto. Espere el siguiente en su aplicación y revise que el reloj de su teléfono esté bien.',
  'apiPeople.wrongRecoveryCode': 'Ese código de recuperación no es correcto o ya lo usó.',
  'apiPeople.wrongPasskey': 'Esa llave de acceso no funcionó. Inténtelo de nuevo o inicie sesión de otra manera.',
  'apiPeople.setupOver': 'Pasó demasiado tiempo o la respuesta de su dispositivo no corresponde. Empiece de nuevo.',
  'apiPeople.passkeyKnown': 'Esta llave de acceso ya está en uso.',
  'apiPeople.passkeysNeedDomain':
    'Las llaves de acceso necesitan un nombre de dominio, y la dirección de este servidor es un número IP. Use una aplicación de autenticación.',
  'apiPeople.tooManySecondFactors':
    'Puede tener como máximo {max, number} llaves de acceso y aplicaciones. Quite una primero.',
  'apiPeople.authenticatorSet': 'Ya tiene una aplicación de autenticación. Quítela primero.',
  'apiPeople.addFactorBeforeCodes': 'Agregue primero una llave de acceso o una aplicación de autenticación.',
  'apiPeople.lastSecondFactor': 'Su escuela exige un segundo factor. Agregue otro antes de quitar este.',
  'apiPeople.noSecondFactor': 'Esta persona no tiene segundo factor.',
  'apiPeople.ownSecondFactor':
    'Cambie su propio segundo factor en su perfil. Si lo perdió, pida ayuda a otra persona administradora.',
  'apiPeople.cannotResetFactor': 'Su rol no le permite restablecer el segundo factor de esta persona.',
  // nominated verifiers
  'apiPeople.nominationWaiting': 'Esta propuesta está pendiente de respuesta. Primero confírmela o rechácela.',
  'apiPeople.notNominated': 'Nadie propuso a esta persona.',
  'apiPeople.nominationAnswered': 'Esta propuesta ya tuvo respuesta.',
  'apiPeople.ownNomination': 'Otra persona debe responder a su propuesta.',
  'apiPeople.verifiersNeedSchool': 'Quienes verifican pertenecen a una escuela. Primero únase a una.',
  'apiPeople.tooManyNominations':
    '{count, plural, one {# de sus propuestas ya está pendiente en la escuela. Haga otra cuando tenga respuesta.} other {# de sus propuestas ya están pendientes en la escuela. Haga otra cuando tengan respuesta.}}',
  // family links
  'apiPeople.familiesNeedSchool': 'Las familias pertenecen a una escuela. Primero únase a una.',
  'apiPeople.familyCodeRequired': 'Escriba el código familiar de su hijo o hija.',
  'apiPeople.parentsUseCode': 'Las madres, los padres y los tutores se vinculan con el código familiar del estudiante.',
  'apiPeople.unknownFamilyCode': 'Ningún estudiante de su escuela tiene este código.',
  'apiPeople.staffNameBoth': 'El personal de la escuela elige a la madre, al padre o al tutor, y al estudiante.',
  'apiPeople.parentAndStudentRequired': 'Elija a una madre, un padre o tutor y a un estudiante.',
  'apiPeople.parentUnknown': 'Elija a una madre, un padre o tutor con cuenta activa en la escuela.',
  'apiPeople.studentUnknown': 'Elija a un estudiante con cuenta activa en la escuela.',
  'apiPeople.alreadyLinked': 'Ya existe un vínculo entre esta madre, padre o tutor y este estudiante.',
  'apiPeople.linkAnswered': 'Esta solicitud de vínculo familiar ya tuvo respuesta.',
  'apiPeople.linkEnded': 'Este vínculo ya terminó.',
  // requests to join a school
  'apiPeople.hasSchool': 'Usted ya pertenece a una escuela. Solo el personal de esa escuela puede trasladarle a otra.',
  'apiPeople.unknownJoinCode':
    'Ninguna escuela tiene este código. Si es un código familiar, escríbalo después de unirse a la escuela.',
  'apiPeople.joinRequestWaiting':
    'Usted ya pidió unirse a una escuela. Retire esa solicitud antes de pedírselo a otra.',
  'apiPeople.joinRequestAnswered': 'Esta solicitud ya no está pendiente.',
  'apiPeople.requesterMoved': 'Esta persona ahora pertenece a otra escuela. Rechace la solicitud.',
  // rows of an import
  'apiPeople.unknownRole':
    'El rol debe ser student (estudiante), parent (madre, padre o tutor), teacher (maestro/a) o verifier (verificador/a).',
  'apiPeople.sameUsernameInRow': 'La fila {row} ya tiene este nombre de usuario.',
  'apiPeople.sameEmailInRow': 'La fila {row} ya tiene este correo electrónico.',
  'apiPeople.noUsernameFromEmail':
    'No podemos crear un nombre de usuario a partir de este correo electrónico. Escriba uno.',
  // why an import cannot be undone
  'apiPeople.importChanged':
    '{count, plural, one {Desde entonces # persona de esta importación tuvo cambios, recibió una invitación o pasó a otra escuela.} other {Desde entonces # personas de esta importación tuvieron cambios, recibieron una invitación o pasaron a otra escuela.}}',
  'apiPeople.importHasLastAdmin':
    'Esta importación incluye la última cuenta de administración activa de la escuela. Primero asigne ese rol a otra persona.',
  'apiPeople.importNamedOnHours':
    '{count, plural, one {Desde entonces # persona de esta importación figura en registros de horas.} other {Desde entonces # personas de esta importación figuran en registros de horas.}}',
  'apiPeople.importSignedUp':
    '{count, plural, one {Desde entonces # persona de esta importación se inscribió en una oportunidad o quedó a cargo de una.} other {Desde entonces # personas de esta importación se inscribieron en una oportunidad o quedaron a cargo de una.}}',
  'apiPeople.importLinked':
    '{count, plural, one {Desde entonces # persona de esta importación tiene un vínculo familiar.} other {Desde entonces # personas de esta importación tienen un vínculo familiar.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
