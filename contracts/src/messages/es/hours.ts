import type { hours as english } from '../en/hours.js';

export const hours = {
  // Every list and panel of entries
  'hours.noOrganizationYet': 'Sin organización por ahora',
  'hours.entryNotFound': 'No encontramos el registro',
  'hours.comments': 'Comentarios',
  'hours.verifierComment': 'Comentario de quien verificó',
  'hours.approverComment': 'Comentario de quien decidió la aprobación',
  'hours.readInTrail': '{name} verá esto en el historial.',
  'hours.emptyValue': 'vacío',
  'hours.countAndHours': '{count, plural, one {# registro} other {# registros}}, {hours}',

  // Toasts
  'hours.updateFailed': 'No se pudo actualizar',
  'hours.updateFailedText': 'No se pudieron actualizar las horas de voluntariado.',
  'hours.submissionFailed': 'No se pudo enviar',
  'hours.submissionFailedText': 'No se pudieron enviar las horas de voluntariado.',
  'hours.deletionFailedText': 'No se pudieron eliminar las horas de voluntariado.',
  'hours.submitted': 'Horas enviadas',
  'hours.updated': 'Horas actualizadas',
  'hours.deleted': 'Horas eliminadas',

  // List of entries
  'hours.loadingHours': 'Cargando las horas',
  'hours.review': 'Revisar',
  'hours.waitingTime': 'En espera: {time}',
  'hours.logFirstHours': 'Registre sus primeras horas',
  'hours.noHoursYetHint': 'Escriba dónde ayudó y por cuánto tiempo. Después, un verificador/a lo confirma.',

  // Filters of entries, in Approvals and on the administrator’s dashboard
  'hours.search': 'Buscar estudiante u organización',
  'hours.searchHint': 'La búsqueda incluye estudiante, organización y descripción.',
  'hours.noMatches': 'Ningún registro coincide con {filters}',
  'hours.entriesNotLoaded': 'No pudimos cargar los registros',
  'hours.decidedByOnePerson': 'Decididos por una sola persona',
  'hours.deletedFilter': 'eliminados',
  'hours.awaitingApproval': 'En espera de aprobación',
  'hours.countedInTotals': 'Incluidos en los totales',
  'hours.noneInSchoolHint': 'Aquí aparecen las horas que envían estudiantes y padres.',

  // Review signals
  'hours.signalCount': '{count, plural, one {# aviso de revisión} other {# avisos de revisión}}',
  'hours.signalHint': 'Un aviso le pide mirar con más cuidado. No bloquea nada.',
  'hours.signalRule': 'Regla: {rule}, versión {version}',
  'hours.overlappingTimes': 'horarios que se superponen',
  'hours.sameDescription': 'misma descripción',
  'hours.outsideOpportunity': 'fuera del horario de la oportunidad',
  'hours.longDay': 'más de 12 horas en un día',
  'hours.nominatedVerifier': 'verificador/a que propuso la persona voluntaria o su familia',
  'hours.submittedLate': 'enviado más de 30 días después',

  // Trail: heading and buttons
  'hours.trail': 'Historial',
  'hours.loadingTrail': 'Cargando el historial',
  'hours.trailNotLoaded': 'No pudimos cargar el historial',
  'hours.entryNotFoundHint': 'Quizás se eliminó o pertenece a otra persona.',
  'hours.submit': 'Enviar para verificación',
  'hours.submitAgain': 'Enviar de nuevo',
  'hours.submitting': 'Enviando...',
  'hours.editHours': 'Editar horas',
  'hours.logAgain': 'Registrar otra vez',
  'hours.withdraw': 'Retirar',
  'hours.withdrawing': 'Retirando...',
  'hours.withdrawn': 'Horas retiradas',
  'hours.retract': 'Deshacer la verificación',
  'hours.retracting': 'Deshaciendo...',
  'hours.verificationTakenBack': 'Verificación deshecha',
  'hours.delete': 'Eliminar',
  'hours.deleting': 'Eliminando...',
  'hours.deleteHours': 'Eliminar horas',
  'hours.deleteQuestion': '¿Seguro que quiere eliminar este registro de horas de voluntariado?',

  // Status box: status and what comes next
  'hours.draftStatus': 'Borrador que solo usted puede ver; falta que lo envíe',
  'hours.draftNext': 'Envíelo para verificación cuando esté completo.',
  'hours.pendingStatus':
    '{who, select, you {Enviado para verificación; le toca a usted} other {Enviado para verificación; a la espera de {name}}}',
  'hours.approvalNext': 'Después, un maestro/a o administrador/a da la aprobación final.',
  'hours.pendingForStaffStatus': 'Enviado; a la espera de un maestro/a o administrador/a',
  'hours.pendingForStaffNext': 'Esa persona lo aprobará o lo rechazará.',
  'hours.withoutVerifierStatus': 'Enviado sin verificador/a; falta que alguien elija uno',
  'hours.withoutVerifierNext':
    '{who, select, you {Usted o un administrador/a puede elegir uno.} other {{name} o un administrador/a puede elegir uno.}}',
  'hours.verifiedStatus':
    '{who, select, you {Verificado por usted; a la espera de un maestro/a o administrador/a} unknown {Verificado; a la espera de un maestro/a o administrador/a} other {Verificado por {name}; a la espera de un maestro/a o administrador/a}}',
  'hours.verifiedNext': 'Una vez aprobadas, las horas son definitivas.',
  'hours.approvedStatus': '{who, select, you {Aprobado por usted} other {Aprobado por {name}}}',
  'hours.approvedNext': 'No queda nada por hacer.',
  'hours.rejectedNext':
    '{who, select, you {Puede corregirlo y enviarlo de nuevo.} other {{name} puede corregirlo y enviarlo de nuevo.}}',
  'hours.deletedNext': 'No aparece en ninguna lista ni en ningún total.',
  'hours.erasedStatus':
    '{status, select, approved {Aprobado antes de que se borraran los datos de la persona voluntaria} rejected {Rechazado antes de que se borraran los datos de la persona voluntaria} other {Terminado porque se borraron los datos de la persona voluntaria}}',
  'hours.erasedNext': 'Ya no se puede cambiar.',
  'hours.unknownStatus': 'Desconocido',
  'hours.unknownNext': 'Vuelva a cargar la página para ver el estado.',
  'hours.since': 'Desde el {date}',
  'hours.sinceWithWait': 'Desde el {date} ({time})',

  // Status box: what the entry counts
  'hours.countsAsApproved':
    '{toward, select, yours {Suma {hours} como aprobadas a su meta de {goal} horas.} theirs {Suma {hours} como aprobadas a la meta de {goal} horas de {name}.} anotherSchool {Suma {hours} como aprobadas a la meta.} earlierSchool {Suma {hours} como aprobadas en su escuela anterior.} other {Suma {hours} como aprobadas en los totales de la escuela.}}',
  'hours.countsAsWaiting':
    '{toward, select, yours {Suma {hours} en espera a su meta de {goal} horas, pero todavía no como aprobadas.} theirs {Suma {hours} en espera a la meta de {goal} horas de {name}, pero todavía no como aprobadas.} anotherSchool {Suma {hours} en espera a la meta, pero todavía no como aprobadas.} earlierSchool {Suma {hours} en espera en su escuela anterior, pero todavía no como aprobadas.} other {Suma {hours} en espera en los totales de la escuela, pero todavía no como aprobadas.}}',
  'hours.draftDoesNotCount': 'Todavía no cuenta: los borradores no están en ningún total.',
  'hours.deletedDoesNotCount': 'No cuenta: se eliminó.',
  'hours.undecidedDoesNotCount': 'No cuenta: nadie lo había decidido.',
  'hours.rejectedDoesNotCount': 'No cuenta: se rechazó.',
  'hours.rejectedWithReason': '{who, select, you {No cuenta: usted lo rechazó.} other {No cuenta: {name} lo rechazó.}}',
  'hours.rejectedWithoutReason':
    '{who, select, you {No cuenta: usted lo rechazó sin dar un motivo.} other {No cuenta: {name} lo rechazó sin dar un motivo.}}',
  'hours.revokedWithReason':
    '{who, select, you {No cuenta: usted revocó la aprobación.} other {No cuenta: {name} revocó la aprobación.}}',
  'hours.revokedWithoutReason':
    '{who, select, you {No cuenta: usted revocó la aprobación sin dar un motivo.} other {No cuenta: {name} revocó la aprobación sin dar un motivo.}}',

  // Status box: why it waits again, or counts less than was logged
  'hours.waitsAfterReopening':
    '{who, select, you {Usted lo reabrió, así que está en espera otra vez.} other {{name} lo reabrió, así que está en espera otra vez.}}',
  'hours.waitsAfterRetraction':
    '{who, select, you {Usted deshizo la verificación, así que está en espera otra vez.} other {{name} deshizo la verificación, así que está en espera otra vez.}}',
  'hours.changedAfterVerification':
    '{who, select, you {Usted cambió} other {{name} cambió}} {fields} después de que {decider, select, you {usted lo verificó} unknown {se verificó} other {{deciderName} lo verificó}}, así que está en espera otra vez.',
  'hours.changedAfterApproval':
    '{who, select, you {Usted cambió} other {{name} cambió}} {fields} después de que {decider, select, you {usted lo aprobó} unknown {se aprobó} other {{deciderName} lo aprobó}}, así que está en espera otra vez.',
  'hours.organizationField': 'la organización',
  'hours.dateField': 'la fecha',
  'hours.timesField': 'el horario',
  'hours.hoursField': 'las horas',
  'hours.verifierField': 'el verificador/a',
  'hours.hoursLoweredBy':
    '{who, select, you {Usted bajó las horas de {from} a {to}.} other {{name} bajó las horas de {from} a {to}.}}',
  'hours.credited':
    '{who, select, you {Usted acreditó {credited} de {logged}.} other {{name} acreditó {credited} de {logged}.}}',
  'hours.creditedOfYours':
    '{who, select, you {Usted acreditó {credited} de {logged} que registró.} other {{name} acreditó {credited} de {logged} que usted registró.}}',
  'hours.creditedOfVolunteers':
    '{who, select, you {Usted acreditó {credited} de {logged} que registró {volunteer}.} other {{name} acreditó {credited} de {logged} que registró {volunteer}.}}',
  'hours.decidedAlone': 'Decidido por una sola persona. Nadie lo verificó antes.',

  // Trail: details
  'hours.details': 'Detalles',
  'hours.importedFromFile': 'Importado por {name} el {date} de {file}, fila {row}.',
  'hours.importedFromUnnamedFile': 'Importado por {name} el {date} de un archivo, fila {row}.',
  'hours.fromFile': 'De {file}, fila {row}.',
  'hours.fromUnnamedFile': 'De un archivo, fila {row}.',
  'hours.approvedEarlier': 'Aprobado antes por {name}.',

  // Trail: steps
  'hours.whatHappened': 'Qué pasó',
  'hours.drafted': 'Guardado como borrador',
  'hours.submittedForVerification': 'Enviado para verificación',
  'hours.submittedAgain': 'Enviado de nuevo',
  'hours.addedByStaff': 'Agregado por el personal',
  'hours.markedPresent': 'Asistencia marcada',
  'hours.checkedIn': 'Llegada registrada con el código',
  'hours.withdrawnStep': 'Retirado',
  'hours.reopened': 'Reabierto',
  'hours.approvalRevoked': 'Aprobación revocada',
  'hours.changed': 'Modificado',
  'hours.restored': 'Restaurado',
  'hours.movedAway': 'Trasladado a otra escuela',
  'hours.movedIn': 'Traído de una escuela anterior',
  'hours.imported': 'Importado de un archivo',
  'hours.erased': 'Se borraron los datos de la persona voluntaria, con todo lo que escribió',
  'hours.statusChange': '<hidden>de</hidden> {from} <arrow/> <hidden>a</hidden> {to}',
  'hours.hoursLowered': 'Horas reducidas de {from} a {to}',
  'hours.hoursRaised': 'Horas aumentadas de {from} a {to}',
  'hours.fieldChanged': '{field}: {from} → {to}',
  'hours.overturned': 'Anuló un rechazo anterior',
  'hours.noReasonGiven': 'No se dio un motivo',
  'hours.couldHaveLoggedIn':
    'Personas que podrían haber iniciado sesión en esta cuenta, porque crearon una contraseña o un enlace para ella o fijaron su correo electrónico: {names}.',
  'hours.rulesVersion': 'Reglas, versión {version}',
  'hours.standardPolicy': 'Política estándar, versión {version} de las reglas',
  'hours.strictPolicy': 'Política estricta, versión {version} de las reglas',

  // Trail: evidence
  'hours.evidenceHint':
    'Un archivo con estos pasos. Cualquier persona puede comprobar, sin este sitio, que no se cambió nada en ellos.',

  // How hours count
  'hours.howHoursCount': 'Cómo cuentan las horas',
  'hours.waitingCounts': 'Las horas <strong>en espera</strong> (pendientes o verificadas) cuentan en el total.',
  'hours.approvedCounts': 'Las horas <strong>aprobadas</strong> cuentan en el total y como aprobadas.',
  'hours.neverCounts':
    'Los <strong>borradores</strong> y los registros <strong>rechazados</strong> o <strong>eliminados</strong> no cuentan.',
  'hours.fewerHoursCredited':
    'Quien revisa puede acreditar <strong>menos horas</strong> de las registradas, pero nunca más.',
  'hours.badgesCount':
    'Con el total se gana un <strong>logro</strong>. El logro queda registrado cuando las horas aprobadas llegan a esa cantidad.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
