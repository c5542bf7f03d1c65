import type { hoursAdmin as english } from '../en/hours-admin.js';

export const hoursAdmin = {
  // A person’s hours
  'hoursAdmin.volunteerHours': 'Horas de voluntariado',
  'hoursAdmin.personNotLoaded': 'No pudimos cargar a esta persona',
  'hoursAdmin.summary': 'Resumen',
  'hoursAdmin.totalHours': 'Total de horas',
  'hoursAdmin.history': 'Registros anteriores',
  'hoursAdmin.historyNotLoaded': 'No pudimos cargar las horas: {status}',
  'hoursAdmin.historyNotLoadedOffline': 'No pudimos cargar las horas: sin conexión',

  // Add hours
  'hoursAdmin.addHours': 'Agregar horas',
  'hoursAdmin.adding': 'Agregando...',
  'hoursAdmin.addHint':
    'Para {name}. El registro queda en espera de una decisión, como cualquiera que envíe esa persona.',
  'hoursAdmin.hoursAdded': 'Horas agregadas',
  'hoursAdmin.addingFailedText': 'No se pudieron agregar las horas de voluntariado.',

  // Hours details
  'hoursAdmin.hoursDetails': 'Detalles de las horas',
  'hoursAdmin.editDetails': 'Editar detalles',
  'hoursAdmin.entryNotLoaded': 'No pudimos cargar el registro',
  'hoursAdmin.entryNotFoundHint': 'Quizás pasó a otra escuela junto con la persona voluntaria.',
  'hoursAdmin.reopenToVerify': 'Reabra el registro para que se pueda verificar.',
  'hoursAdmin.entry': 'Registro',
  'hoursAdmin.decisions': 'Decisiones',
  'hoursAdmin.verifierComments': 'Comentarios de quien verificó',
  'hoursAdmin.approvedBy': 'Aprobado por',
  'hoursAdmin.approverComments': 'Comentarios de quien aprobó',
  'hoursAdmin.none': 'Sin indicar',
  'hoursAdmin.notYet': 'Todavía no',
  'hoursAdmin.noOneYet': 'Nadie todavía',

  // Edit details
  'hoursAdmin.verifiedUnchanged': 'Verificado (sin cambios)',
  'hoursAdmin.noVerifierValue': 'ninguno',
  'hoursAdmin.returnsToPending':
    '{status, select, approved {Si guarda, cambian los datos aprobados y este registro vuelve a Pendiente.} other {Si guarda, cambian los datos verificados y este registro vuelve a Pendiente.}}',
  'hoursAdmin.reasonRequired': 'Indique un motivo. Aparecerá en el historial.',
  'hoursAdmin.updatedText': 'Las horas se actualizaron',

  // Approve, revoke, reopen and restore
  'hoursAdmin.approveTitle': '¿Aprobar las horas?',
  'hoursAdmin.approveQuestion': '{student}, {hours} en {organization}. Se acreditarán las horas.',
  'hoursAdmin.overturnTitle': '¿Anular el rechazo?',
  'hoursAdmin.overturnQuestion': '{student}, {hours} en {organization}. A pesar del rechazo, se acreditarán las horas.',
  'hoursAdmin.approved': 'Horas aprobadas',
  'hoursAdmin.rejected': 'Horas rechazadas',
  'hoursAdmin.revoke': 'Revocar aprobación',
  'hoursAdmin.revoking': 'Revocando...',
  'hoursAdmin.revokeTitle': '¿Revocar la aprobación?',
  'hoursAdmin.revokeQuestion':
    '{student}, {hours} en {organization}. El registro pasa a rechazado y sus horas dejan de contar.',
  'hoursAdmin.reopen': 'Reabrir',
  'hoursAdmin.reopening': 'Reabriendo...',
  'hoursAdmin.reopenTitle': '¿Reabrir el registro?',
  'hoursAdmin.reopenQuestion':
    '{student}, {hours} en {organization}. El registro volverá a estar pendiente y necesitará una nueva decisión.',
  'hoursAdmin.reopenedText': 'El registro está pendiente de nuevo.',
  'hoursAdmin.restore': 'Restaurar',
  'hoursAdmin.restoring': 'Restaurando...',
  'hoursAdmin.restoreTitle': '¿Restaurar las horas?',
  'hoursAdmin.restoreQuestion':
    '{student}, {hours} en {organization}. El registro vuelve a quedar como estaba: {status, select, pending {pendiente} verified {verificado} approved {aprobado} rejected {rechazado} other {en borrador}}.',
  'hoursAdmin.restored': 'Horas restauradas',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
