import type { apiOpportunities as english } from '../en/api-opportunities.js';

export const apiOpportunities = {
  // publishing
  'apiOpportunities.onlyOwnSchool': 'Solo se pueden publicar oportunidades en su propia escuela.',
  'apiOpportunities.noSchoolYet': 'Las oportunidades pertenecen a una escuela y New School todavía no lo es.',
  'apiOpportunities.chooseCoordinator':
    'Elija a una persona de la escuela que pueda coordinar y tenga la cuenta activa.',
  'apiOpportunities.dateTooLate': 'La fecha debe ser anterior al año 2200.',
  'apiOpportunities.endAndHoursDiffer':
    'Con estas horas, la hora de fin es {time}. Envíe la hora de fin o las horas, no ambas.',
  // changing and cancelling
  'apiOpportunities.cancelled': 'Esta oportunidad se canceló.',
  'apiOpportunities.begun': 'Esta oportunidad ya empezó.',
  'apiOpportunities.begunKeepsStart': 'Esta oportunidad ya empezó. Su día y su hora de inicio no se pueden cambiar.',
  'apiOpportunities.belowSignups':
    '{count, plural, one {Ya se inscribió # persona. Mantenga al menos esa cantidad de lugares.} other {Ya se inscribieron # personas. Mantenga al menos esa cantidad de lugares.}}',
  'apiOpportunities.moreSignupsThanSpots': 'Ya se inscribieron más personas que los lugares que habría.',
  // signing up
  'apiOpportunities.inactive': 'Las inscripciones para esta oportunidad no están abiertas.',
  'apiOpportunities.wrongAudience':
    'Esta oportunidad es para {audience, select, students {estudiantes} parents {madres, padres y tutores} other {estudiantes, madres, padres y tutores}}.',
  'apiOpportunities.clash': 'Usted ya tiene una inscripción en “{title}” a la misma hora.',
  'apiOpportunities.full': 'Todos los lugares están ocupados. Puede unirse a la lista de espera.',
  // check-in code
  'apiOpportunities.checkInNotYours':
    'Solo el personal de la escuela y quien coordina la oportunidad toman asistencia.',
  'apiOpportunities.checkInOver': 'El registro de llegada terminó. En su lugar, marque la asistencia en la lista.',
  // calendar file
  'apiOpportunities.calendarCancelled': 'Cancelada',
  'apiOpportunities.calendarCancelledBecause': 'Cancelada: {reason}',
  'apiOpportunities.calendarWaitlist': 'Usted está en la lista de espera.',
  'apiOpportunities.calendarCoordinator': 'Coordinación: {name}',
  // import
  'apiOpportunities.alreadyThere': 'Esta oportunidad ya existe.',
  'apiOpportunities.noVerifierWithEmail': 'Ninguna persona que verifica en la escuela tiene este correo electrónico.',
  'apiOpportunities.importChanged':
    '{count, plural, one {Desde entonces se cambió # de sus oportunidades.} other {Desde entonces se cambiaron # de sus oportunidades.}}',
  'apiOpportunities.importSignedUp':
    '{count, plural, one {Desde entonces alguien se inscribió en # de sus oportunidades.} other {Desde entonces alguien se inscribió en # de sus oportunidades.}}',
  'apiOpportunities.importLogged':
    '{count, plural, one {Desde entonces se registraron horas en # de sus oportunidades.} other {Desde entonces se registraron horas en # de sus oportunidades.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
