import type { hoursReview as english } from '../en/hours-review.js';

export const hoursReview = {
  // Review dialog
  'hoursReview.studentAtOrganization': '{student} en {organization}',
  'hoursReview.hoursClaimed':
    '{verified, select, yes {Tiempo verificado: {hours}.} other {Tiempo registrado: {hours}.}}',
  'hoursReview.hoursClaimedCanLower':
    '{verified, select, yes {Tiempo verificado: {hours}.} other {Tiempo registrado: {hours}.}} Puede acreditar menos.',
  'hoursReview.otherSchoolComment': 'Usted está trabajando en otra escuela. Explique por qué en un comentario.',
  'hoursReview.sayWhyFewer': 'Explique por qué acredita menos horas.',
  'hoursReview.creditAtMost': 'Puede acreditar {hours} como máximo.',
  'hoursReview.categoryTold':
    'Una vez aprobadas, estas horas cuentan en «{category}», según sus límites y las demás reglas de la escuela. {name} lee en el historial que usted eligió la categoría.',
  'hoursReview.noCategory': 'Sin una categoría de la escuela, no cuenta ninguna de estas horas.',
  'hoursReview.approver': 'Quien aprueba',
  'hoursReview.verifying': 'Verificando...',
  'hoursReview.approve': 'Aprobar',
  'hoursReview.approving': 'Aprobando...',
  'hoursReview.reject': 'Rechazar',
  'hoursReview.decided':
    '{status, select, verified {Horas verificadas} approved {Horas aprobadas} other {Horas rechazadas}}',
  'hoursReview.decidedEntry': '{student}, {hours} en {organization}',

  // Review dialog: why the user can’t decide
  'hoursReview.ownHours': 'Estas horas son suyas. Otra persona debe decidir sobre ellas.',
  'hoursReview.notAssigned': 'A usted no le corresponde revisar este registro.',
  'hoursReview.youVerified': 'Usted verificó este registro, así que otra persona debe aprobarlo.',
  'hoursReview.canReject': 'Puede rechazar este registro.',

  // Review dialog: the entry changed during the review
  'hoursReview.entryChanged': 'Este registro cambió mientras usted lo miraba. Así está ahora.',
  'hoursReview.entryChangedTo': 'Este registro cambió mientras usted lo miraba: {changes}. Así está ahora.',
  'hoursReview.nowStatus':
    '{status, select, draft {ahora es un borrador} pending {ahora está pendiente} verified {ahora está verificado} approved {ahora está aprobado} rejected {ahora está rechazado} other {ahora está eliminado}}',
  'hoursReview.nowHours': 'ahora indica {hours}',
  'hoursReview.nowDate': 'la fecha ahora es {date}',
  'hoursReview.nowTimes': 'el horario ahora es {times}',
  'hoursReview.nowNoTimes': 'ahora no tiene horario',
  'hoursReview.nowOrganization': 'la organización ahora es {organization}',
  'hoursReview.nowCategory': 'ahora la categoría es {name}',
  'hoursReview.nowNoCategory': 'ahora no tiene categoría',
  'hoursReview.nowVerifier': 'ahora quien verifica es {name}',
  'hoursReview.nowNoVerifier': 'ahora no tiene quien lo verifique',
  'hoursReview.newText': '“{field}” tiene un texto nuevo',
  'hoursReview.newVerifierComment': 'el comentario de quien verifica es nuevo',
  'hoursReview.newApproverComment': 'el comentario de quien aprueba es nuevo',

  // Reject dialog
  'hoursReview.rejectOne': 'Rechazar {hours} de {student}',
  'hoursReview.rejectEntries': '{count, plural, one {Rechazar # registro} other {Rechazar # registros}}',
  'hoursReview.rejectCount': 'Rechazar {count, number}',
  'hoursReview.rejectedEntry': '{student}: {hours} en {organization}',
  'hoursReview.notVolunteerWork': 'No es trabajo voluntario (fue pagado o para la familia)',
  'hoursReview.wrongDateOrTimes': 'La fecha o el horario no concuerdan',
  'hoursReview.descriptionTooShort': 'La descripción es demasiado corta para evaluarla',
  'hoursReview.alreadyLogged': 'Ya está en otro registro',
  'hoursReview.notConfirmed': 'Nadie pudo confirmar que usted estuvo ahí',
  'hoursReview.organizationNotAccepted': 'Las horas en esta organización no cuentan en nuestra escuela',
  'hoursReview.somethingElse': 'Otro motivo',
  'hoursReview.eachReadsInTrail': 'Cada persona voluntaria verá esto en el historial.',
  'hoursReview.chooseReason': 'Elija un motivo o explíquelo con sus palabras.',
  'hoursReview.sayWhy': 'Explique por qué, para que la persona voluntaria pueda corregirlo.',
  'hoursReview.commentTooLong': 'El motivo y los comentarios juntos pueden tener hasta {max, number} caracteres.',
  'hoursReview.back': 'Atrás',

  // Toasts of a decision that can be undone
  'hoursReview.decidingEntry':
    '{status, select, verified {Verificando {hours} de {student} en {organization}} approved {Aprobando {hours} de {student} en {organization}} other {Rechazando {hours} de {student} en {organization}}}',
  'hoursReview.decidingEntries':
    '{status, select, verified {{count, plural, one {Verificando # registro} other {Verificando # registros}}} approved {{count, plural, one {Aprobando # registro} other {Aprobando # registros}}} other {{count, plural, one {Rechazando # registro} other {Rechazando # registros}}}}',
  'hoursReview.takesEffect': 'Se aplicará en {seconds} segundos.',
  'hoursReview.newestUndoneFirst': 'Deshacer anula primero la decisión más reciente.',
  'hoursReview.takesEffectSoon': 'Se aplicará en un momento.',
  'hoursReview.undone': 'Decisión deshecha. No se guardó nada.',
  'hoursReview.loggedOut': 'Su sesión se cerró antes de que esto se guardara.',

  // An entry that is not decided, because the reviewer typed something and did not send it
  'hoursReview.heldBack':
    '{count, plural, one {# registro todavía no está decidido} other {# registros todavía no están decididos}}',
  'hoursReview.paperUnsent':
    '{count, plural, one {Hay un formulario en papel abierto que todavía no está anotado. Anótelo, o cancélelo para descartarlo.} other {# formularios en papel todavía no están anotados. Anote cada uno, o cancélelo para descartarlo.}}',
  'hoursReview.messageUnsent':
    '{count, plural, one {Usted escribió un mensaje que todavía no se envió. Envíelo o borre el texto.} other {Usted escribió # mensajes que todavía no se enviaron. Envíe cada uno o borre el texto.}}',
  'hoursReview.reviewUnsent':
    '{count, plural, one {Las horas o el comentario que usted escribió todavía no se enviaron. Decida sobre ese registro por separado.} other {Para # de ellos, las horas o los comentarios que usted escribió todavía no se enviaron. Decida sobre cada uno por separado.}}',

  // Result of a bulk decision
  'hoursReview.outcome':
    '{status, select, verified {{done, number} de {total, number} verificados} approved {{done, number} de {total, number} aprobados} other {{done, number} de {total, number} rechazados}}',
  'hoursReview.outcomeText':
    '{count, plural, one {# registro quedó sin cambios. Abra Aprobaciones para ver por qué.} other {# registros quedaron sin cambios. Abra Aprobaciones para ver por qué.}}',
  'hoursReview.unchangedEntry': '<strong>{student}</strong>, {hours} en {organization}',
  'hoursReview.noAccess': 'Usted ya no tiene acceso a este registro.',
  'hoursReview.changedSince':
    'Otra persona cambió este registro después de que usted lo miró. Su decisión no se guardó.',
  'hoursReview.notDecided':
    '{status, select, verified {No se pudieron verificar {hours} de {student} en {organization}} approved {No se pudieron aprobar {hours} de {student} en {organization}} other {No se pudieron rechazar {hours} de {student} en {organization}}}',
  'hoursReview.decidedMeanwhile':
    '{status, select, draft {{name} lo devolvió a borrador.} pending {{name} lo devolvió a Pendiente.} verified {{name} lo verificó con {hours}.} approved {{name} lo aprobó con {hours}.} rejected {{name} lo rechazó.} other {{name} lo eliminó.}}',
  'hoursReview.changedMeanwhile': '{name} lo cambió después de que usted lo miró. Todavía espera una decisión.',
  'hoursReview.leftUnchanged': 'Quedó sin cambios.',
  'hoursReview.commentKept': 'Cuando lo revise de nuevo, su comentario seguirá ahí.',
  'hoursReview.youWrote': 'Su comentario seguirá ahí cuando los revise de nuevo:',
  'hoursReview.showRemaining': 'Mostrar los registros que quedan',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
