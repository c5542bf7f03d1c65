import type { hours as english } from '../en/hours.js';

export const hours = {
  // Every list and panel of entries
  'hours.noOrganizationYet': 'Todavía sin organización',
  'hours.entryNotFound': 'No encontramos el registro',
  'hours.comments': 'Comentarios',
  'hours.verifierComment': 'Comentario de quien verifica',
  'hours.approverComment': 'Comentario de quien aprueba',
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
  'hours.noHoursYetHint': 'Escriba dónde ayudó y por cuánto tiempo. Después, la persona que elija lo verificará.',

  // Filters of entries, in Approvals and on the administrator’s dashboard
  'hours.search': 'Buscar estudiante u organización',
  'hours.searchHint': 'La búsqueda incluye estudiante, organización y descripción.',
  'hours.noMatches': 'Ningún registro coincide con {filters}',
  'hours.entriesNotLoaded': 'No pudimos cargar los registros',
  'hours.decidedByOnePerson': 'Decididos por una sola persona',
  'hours.deletedFilter': 'eliminados',
  'hours.awaitingApproval': 'En espera de aprobación',
  'hours.countedInTotals': 'Incluidos en los totales',
  'hours.noneInSchoolHint': 'Aquí aparecen las horas que envían los estudiantes y las familias.',

  // Review signals
  'hours.signalCount': '{count, plural, one {# aviso de revisión} other {# avisos de revisión}}',
  'hours.signalHint': 'Un aviso le pide que mire con más cuidado. No bloquea nada.',
  'hours.signalRule': 'Regla: {rule}, versión {version}',
  'hours.overlappingTimes': 'horarios que se superponen',
  'hours.sameDescription': 'misma descripción',
  'hours.outsideOpportunity': 'fuera del horario de la oportunidad',
  'hours.longDay': 'más de 12 horas en un día',
  'hours.unanswered': 'mensaje sin respuesta',
  'hours.closeSupervisor': 'responsable de la familia o del personal',
  'hours.nominatedVerifier': 'la persona voluntaria o su familia propuso a quien verifica',
  'hours.submittedEarly': 'enviado o verificado antes de la hora de fin',
  'hours.submittedLate': 'enviado más de 30 días después de la fecha del servicio',

  // Trail: heading and buttons
  'hours.nextEntry': 'Registro siguiente',
  'hours.previousEntry': 'Registro anterior',
  'hours.reviewWithChanges': 'Cambiar horas o comentar',
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
  'hours.retract': 'Deshacer verificación',
  'hours.retracting': 'Deshaciendo...',
  'hours.verificationTakenBack': 'Verificación deshecha',
  'hours.delete': 'Eliminar',
  'hours.deleting': 'Eliminando...',
  'hours.deleteHours': 'Eliminar horas',
  'hours.deletedEntry':
    '{student}, {organization}, {date}, {hours}.{status, select, approved { Está aprobado: si lo elimina, estas horas dejan de contar.} other {}}',
  'hours.deleteQuestion': '¿Seguro que quiere eliminar este registro de horas de voluntariado?',

  // Status box: status and what comes next
  'hours.draftStatus': 'Un borrador que solo usted puede ver; falta que lo envíe',
  'hours.draftNext': 'Envíelo para verificación cuando esté completo.',
  'hours.pendingStatus':
    '{who, select, you {Enviado para verificación; le toca a usted} other {Enviado para verificación; a la espera de {name}}}',
  'hours.approvalNext': 'Después, el personal docente o la administración da la aprobación final.',
  'hours.pendingForStaffStatus': 'Enviado; a la espera del personal docente o la administración',
  'hours.pendingForStaffNext': 'El personal lo aprobará o lo rechazará.',
  'hours.inactiveVerifierNext': '{name} ya no verifica, así que nadie lo hace. El personal lo aprobará o lo rechazará.',
  'hours.newSchoolStatus': 'Enviado; falta que usted se una a una escuela',
  'hours.newSchoolNext': 'Cuando su escuela le dé acceso, será allí un borrador. Envíelo entonces de nuevo.',
  'hours.withoutVerifierStatus': 'Enviado sin verificador/a; falta que se elija a alguien',
  'hours.withoutVerifierNext':
    '{who, select, you {Usted o la administración puede elegir a alguien.} other {{name} o la administración puede elegir a alguien.}}',
  'hours.verifiedStatus':
    '{who, select, you {Verificado por usted; a la espera del personal docente o la administración} paper {Verificado en papel; a la espera del personal docente o la administración} unknown {Verificado; a la espera del personal docente o la administración} other {Verificado por {name}{how, select, link { por correo} other {}}; a la espera del personal docente o la administración}}',
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
    '{toward, select, yours {Cuenta como aprobado: {hours} para su meta de {goal} horas.} theirs {Cuenta como aprobado: {hours} para la meta de {name}.} anotherSchool {Cuenta como aprobado: {hours} para la meta.} earlierSchool {Cuenta como aprobado: {hours} en su escuela anterior.} other {Cuenta como aprobado: {hours} en los totales de la escuela.}}',
  'hours.countsAsWaiting':
    '{toward, select, yours {Cuenta como en espera: {hours}. Cuando se apruebe, contará para su meta de {goal} horas.} theirs {Cuenta como en espera: {hours}. Cuando se apruebe, contará para la meta de {name}.} anotherSchool {Cuenta como en espera: {hours}. Cuando se apruebe, contará para la meta.} earlierSchool {Cuenta como en espera: {hours} en su escuela anterior; todavía no cuenta como aprobado.} other {Cuenta como en espera: {hours} en los totales de la escuela; todavía no cuenta como aprobado.}}',
  'hours.whatCounts': 'lo que cuenta',
  'hours.wouldCount': 'Cuenta como en espera: {hours}. Si se aprueba así: {reasons}',
  'hours.categorySetBy': '{who, select, you {Usted eligió} other {{name} eligió}} la categoría “{category}”.',
  'hours.countingRule': 'Regla: qué cuenta',
  'hours.ifApprovedNow': 'Si se aprueba ahora',
  'hours.allCount': 'Cuentan todas las horas.',
  'hours.draftDoesNotCount': 'Todavía no cuenta: los borradores no están en ningún total.',
  'hours.deletedDoesNotCount': 'No cuenta: se eliminó.',
  'hours.undecidedDoesNotCount': 'No cuenta: nadie había decidido sobre él.',
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
  'hours.verifierField': 'la persona que verifica',
  'hours.hoursLoweredBy':
    '{who, select, you {Usted bajó las horas de {from} a {to}.} other {{name} bajó las horas de {from} a {to}.}}',
  'hours.credited':
    '{who, select, you {Usted} other {{name}}} {act, select, verified {verificó} other {aprobó}} {credited} de {logged}.',
  'hours.creditedOfYours':
    '{who, select, you {Usted} other {{name}}} {act, select, verified {verificó} other {aprobó}} {credited} de {logged} que usted registró.',
  'hours.creditedOfVolunteers':
    '{who, select, you {Usted} other {{name}}} {act, select, verified {verificó} other {aprobó}} {credited} de {logged} que registró {volunteer}.',
  'hours.noReasonForFewer': 'No se dio ningún motivo.',
  'hours.decidedAlone': 'Decidido por una sola persona. Nadie lo verificó antes.',
  'hours.decidedByRecorder': 'Lo decidió quien anotó el formulario en papel.',

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
  'hours.messageSent': 'Mensaje',
  'hours.message': 'Preguntar o responder',
  'hours.messageHint': 'Lo leen todas las personas que pueden abrir este registro.',
  'hours.sendMessage': 'Enviar mensaje',
  'hours.sendingMessage': 'Enviando…',
  'hours.messageIsSent': 'Mensaje enviado',
  'hours.messageNotSent': 'No se envió el mensaje',
  'hours.messageNotSentText': 'El texto sigue aquí. Inténtelo de nuevo.',
  'hours.supervisorJoined': 'El responsable ya tiene una cuenta',
  'hours.wrongSupervisor': 'Dijo que otra persona fue responsable',
  'hours.attachedStep': 'Adjuntó un archivo',
  'hours.attachmentRemovedStep': 'Quitó un archivo',
  'hours.supervisorStatus': 'Enviado: espera a {name}, que no tiene cuenta',
  'hours.askedToVerify': 'Persona a quien se pidió verificar',
  'hours.howVerified': 'Cómo se verificó',
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
  'hours.verifiedHours': 'Verificado: {hours}',
  'hours.approvedHours': 'Aprobado: {hours}',
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
    'Un archivo con estos pasos. Sin usar este sitio, cualquier persona puede comprobar que no se cambió nada en ellos.',

  // How hours count
  'hours.howHoursCount': 'Cómo cuentan las horas',
  'hours.waitingCounts':
    'Las horas <strong>en espera</strong> (pendientes o verificadas) cuentan para el total, y para la meta cuando se aprueban.',
  'hours.approvedCounts':
    'Las horas <strong>aprobadas</strong> cuentan para el total, y para la meta según lo permitan las reglas de la escuela.',
  'hours.schoolsRules': 'Las reglas de su escuela',
  'hours.neverCounts':
    'Los <strong>borradores</strong> y los registros <strong>rechazados</strong> o <strong>eliminados</strong> no cuentan.',
  'hours.fewerHoursCredited':
    'Quien revisa puede acreditar <strong>menos horas</strong> que las registradas, pero nunca más.',
  'hours.badgesCount':
    'Con las horas aprobadas se gana un <strong>logro</strong>. Si las horas en espera alcanzan para uno, queda pendiente de aprobación.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
