import type { apiOpportunities as english } from '../en/api-opportunities.js';

export const apiOpportunities = {
  // publishing
  'apiOpportunities.announceNotYours':
    'Solo quien coordina y el personal de la escuela pueden escribir a quienes se inscribieron.',
  'apiOpportunities.onlyOwnSchool': 'Solo se pueden publicar oportunidades en su propia escuela.',
  'apiOpportunities.noSchoolYet': 'No se pueden publicar oportunidades en New School. Primero únase a una escuela.',
  'apiOpportunities.chooseCoordinator':
    'Elija a una persona de la escuela que pueda coordinar y tenga la cuenta activa.',
  'apiOpportunities.dateTooLate': 'La fecha debe ser anterior al año 2200.',
  'apiOpportunities.graduated': 'Quienes se graduaron no pueden inscribirse en oportunidades de la escuela.',
  'apiOpportunities.endAndHoursDiffer':
    'Con estas horas, la hora de fin es {time}. Envíe la hora de fin o las horas, no ambas.',
  // changing and cancelling
  'apiOpportunities.cancelled': 'Esta oportunidad se canceló.',
  'apiOpportunities.begun': 'Esta oportunidad ya empezó.',
  'apiOpportunities.begunKeepsStart': 'Esta oportunidad ya empezó. No puede cambiar su fecha ni su hora de inicio.',
  'apiOpportunities.belowSignups':
    '{count, plural, one {Ya se inscribió # persona. Mantenga al menos esa cantidad de lugares.} other {Ya se inscribieron # personas. Mantenga al menos esa cantidad de lugares.}}',
  'apiOpportunities.moreSignupsThanSpots': 'No puede haber menos lugares que personas ya inscritas.',
  'apiOpportunities.onDay': '{date}: {problem}',
  // signing up
  'apiOpportunities.inactive': 'Las inscripciones para esta oportunidad no están abiertas.',
  'apiOpportunities.wrongAudience':
    'Esta oportunidad es para {audience, select, students {estudiantes} parents {madres, padres y tutores} other {estudiantes, madres, padres y tutores}}.',
  'apiOpportunities.clash': 'Usted ya tiene una inscripción en “{title}” a la misma hora.',
  'apiOpportunities.full': 'Todos los lugares están ocupados. Puede entrar en la lista de espera.',
  // check-in code
  'apiOpportunities.checkInNotYours':
    'Solo el personal de la escuela y quien coordina la oportunidad pueden tomar asistencia.',
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
    '{count, plural, one {Desde entonces se cambió # oportunidad de esta importación.} other {Desde entonces se cambiaron # oportunidades de esta importación.}}',
  'apiOpportunities.importSignedUp':
    '{count, plural, one {Desde entonces alguien se inscribió en # oportunidad de esta importación.} other {Desde entonces alguien se inscribió en # oportunidades de esta importación.}}',
  'apiOpportunities.importLogged':
    '{count, plural, one {Desde entonces se registraron horas en # oportunidad de esta importación.} other {Desde entonces se registraron horas en # oportunidades de esta importación.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
