import type { apiSchools as english } from '../en/api-schools.js';

export const apiSchools = {
  'apiSchools.quietHoursBeginAndEnd': 'Indique ambas horas, desde y hasta, o ninguna.',
  'apiSchools.logoDamaged': 'Falta el logotipo o está dañado. Elíjalo otra vez.',
  // schools
  'apiSchools.nameTaken': 'Otra escuela ya tiene este nombre.',
  'apiSchools.codeTaken': 'Ese código ya está en uso. Cree uno nuevo.',
  'apiSchools.tooManyWebhooks': 'Una escuela puede tener como máximo {max, number} webhooks. Quite uno primero.',
  'apiSchools.webhookAddress': 'Escriba una dirección web que empiece con https:// y no contenga una contraseña.',
  'apiSchools.webhookPrivate':
    'Esta dirección está en una red privada. Escriba una que se pueda alcanzar desde internet.',
  'apiSchools.webhookIsOff': 'Este webhook está apagado. Enciéndalo primero.',
  // school years
  'apiSchools.yearNameTaken': 'Otro año escolar ya tiene este nombre.',
  'apiSchools.yearOverlaps': 'Estas fechas coinciden en parte con el año escolar {name}, del {from} al {to}.',
  'apiSchools.yearOverlapsAnother': 'Estas fechas coinciden en parte con otro año escolar.',
  'apiSchools.tooManyYears': 'Una escuela puede tener como máximo {max, number} años escolares.',
  'apiSchools.yearHasClasses':
    '{classes, plural, one {Una clase pertenece} other {# clases pertenecen}} a este año escolar. Primero {classes, plural, one {pásela} other {páselas}} a otro año o {classes, plural, one {elimínela} other {elimínelas}}.',
  'apiSchools.yearEnded': 'Este año escolar ya se cerró. Para volver a cerrarlo, deshaga primero ese cierre.',
  'apiSchools.yearEndedKeeps': 'Este año escolar se cerró. Deshaga el cierre antes de eliminarlo.',
  'apiSchools.yearNotEnded': 'Este año escolar no se ha cerrado, así que no hay nada que deshacer.',
  'apiSchools.yearEndsLater':
    'El último día de este año escolar es el {day}. Puede cerrarlo desde {days, number} días antes.',
  'apiSchools.laterYearEnded': 'El año escolar posterior {name} ya se cerró. Deshaga primero ese cierre.',
  'apiSchools.notItsStudents':
    '{others, plural, one {Una de las personas no es} other {# de las personas no son}} estudiante activo de esta escuela. Busque de nuevo.',
  'apiSchools.leavesAndRepeats':
    '{both, plural, one {Un estudiante no puede} other {# estudiantes no pueden}} irse y repetir el año a la vez. Elija una opción.',
  'apiSchools.tooManyRulesVersions': 'Una escuela puede tener como máximo {max, number} versiones de sus reglas.',
  'apiSchools.unknownCategory': '“{name}” no es una categoría de su escuela. Agréguela como nueva.',
  'apiSchools.categoryTwice': 'Escriba cada categoría solo una vez: “{name}” está dos veces.',
  'apiSchools.categoryMinAboveMax': 'El mínimo de “{name}” es mayor que su máximo.',
  'apiSchools.categoriesBelowGoal':
    'Los máximos de todas las categorías suman {hours, plural, one {# hora} other {# horas}}, así que nadie podría alcanzar la meta de {goal, plural, one {# hora} other {# horas}}.',
  'apiSchools.categoriesAboveGoal':
    'Los mínimos de todas las categorías suman {hours, plural, one {# hora} other {# horas}}, más que la meta de {goal, plural, one {# hora} other {# horas}}.',
  'apiSchools.goalTwice': 'Establezca una meta por grado: el grado {grade} está dos veces.',
  // classes
  'apiSchools.classNameTaken': 'Otra clase de este año escolar ya tiene este nombre.',
  'apiSchools.tooManyClasses': 'Una escuela puede tener como máximo {max, number} clases.',
  'apiSchools.onlyMembersInClass': 'Solo los estudiantes, docentes y administradores activos pueden tener una clase.',
  'apiSchools.makesClasses': 'Esto agrega {count, plural, one {una clase} other {# clases}} a su escuela: {names}.',
  'apiSchools.unknownYear': 'La escuela no tiene ese año escolar. Es posible que se haya eliminado.',
  'apiSchools.onlyStaffTeach': 'Solo el personal docente y administrativo activo de la escuela puede dar una clase.',
  'apiSchools.onlyStudentsInClass': 'Solo los estudiantes activos de la escuela pueden estar en una clase.',
  'apiSchools.unknownSchool': 'No hay ninguna escuela con este número.',
  'apiSchools.superAdminsOnly':
    'Solo los superadministradores pueden cambiar el nombre de una escuela, abrirla o cerrarla.',
  // districts
  'apiSchools.superAdminsSetDistricts':
    'Solo los superadministradores pueden poner una escuela en un distrito o sacarla de él.',
  'apiSchools.notADistrict': 'No hay ningún distrito con este número. Elija un distrito, no una escuela.',
  'apiSchools.districtHasNoDistrict': 'Un distrito no puede formar parte de otro distrito.',
  'apiSchools.setByDistrict': 'El distrito fija esta regla para sus escuelas. Pida a su distrito que la cambie.',
  'apiSchools.changeOnDistrictPage':
    'Las escuelas de este distrito siguen esta regla. Un administrador del distrito la cambia en Reglas.',
  'apiSchools.quietHoursLockedTogether':
    'Fije para todas las escuelas el inicio y el fin de las horas sin correos, o ninguno.',
  'apiSchools.newSchoolHasNoDistrict':
    'Todas las personas que se registran empiezan en {school}, así que no puede estar en un distrito.',
  'apiSchools.districtHasNoCode':
    'Las personas se unen a una escuela, no a su distrito. Un distrito no tiene código de acceso.',
  'apiSchools.districtIsNoSchool': 'Es un distrito, que solo tiene personal. Elija una de sus escuelas.',
  'apiSchools.nameSchoolOfDistrict': 'Primero elija una de las escuelas de su distrito.',
  'apiSchools.notOfYourDistrict': 'Esta escuela no está en su distrito.',
  // the school of everyone who signs up
  'apiSchools.newSchoolKeepsName': 'Toda persona que se registra empieza en {school}; por eso conserva su nombre.',
  'apiSchools.newSchoolStaysOpen': 'Toda persona que se registra empieza en {school}; por eso sigue abierta.',
  'apiSchools.newSchoolHasNoSignIn': '{school} no tiene un acceso propio: allí las personas se registran.',
  'apiSchools.googleNeedsDomain': 'Escriba el dominio de su escuela. Google da acceso a personas de cualquier dominio.',
  'apiSchools.newAccountsNeedDomain':
    'Escriba el dominio de su escuela. Solo reciben una cuenta las personas con una dirección de él.',
  'apiSchools.districtMakesNoAccounts': 'Un distrito solo tiene personal, cuyas cuentas crea usted.',
  'apiSchools.metadataUnreadable':
    'Estos no son los metadatos de un proveedor SAML. Pegue el archivo XML completo que el proveedor ofrece para descargar.',
  'apiSchools.metadataHasDeclarations':
    'Este archivo tiene un tipo de documento o una sección CDATA, que los metadatos no necesitan. Pida uno sin eso.',
  'apiSchools.metadataOfMany':
    'Este archivo describe varios proveedores. Pegue la parte del suyo: un solo EntityDescriptor.',
  'apiSchools.metadataNoRedirect':
    'El proveedor no indica una dirección https donde se entre por HTTP-Redirect. Active ese enlace en el proveedor.',
  'apiSchools.metadataWantsSigned':
    'El proveedor quiere peticiones firmadas, y las nuestras no lo están. Desactívelo en el proveedor y descargue de nuevo sus metadatos.',
  'apiSchools.metadataNoCertificate':
    'Los metadatos no tienen un certificado de firma que podamos usar: RSA de 2048 bits o más.',
  'apiSchools.certificateExpired': 'El certificado del proveedor caducó el {day}. Pegue metadatos con el nuevo.',
  'apiSchools.noSignIn': 'Esta escuela todavía no tiene un acceso propio. Guarde uno primero.',
  'apiSchools.secretLost':
    'Ya no se puede leer el secreto de cliente, porque cambió la clave de este servidor. Escríbalo de nuevo.',
  'apiSchools.providerOtherIssuer':
    'El proveedor de esta dirección se llama a sí mismo {issuer}. Si es correcto, escríbalo como emisor.',
  'apiSchools.providerSlow':
    'El proveedor tarda demasiado en responder. Inténtelo de nuevo o pregunte a quien lo administra.',
  'apiSchools.providerAway': 'No podemos conectarnos con {issuer}. Revise la dirección o inténtelo más tarde.',
  'apiSchools.providerPrivate':
    'El proveedor indica una dirección que no está en internet. Pregunte a quien lo administra.',
  'apiSchools.districtNeedsProvider':
    'Esta escuela no permite entrar con contraseña. Use el acceso propio de su distrito.',
  'apiSchools.districtNeedsSecondFactor':
    'Esta escuela pide a su personal un segundo factor. Añada uno primero en su perfil.',
  'apiSchools.providerUnknown':
    'No hay un proveedor OpenID en {issuer}: su dirección seguida de /.well-known/openid-configuration no describe ninguno. Revise la dirección.',
  'apiSchools.providerIncomplete':
    'El proveedor no indica dónde se inicia sesión ni dónde están sus claves. Pregunte a quien lo administra.',
  'apiSchools.providerKeys':
    'El proveedor no indica ninguna clave, así que no podemos comprobar lo que dice. Pregunte a quien lo administra.',
  'apiSchools.newSchoolHasNoCode': 'Toda persona que se registra empieza en {school}; por eso no puede tener código.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
