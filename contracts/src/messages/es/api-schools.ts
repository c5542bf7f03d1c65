import type { apiSchools as english } from '../en/api-schools.js';

export const apiSchools = {
  'apiSchools.quietHoursBeginAndEnd': 'Indique ambas horas, desde y hasta, o ninguna.',
  // schools
  'apiSchools.nameTaken': 'Otra escuela ya tiene este nombre.',
  'apiSchools.codeTaken': 'Ese código ya está en uso. Cree uno nuevo.',
  // school years
  'apiSchools.yearNameTaken': 'Otro año escolar ya tiene este nombre.',
  'apiSchools.yearOverlaps': 'Estas fechas coinciden en parte con el año escolar {name}, del {from} al {to}.',
  'apiSchools.yearOverlapsAnother': 'Estas fechas coinciden en parte con otro año escolar.',
  'apiSchools.tooManyYears': 'Una escuela puede tener como máximo {max, number} años escolares.',
  'apiSchools.yearHasClasses':
    '{classes, plural, one {Una clase pertenece} other {# clases pertenecen}} a este año escolar. Primero {classes, plural, one {pásela} other {páselas}} a otro año o {classes, plural, one {elimínela} other {elimínelas}}.',
  // classes
  'apiSchools.classNameTaken': 'Otra clase de este año escolar ya tiene este nombre.',
  'apiSchools.tooManyClasses': 'Una escuela puede tener como máximo {max, number} clases.',
  'apiSchools.unknownYear': 'La escuela no tiene ese año escolar. Es posible que se haya eliminado.',
  'apiSchools.onlyStaffTeach': 'Solo el personal docente y administrativo activo de la escuela puede dar una clase.',
  'apiSchools.onlyStudentsInClass': 'Solo los estudiantes activos de la escuela pueden estar en una clase.',
  'apiSchools.unknownSchool': 'No hay ninguna escuela con este número.',
  'apiSchools.superAdminsOnly':
    'Solo los superadministradores pueden cambiar el nombre de una escuela, abrirla o cerrarla.',
  // the school of everyone who signs up
  'apiSchools.newSchoolKeepsName': 'Toda persona que se registra empieza en {school}; por eso conserva su nombre.',
  'apiSchools.newSchoolStaysOpen': 'Toda persona que se registra empieza en {school}; por eso sigue abierta.',
  'apiSchools.newSchoolHasNoCode': 'Toda persona que se registra empieza en {school}; por eso no puede tener código.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
