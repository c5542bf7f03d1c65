import type { publishing as english } from '../en/publishing.js';

export const publishing = {
  // Form: what, when and where
  'publishing.title': 'Título',
  'publishing.organizationHint': 'A quién ayudan las personas voluntarias; por ejemplo, un banco de alimentos',
  'publishing.alreadyStarted': 'Esta oportunidad ya empezó. No se puede cambiar su fecha ni su hora de inicio.',
  'publishing.endsAt': 'Termina a la hora: {time}',
  'publishing.endsNextDay': 'Termina al día siguiente: {time}',
  'publishing.maxVolunteers': 'Máximo de voluntarios',
  'publishing.signedUpSoFar': '{count, plural, one {# inscripción hasta ahora} other {# inscripciones hasta ahora}}',
  'publishing.targetAudience': 'Dirigida a',
  'publishing.activeHint': 'Solo las oportunidades activas aceptan inscripciones.',
  'publishing.reasonHint': 'Su motivo se guarda en el registro de auditoría de la escuela.',

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
  'publishing.chooseCoordinator': 'Elija coordinador/a',
  'publishing.noCoordinator': 'Sin coordinador/a',
  'publishing.inactiveCoordinator': '{name} (ya no está activo/a)',
  'publishing.newCoordinator': 'Coordinador/a nuevo/a',
  'publishing.newCoordinatorHint':
    'Alguien que aún no está en la lista. Recibe una contraseña de un solo uso, y usted la ve solo una vez.',

  // Publish an opportunity
  'publishing.formLoadFailed': 'No se pudo cargar el formulario',
  'publishing.created': 'Oportunidad creada',
  'publishing.createdText':
    '{count, plural, one {La oportunidad se creó correctamente.} other {La oportunidad se creó correctamente en # días.}}',
  'publishing.createFailed': 'No se pudo crear la oportunidad',
  'publishing.createFailedText': 'Ocurrió un error al crear la oportunidad.',
  'publishing.published': '“{title}” ya está publicada.',
  'publishing.coordinatorCreated': 'Coordinador/a creado/a',
  'publishing.coordinatorCreatedText': 'Debe cambiar su contraseña la primera vez que inicie sesión.',
  'publishing.coordinatorFailed': 'No se pudo crear la cuenta de coordinación',
  'publishing.coordinatorFailedText': 'Ocurrió un error al crear la cuenta de coordinación.',
  'publishing.duplicateTitle': 'Duplicar oportunidad',

  // Edit an opportunity
  'publishing.editTitle': 'Editar oportunidad',
  'publishing.oneDayOfSeries': 'Este es un día de una serie semanal. Sus cambios se aplican solo a este día.',
  'publishing.movedNotice': 'Avisaremos de la nueva hora o ubicación a quienes se inscribieron.',
  'publishing.audienceNotice':
    'Quienes están en la lista de espera y no son parte del nuevo público saldrán de ella. Les avisaremos.',
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
  'publishing.activateQuestion': '“{title}” ({date}) volverá a la lista y aceptará inscripciones.',
  'publishing.activating': 'Activando...',
  'publishing.activated': 'Oportunidad activada',

  // Question: deactivate
  'publishing.deactivateTitle': '¿Desactivar esta oportunidad?',
  'publishing.deactivateQuestion':
    '{count, plural, =0 {“{title}” ({date}) ya no aparecerá en la lista para voluntarios. Nadie más podrá inscribirse.} one {Nadie más podrá inscribirse en “{title}” ({date}). # persona ya se inscribió y la seguirá viendo en su lista.} other {Nadie más podrá inscribirse en “{title}” ({date}). # personas ya se inscribieron y la seguirán viendo en sus listas.}}',
  'publishing.deactivating': 'Desactivando...',
  'publishing.deactivated': 'Oportunidad desactivada',

  // Question: cancel
  'publishing.cancelTitle': '¿Cancelar esta oportunidad?',
  'publishing.cancelQuestion':
    '{count, plural, =0 {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Nadie se ha inscrito todavía.} one {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Le explicaremos el motivo a la persona inscrita o en lista de espera.} other {“{title}” ({date}) no se realizará. Esto no se puede deshacer. Les explicaremos el motivo a las # personas inscritas o en lista de espera.}}',
  'publishing.keep': 'Mantener oportunidad',
  'publishing.cancelled': 'Oportunidad cancelada',
  'publishing.cancelledText':
    '{count, plural, one {Le explicaremos el motivo a # persona.} other {Les explicaremos el motivo a # personas.}}',
  'publishing.cancelFailed': 'No se pudo cancelar la oportunidad',
  'publishing.cancelFailedText': 'Ocurrió un error al cancelar la oportunidad.',

  // Panel: who signed up
  'publishing.signupsEnded': 'Esta oportunidad se canceló, y con ella todas las inscripciones. {reason}',
  'publishing.signedUp': 'Personas inscritas',
  'publishing.waitlist': 'Lista de espera',
  'publishing.noWaitlist': 'No hay nadie en la lista de espera.',
  'publishing.since': 'Desde: {date}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
