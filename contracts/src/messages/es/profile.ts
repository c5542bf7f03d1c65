import type { profile as english } from '../en/profile.js';

export const profile = {
  // the account menu
  'profile.account': 'Cuenta',
  'profile.profile': 'Perfil',
  'profile.signOut': 'Cerrar sesión',
  'profile.loggedOut': 'Cerró sesión correctamente',
  'profile.logoutFailed': 'No se pudo cerrar sesión',
  'profile.logoutError': 'Ocurrió un error al cerrar sesión.',

  // personal details
  'profile.language': 'Idioma',
  'profile.languageText': 'El idioma de las pantallas y de los correos electrónicos.',
  'profile.languageNotSaved': 'No se cambió el idioma',
  'profile.languageNotSavedError': 'No se pudo guardar su idioma. Inténtelo de nuevo.',

  // correos electrónicos
  'profile.emails': 'Correos electrónicos',
  'profile.emailsText':
    'Sobre qué le escribimos, además de las notificaciones de la campana. Los correos electrónicos sobre su cuenta se envían siempre.',
  'profile.emailRequestsHint': 'Alguien le pide que verifique horas, o le escribe sobre horas.',
  'profile.emailDecisionsHint': 'Se verifican, aprueban, rechazan o cambian horas suyas o de su hijo o hija.',
  'profile.emailOpportunitiesHint':
    'Obtiene un lugar, un evento cambia, se cancela o es mañana, o alguien escribe a todos.',
  'profile.emailRemindersHint': 'Algo sigue esperando por usted.',
  'profile.emailDigestHint': 'Los lunes, si hay algo que decir.',
  'profile.emailWeekly': 'Cada lunes',
  'profile.emailsSaved': 'Guardado',
  'profile.emailsNotSaved': 'No se guardó',
  'profile.emailsNotSavedError': 'No pudimos guardar lo que eligió. Inténtelo de nuevo.',
  'profile.emailsLoadFailed': 'No se pudo cargar lo que eligió',
  'profile.loadingEmails': 'Cargando lo que eligió',
  'profile.emailsAreFiles':
    'Este servidor no envía correos electrónicos. Cada uno se guarda como archivo en la carpeta “mail” de sus datos.',
  'profile.emailsAreOff':
    'Este servidor no envía correos electrónicos. Todo está en la campana. Lo que elija aquí valdrá cuando se envíen.',
  'profile.emailsNeedConfirmation':
    'Primero confirme arriba su dirección de correo electrónico. Hasta entonces, todo está en la campana.',
  'profile.personalDetails': 'Datos personales',
  'profile.emailFromGoogle': '{email} (de su cuenta de Google)',
  'profile.confirmEmail': 'Enviamos un enlace a {email}. Ábralo para confirmar que este correo electrónico es suyo.',
  'profile.confirmNewEmail':
    'Enviamos un enlace a {newEmail}. Su correo electrónico sigue siendo {email} hasta que lo abra.',
  'profile.sendLinkAgain': 'Enviar el enlace de nuevo',
  'profile.linkSent': 'Enlace enviado',
  'profile.linkNotSent': 'No se envió el enlace',
  'profile.linkNotSentError': 'No se pudo enviar el enlace. Inténtelo de nuevo.',
  'profile.currentPasswordHint': 'Es necesaria porque va a cambiar su correo electrónico',
  'profile.nothingToSave': 'No hay nada que guardar',
  'profile.profileSaved': 'Perfil guardado',
  'profile.profileNotSaved': 'No se guardó el perfil',
  'profile.profileNotSavedError': 'No se pudo guardar su perfil. Inténtelo de nuevo.',

  // the password
  'profile.currentPassword': 'Contraseña actual',
  'profile.newPassword': 'Contraseña nueva',
  'profile.confirmNewPassword': 'Confirme la contraseña nueva',
  'profile.changePassword': 'Cambiar contraseña',
  'profile.changingPassword': 'Cambiando la contraseña...',
  'profile.settingPassword': 'Guardando la contraseña...',
  'profile.passwordChanged': 'Contraseña cambiada',
  'profile.passwordChangedDetail': 'Se cerraron sus otras sesiones.',
  'profile.passwordNotChanged': 'No se cambió la contraseña',
  'profile.passwordNotChangedError': 'No se pudo cambiar su contraseña. Inténtelo de nuevo.',

  // joining a school
  'profile.joinSchool': 'Unirse a una escuela',
  'profile.joinSchoolText':
    'Usted está en New School hasta que una escuela le admita. Escriba el código que le dio su escuela.',
  'profile.codeHint': '8 letras y números, por ejemplo K7QM-2XPR',
  'profile.joinAs': 'Unirse como',
  'profile.askToJoin': 'Solicitar ingreso',
  'profile.sending': 'Enviando...',
  'profile.joinWaitingText':
    'La administración de la escuela decide. Cuando le admitan, vuelva a iniciar sesión para ver su nueva escuela.',
  'profile.requestedOn': 'Solicitud del {date}',
  'profile.withdraw': 'Retirar',
  'profile.withdrawing': 'Retirando...',
  'profile.requestSent': 'Solicitud enviada',
  'profile.joinSentDetail':
    'La administración de la escuela decide. Una vez dentro, las horas que todavía esperan son borradores: envíelas allí de nuevo.',
  'profile.requestNotSent': 'No se envió la solicitud',
  'profile.requestNotSentError': 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  'profile.requestWithdrawn': 'Solicitud retirada',
  'profile.notWithdrawn': 'No se retiró la solicitud',
  'profile.notWithdrawnError': 'No se pudo retirar la solicitud. Inténtelo de nuevo.',

  // the family code of a student
  'profile.familyCode': 'Código familiar',
  'profile.familyCodeText':
    'Entréguelo a su madre, padre o tutor. Esa persona lo escribe en su propio perfil y la escuela confirma que puede ver las horas de usted.',
  'profile.createFamilyCode': 'Crear código familiar',
  'profile.copyCode': 'Copiar código',
  'profile.replaceCode': 'Reemplazar código',
  'profile.replaceCodeQuestion': '¿Reemplazar su código familiar?',
  'profile.replaceCodeDetail':
    'El código actual deja de funcionar de inmediato. No afecta a las madres, los padres y los tutores que ya siguen sus horas.',
  'profile.replacing': 'Reemplazando...',
  'profile.removeCode': 'Quitar código',
  'profile.familyCodeCreated': 'Código familiar creado',
  'profile.codeNotCreated': 'No se creó el código',
  'profile.codeNotCreatedError': 'No se pudo crear el código familiar. Inténtelo de nuevo.',
  'profile.familyCodeRemoved': 'Se quitó el código familiar',
  'profile.codeNotRemoved': 'No se quitó el código',
  'profile.codeNotRemovedError': 'No se pudo quitar el código familiar. Inténtelo de nuevo.',
  'profile.familyCodeCopied': 'Código familiar copiado',
  'profile.codeNotCopied': 'No se copió el código',
  'profile.codeNotCopiedHint': 'Su navegador no lo permite. Seleccione el código y cópielo usted.',

  // the family: who follows whom
  'profile.yourChildren': 'Sus hijos e hijas',
  'profile.parentsWhoFollowYou': 'Quiénes siguen sus horas',
  'profile.gradeAndRequested': 'Grado {grade} · Solicitud del {date}',
  'profile.waitingForSchool': 'En espera de la escuela',
  'profile.notConfirmed': 'Sin confirmar',
  'profile.ended': 'Terminado',
  'profile.alreadyFollowing': 'Usted ya sigue a {name}.',
  'profile.followSentDetail': 'Su escuela confirmará que usted puede seguir las horas de este estudiante.',
  'profile.withdrawFor': 'Retirar la solicitud sobre {name}',
  'profile.withdrawForQuestion': '¿Retirar la solicitud sobre {name}?',
  'profile.withdrawDetail': 'Su escuela ya no recibirá esta solicitud. Puede volver a pedirlo con el código familiar.',
  'profile.stopFollowing': 'Dejar de seguir',
  'profile.stopFollowingName': 'Dejar de seguir las horas de {name}',
  'profile.stopFollowingQuestion': '¿Dejar de seguir las horas de {name}?',
  'profile.stopFollowingDetail':
    'Ya no verá sus horas. Para volver a seguirlas, necesitará su código y la confirmación de la escuela.',
  'profile.stopping': 'Terminando...',
  'profile.stoppedFollowing': 'Usted ya no sigue sus horas',
  'profile.stillFollowing': 'Usted todavía sigue sus horas',
  'profile.stillFollowingError': 'No se pudo dejar de seguir. Inténtelo de nuevo.',

  // the calendar link
  'profile.calendar': 'Calendario',
  'profile.calendarOfVolunteer':
    'Agregue su propio enlace a su aplicación de calendario. Ahí aparecerán las oportunidades en las que se inscribe, con todos los cambios. Cualquier persona que tenga el enlace puede verlas; no lo comparta.',
  'profile.calendarOfVerifier':
    'Agregue su propio enlace a su aplicación de calendario. Ahí aparecerán las oportunidades que usted coordina, con todos los cambios. Cualquier persona que tenga el enlace puede verlas; no lo comparta.',
  'profile.calendarOfStaff':
    'Agregue su propio enlace a su aplicación de calendario. Ahí aparecerán las oportunidades que usted publica, con todos los cambios. Cualquier persona que tenga el enlace puede verlas; no lo comparta.',
  'profile.loadingCalendarLink': 'Cargando su enlace de calendario',
  'profile.calendarLinkFailed': 'No pudimos cargar su enlace de calendario',
  'profile.createCalendarLink': 'Crear enlace de calendario',
  'profile.yourCalendarLink': 'Su enlace de calendario',
  'profile.newCalendarLinkText':
    'Cópielo ahora. No se mostrará de nuevo. En Google Calendar, agregue un calendario “Desde URL”. En Apple Calendar u Outlook, suscríbase a un calendario. Los cambios pueden tardar unas horas en llegar.',
  'profile.calendarLinkSince':
    'Usted creó un enlace el {date}. Solo se mostró en ese momento. Si lo perdió, reemplácelo.',
  'profile.replaceLink': 'Reemplazar enlace',
  'profile.replaceLinkQuestion': '¿Reemplazar el enlace de calendario?',
  'profile.replaceLinkDetail':
    'Los calendarios que usan el enlace actual dejarán de actualizarse. Agregue ahí el enlace nuevo.',
  'profile.revokeLink': 'Revocar enlace',
  'profile.revokeLinkQuestion': '¿Revocar el enlace de calendario?',
  'profile.revokeLinkDetail':
    'Los calendarios que lo usan dejarán de actualizarse. Puede crear otro enlace cuando quiera.',
  'profile.revoking': 'Revocando...',
  'profile.calendarLinkCreated': 'Enlace de calendario creado',
  'profile.linkNotCreated': 'No se creó el enlace',
  'profile.linkNotCreatedError': 'No se pudo crear el enlace de calendario. Inténtelo de nuevo.',
  'profile.calendarLinkRevoked': 'Enlace de calendario revocado',
  'profile.linkNotRevoked': 'No se revocó el enlace',
  'profile.linkNotRevokedError': 'No se pudo revocar el enlace de calendario. Inténtelo de nuevo.',

  // sessions
  'profile.sessions': 'Sesiones',
  'profile.sessionsText':
    'Dónde tiene la sesión iniciada. Cierre las sesiones que no reconozca y después cambie su contraseña.',
  'profile.sessionsFailed': 'No pudimos cargar sus sesiones',
  'profile.sessionTimes': 'Inicio de sesión: {startedAt}. Última actividad: {lastSeenAt}',
  'profile.thisBrowser': 'Este navegador',
  'profile.logOut': 'Cerrar sesión',
  'profile.logOutDevice': 'Cerrar la sesión de {device}',
  'profile.logOutEverywhereElse': 'Cerrar las demás sesiones',
  'profile.loggingOut': 'Cerrando sesión...',
  'profile.sessionLoggedOut': 'Sesión cerrada',
  'profile.loggedOutEverywhereElse': 'Se cerraron las demás sesiones',
  'profile.notLoggedOut': 'No se cerró la sesión',
  'profile.notLoggedOutError': 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
