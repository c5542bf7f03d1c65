import type { pages as english } from '../en/pages.js';

export const pages = {
  // Error pages
  'pages.notFound': 'Página no encontrada',
  'pages.notFoundText': 'No hay nada en esta dirección. Quizás se escribió mal o la página se movió.',
  'pages.noPermission': 'Sin permiso',
  'pages.noPermissionText':
    'Las personas con el rol {role} no pueden abrir esta página. Si la necesita, hable con la administración de su escuela.',
  'pages.goToDashboard': 'Ir a su panel',
  'pages.goToLogin': 'Ir a iniciar sesión',

  // My hours
  'pages.myHours': 'Mis horas',
  'pages.yourHours': 'Sus horas',
  'pages.hoursOfChild': 'Horas de {firstName}',
  'pages.totalsLoadFailed': 'No pudimos cargar sus totales',
  'pages.childTotalsLoadFailed': 'No pudimos cargar los totales de {firstName}',
  'pages.approvedHours': 'Horas aprobadas',
  'pages.leadershipChampion': 'Líder ejemplar',
  'pages.filterHours': 'Filtrar horas',
  'pages.searchHours': 'Buscar organización o descripción',
  'pages.drafts': 'Borradores',
  'pages.noHoursUnder': 'No hay horas en “{filter}”',
  'pages.showAllHours': 'Mostrar todas las horas',

  // Profile
  'pages.profile': 'Perfil',
  'pages.loadingProfile': 'Cargando su perfil',
  'pages.profileLoadFailed': 'No pudimos cargar su perfil',
  'pages.followTitle': 'Seguir las horas de su hijo o hija',
  'pages.followText':
    'Su hijo o hija puede crear un código familiar en su perfil. Escríbalo aquí. Cuando su escuela lo confirme, usted verá sus horas en su panel.',
  'pages.familyCode': 'Código familiar',
  'pages.askToFollow': 'Enviar solicitud',
  'pages.asking': 'Enviando...',
  'pages.passwordText':
    'Al cambiarla, se cierra su sesión en todos los demás dispositivos y su enlace de calendario deja de funcionar.',
  'pages.noPasswordText': 'Usted inicia sesión con Google, así que aquí no hay contraseña que cambiar.',
  'pages.appearance': 'Apariencia',
  'pages.savedInBrowser': 'Se guarda en este navegador.',
  'pages.themeSystem': 'Igual que este dispositivo',
  'pages.themeLight': 'Texto oscuro sobre fondo claro',
  'pages.themeDark': 'Texto claro sobre fondo oscuro',

  // School: its rules
  'pages.loadingSchool': 'Cargando la escuela',
  'pages.schoolLoadFailed': 'No pudimos cargar la escuela',
  'pages.rules': 'Reglas',
  'pages.rulesText':
    'Usted y la superadministración pueden cambiarlas. Avisamos al personal de su escuela de cada cambio.',
  'pages.hoursPerVolunteer':
    '{count, plural, one {# hora por persona voluntaria} other {# horas por persona voluntaria}}',
  'pages.oldestEntry': 'Antigüedad máxima',
  'pages.daysOld': '{count, plural, one {# día} other {# días}}',
  'pages.timeZone': 'Zona horaria',

  // System settings
  'pages.systemSettings': 'Configuración del sistema',
  'pages.loadingSettings': 'Cargando la configuración',
  'pages.settingsLoadFailed': 'No pudimos cargar la configuración',

  // Change the one-time password
  'pages.loadingSession': 'Cargando su sesión',
  'pages.unreachable': 'No pudimos conectarnos con HourTrail',
  'pages.changePassword': 'Cambie su contraseña',
  'pages.changePasswordText':
    'Su contraseña actual era de un solo uso, su rol cambió, o la contraseña es demasiado corta para él. Elija una nueva para continuar.',
  'pages.currentPasswordHint': 'La que usó para iniciar sesión',
  'pages.loggedInAs': 'Sesión iniciada como {username}.',
  'pages.signOut': 'Cerrar sesión',
  'pages.signingOut': 'Cerrando sesión...',

  // Reset a forgotten password
  'pages.newPassword': 'Cree una contraseña nueva',
  'pages.newPasswordText': 'Esto cierra su sesión en todos los dispositivos.',
  'pages.passwordLengths':
    'Al menos {minLength} caracteres. El personal docente, de administración y de auditoría necesita al menos {staffMinLength}.',
  'pages.setPassword': 'Guardar contraseña',
  'pages.passwordNotSet': 'No se guardó la contraseña',
  'pages.passwordFailed': 'No fue posible guardar su contraseña. Inténtelo de nuevo.',
  'pages.passwordSet': 'Su contraseña está lista',
  'pages.passwordSetText': 'Su sesión se cerró en todos los dispositivos. Ahora inicie sesión con su contraseña nueva.',
  'pages.linkUnusable': 'Este enlace no se puede usar',
  'pages.linkUnusableText': 'El enlace ya se usó, tiene más de {minutes} minutos o está incompleto. Pida uno nuevo.',
  'pages.askForLink': 'Pedir un enlace nuevo',

  // Invitation
  'pages.invitation': 'Su invitación',
  'pages.openingInvitation': 'Abriendo su invitación',
  'pages.invitationLoadFailed': 'No pudimos abrir la invitación',
  'pages.invitationTitle': 'Cree su contraseña',
  'pages.welcome': 'Le damos la bienvenida, {firstName}',
  'pages.accountMade': '{school} creó una cuenta para usted. Cree una contraseña para usarla.',
  'pages.otherIsLoggedIn':
    '{name} tiene su sesión iniciada en este navegador. Si crea una contraseña aquí, se cerrará esa sesión.',
  'pages.setPasswordAndLogIn': 'Guardar contraseña e iniciar sesión',
  'pages.welcomeToHourTrail': '¡Le damos la bienvenida a HourTrail!',
  'pages.invitationAccepted': 'Su contraseña está lista y su sesión está iniciada.',
  'pages.invitationFailed': 'No fue posible aceptar la invitación. Inténtelo de nuevo.',
  'pages.invitationUnusable': 'Esta invitación no se puede usar',
  'pages.invitationUnusableText':
    'El enlace ya se usó, venció, fue reemplazado por uno más reciente o está incompleto. Pida uno nuevo a su escuela.',
  'pages.systemHealth': 'Estado del sistema',
  'pages.healthLoadFailed': 'No pudimos cargar el estado del sistema',
  'pages.loadingHealth': 'Cargando el estado del sistema',
  'pages.healthVersions': 'Versiones',
  'pages.healthLog': 'Registro de auditoría',
  'pages.healthJobs': 'Tareas en segundo plano',
  'pages.healthMail': 'Correo electrónico',
  'pages.healthBackups': 'Copias de seguridad',
  'pages.healthDisk': 'Espacio en disco',
  'pages.healthOk': 'Correcto',
  'pages.healthWarning': 'Advertencia',
  'pages.healthProblem': 'Problema',
  'pages.checkAgain': 'Comprobar otra vez',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
