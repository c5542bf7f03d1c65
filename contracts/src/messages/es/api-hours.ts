import type { apiHours as english } from '../en/api-hours.js';

export const apiHours = {
  // logging hours
  'apiHours.onlyVolunteersLog':
    'Solo los estudiantes, las madres, los padres y los tutores pueden registrar sus propias horas.',
  'apiHours.onlyForYourself': 'Solo puede registrar sus propias horas y en su propia escuela.',
  'apiHours.onlyAdminsAdd': 'Solo la administración puede agregar horas para otra persona.',
  'apiHours.chooseJoined': 'Elija una oportunidad en la que se haya inscrito.',
  'apiHours.notBegun': 'Esta oportunidad todavía no ha empezado.',
  'apiHours.alreadyLogged': 'Las horas de esta oportunidad ya se registraron.',
  'apiHours.chooseVerifier': 'Elija a una persona de su escuela que pueda verificar y tenga la cuenta activa.',
  'apiHours.chooseCategory': 'Elija una de las categorías de la escuela.',
  'apiHours.dayTooLong': 'Un día no puede tener más de 24 horas en total.',
  'apiHours.dayFull': 'Un día no puede tener más de 24 horas en total. Este ya está completo.',
  'apiHours.dayHasRoom':
    'Un día no puede tener más de 24 horas en total. En este {hours, plural, one {cabe # hora} other {caben # horas}}.',
  // who may act on an entry
  'apiHours.actionInState':
    'No puede {action, select, submit {enviar} withdraw {retirar} verify {verificar} retract {deshacer la verificación de} approve {aprobar} reject {rechazar} reopen {reabrir} revoke {revocar} amend {cambiar} delete {eliminar} restore {restaurar} other {cambiar}} este registro, porque está {status, select, draft {en borrador} pending {pendiente} verified {verificado} approved {aprobado} other {rechazado}}.',
  'apiHours.actionNotYours':
    'No tiene permiso para {action, select, submit {enviar} withdraw {retirar} verify {verificar} retract {deshacer la verificación de} approve {aprobar} reject {rechazar} reopen {reabrir} revoke {revocar} amend {cambiar} delete {eliminar} restore {restaurar} other {cambiar}} este registro mientras esté {status, select, draft {en borrador} pending {pendiente} verified {verificado} approved {aprobado} other {rechazado}}.',
  'apiHours.onlyAdminsNow':
    'Este registro está {status, select, draft {en borrador} pending {pendiente} verified {verificado} approved {aprobado} other {rechazado}}. Ahora solo la administración puede {action, select, delete {eliminarlo} other {cambiarlo}}.',
  'apiHours.roleNever':
    '{role, select, student {Los estudiantes} parent {Las madres, los padres y los tutores} teacher {Los maestros} admin {Los administradores} verifier {Los verificadores} auditor {Los auditores} other {Los superadministradores}} no pueden {action, select, submit {enviar} withdraw {retirar} verify {verificar} retract {deshacer la verificación de} approve {aprobar} reject {rechazar} reopen {reabrir} revoke {revocar} amend {cambiar} delete {eliminar} restore {restaurar} other {cambiar}} horas de voluntariado.',
  'apiHours.deleted': 'Este registro se eliminó. Primero restáurelo.',
  'apiHours.notDeleted': 'Este registro no está eliminado.',
  'apiHours.onlyAdminsRestore': 'Solo la administración puede restaurar un registro.',
  'apiHours.volunteerErased':
    'Los datos de la persona voluntaria de este registro se borraron, así que el registro ya no se puede cambiar.',
  'apiHours.movedAway': 'Este registro pasó a otra escuela con la persona voluntaria. Aquí ya no se puede cambiar.',
  'apiHours.auditorsOnlyRead': 'Puede leer todos los registros de su escuela, pero no puede cambiar ninguno.',
  'apiHours.parentsOnlyFollow': 'Puede seguir las horas de su hijo o hija, pero no puede cambiarlas.',
  'apiHours.earlierSchool':
    'Su escuela anterior ya decidió sobre este registro. Puede leerlo, pero no puede cambiarlo.',
  'apiHours.graduated':
    'Quienes se graduaron no pueden registrar horas nuevas. Las horas registradas antes se conservan.',
  'apiHours.afterGraduation': 'Usted se graduó el {date}. No puede registrar horas posteriores a ese día.',
  // reviewing
  'apiHours.changedMeanwhile': 'Alguien cambió este registro después de que usted lo vio.',
  'apiHours.ownHours': 'Nadie decide sobre sus propias horas.',
  'apiHours.youVerified': 'Usted verificó este registro, así que otra persona debe aprobarlo.',
  'apiHours.youApproved': 'Usted aprobó antes este registro, así que otra persona debe verificarlo.',
  'apiHours.youCreatedEntry': 'Usted creó este registro, así que otra persona debe aprobarlo.',
  'apiHours.youCreatedVerifier': 'Usted creó la cuenta de quien lo verifica, así que otra persona debe aprobarlo.',
  'apiHours.youLetSomeoneIn':
    'Usted creó una contraseña o un enlace para la cuenta de alguien que participó en este registro, así que otra persona debe aprobarlo.',
  'apiHours.someoneLetYouIn':
    'Alguien que participó en este registro creó una contraseña o un enlace para su cuenta, así que otra persona debe aprobarlo.',
  'apiHours.verifyFirst': 'Esta escuela solo aprueba horas que alguien ya verificó.',
  'apiHours.messageNotYours':
    'Sobre este registro solo pueden escribir la persona voluntaria, quien verifica y el personal de la escuela.',
  'apiHours.messageAboutDraft': 'Envíe primero este registro. Nadie más puede leer un borrador.',
  'apiHours.notYourVerification': 'Solo quien verificó puede deshacer la verificación.',
  'apiHours.hoursRaised': 'Quien revisa puede bajar las horas, no subirlas.',
  'apiHours.nothingToChange': 'Indique qué desea cambiar.',
  'apiHours.verifierComments': 'Solo quien verifica puede escribir estos comentarios.',
  'apiHours.approverComments': 'Solo el personal docente o la administración puede escribir estos comentarios.',
  // saved filters
  'apiHours.tooManyFilters':
    '{max, plural, one {Puede guardar # filtro. Primero elimínelo.} other {Puede guardar # filtros. Primero elimine uno.}}',
  'apiHours.invalidSearch': 'La búsqueda no puede usar “{parameter}” de esta manera.',
  // attendance and check-in
  'apiHours.wrongCode': 'Este no es el código de esta oportunidad.',
  'apiHours.noSpot': 'Usted no tiene un lugar en esta oportunidad. Consulte con quien la coordina.',
  'apiHours.theyHaveNoSpot': 'Esta persona no tiene un lugar en esta oportunidad.',
  'apiHours.notVolunteer': 'Esta persona ya no es estudiante ni madre, padre o tutor de la escuela.',
  'apiHours.entryExists': 'Esta persona ya tiene un registro de esta oportunidad.',
  'apiHours.attendanceDecided':
    '{status, select, approved {Estas horas están aprobadas. Ahora solo un administrador puede cambiarlas.} other {Estas horas fueron rechazadas. Abra el registro para ver el motivo.}}',
  'apiHours.loggedThemselves':
    'Esta persona registró su llegada o sus horas por su cuenta. Si no estuvo, rechace el registro.',
  'apiHours.nothingRecorded': 'No hay nada registrado para esta persona.',
  'apiHours.attendanceTooEarly':
    'Puede tomar asistencia desde {minutes, plural, one {# minuto} other {# minutos}} antes del inicio.',
  'apiHours.onlyCoordinatorMarks':
    'Solo quien coordina la oportunidad puede marcar la asistencia y verificarla en un solo paso.',
  // signals for reviewers
  'apiHours.overlapsHiddenSameDay': 'Se superpone con otro registro de este día.',
  'apiHours.overlapsHidden': 'Se superpone con otro registro del {date}.',
  'apiHours.overlapsSameDay':
    'Se superpone con otro registro de este día: de {start} a {end} en {organization}{more, plural, =0 {} other { y # más}}.',
  'apiHours.overlaps':
    'Se superpone con otro registro del {date}: de {start} a {end} en {organization}{more, plural, =0 {} other { y # más}}.',
  'apiHours.sameTextHidden': 'Misma descripción que otro registro de esta persona.',
  'apiHours.sameText': 'Misma descripción que el registro del {date} en {organization}.',
  'apiHours.outsideTimesSameDay': 'Fuera del horario de la oportunidad: de {start} a {end}.',
  'apiHours.outsideTimes': 'Fuera del horario de la oportunidad: de {start} a {end} el {date}.',
  'apiHours.longDay': 'Este día suma {hours, number} horas.',
  'apiHours.unanswered': 'La persona voluntaria escribió el {date} y espera respuesta. Léalo en el historial.',
  'apiHours.supervisorIsFamily': 'El correo de quien fue responsable es de la familia de la persona voluntaria.',
  'apiHours.supervisorLooksLikeStaff':
    'El correo de quien fue responsable se parece a los de la escuela, pero no lo es.',
  'apiHours.supervisorIsStaff': 'El correo de quien fue responsable es del personal de la escuela.',
  'apiHours.volunteerNominated': 'La persona voluntaria propuso a quien verifica.',
  'apiHours.familyNominated': 'La familia de la persona voluntaria propuso a quien verifica.',
  'apiHours.approvedAlone': 'Lo aprobó una sola persona. Nadie lo verificó antes.',
  'apiHours.noLongerWaits': 'Este registro ya no espera una respuesta.',
  'apiHours.supervisorNotYours':
    'Solo la persona voluntaria y el personal de la escuela pueden preguntar a quien fue responsable.',
  'apiHours.noSupervisor': 'Este registro no indica a quién recordar.',
  'apiHours.remindTomorrow': 'Ya se envió un correo en el último día. Inténtelo mañana.',
  'apiHours.noMoreReminders': 'Ya se enviaron {max} recordatorios. Pregunte a otra persona.',
  'apiHours.linkUnknown':
    'Le falta o le cambió una parte. Abra otra vez el enlace del correo o pida a la persona voluntaria que envíe uno nuevo.',
  'apiHours.linkOver': 'Este enlace venció. Pida a la persona voluntaria que envíe uno nuevo.',
  'apiHours.linkAnswered':
    'Usted ya respondió todo lo de este enlace, o el voluntario lo cambió y un correo más reciente tiene su enlace. Para cambiar una respuesta, avise al voluntario o a la escuela.',
  'apiHours.linkJoined':
    'Ya tiene una cuenta en esta escuela. Inicie sesión para ver estas horas y confirmar las nuevas. Si aún no tiene contraseña, pídala a la escuela.',
  'apiHours.answerMoreFirst':
    '{count, plural, one {Se ofrece una cuenta después de {count} respuesta.} other {Se ofrece una cuenta después de {count} respuestas.}} Hasta entonces, use los enlaces de sus correos.',
  'apiHours.commentToDecline': 'Diga por qué no confirma las horas.',
  'apiHours.tooManyAttachments': 'Un registro puede tener hasta {max, number} archivos. Primero quite uno.',
  'apiHours.attachmentDamaged':
    'Este archivo falta o no es el que se adjuntó. Pida a quien administra que revise el registro de eventos.',
  'apiHours.scanInUse': 'La verificación se apoya en este documento. Reabra el registro antes de quitarlo.',
  'apiHours.scanRequired': 'Primero adjunte una foto o copia del formulario firmado.',
  'apiHours.onlyStaffRecordPaper': 'Solo el personal de la escuela puede anotar un formulario en papel.',
  'apiHours.paperNotAccepted':
    'En esta escuela, alguien debe verificar el registro con su cuenta. Un formulario en papel no cuenta como verificación.',
  'apiHours.youRecordedPaper': 'Usted anotó el formulario en papel de este registro. Otra persona debe aprobarlo.',
  'apiHours.approvedByRecorder': 'Lo aprobó quien anotó el formulario en papel. Nadie más lo vio.',
  'apiHours.submittedEarly': 'Enviado el {date}, {time}, antes de la hora de fin ({end}).',
  'apiHours.verifiedEarly': 'Verificado el {date}, {time}, antes de la hora de fin ({end}).',
  'apiHours.submittedLate':
    '{days, plural, one {Enviado # día después de la fecha del servicio.} other {Enviado # días después de la fecha del servicio.}}',
  // import
  'apiHours.importNotVerified':
    'Esta escuela solo aprueba horas que alguien ya verificó. Importe el registro como verificado o pendiente.',
  'apiHours.unknownEmail': 'Nadie en la escuela tiene este correo electrónico.',
  'apiHours.unconfirmedEmail':
    '{name} escribió este correo electrónico y nadie ha confirmado que sea suyo. Primero confírmelo en la página de esa persona.',
  'apiHours.neitherStudentNorParent': 'Esta persona no es estudiante ni madre, padre o tutor.',
  'apiHours.invalidStatus': 'El estado debe ser uno de estos: {statuses}.',
  'apiHours.draftNotImported': 'Solo la persona voluntaria puede ver un borrador. No lo incluya.',
  'apiHours.deletedNotImported': 'Este registro se eliminó. No lo incluya.',
  'apiHours.alreadyThere': 'Este registro ya existe.',
  'apiHours.importChanged':
    '{count, plural, one {Desde entonces se cambió # registro de esta importación o se decidió sobre él.} other {Desde entonces se cambiaron # registros de esta importación o se decidió sobre ellos.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
