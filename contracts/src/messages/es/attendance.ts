import type { attendance as english } from '../en/attendance.js';

export const attendance = {
  // Dashboard card of a coordinator
  'attendance.yourOpportunities': 'Sus oportunidades',
  'attendance.allYourOpportunities': 'Todas sus oportunidades',
  'attendance.youCoordinateNone': 'Usted no coordina ninguna oportunidad',
  'attendance.coordinatedAppearHere': 'Aquí aparecerán las oportunidades que tenga a su cargo.',
  'attendance.take': 'Tomar asistencia',

  // Attendance panel
  'attendance.title': 'Asistencia',
  'attendance.wasCancelled': 'Esta oportunidad se canceló, así que no se puede marcar a nadie como presente.',
  'attendance.notAllowed': 'Solo el personal de la escuela y quien coordina pueden tomar asistencia',
  'attendance.tooEarly':
    'Esta oportunidad empieza el {date}, {time}. Se puede tomar asistencia desde {minutes} minutos antes.',
  'attendance.arrived': 'Llegada',
  'attendance.left': 'Salida',
  'attendance.signInSheet': 'Hoja de asistencia',
  'attendance.printSheet': 'Imprimir hoja de asistencia',
  'attendance.sheetCode': 'Código QR que abre la asistencia de {title}',
  'attendance.sheetForStaff': 'Para el personal: escanee para abrir la asistencia y marque quién estuvo.',
  'attendance.sheetDeclaration': 'Supervisé este trabajo y confirmo que estas personas participaron.',
  'attendance.writeToAll': 'Escribir a quienes se inscribieron',
  'attendance.writeToAllHint':
    '{count, plural, one {Lo lee # persona} other {Lo leen # personas}} en la campana y por correo, también en la lista de espera. No pueden responder.',
  'attendance.writtenToAll': '{count, plural, one {Enviado a # persona.} other {Enviado a # personas.}}',
  'attendance.whoSignedUp': 'Quiénes se inscribieron',
  'attendance.loadingWhoSignedUp': 'Cargando la lista de inscripciones',
  'attendance.noSignups': 'Nadie se ha inscrito todavía.',
  'attendance.selectAllShown': 'Seleccionar a todos los de la lista',
  'attendance.viewTrail': 'Ver historial <hidden>de {name}</hidden>',
  'attendance.verifyWaiting':
    '{count, plural, one {Verificar # registro pendiente} other {Verificar # registros pendientes}}',
  'attendance.markPresent': '{count, plural, =0 {Marcar como presentes} other {Marcar como presentes (#)}}',
  'attendance.markPresentAndVerify':
    '{count, plural, =0 {Marcar como presentes y verificar} other {Marcar como presentes y verificar (#)}}',
  'attendance.marked':
    '{count, plural, one {Se marcó a # persona como presente.} other {Se marcó a # personas como presentes.}}',
  'attendance.markedAndVerified':
    '{count, plural, one {Se marcó a # persona como presente y se verificaron sus horas.} other {Se marcó a # personas como presentes y se verificaron sus horas.}}',
  'attendance.leftOut':
    '{count, plural, one {# persona quedó fuera. La lista muestra por qué.} other {# personas quedaron fuera. La lista muestra por qué.}}',
  'attendance.noneMarked': 'No se marcó a nadie como presente',
  'attendance.saveFailed': 'No pudimos guardar la asistencia. Inténtelo de nuevo.',

  // One person: left early, no sign-up, or a correction
  'attendance.leftEarly': 'Salió antes <hidden>{name}</hidden>',
  'attendance.correct': 'Corregir <hidden>asistencia de {name}</hidden>',
  'attendance.markOnePresent': 'Marcar como presente',
  'attendance.saveHours': 'Guardar horas',
  'attendance.lasts': 'La oportunidad dura {hours}.',
  'attendance.verifyHours': 'Verificar estas horas',
  'attendance.verifyHoursHint': 'De lo contrario, quedan pendientes en la página Aprobaciones.',
  'attendance.wasNotThere': 'No estuvo',
  'attendance.walkIns': 'Alguien sin inscripción',
  'attendance.walkInsHint': 'Marca como presente a un estudiante, padre o madre de su escuela.',
  'attendance.walkIn': 'Sin inscripción',
  'attendance.noShow': 'No asistió',
  'attendance.updated': 'Asistencia actualizada.',

  // Check-in code
  'attendance.codeReason': 'Motivo para abrir el registro de llegada',
  'attendance.showCode': 'Mostrar código de llegada',
  'attendance.openingCode': 'Abriendo...',
  'attendance.aboutCode':
    'Las personas voluntarias escanean el código o escriben sus 6 caracteres. Sus horas quedan registradas, y quien coordina las verifica.',
  'attendance.codeFailed': 'No se pudo mostrar el código',
  'attendance.tryAgain': 'Inténtelo de nuevo.',
  'attendance.codeTitle': 'Registre su llegada',
  'attendance.qrCode': 'Código QR que abre el registro de llegada con el código {code}',
  'attendance.howToCheckIn':
    'Escanee el código QR. O inicie sesión en {host}, abra esta oportunidad y escriba el código.',
  'attendance.checkInTimes':
    'El registro de llegada se abre {minutes} minutos antes del inicio y se cierra {hours} horas después del final.',
  'attendance.newCode': 'Código nuevo',
  'attendance.newCodeTitle': '¿Crear un código nuevo?',
  'attendance.newCodeQuestion': 'El código actual dejará de funcionar, también en las copias impresas.',

  // Check-in of a volunteer
  'attendance.checkIn': 'Registrar mi llegada',
  'attendance.code': 'Código de llegada',
  'attendance.codeHint': 'Las 6 letras y números que se muestran en el evento.',
  'attendance.checkingIn': 'Registrando...',
  'attendance.checkInFailed': 'No pudimos registrar su llegada. Inténtelo de nuevo.',
  'attendance.checkInTooEarly':
    'Esta oportunidad empieza el {date}, {time}. El registro de llegada se abre {minutes} minutos antes.',
  'attendance.noSpot':
    'Usted no tiene un lugar en esta oportunidad, así que no puede registrar su llegada. Pregunte a quien la coordina.',
  'attendance.checkedInForVerifier':
    'Su llegada quedó registrada. Registramos {hours} a su nombre. Ahora falta que {verifier} verifique el registro.',
  'attendance.checkedInForSchool':
    'Su llegada quedó registrada. Registramos {hours} a su nombre. Ahora falta que su escuela revise el registro.',
  'attendance.alreadyLoggedForVerifier': 'Usted ya registró {hours}. Ahora falta que {verifier} verifique el registro.',
  'attendance.alreadyLoggedForSchool': 'Usted ya registró {hours}. Ahora falta que su escuela revise el registro.',
  'attendance.alreadyDecided':
    '{status, select, verified {Usted ya registró {hours}. El registro está verificado.} approved {Usted ya registró {hours}. El registro está aprobado.} other {Usted ya registró {hours}. El registro fue rechazado.}}',
  'attendance.haveDraft': 'Usted ya tiene un borrador de estas horas. Ábralo y envíelo.',
  'attendance.viewEntry': 'Ver registro',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
