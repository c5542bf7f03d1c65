import type { mail as english } from '../en/mail.js';

export const mail = {
  // email with a link for a new password
  'mail.passwordSubject': 'Elija una contraseña nueva para HourTrail',
  'mail.passwordIntro':
    'Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de HourTrail. Su nombre de usuario es {username}.',
  'mail.passwordLink': 'Elegir una contraseña nueva',
  'mail.passwordNotes':
    'El enlace sirve una sola vez y vence en {minutes, plural, one {# minuto} other {# minutos}}. Al elegir una contraseña, se cierra su sesión en todos los dispositivos. Si no fue usted, no haga nada: su contraseña seguirá igual.',
  'mail.secondFactorSubject': 'Cambió la forma en que inicia sesión en HourTrail',
  'mail.secondFactorIntro':
    'El segundo factor de su cuenta de HourTrail {username} cambió: se agregó, se usó o se quitó una llave de acceso, una aplicación de autenticación o códigos de recuperación.',
  'mail.secondFactorLink': 'Ver su perfil',
  'mail.secondFactorNotes':
    'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y avise a su escuela.',
  // email that confirms an address
  'mail.confirmEmailSubject': 'Confirme su correo electrónico para HourTrail',
  'mail.confirmEmailIntro':
    'Esta dirección de correo electrónico se indicó para la cuenta de HourTrail {username}. Si es su cuenta, confirme la dirección.',
  'mail.confirmEmailLink': 'Confirmar correo electrónico',
  'mail.confirmEmailNotes':
    'El enlace vence en {days, plural, one {# día} other {# días}}. Si no es su cuenta, no haga nada: la cuenta no quedará asociada a su dirección.',
  // email with a checkpoint of the audit log
  'mail.checkpointSubject':
    'Punto de control del registro de auditoría de {school}: {count, plural, one {# evento} other {# eventos}}',
  'mail.systemCheckpointSubject':
    'Punto de control del registro de auditoría del sistema: {count, plural, one {# evento} other {# eventos}}',
  'mail.checkpointIntro':
    'Se adjunta el punto de control más reciente del registro de auditoría de {school}. Sella {count, plural, one {# evento} other {# eventos}}.',
  'mail.systemCheckpointIntro':
    'Se adjunta el punto de control más reciente del registro de auditoría del sistema. Sella {count, plural, one {# evento} other {# eventos}}.',
  'mail.keepCheckpoint':
    'Guarde este correo electrónico donde nadie que administre el servidor pueda cambiarlo. Con el archivo adjunto, y mientras usted lo conserve, cualquier persona puede averiguar si algún evento hasta ese momento se cambió, se quitó, se agregó o se movió.',
  'mail.checkCheckpoint':
    'Para compararlo con el registro de auditoría de hoy, abra la página de auditoría y elija el archivo en “Comprobar un punto de control guardado”.',
  'mail.checkCheckpointLink': 'Abrir la página de auditoría',
  'mail.checkDatabase':
    'Quien administra el servidor puede comparar toda la base de datos con este archivo mediante este comando:',
  'mail.checkpointRhythm':
    'Este correo electrónico llega una vez al día si el registro de auditoría creció desde el anterior. Si no llega aunque haya ocurrido algo, averigüe por qué.',
  'mail.checkpointEnd':
    'Usted pidió estos correos electrónicos. Para dejar de recibirlos, inicie sesión y desactívelos en la página de auditoría.',
  // email that asks a supervisor without an account to confirm hours
  'mail.supervisorSubject':
    '{others, plural, =0 {Confirme las horas de voluntariado de {volunteer}} other {Confirme horas de voluntariado: {volunteer} y # más}}',
  'mail.supervisorHello': 'Hola, {name}:',
  'mail.supervisorIntro':
    '{count, plural, one {Una persona voluntaria de {school} indicó que usted fue responsable de estas horas:} other {Personas voluntarias de {school} indicaron que usted fue responsable de estas horas:}}',
  'mail.supervisorEntry':
    '{volunteer}: {hours, plural, one {# hora} other {# horas}} en {organization}, {date}, de {start} a {end}',
  'mail.supervisorNoAccount': 'Puede confirmarlas, reducirlas o rechazarlas. No necesita una cuenta.',
  'mail.supervisorLink': 'Responder ahora',
  'mail.supervisorNotes':
    'El enlace sirve durante {days, plural, one {# día} other {# días}}. No lo reenvíe: quien lo tenga responde en su nombre. Si no sabe de qué se trata, la página también tiene un botón para eso.',
  'mail.whySupervisor': 'Recibe este correo electrónico porque una persona voluntaria de {school} indicó su dirección.',
  'mail.stopSupervisor': 'No recibir más estos correos de esta escuela',
  // emails of the newsletter
  'mail.newsletterConfirmSubject': 'Confirme su suscripción al boletín de HourTrail',
  'mail.newsletterConfirmIntro':
    'Alguien, probablemente usted, pidió el boletín de HourTrail para esta dirección. Si fue usted, confírmelo.',
  'mail.newsletterConfirmLink': 'Confirmar suscripción',
  'mail.newsletterConfirmNotes':
    'El enlace sirve una sola vez y vence en {days, plural, one {# día} other {# días}}. Si no fue usted, no haga nada: no recibirá el boletín.',
  'mail.newsletterWelcomeSubject': 'Su suscripción al boletín de HourTrail está activa',
  'mail.newsletterWelcome': 'Su suscripción al boletín de HourTrail está confirmada.',
  'mail.newsletterUnsubscribe': 'Cancelar la suscripción',
  // email that forwards a message of the contact form
  'mail.contactSubject': 'Mensaje de {firstName} {lastName}, {organization}',
  'mail.contactFooter': 'Mensaje {id} del formulario de contacto. También está en la bandeja de entrada.',
  'mail.contactInbox': 'Abrir la bandeja de entrada',

  // email about what happened; amount: “3 horas”, o “3 de 4 horas” si la revisión reconoció menos
  'mail.subjectSubmitted': 'Verifique horas de {student}: {amount}',
  'mail.subjectAdded': 'Horas agregadas: {amount}',
  'mail.subjectPresent': 'Asistencia registrada: {amount}',
  'mail.subjectVerified': 'Horas verificadas: {amount}',
  'mail.subjectApproved': 'Horas aprobadas: {amount}',
  'mail.subjectRejected': 'Horas rechazadas: {amount}',
  'mail.subjectWrongSupervisor': 'Pida la confirmación a otra persona: {amount}',
  'mail.subjectMessage': 'Mensaje nuevo: {amount}',
  'mail.subjectReopened': 'Horas reabiertas: {amount}',
  'mail.subjectRevoked': 'Aprobación revocada: {amount}',
  'mail.subjectAmended': 'Registro modificado: {amount}',
  'mail.subjectDeleted': 'Registro eliminado: {amount}',
  'mail.subjectRestored': 'Registro restaurado: {amount}',
  'mail.subjectPromoted': 'Tiene un lugar: {title}',
  'mail.subjectMoved': 'Nueva hora o lugar: {title}',
  'mail.subjectCancelled': 'Se canceló: {title}',
  'mail.subjectAnnounced': 'Sobre {title}',
  'mail.subjectSchoolAnnounced': 'Un mensaje de {school}',
  'mail.seeNotification': 'Verlo en HourTrail',
  'mail.subjectImportFinished': 'Su importación terminó',
  'mail.subjectImportStopped': 'Se detuvo una importación',
  'mail.seeImports': 'Ver sus importaciones',
  'mail.subjectJoinRequested': 'Alguien pide unirse a {school}',
  'mail.subjectWebhookOff': 'Se apagó un webhook',
  'mail.decideRequest': 'Decidir en HourTrail',
  'mail.subjectForOthers': 'Ya no está en la lista de espera: {title}',
  'mail.subjectRoleChanged': 'Su inscripción se canceló: {title}',
  'mail.subjectFamilyRefused': 'Sin confirmar: seguir a {student}',
  'mail.subjectRecordIssued': 'Se emitió una constancia oficial de sus horas',
  'mail.subjectRecordRevoked': 'Se revocó una constancia oficial de sus horas',
  'mail.subjectRecordCountersigned': 'Se refrendó una constancia oficial de sus horas',
  'mail.subjectStillWaiting': 'Aún esperan su verificación: {amount} de {student}',
  'mail.subjectUnanswered': 'Todavía sin respuesta: {amount}',
  'mail.subjectDraft': 'Aún sin enviar: {amount}',
  'mail.subjectTomorrow': 'Próximamente: {title}',
  'mail.subjectGoal': 'Faltan {hours} hasta el {date}',
  'mail.subjectRules': 'Reglas nuevas en {school}',
  'mail.subjectOneTimePassword': 'Se creó una contraseña de un solo uso para su cuenta',
  'mail.subjectInvited': 'Se creó un enlace para elegir su contraseña',
  'mail.subjectApiKeyMade': 'Nueva clave de API en {school}',
  'mail.subjectEmailChanged': 'Cambió el correo electrónico de su cuenta',
  'mail.subjectEmailRemoved': 'Se quitó un correo electrónico de su cuenta',
  'mail.subjectMovedIn': 'Ahora está en {school}',
  'mail.subjectDeclined': 'No se aceptó su solicitud para unirse a una escuela',
  'mail.subjectOfChild': '{child}: {subject}',
  'mail.subjectUpdates': '{count, plural, one {# novedad} other {# novedades}} de {school}',
  'mail.hello': 'Hola, {name}:',
  'mail.updatesIntro': 'Desde el último correo electrónico, esto ocurrió en {school}:',
  'mail.withComment': '{sentence}. “{comment}”',
  'mail.seeEntry': 'Ver el registro',
  'mail.seeRecords': 'Ver sus constancias oficiales',
  'mail.seeOpportunity': 'Ver la oportunidad',
  'mail.seeProgress': 'Ver el progreso',
  'mail.seeApiKeys': 'Ver las claves de su escuela',
  'mail.seeProfile': 'Abrir su perfil',
  'mail.seeAll': 'Ver todas las notificaciones',
  'mail.openApp': 'Abrir HourTrail',
  'mail.whyUpdates': 'Recibe estos correos electrónicos porque tiene una cuenta en {school}.',
  'mail.whyAccount': 'Los correos electrónicos sobre su cuenta se envían siempre, para que usted note si no fue usted.',
  'mail.chooseEmails': 'Elegir qué correos electrónicos recibe',
  'mail.stopKind': 'Dejar de recibir correos sobre esto',
  'mail.stopAll': 'Dejar de recibir todos estos correos',

  // resumen semanal; old: registros que esperan hace más de 7 días
  'mail.digestWorkSubject': '{count, number} por revisar{old, plural, =0 {} other {, # esperan hace más de 7 días}}',
  'mail.digestWork': '{count, plural, one {# registro espera} other {# registros esperan}} en {school}.',
  'mail.readyToApprove': 'Listos para aprobar',
  'mail.waitingForVerifier': 'Esperan una verificación',
  'mail.waitingLong': 'Esperan hace más de 7 días',
  'mail.review': 'Revisar horas',
  'mail.digestChildrenSubject': 'La semana de {names}',
  'mail.digestChildren': 'Así fue el voluntariado la semana pasada en {school}.',
  'mail.approvedThisWeek': 'Aprobadas la semana pasada',
  'mail.stillWaiting': 'Esperan una decisión',
  'mail.towardGoal': 'Hacia la meta',

  // report to hand out, by schedule
  'mail.reportSubject': 'Informe de horas de {school}, {date}',
  'mail.reportAttached': 'El informe completo va adjunto: {file}',
  'mail.reportTooLarge':
    'El informe completo es demasiado grande para un correo electrónico. Puede descargarlo en la pestaña Informes.',
  'mail.openReports': 'Abrir los informes',
  'mail.whyReport':
    '{every, select, week {Recibe este informe cada semana} month {Recibe este informe cada mes} other {Recibe este informe al final de cada año escolar}} porque la administración de {school} le eligió para recibirlo.',
  'mail.seeSchedules': 'Ver o cambiar qué se envía y cuándo',
  'mail.stopReports': 'No recibir más informes por correo electrónico',
  'mail.subjectRecordRequested': 'Una solicitud sobre un expediente necesita respuesta',
  'mail.subjectRecordRequestDecided': 'La escuela respondió una solicitud sobre un expediente',
  'mail.subjectRecordRequestWithdrawn': 'Se retiró una solicitud sobre un expediente',
  'mail.subjectRecordStatementAttached': 'Una familia adjuntó una declaración a un expediente',
  'mail.subjectHoldLifted': 'Se levantó una retención legal',
  'mail.seeRecordRequests': 'Ver las solicitudes',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
