import type { publishing as english } from '../en/publishing.js';

export const publishing = {
  // Form: what, when and where
  'publishing.title': 'Título',
  'publishing.organizationHint': 'A quién ayudan las personas voluntarias; por ejemplo, un banco de alimentos',
  'publishing.alreadyStarted': 'Esta oportunidad ya empezó. No puede cambiar su fecha ni su hora de inicio.',
  'publishing.endsAt': 'Hora de fin: {time}',
  'publishing.endsNextDay': 'Hora de fin: {time} del día siguiente',
  'publishing.maxVolunteers': 'Máximo de voluntarios',
  'publishing.signedUpSoFar': '{count, plural, one {# inscripción hasta ahora} other {# inscripciones hasta ahora}}',
  'publishing.targetAudience': 'Dirigida a',
  'publishing.activeHint': 'Solo las oportunidades activas aceptan inscripciones.',
  'publishing.reasonHint': 'Su motivo queda en el registro de auditoría de la escuela.',

  // Form: repeat
  'publishing.repeat': 'Repetir',
  'publishing.repeatNever': 'No se repite',
  'publishing.repeatWeeks': 'Cada semana, por un número de semanas',
  'publishing.repeatUntil': 'Cada semana, hasta una fecha',
  'publishing.weeks': 'Semanas',
  'publishing.lastDay': 'Último día',
  'publishing.lastDayRequired': 'El último día es obligatorio',
  'publishing.dates': 'Se realiza el',
  'publishing.dateCount':
    '{count, plural, one {# día con sus propios lugares} other {# días, cada uno con sus propios lugares}}',

  // Form: coordinator
  'publishing.coordinatorHint': 'La persona que está presente y confirma las horas',
  'publishing.coordinatorOfOtherSchool': 'El personal de esa escuela puede elegir quién coordina.',
  'publishing.chooseCoordinator': 'Elija quién coordina',
  'publishing.noCoordinator': 'Sin coordinador/a',
  'publishing.inactiveCoordinator': '{name} (cuenta inactiva)',
  'publishing.newCoordinator': 'Agregar coordinador/a',
  'publishing.newCoordinatorHint':
    'Alguien que todavía no está en la lista. Recibirá una contraseña de un solo uso, y usted la verá una sola vez.',

  // Publish an opportunity
  'publishing.formLoadFailed': 'No pudimos cargar el formulario',
  'publishing.created': 'Oportunidad creada',
  'publishing.createdText':
    '{count, plural, one {La oportunidad se creó correctamente.} other {La oportunidad se creó correctamente. Se realiza en # días.}}',
  'publishing.createFailed': 'No se pudo crear la oportunidad',
  'publishing.createFailedText': 'Ocurrió un error al crear la oportunidad.',
  'publishing.published': '“{title}” ya está publicada.',
  'publishing.coordinatorCreated': 'Se creó la cuenta de coordinación',
  'publishing.coordinatorCreatedText': 'Debe cambiar su contraseña la primera vez que inicie sesión.',
  'publishing.coordinatorFailed': 'No se pudo crear la cuenta de coordinación',
  'publishing.coordinatorFailedText': 'Ocurrió un error al crear la cuenta de coordinación.',
  'publishing.duplicateTitle': 'Duplicar oportunidad',

  // Edit an opportunity
  'publishing.editTitle': 'Editar oportunidad',
  'publishing.changes': 'Cambiar',
  'publishing.onlyThisDay': 'Solo este día, {date}',
  'publishing.thisAndFollowing': 'Este día y los siguientes',
  'publishing.thisAndFollowingHint':
    'Una fecha nueva mueve los días siguientes la misma cantidad de días. Los días cancelados siguen cancelados.',
  'publishing.movedNotice': 'Avisaremos de la nueva hora o ubicación a quienes se inscribieron.',
  'publishing.audienceNotice':
    'Las personas de la lista de espera que ya no son parte del público saldrán de ella. Les avisaremos.',
  'publishing.none': 'ninguno',
  'publishing.yes': 'sí',
  'publishing.no': 'no',
  'publishing.updated': 'Oportunidad actualizada',
  'publishing.updateFailed': 'No se pudo actualizar la oportunidad',
  'publishing.updateFailedText': 'Ocurrió un error al actualizar la oportunidad.',

  // Manage menu
  'publishing.manage': 'Administrar <hidden>{opportunity}</hidden>',
  'publishing.manageMenu': 'Administrar {opportunity}',
  'publishing.edit': 'Editar <hidden>{opportunity}</hidden>',
  'publishing.duplicate': 'Duplicar',
  'publishing.activate': 'Activar',
  'publishing.deactivate': 'Desactivar',
  'publishing.cancel': 'Cancelar oportunidad',

  // Question: activate
  'publishing.activateTitle': '¿Activar esta oportunidad?',
  'publishing.activateQuestion': '“{title}” ({date}) volverá a aparecer en la lista y aceptará inscripciones.',
  'publishing.activating': 'Activando...',
  'publishing.activated': 'Oportunidad activada',

  // Question: deactivate
  'publishing.deactivateTitle': '¿Desactivar esta oportunidad?',
  'publishing.deactivateQuestion':
    '{count, plural, =0 {“{title}” ({date}) ya no aparecerá en la lista de las personas voluntarias. Nadie más podrá inscribirse.} one {Nadie más podrá inscribirse en “{title}” ({date}). # persona ya se inscribió y la seguirá viendo en su lista.} other {Nadie más podrá inscribirse en “{title}” ({date}). # personas ya se inscribieron y la seguirán viendo en sus listas.}}',
  'publishing.deactivating': 'Desactivando...',
  'publishing.deactivated': 'Oportunidad desactivada',

  // Question: cancel
  'publishing.cancelTitle': '¿Cancelar esta oportunidad?',
  'publishing.cancelQuestion':
    '{count, plural, =0 {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Nadie se ha inscrito todavía.} one {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Avisaremos del motivo a la persona inscrita o en la lista de espera.} other {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Avisaremos del motivo a las # personas inscritas o en la lista de espera.}}',
  'publishing.keep': 'Mantener oportunidad',
  'publishing.cancelled': 'Oportunidad cancelada',
  'publishing.cancelledText':
    '{count, plural, one {Avisaremos del motivo a # persona.} other {Avisaremos del motivo a # personas.}}',
  'publishing.cancelFailed': 'No se pudo cancelar la oportunidad',
  'publishing.cancelFailedText': 'Ocurrió un error al cancelar la oportunidad.',

  // Panel: who signed up
  'publishing.signupsEnded': 'Esta oportunidad se canceló, y con ella todas las inscripciones. {reason}',
  'publishing.signedUp': 'Personas inscritas',
  'publishing.waitlist': 'Lista de espera',
  'publishing.noWaitlist': 'No hay nadie en la lista de espera.',
  'publishing.since': 'Desde: {date}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
