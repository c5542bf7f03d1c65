import type { apiReports as english } from '../en/api-reports.js';

export const apiReports = {
  // reports of several schools
  'apiReports.chooseSchoolForDay': 'Elija una escuela. Un día anterior solo se puede mostrar de una escuela a la vez.',
  'apiReports.chooseSchoolForProgress':
    'Elija una escuela. El avance de los estudiantes solo se puede mostrar de una escuela a la vez.',
  // recent activity
  'apiReports.visitor': 'Alguien que visitó el sitio',
  'apiReports.supervisor': 'Una persona responsable',
  'apiReports.person': 'Persona {id}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
