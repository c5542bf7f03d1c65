import type { apiSchools as english } from '../en/api-schools.js';

export const apiSchools = {
  // schools
  'apiSchools.nameTaken': 'Otra escuela ya tiene este nombre.',
  'apiSchools.codeTaken': 'Genere el código de nuevo.',
  'apiSchools.unknownSchool': 'No hay ninguna escuela con este número.',
  // the school of everyone who signs up
  'apiSchools.newSchoolKeepsName': 'Toda persona que se registra empieza en {school}; por eso conserva su nombre.',
  'apiSchools.newSchoolStaysOpen': 'Toda persona que se registra empieza en {school}; por eso sigue abierta.',
  'apiSchools.newSchoolHasNoCode': 'Toda persona que se registra empieza en {school}; por eso no tiene código.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
