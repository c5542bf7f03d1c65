import type { opportunities as english } from '../en/opportunities.js';

export const opportunities = {
  // Opportunities page: tabs, search and filters
  'opportunities.tabs': 'Todas las oportunidades o solo las suyas',
  'opportunities.find': 'Buscar',
  'opportunities.yourSignups': 'Sus inscripciones',
  'opportunities.findOpportunities': 'Buscar oportunidades',
  'opportunities.search': 'Buscar por título, organización o descripción',
  'opportunities.allDates': 'Todas las fechas',
  'opportunities.upcoming': 'Próximas',
  'opportunities.thisWeek': 'Esta semana',
  'opportunities.thisMonth': 'Este mes',
  'opportunities.audience': 'Dirigida a',
  'opportunities.anyAudience': 'Cualquier público',
  'opportunities.studentsAndParents': 'Estudiantes, padres y madres',
  'opportunities.coordinatedByYou': 'Coordinadas por usted',
  'opportunities.oneSchool': 'Una escuela',

  // Opportunities page: the list
  'opportunities.loadFailed': 'No pudimos cargar las oportunidades',
  'opportunities.noneFound': 'No se encontraron oportunidades',
  'opportunities.noMatch': 'Ninguna oportunidad coincide con estos filtros: {filters}.',
  'opportunities.showAllDates': 'Mostrar todas las fechas',
  'opportunities.noUpcoming': 'No hay oportunidades próximas',
  'opportunities.publishedAppearHere': 'Aquí aparecerán las oportunidades que publique su escuela.',
  'opportunities.noUpcomingForStaff': 'No hay oportunidades próximas. Las nuevas aparecerán aquí.',

  // Sign-ups of a volunteer
  'opportunities.loadingSignups': 'Cargando las inscripciones',
  'opportunities.signupsLoadFailed': 'No pudimos cargar las inscripciones',
  'opportunities.noSignups': 'Usted no se ha inscrito en ninguna oportunidad',
  'opportunities.noUpcomingSignups': 'No hay inscripciones próximas',
  'opportunities.pastSignups': 'Inscripciones pasadas',
  'opportunities.signupsOfChild': 'Inscripciones de {firstName}',
  'opportunities.noSignupsOfChild': '{firstName} no se ha inscrito en ninguna oportunidad',

  // What takes place now, on the dashboard and above the list
  'opportunities.happeningNow': 'Ahora mismo',
  'opportunities.startingSoon': 'A punto de empezar',

  // Dashboard card with upcoming opportunities
  'opportunities.upcomingOpportunities': 'Oportunidades próximas',
  'opportunities.allOpportunities': 'Todas las oportunidades',

  // Card and details of an opportunity
  'opportunities.detailsTitle': 'Oportunidad',
  'opportunities.loadingDetails': 'Cargando la oportunidad',
  'opportunities.detailsLoadFailed': 'No pudimos cargar la oportunidad',
  'opportunities.maybeAtAnotherSchool': 'Es posible que sea de otra escuela.',
  'opportunities.cancelledBecause': 'Esta oportunidad se canceló. {reason}',
  'opportunities.viewYourHours': 'Ver sus horas',
  'opportunities.addToCalendar': 'Agregar al calendario',
  'opportunities.location': 'Ubicación',
  'opportunities.for': 'Para',
  'opportunities.coordinator': 'Coordinador/a',
  'opportunities.coordinatedBy': 'A cargo de {name}',
  'opportunities.noCoordinatorYet': 'Sin asignar todavía',
  'opportunities.spots': 'Lugares',
  'opportunities.repeats': 'Se repite',
  'opportunities.everyWeek': 'Cada semana',
  'opportunities.otherDates': 'Otras fechas',
  'opportunities.moreDates': '{count, plural, one {# fecha más} other {# fechas más}}',
  'opportunities.spotsLeft': '{count, plural, =0 {No quedan lugares} one {Queda # lugar} other {Quedan # lugares}}',
  'opportunities.spotsTaken': 'Inscripciones: {taken, number}/{spots, number}',
  'opportunities.waiting': '{count, number} en espera',
  'opportunities.placeInLine': 'N.º {position, number} en la lista de espera',

  // Chip that shows the status
  'opportunities.cancelled': 'Cancelada',
  'opportunities.now': 'Ahora',
  'opportunities.past': 'Pasada',
  'opportunities.waitlisted': 'En la lista de espera',
  'opportunities.waitlistedAt': 'N.º {position, number} en la lista de espera',
  'opportunities.signedUp': 'Inscripción hecha',

  // Sign-up buttons
  'opportunities.pastEventButton': 'Evento pasado',
  'opportunities.fullButton': 'Sin lugares',
  'opportunities.signedUpButton': 'Inscripción hecha',
  'opportunities.signUpButton': 'Inscribirme',
  'opportunities.cancelsYourSignup': 'Cancela su inscripción.',
  'opportunities.signingUp': 'Inscribiendo...',
  'opportunities.joinWaitlist': 'Entrar en lista de espera',
  'opportunities.joining': 'Entrando...',
  'opportunities.leaveWaitlist': 'Salir de la lista de espera',

  // After signing up
  'opportunities.signedUpToast': '¡Su inscripción está lista!',
  'opportunities.onWaitlist': 'Usted está en la lista de espera',
  'opportunities.notifyOfSpot': 'Le avisaremos si consigue un lugar.',
  'opportunities.notifyOfSpotAt':
    'Su número en la lista de espera es {position, number}. Le avisaremos si consigue un lugar.',
  'opportunities.signUpFailed': 'No se pudo hacer la inscripción',
  'opportunities.signUpFailedText': 'No fue posible inscribirle en esta oportunidad.',

  // Question: already signed up for the same time
  'opportunities.sameTimeTitle': '¿Inscribirse en las dos oportunidades?',
  'opportunities.sameTimeQuestion': 'Usted ya se inscribió en “{title}” a esa hora: {dayAndTimes}.',
  'opportunities.signUpAnyway': 'Inscribirme de todos modos',

  // Question: cancel the sign-up
  'opportunities.cancelTitle': '¿Cancelar su inscripción?',
  'opportunities.cancelQuestion': '“{title}”, {dayAndTimes}.',
  'opportunities.cancelQuestionWithWaitlist':
    '“{title}”, {dayAndTimes}. Su lugar pasará a la primera persona de la lista de espera.',
  'opportunities.cancelSignup': 'Cancelar inscripción',
  'opportunities.cancelling': 'Cancelando...',
  'opportunities.keepSpot': 'Conservar mi lugar',
  'opportunities.signupCancelled': 'Inscripción cancelada',
  'opportunities.cancelFailed': 'No se pudo cancelar',
  'opportunities.cancelFailedText': 'No fue posible cancelar la inscripción.',

  // Question: leave the waitlist
  'opportunities.leaveTitle': '¿Salir de la lista de espera?',
  'opportunities.leaveQuestion':
    'Usted está en la lista de espera de “{title}”. Si vuelve a entrar más tarde, quedará al final.',
  'opportunities.leaveQuestionAt':
    'Su número en la lista de espera de “{title}” es {position, number}. Si vuelve a entrar más tarde, quedará al final.',
  'opportunities.leaving': 'Saliendo...',
  'opportunities.stayOnWaitlist': 'Seguir en la lista',
  'opportunities.leftWaitlist': 'Usted salió de la lista de espera',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
