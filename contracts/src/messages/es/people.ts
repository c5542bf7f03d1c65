import type { people as english } from '../en/people.js';

export const people = {
  // the people page
  'people.people': 'Personas',
  'people.addUser': 'Agregar usuario',
  'people.addCoordinator': 'Agregar coordinador/a',
  'people.tabs': 'Personas y solicitudes',

  // the search and the filters of the list
  'people.search': 'Buscar por nombre, nombre de usuario o correo electrónico',
  'people.allRoles': 'Todos los roles',
  'people.allGrades': 'Todos los grados',
  'people.gradeNumber': 'Grado {grade}',
  'people.byLastName': 'Por apellido',
  'people.newestFirst': 'Más recientes primero',
  'people.oldestFirst': 'Más antiguas primero',
  'people.allSchools': 'Todas las escuelas',
  'people.schoolNumber': 'Escuela {id}',

  // the list of people
  'people.loadingPeople': 'Cargando las personas',
  'people.listFailed': 'No pudimos cargar la lista de personas',
  'people.noPeopleYet': 'Todavía no hay personas',
  'people.noMatchFor': 'Nadie coincide con {filters}',
  'people.noMatch': 'No se encontró a nadie',
  'people.searchScope': 'La búsqueda revisa nombres, nombres de usuario y correos electrónicos.',
  'people.statusNominated': 'Propuesto/a',
  'people.statusGraduated': 'Con graduación',
  'people.statusErased': 'Datos borrados',

  // what waits for the school: the tab, and the link to it on the dashboard
  'people.waitingEmpty': 'Aquí aparecen las personas propuestas para verificar y las solicitudes de las familias.',
  'people.waitingEmptyWithJoins':
    'Aquí aparecen las personas propuestas para verificar, las solicitudes de las familias y las solicitudes de ingreso.',
  'people.loadingList': 'Cargando: {title}',
  'people.waitingVerifiers':
    '{count, plural, one {{shown} propuesta para verificar} other {{shown} propuestas para verificar}}',
  'people.waitingFamilies': '{count, plural, one {{shown} familia} other {{shown} familias}}',
  'people.waitingMembers': '{count, plural, one {{shown} solicitud de ingreso} other {{shown} solicitudes de ingreso}}',
  'people.waitingSummary': '{total, plural, one {Espera confirmación: {list}} other {Esperan confirmación: {list}}}',

  // nominated verifiers that wait
  'people.nominatedVerifiers': 'Personas propuestas para verificar',
  'people.nominatedBy': 'Propuesta de {name}, {time}',
  'people.askedThroughLink': 'Lo pidió por su cuenta con un enlace, {time}',
  'people.confirm': 'Confirmar',
  'people.decline': 'Rechazar',
  'people.confirmName': 'Confirmar a {name}',
  'people.declineName': 'Rechazar a {name}',
  'people.declineQuestion': '¿Rechazar a {name}?',
  'people.confirming': 'Confirmando...',
  'people.declining': 'Rechazando...',

  // families that wait
  'people.families': 'Familias',
  'people.wantsToFollow': '{parent} quiere seguir las horas de {student}',
  'people.gradeAndTime': 'Grado {grade}, {time}',

  // requests to join that wait, and the dialog to admit
  'people.joinRequests': 'Solicitudes de ingreso',
  'people.wantsToJoin': '{name} quiere unirse',
  'people.wantsToJoinSchool': '{name} quiere unirse a {school}',
  'people.admit': 'Admitir',
  'people.admitName': 'Admitir a {name}',
  'people.admitting': 'Admitiendo...',
  'people.roleHint': 'Su rol en {school}',
  'people.admitted': 'Se admitió a {name}',
  'people.admittedDetail': 'Ahora es parte de {school}.',
  'people.admitFailed': 'No se pudo admitir a esta persona',
  'people.declineJoinQuestion': 'Se queda en New School y puede volver a pedir su ingreso a {school}.',
  'people.requestDeclined': 'Solicitud rechazada',
  'people.declineFailed': 'No se pudo rechazar la solicitud',

  // several people at once
  'people.selectName': 'Seleccionar a {name}',
  'people.selectedCount': '{count, plural, one {# seleccionado} other {# seleccionados}}',
  'people.selectionLimit': 'Puede seleccionar hasta {count, number} personas a la vez.',
  'people.selectedPeople': 'Personas seleccionadas',
  'people.selectedFamilies': 'Familias seleccionadas',
  'people.selectedJoinRequests': 'Solicitudes seleccionadas',
  'people.confirmCount': 'Confirmar {count, number}',
  'people.confirmFamiliesQuestion': '{count, plural, one {¿Confirmar # familia?} other {¿Confirmar # familias?}}',
  'people.confirmFamiliesDetail':
    'Cada padre o madre verá las horas, los totales y los logros de su estudiante, pero no podrá cambiarlos.',
  'people.familiesConfirmed': '{count, plural, one {# familia confirmada} other {# familias confirmadas}}',
  'people.admitCount': 'Admitir {count, number}',
  'people.admitPeople': '{count, plural, one {Admitir a # persona} other {Admitir a # personas}}',
  'people.admitPeopleHint': 'Elija un rol para dar el mismo a todas.',
  'people.roleTheyAskedFor': 'El rol que pidieron, o Estudiante',
  'people.peopleAdmitted': '{count, plural, one {# persona admitida} other {# personas admitidas}}',
  'people.changeRole': 'Cambiar rol',
  'people.changeRoleOf': '{count, plural, one {Cambiar el rol de # persona} other {Cambiar el rol de # personas}}',
  'people.changeRoleHint': 'Se cierra su sesión. Cuando vuelvan a entrar, verán lo que muestra el rol nuevo.',
  'people.changingRole': 'Cambiando...',
  'people.rolesChanged': '{count, plural, one {Se cambió el rol de # persona} other {Se cambió el rol de # personas}}',
  'people.deactivateCount': 'Desactivar {count, number}',
  'people.deactivatePeopleQuestion':
    '{count, plural, one {¿Desactivar a # persona?} other {¿Desactivar a # personas?}}',
  'people.deactivatePeopleDetail':
    'Se cierra su sesión de inmediato y no podrán entrar hasta que alguien active sus cuentas. Sus horas se conservan.',
  'people.moreNames': '{count, number} más',
  'people.entriesWait': '{total, select, 1 {1 registro espera} other {{total} registros esperan}} a {name}',
  'people.entriesWaitStrict': 'Elija a otra persona que verifique cada uno: ábralo ahí y edite sus datos.',
  'people.entriesWaitAfter': 'Elija a otra persona que verifique, o decida sobre ellos en Aprobaciones.',
  'people.coordinatesUpcoming':
    '{name} coordina {total, select, 1 {1 oportunidad próxima} other {{total} oportunidades próximas}}',
  'people.coordinatesAfter': 'Elija a otra persona en Oportunidades. Hasta entonces, el personal toma la asistencia.',
  'people.noLongerFollowed':
    'Después, las horas de {name} dejarán de estar a la vista de {others}. Volver a cambiar el rol no lo restablece.',
  'people.noLongerFollows':
    'Después, {name} dejará de ver las horas de {others}. Volver a cambiar el rol no lo restablece.',
  'people.requestOfEnds': 'También termina la solicitud de {others} para seguir a {name}.',
  'people.requestEnds': 'También termina la solicitud de {name} para seguir a {others}.',
  'people.placesForNewRole':
    '{name} está en {total, select, 1 {1 oportunidad próxima} other {{total} oportunidades próximas}}. Se cancela lo que no esté abierto a su nuevo rol, y quien espera recibe el lugar. Volver a cambiar el rol no lo restablece.',
  'people.placesCancelled':
    '{name} está en {total, select, 1 {1 oportunidad próxima. Se cancela su lugar.} other {{total} oportunidades próximas. Se cancelan sus lugares.}}',
  'people.othersNotCounted':
    '{count, plural, one {Lo que termina para # persona más no se muestra aquí.} other {Lo que termina para # personas más no se muestra aquí.}}',
  'people.chooseRole': 'Elija un rol',
  'people.peopleDeactivated': '{count, plural, one {# persona desactivada} other {# personas desactivadas}}',
  'people.doneAndLeft':
    '{done, plural, =0 {No se cambió nada} one {# listo} other {# listos}}. {left, plural, one {# quedó como estaba y sigue en la selección:} other {# quedaron como estaban y siguen en la selección:}}',

  // the panel of a person
  'people.person': 'Persona',
  'people.loadingPerson': 'Cargando los datos de la persona',
  'people.personNotFound': 'No se encontró a la persona',
  'people.personNotFoundHint': 'Quizás cambió de escuela.',
  'people.personFailed': 'No pudimos cargar los datos de la persona',
  'people.nominationNoticeBy':
    '{name} propuso a esta persona hace {wait}. No podrá iniciar sesión ni se le podrá elegir hasta que el personal la confirme.',
  'people.askedThroughLinkNotice':
    'Lo pidió por su cuenta con un enlace hace {wait}. No podrá iniciar sesión ni se le podrá elegir hasta que el personal la confirme.',
  'people.erasedNotice':
    'Los datos de esta persona se borraron el {date}. Su nombre y el texto de sus registros se eliminaron para siempre. Las decisiones sobre sus horas se conservan con el nombre “Persona borrada”. También se conservan sus propias decisiones sobre las horas de otras personas, con sus comentarios.',
  'people.activate': 'Activar',
  'people.deactivate': 'Desactivar',
  'people.confirmEmail': 'Confirmar correo',
  'people.oneTimePassword': 'Contraseña de un solo uso',
  'people.invitationLink': 'Enlace de invitación',
  'people.hoursAndProgress': 'Horas y avance',
  'people.allStudents': 'Todos los estudiantes',
  'people.account': 'Cuenta',
  'people.viewHours': 'Ver horas',
  'people.eraseButton': 'Borrar…',
  'people.details': 'Detalles',
  'people.number': 'Número',
  'people.emailNotConfirmed': '{email} (sin confirmar)',
  'people.added': 'Se agregó',
  'people.addedBy': '{date}, por {name}',
  'people.choosesNewPassword': 'Elegirá una nueva la próxima vez que inicie sesión',
  'people.nomination': 'Propuesta',
  'people.declined': 'Rechazada',

  // the family of a person
  'people.family': 'Familia',
  'people.children': 'Hijos e hijas',
  'people.loadingFamily': 'Cargando la familia',
  'people.familyFailed': 'No pudimos cargar la familia',
  'people.noParents': 'Ninguna madre, padre o tutor sigue las horas de este estudiante.',
  'people.noChildren': 'Esta persona no sigue las horas de ningún estudiante.',
  'people.requestedOn': 'Solicitud del {date}',
  'people.linkedSince': 'Vínculo desde el {date}',
  'people.removeName': 'Quitar a {name}',
  'people.confirmFamily': '¿Permitir que {parent} siga las horas de {student}?',
  'people.confirmFamilyDetail':
    '{parent} verá las horas, los totales y los logros de {student}, pero no podrá cambiarlos.',
  'people.declineFamilyDetail': '{parent} no verá ningún dato de {student}.',
  'people.removeFamily': '¿Quitar este vínculo familiar?',
  'people.removeFamilyDetail': '{parent} ya no verá ningún dato de {student}.',
  'people.familyConfirmed': 'Vínculo familiar confirmado',
  'people.familyRemoved': 'Se quitó el vínculo familiar',
  'people.familyUpdateFailed': 'No se pudo actualizar el vínculo familiar',

  // the dialog to link a parent and a student
  'people.linkAParent': 'Vincular a una madre, un padre o un tutor',
  'people.linkAChild': 'Vincular a un hijo o una hija',
  'people.parent': 'Padre/Madre',
  'people.searchByNameOrEmail': 'Buscar por nombre o correo electrónico',
  'people.gradeAndEmail': 'Grado {grade}, {email}',
  'people.linkParentHint': 'Verá las horas de {name}.',
  'people.linkChildHint': '{name} verá las horas de este estudiante.',
  'people.linkParent': 'Vincular padre/madre',
  'people.linkChild': 'Vincular hijo/a',
  'people.linking': 'Vinculando...',
  'people.familyLinked': 'Vínculo familiar creado',
  'people.familyLinkedDetail': '{parent} ya puede ver las horas de {student}.',
  'people.linkFailed': 'No se pudo crear el vínculo familiar',

  // what is asked before an account is changed
  'people.confirmVerifier': '¿Confirmar a {name} para verificar horas?',
  'people.confirmVerifierDetail':
    'Los estudiantes y las familias de {school} podrán elegir a esta persona para verificar horas.',
  'people.declineVerifierDetail': 'No podrá iniciar sesión y nadie podrá elegir a esta persona para verificar horas.',
  'people.verifierConfirmed': 'Propuesta confirmada',
  'people.nominationDeclined': 'Propuesta rechazada',
  'people.nominationFailed': 'No se pudo responder a la propuesta',
  'people.confirmEmailQuestion': '¿{email} es el correo electrónico de {name}?',
  'people.confirmEmailDetail':
    'Lo escribió la propia persona. Una vez confirmado, los archivos importados que contengan este correo agregarán horas a esta cuenta.',
  'people.emailConfirmed': 'Correo electrónico confirmado',
  'people.confirmEmailFailed': 'No se pudo confirmar el correo electrónico',
  'people.activateQuestion': '¿Activar la cuenta de {name}?',
  'people.activateDetail': 'Podrá volver a iniciar sesión.',
  'people.activating': 'Activando...',
  'people.deactivateQuestion': '¿Desactivar la cuenta de {name}?',
  'people.deactivateDetail':
    'Su sesión se cierra de inmediato y no podrá iniciar sesión hasta que alguien active su cuenta. Sus horas se conservan.',
  'people.deactivating': 'Desactivando...',
  'people.oneTimePasswordFor': 'Contraseña de un solo uso para {name}',
  'people.oneTimePasswordDetail':
    'Su contraseña actual deja de funcionar y su sesión se cierra en todos los dispositivos.',
  'people.createOneTimePassword': 'Crear contraseña de un solo uso',
  'people.oneTimePasswordCreated': 'Contraseña de un solo uso creada',
  'people.oneTimePasswordFailed': 'No se pudo crear la contraseña de un solo uso',
  'people.resetSecondFactor': 'Restablecer segundo factor',
  'people.resetSecondFactorOf': '¿Restablecer el segundo factor de {name}?',
  'people.resetSecondFactorDetail':
    'Hágalo si la persona perdió su llave de acceso o su teléfono, y solo cuando tenga la seguridad de que es ella. Sus llaves, aplicación y códigos de recuperación dejan de funcionar, se cierra su sesión y recibe un correo. Sigue necesitando su contraseña.',
  'people.resetting': 'Restableciendo...',
  'people.secondFactorReset': 'Segundo factor restablecido',
  'people.secondFactorNotReset': 'No se pudo restablecer el segundo factor',
  'people.invitationLinkFor': 'Enlace de invitación para {name}',
  'people.invitationLinkDetail':
    'Con el enlace podrá elegir su propia contraseña. Cualquier enlace anterior deja de funcionar.',
  'people.createInvitationLink': 'Crear enlace de invitación',
  'people.invitationLinkCreated': 'Enlace de invitación creado',
  'people.invitationLinkFailed': 'No se pudo crear el enlace de invitación',
  'people.inviteOffer':
    'La escuela confirmó a {name} y ya se le puede elegir. Para iniciar sesión, necesita un enlace de invitación con el que elegirá su contraseña.',
  'people.sendInvitation': 'Envíe este enlace a {name}. Abre una página donde podrá elegir su contraseña.',
  'people.invitationExpires': 'Funciona una sola vez, hasta el {date}. Si crea otro enlace, este deja de funcionar.',
  'people.tryAgain': 'Ocurrió un error. Inténtelo de nuevo.',

  // the dialog to erase a person
  'people.eraseTitle': 'Borrar los datos de {name}',
  'people.eraseWarning': 'Esta acción no se puede deshacer.',
  'people.eraseGoes': 'Qué se borra',
  'people.eraseGoesAccount':
    'Su nombre, nombre de usuario, correo electrónico, contraseña y todas las formas de iniciar sesión',
  'people.eraseGoesTexts':
    'El texto de sus registros: organización, descripción y comentarios, incluso los de quienes los revisaron',
  'people.eraseGoesOpen': 'Los registros sin decisión, los lugares en oportunidades próximas y los vínculos familiares',
  'people.eraseGoesMessages': 'Los mensajes y la suscripción al boletín que llegaron desde su correo electrónico',
  'people.eraseStays': 'Qué se conserva',
  'people.eraseStaysEntries':
    'Los registros aprobados y rechazados, con la fecha, las horas y quién decidió, con el nombre “Persona borrada”',
  'people.eraseStaysDecisions':
    'Sus decisiones sobre las horas de otras personas, con sus comentarios, y lo que publicó',
  'people.eraseStaysLog': 'El registro de auditoría, que sigue demostrando que no se cambió nada en él',
  'people.eraseLimits':
    'HourTrail no busca lo que otras personas escribieron sobre esta persona en sus propios registros. Las copias de seguridad anteriores conservan sus datos hasta que se eliminan.',
  'people.noReasonGiven': 'No se dio un motivo',
  'people.reasonAsked': 'La persona lo pidió',
  'people.reasonLeft': 'La persona dejó la escuela',
  'people.reasonKeptLongEnough': 'La cuenta se conservó el tiempo exigido',
  'people.reasonMistake': 'La cuenta se creó por error',
  'people.typeToConfirm': 'Escriba “{username}” para confirmar',
  'people.typedWrong': 'Escriba “{username}” para confirmar.',
  'people.eraseForGood': 'Borrar para siempre',
  'people.erasing': 'Borrando...',
  'people.personErased': 'Datos borrados',
  'people.personErasedDetail': 'El texto de sus registros se borrará en unos segundos.',
  'people.eraseFailed': 'No se borraron los datos',

  // the forms to create and to edit a user
  'people.editUser': 'Editar usuario',
  'people.createUser': 'Crear usuario',
  'people.addAdministrator': 'Agregar administrador/a de {school}',
  'people.administratorIntro':
    '{school} está lista. Ahora agregue a quien la administrará: define sus reglas y agrega a sus personas. También puede hacerlo después en Personas.',
  'people.firstAdministrator': 'Primera cuenta de administración de la escuela',
  'people.gradeNotGiven': 'Sin indicar',
  'people.activeHint': 'Solo las personas con la cuenta activa pueden iniciar sesión.',
  'people.reasonHint': 'El motivo queda en el registro de auditoría de la escuela.',
  'people.firstPassword': 'Primera contraseña',
  'people.passwordByServer': 'La verá una sola vez, para que pueda entregarla.',
  'people.typePassword': 'Escribir una contraseña',
  'people.passwordTyped': 'También funciona una sola vez. La persona la cambiará la primera vez que inicie sesión.',
  'people.userCreated': 'El usuario se creó correctamente',
  'people.createUserFailed': 'No se pudo crear el usuario',
  'people.createUserError': 'Ocurrió un error al crear el usuario.',
  'people.accountFailed': 'No pudimos cargar la cuenta',
  'people.valueNone': 'ninguna',
  'people.valueYes': 'sí',
  'people.valueNo': 'no',
  'people.valueEmpty': 'vacío',
  'people.userUpdated': 'El usuario se actualizó correctamente',
  'people.updateUserFailed': 'No se pudo actualizar el usuario',
  'people.updateUserError': 'Ocurrió un error al actualizar el usuario.',

  // the dialogs for a new verifier and a coordinator
  'people.writeToSchool': 'Escribir a estudiantes y familias',
  'people.writeTo': 'Para',
  'people.chooseReaders': 'Elija quién lo lee',
  'people.allStudentsAndParents': 'Todos los estudiantes y sus familias',
  'people.gradeAndParents': 'Grado {grade} y sus familias',
  'people.writeToSchoolHint': 'Lo leen en la campana y por correo. No pueden responder.',
  'people.writtenToSchool': 'Lo encontrarán en su campana y en un correo, salvo que los hayan desactivado.',

  'people.newVerifier': 'Agregar verificador/a',
  'people.newVerifierIntro':
    'Agregue a alguien que le vio ayudar. {school} debe confirmar a esta persona antes de que usted pueda elegirla.',
  'people.createVerifier': 'Crear verificador/a',
  'people.verifierCreated': 'Se creó la cuenta de verificación',
  'people.verifierCreatedDetail': 'Podrá elegir a esta persona cuando su escuela la haya confirmado.',
  'people.createVerifierFailed': 'No se pudo crear la cuenta de verificación',
  'people.createVerifierError': 'Ocurrió un error al crear la cuenta de verificación.',
  'people.coordinatorIntro':
    'Quien coordina verifica horas en {school}. Recibirá una contraseña de un solo uso, que usted verá a continuación.',
  'people.createCoordinator': 'Crear coordinador/a',
  'people.coordinatorCreated': 'Se creó la cuenta de coordinación',
  'people.createCoordinatorFailed': 'No se pudo crear la cuenta de coordinación',
  'people.createCoordinatorError': 'Ocurrió un error al crear la cuenta de coordinación.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
