import type { counting as english } from '../en/counting.js';

export const counting = {
  'counting.part':
    '{counted, plural, one {Cuenta # de {hours, plural, one {# hora} other {# horas}}} other {Cuentan # de {hours, plural, one {# hora} other {# horas}}}}: {why}',
  'counting.tooEarly': 'las horas anteriores al {date} no cuentan.',
  'counting.late':
    'se enviaron {after, plural, one {# día} other {# días}} después del día, y el límite es de {days, plural, one {# día} other {# días}}.',
  'counting.nonProfit': 'solo cuentan las horas para una organización pública o sin fines de lucro.',
  'counting.reflection':
    'la reflexión tiene {has, plural, one {# palabra} other {# palabras}} y necesita {words, plural, one {# palabra} other {# palabras}}.',
  'counting.category': 'no se eligió ninguna de las categorías de la escuela.',
  'counting.dailyCap':
    'el máximo por día es de {max, plural, one {# hora} other {# horas}}{taken, plural, =0 {.} one {, y otros registros de ese día ocupan # hora.} other {, y otros registros de ese día ocupan # horas.}}',
  'counting.categoryMax':
    'de “{name}” cuentan como máximo {max, plural, one {# hora} other {# horas}}{yearly, select, true { por año escolar} other {}}{taken, plural, =0 {.} one {, y otros registros ocupan # hora.} other {, y otros registros ocupan # horas.}}',
  'counting.together':
    '{others, plural, one {Otro registro en espera comparte} other {Otros # registros en espera comparten}} su día o su categoría. De las {hours, plural, one {# hora} other {# horas}} de todos, {counted, plural, one {cuenta #.} other {cuentan #.}}',
  // What is missing
  'counting.counted':
    '{counted, plural, one {Cuenta # hora} other {Cuentan # horas}} de {approved, plural, one {# hora aprobada} other {# horas aprobadas}}.',
  'counting.countedInYear':
    '{counted, plural, one {Cuenta # hora} other {Cuentan # horas}} de {approved, plural, one {# hora aprobada} other {# horas aprobadas}} en {year}.',
  'counting.stillMissing': 'Falta:',
  'counting.toGoal': '{hours, plural, one {# hora} other {# horas}} para la meta de {goal, number}',
  'counting.ofCategory': '{name}: {hours, plural, one {# hora} other {# horas}}',
  'counting.met': 'Todos los requisitos están cumplidos.',
  // Why the goal of a student is what it is
  'counting.goalOfGrade': 'Grado {grade}: {hours, plural, one {# hora} other {# horas}}.',
  'counting.youJoined': 'Usted llegó en {month}: {hours, number} de {whole, plural, one {# hora} other {# horas}}.',
  'counting.childJoined':
    '{firstName} llegó en {month}: {hours, number} de {whole, plural, one {# hora} other {# horas}}.',
  'counting.loadFailed': 'No pudimos cargar lo que cuenta.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
