import type { inbox as english } from '../en/inbox.js';

export const inbox = {
  // Bell and list of notifications
  'inbox.notifications': 'Notificaciones',
  'inbox.notificationsUnread': 'Notificaciones, {unread} sin leer',
  'inbox.newestNotifications': 'Notificaciones más recientes',
  'inbox.yourNotifications': 'Sus notificaciones',
  'inbox.filterNotifications': 'Filtrar notificaciones',
  'inbox.unread': 'Sin leer',
  'inbox.new': 'Nuevo',
  'inbox.newNotification': 'Nueva',
  'inbox.today': 'Hoy',
  'inbox.yesterday': 'Ayer',
  'inbox.hoursOn': 'horas del {date}',
  'inbox.loadingNotifications': 'Cargando las notificaciones',
  'inbox.notificationsLoadFailed': 'No pudimos cargar las notificaciones',
  'inbox.allCaughtUp': 'Todo al día',
  'inbox.updatesAppearHere': 'Aquí aparecerán las novedades sobre sus registros y lo que espera su respuesta.',
  'inbox.allRead': 'Ya leyó todo',
  'inbox.showAllNotifications': 'Mostrar todas las notificaciones',
  'inbox.seeAll': 'Ver todas',
  'inbox.markRead': 'Marcar como leída',
  'inbox.markAllRead': 'Marcar todas como leídas',
  'inbox.marking': 'Marcando...',
  'inbox.notMarkedRead': 'No se marcó como leída',
  'inbox.markReadFailed': 'No pudimos marcarla como leída. Inténtelo de nuevo.',

  // A notification about hours; child: a parent reads about the hours of a child
  'inbox.hoursAt': '{hours} en {organization}',
  'inbox.someHours': 'horas',
  'inbox.submittedByActor': '<strong>{actor}</strong> le pide que verifique {hours}',
  'inbox.submittedForStudent': '<strong>{actor}</strong> le pide que verifique las horas de {student}: {hours}',
  'inbox.hoursAdded':
    '{whose, select, child {<strong>{actor}</strong> agregó {hours} para {child}} other {<strong>{actor}</strong> agregó {hours} para usted}}',
  'inbox.markedPresent':
    '{whose, select, child {<strong>{actor}</strong> marcó la asistencia de {child}: {hours}} other {<strong>{actor}</strong> marcó la asistencia de usted: {hours}}}',
  'inbox.hoursVerified':
    '{whose, select, child {<strong>{actor}</strong> verificó las horas de {child}: {hours}} childPart {<strong>{actor}</strong> verificó las horas de {child}: {part} de {hours}} ownPart {<strong>{actor}</strong> verificó {part} de {hours}} other {<strong>{actor}</strong> verificó {hours}}}',
  'inbox.hoursApproved':
    '{whose, select, child {<strong>{actor}</strong> aprobó las horas de {child}: {hours}} childPart {<strong>{actor}</strong> aprobó las horas de {child}: {part} de {hours}} ownPart {<strong>{actor}</strong> aprobó {part} de {hours}} other {<strong>{actor}</strong> aprobó {hours}}}',
  'inbox.hoursRejected':
    '{whose, select, child {<strong>{actor}</strong> rechazó las horas de {child}: {hours}} other {<strong>{actor}</strong> rechazó {hours}}}',
  'inbox.wrongSupervisor':
    '{whose, select, own {<strong>{actor}</strong> dijo que otra persona fue responsable de sus {hours}. Pida a otra persona que las confirme.} other {<strong>{actor}</strong> dijo que otra persona fue responsable de las horas de {child}: {hours}}}',
  'inbox.messageSent':
    '{whose, select, own {<strong>{actor}</strong> escribió sobre sus {hours}} other {<strong>{actor}</strong> escribió sobre las horas de {child}: {hours}}}',
  'inbox.messageByActor': '<strong>{actor}</strong> escribió sobre {hours}',
  'inbox.hoursReopened':
    '{whose, select, child {<strong>{actor}</strong> reabrió las horas de {child} para una nueva decisión: {hours}} other {<strong>{actor}</strong> reabrió {hours} para una nueva decisión}}',
  'inbox.hoursRevoked':
    '{whose, select, child {<strong>{actor}</strong> revocó la aprobación de las horas de {child}: {hours}} other {<strong>{actor}</strong> revocó la aprobación de {hours}}}',
  'inbox.entryChanged':
    '{whose, select, child {<strong>{actor}</strong> cambió el registro de {child}: {hours}} other {<strong>{actor}</strong> cambió el registro de usted: {hours}}}',
  'inbox.entryDeleted':
    '{whose, select, child {<strong>{actor}</strong> eliminó el registro de {child}: {hours}} other {<strong>{actor}</strong> eliminó el registro de usted: {hours}}}',
  'inbox.entryRestored':
    '{whose, select, child {<strong>{actor}</strong> restauró el registro de {child}: {hours}} other {<strong>{actor}</strong> restauró el registro de usted: {hours}}}',

  // A notification about an opportunity
  'inbox.anOpportunity': 'una oportunidad',
  'inbox.spotForYou': '<strong>{actor}</strong> dejó un lugar libre para usted: {title}',
  'inbox.opportunityMoved': '<strong>{actor}</strong> cambió la hora o la ubicación de {title}',
  'inbox.opportunityCancelled': '<strong>{actor}</strong> canceló {title}',
  'inbox.opportunityAnnounced': '<strong>{actor}</strong> escribió a quienes se inscribieron en {title}',
  'inbox.opportunityForOthers':
    '<strong>{actor}</strong> cambió a quién va dirigida {title}, así que usted ya no está en la lista de espera',
  'inbox.opportunityRoleChanged':
    'Su inscripción en {title} se canceló, porque su rol cambió y la oportunidad no está abierta al nuevo',

  // A reminder
  'inbox.reminderVerify': '{student}: {hours} aún esperan su verificación',
  'inbox.reminderUnanswered':
    '{whose, select, own {Nadie ha respondido todavía sobre sus {hours}. Pida la verificación a otra persona.} other {{student}: nadie ha respondido en 10 días sobre {hours}. Usted puede decidir o preguntar a otra persona.}}',
  'inbox.reminderDraft': 'Todavía no ha enviado su borrador de {hours}',
  'inbox.reminderEvent': 'Recuerde: tiene una inscripción en {title} el {date}',
  'inbox.reminderGoal':
    '{whose, select, own {Le faltan {hours} para llegar a su meta. El año escolar termina el {date}} other {A {child} le faltan {hours} para llegar a la meta. El año escolar termina el {date}}}',

  // A notification about the rules of the school
  'inbox.rulesChanged': '<strong>{actor}</strong> cambió las reglas de su escuela. {changes}',
  'inbox.countingRulesSet': '<strong>{actor}</strong> cambió qué horas aprobadas cuentan en su escuela',
  'inbox.importFinished':
    'Su importación de <strong>{file}</strong> terminó: {rows, plural, one {# fila} other {# filas}}{exceptions, plural, =0 {} one {, # excepción} other {, # excepciones}}',
  'inbox.importStopped':
    'La importación de <strong>{file}</strong> se detuvo y no se importó nada: {problems, plural, =0 {quitaría {leavers, plural, one {# persona} other {# personas}}, {families, plural, one {# vínculo familiar} other {# vínculos familiares}}, {grades, plural, one {# grado} other {# grados}} y {members, plural, one {# integrante de una clase} other {# integrantes de clases}}} one {# problema} other {# problemas}}',
  'inbox.aFile': 'un archivo',
  'inbox.joinRequested': '<strong>{actor}</strong> pide unirse a su escuela',
  'inbox.webhookOff': 'Un webhook de su escuela seguía fallando y se apagó',
  'inbox.schoolAnnounced': '<strong>{actor}</strong> escribió a estudiantes y familias',
  'inbox.ruleGoal': 'Meta de horas: {to, plural, one {# hora} other {# horas}} en lugar de {from, number}.',
  'inbox.ruleDays':
    'Antigüedad máxima de un registro: {to, plural, one {# día} other {# días}} en lugar de {from, number}.',
  'inbox.rulePolicy':
    '{policy, select, strict {Política de aprobación: estricta. Primero verifica un verificador.} other {Política de aprobación: estándar. Los registros se pueden aprobar sin verificador.}}',
  'inbox.ruleSupervisors':
    '{accepts, select, true {Los supervisores sin cuenta pueden verificar.} other {Los supervisores sin cuenta no pueden verificar mientras la política sea estricta.}}',
  'inbox.ruleTimeZone': 'Zona horaria: {to} en lugar de {from}.',
  'inbox.ruleEmails':
    '{choice, select, now {Notificaciones por correo electrónico: de inmediato.} daily {Notificaciones por correo electrónico: una vez al día.} other {Notificaciones por correo electrónico: ninguna.}} Cada persona puede elegir otra cosa.',
  'inbox.ruleQuietHours': 'Cambiaron las horas sin correos electrónicos.',
  'inbox.ruleSecondFactor':
    'A partir del {date}, el personal necesita un segundo factor para iniciar sesión. Agregue el suyo en su perfil antes de ese día.',
  'inbox.ruleNoSecondFactor': 'El personal ya no necesita un segundo factor para iniciar sesión.',
  'inbox.ruleReminders': '{on, select, true {Recordatorios: sí.} other {Recordatorios: no.}}',

  // A notification about the account
  'inbox.passwordReset':
    '<strong>{actor}</strong> creó una contraseña de un solo uso para su cuenta y podría usarla para iniciar sesión como usted',
  'inbox.apiKeyMade':
    '<strong>{actor}</strong> creó una clave de API que actúa en su nombre. Revóquela si esa persona no sabe de ella.',
  'inbox.accountInvited':
    '<strong>{actor}</strong> creó un enlace con el que se puede elegir una contraseña para la cuenta de usted',
  'inbox.accountMoved':
    '<strong>{actor}</strong> agregó a usted a esta escuela. Si había horas a la espera de una decisión, envíelas de nuevo.',
  'inbox.joinDeclined':
    '<strong>{actor}</strong> no aceptó su solicitud para unirse. Puede volver a pedirlo o usar el código de otra escuela.',
  'inbox.emailChanged': '<strong>{actor}</strong> cambió el correo electrónico de la cuenta de usted',
  'inbox.emailRemoved':
    '<strong>{actor}</strong> quitó de su cuenta un correo electrónico que usted no había confirmado, porque es de otra persona. Escriba el suyo en su perfil.',

  // A notification about an official record of one’s own hours
  'inbox.recordIssued': '<strong>{actor}</strong> emitió una constancia oficial de las horas de usted',
  'inbox.recordRevoked': '<strong>{actor}</strong> revocó una constancia oficial de las horas de usted',
  'inbox.recordCountersigned': '<strong>{actor}</strong> refrendó una constancia oficial de las horas de usted',

  // A notification about a family link; own: the student reads it
  'inbox.familyConfirmed':
    '{whose, select, own {Ahora {parent} puede ver las horas de usted} other {Ahora usted puede seguir las horas de {student}}}',
  'inbox.familyRefused':
    'Su solicitud para seguir las horas de {student} terminó antes de confirmarse. Si es un error, hable con la escuela',
  'inbox.familyEnded':
    '{whose, select, own {{parent} ya no sigue las horas de usted} other {Usted ya no sigue las horas de {student}}}',

  // Inbox of a super-admin
  'inbox.title': 'Bandeja de entrada',
  'inbox.sections': 'Secciones de la bandeja de entrada',
  'inbox.handled': 'Atendido',
  'inbox.newsletter': 'Boletín',
  'inbox.noEmailServer':
    'Este servidor no puede enviar correos. Los mensajes se quedan aquí y nadie puede confirmar una suscripción al boletín. Para enviar correos, configure SMTP_URL y MAIL_FROM.',
  'inbox.emailsQueued': '{count, plural, one {# correo está por enviarse.} other {# correos están por enviarse.}}',
  'inbox.emailsFailed':
    '{count, plural, one {No se pudo entregar # correo.} other {No se pudieron entregar # correos.}}',

  // Messages from the contact form
  'inbox.sender': 'De',
  'inbox.messages': 'Mensajes',
  'inbox.received': 'Recibido',
  'inbox.searchMessages': 'Buscar mensajes',
  'inbox.loadingMessages': 'Cargando los mensajes',
  'inbox.messagesLoadFailed': 'No pudimos cargar los mensajes',
  'inbox.noMessagesMatch': 'Ningún mensaje coincide con “{search}”',
  'inbox.searchHelp': 'La búsqueda revisa nombres, correos electrónicos, organizaciones y el texto de los mensajes.',
  'inbox.messagesAppearHere': 'Aquí aparecerán los mensajes del formulario de contacto.',
  'inbox.noneHandled': 'Todavía no hay mensajes atendidos',

  // One message
  'inbox.handledBy': 'por {name}, {time}',
  'inbox.forwarding': 'Reenvío',
  'inbox.forwardQueued': 'En espera de reenvío por correo electrónico.',
  'inbox.forwarded': 'Reenviado por correo electrónico.',
  'inbox.forwardFailed': 'No se pudo reenviar. El servidor de correo no lo aceptó.',
  'inbox.notForwarded': 'No se reenvió.',
  'inbox.noForwardingAddress': 'No se reenvió. No hay una dirección de reenvío configurada.',
  'inbox.markHandled': 'Marcar como atendido',
  'inbox.markNew': 'Marcar como nuevo',
  'inbox.replyByEmail': 'Responder por correo',
  'inbox.replySubject': 'Su mensaje a HourTrail, {name}',
  'inbox.messageHandled': 'Mensaje marcado como atendido',
  'inbox.messageNew': 'Mensaje marcado como nuevo',
  'inbox.messageFailed': 'No pudimos actualizar el mensaje.',

  // Erase a message or an address
  'inbox.erase': 'Borrar',
  'inbox.eraseMessageTitle': '¿Borrar este mensaje?',
  'inbox.eraseMessageQuestion':
    'Esto borra para siempre lo que escribió {name}, con su nombre y su correo electrónico. El registro de auditoría seguirá mostrando que llegó un mensaje y cuándo. No podemos borrar una copia reenviada por correo electrónico.',
  'inbox.erasePermanently': 'Borrar para siempre',
  'inbox.erasing': 'Borrando...',
  'inbox.messageErased': 'Mensaje borrado',
  'inbox.eraseMessageFailed': 'No pudimos borrar el mensaje.',
  'inbox.eraseAddressTitle': '¿Borrar este correo electrónico?',
  'inbox.eraseAddressQuestion':
    'Esto borra {email} para siempre, y ya no recibirá el boletín. El registro de auditoría seguirá mostrando que alguien lo pidió y cuándo.',
  'inbox.addressErased': 'Correo electrónico borrado',
  'inbox.eraseAddressFailed': 'No pudimos borrar el correo electrónico.',
  'inbox.removeAddressTitle': '¿Quitar este correo electrónico?',
  'inbox.removeAddressQuestion':
    '{email} ya no recibirá el boletín. Quien lea los correos de esa dirección puede volver a pedirlo.',
  'inbox.addressRemoved': 'Se quitó el correo electrónico',
  'inbox.removeAddressFailed': 'No pudimos quitar el correo electrónico.',

  // Newsletter subscriptions
  'inbox.subscriptions': 'Suscripciones',
  'inbox.searchAddresses': 'Buscar correos electrónicos',
  'inbox.loadingSubscriptions': 'Cargando las suscripciones',
  'inbox.subscriptionsLoadFailed': 'No pudimos cargar las suscripciones',
  'inbox.noAddressesMatch': 'Ningún correo electrónico coincide con “{search}”',
  'inbox.noSubscriptions': 'Nadie ha pedido el boletín todavía',
  'inbox.subscribersAppearHere':
    'Aquí aparecen quienes lo piden en el blog. La suscripción empieza cuando la confirman.',
  'inbox.requested': 'Solicitado',
  'inbox.requestedAt': 'Solicitado: {time}',
  'inbox.since': 'Desde',
  'inbox.sinceTime': 'Desde: {time}',
  'inbox.notConfirmed': 'Sin confirmar',
  'inbox.unsubscribed': 'Suscripción cancelada',
  'inbox.removed': 'Quitado',
  'inbox.confirmationQueued': 'El correo de confirmación está por enviarse.',
  'inbox.confirmationSent': 'Se envió el correo de confirmación.',
  'inbox.confirmationFailed': 'No se pudo entregar el correo de confirmación.',
  'inbox.confirmationNotNeeded': 'No hizo falta un correo de confirmación.',
  'inbox.confirmationNotSent':
    'No se envió un correo de confirmación, porque este servidor no estaba configurado para enviar correos.',
  'inbox.recordRequested': '<strong>{actor}</strong> presentó una solicitud sobre un expediente. Necesita respuesta.',
  'inbox.recordRequestDue':
    'Una solicitud sobre un expediente vence en una semana o antes, o ya venció. Necesita respuesta.',
  'inbox.recordRequestWithdrawn': '<strong>{actor}</strong> retiró una solicitud sobre el expediente de su familia.',
  'inbox.recordStatementAttached':
    '<strong>{actor}</strong> adjuntó una declaración a un expediente que la escuela no corrigió.',
  'inbox.holdLifted': '<strong>{actor}</strong> levantó una retención legal.',
  'inbox.recordRequestDecided': '<strong>{actor}</strong> respondió una solicitud sobre el expediente de su familia.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
