import type { districts as english } from '../en/districts.js';

export const districts = {
  'districts.school': 'Escuela del distrito',
  'districts.lookingAt': 'Está viendo {school}.',
  'districts.backToDistrict': 'Volver al distrito',
  // the dashboard
  'districts.dashboard': 'Distrito',
  'districts.dashboardAsOf': 'Distrito al {date}',
  'districts.failed': 'No se pudo cargar el distrito',
  'districts.loading': 'Cargando el distrito',
  'districts.noSchools': 'Aún no hay escuelas',
  'districts.noSchoolsText': 'La superadministración agrega escuelas a su distrito.',
  'districts.students': 'Estudiantes',
  'districts.studentCount': '{count, plural, one {# estudiante} other {# estudiantes}}',
  'districts.atGoal': 'Alcanzaron la meta',
  'districts.approvedHours': 'Horas aprobadas',
  'districts.pendingHours': 'Horas pendientes',
  'districts.timeToDecision': 'Tiempo hasta la decisión',
  'districts.days': '{days, plural, one {# día} other {# días}}',
  'districts.unverified': 'Aprobaciones sin verificar',
  'districts.decisionsOfThirtyDays':
    'El tiempo hasta la decisión es la mediana de los últimos 30 días. Las aprobaciones sin verificar son la parte de las aprobaciones de los últimos 30 días que nadie verificó antes.',
  'districts.openSchool': 'Abrir escuela',
  // for super-admins
  'districts.addDistrict': 'Es un distrito',
  'districts.addDistrictHint':
    'Tiene escuelas y personal de distrito, pero no estudiantes. No se puede cambiar después.',
  'districts.districtHint':
    'Su personal trabaja en esta escuela como lo hacen los administradores y auditores de la escuela.',
  'districts.searchDistricts': 'Buscar distritos',
  'districts.nameOfDistrict': '{name} (distrito)',
} as const satisfies Record<keyof typeof english, string>;
