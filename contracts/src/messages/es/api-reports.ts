import type { apiReports as english } from '../en/api-reports.js';

export const apiReports = {
  // reports of several schools
  'apiReports.chooseSchoolForDay': 'Elija una escuela. Un día anterior solo se puede mostrar de una escuela a la vez.',
  'apiReports.chooseSchoolForProgress':
    'Elija una escuela. El avance de los estudiantes solo se puede mostrar de una escuela a la vez.',
  // scheduled reports
  'apiReports.tooManySchedules':
    'Una escuela puede tener como máximo {max, number} informes programados. Elimine uno primero.',
  'apiReports.weekdayMissing': 'Elija el día de la semana.',
  'apiReports.onlyStaffGetReports':
    'Solo el personal docente y administrativo activo de la escuela puede recibir su informe.',
  // recent activity
  'apiReports.visitor': 'Alguien que visitó el sitio',
  'apiReports.supervisor': 'Una persona responsable',
  'apiReports.person': 'Persona {id}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
