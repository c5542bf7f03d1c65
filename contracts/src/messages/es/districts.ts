import type { districts as english } from '../en/districts.js';

export const districts = {
  'districts.school': 'Escuela del distrito',
  'districts.lookingAt': 'Está viendo {school}.',
  'districts.backToDistrict': 'Volver al distrito',
  // its rules
  'districts.rules': 'Reglas',
  'districts.rulesOf': 'Reglas de {district}',
  'districts.rulesText':
    'Las escuelas nuevas empiezan con estas reglas. Desmarque “Las escuelas pueden cambiar” para fijar una regla en todas las escuelas del distrito desde ahora.',
  'districts.rulesFailed': 'No se pudieron cargar las reglas',
  'districts.rulesSaved': 'Reglas guardadas',
  'districts.rulesNotSaved': 'No se guardaron las reglas',
  'districts.mayChange': 'Las escuelas pueden cambiar: {rule}',
  'districts.schoolsChange': '{count, plural, one {¿Cambiar # escuela?} other {¿Cambiar # escuelas?}}',
  'districts.schoolsChangeText': 'Estas reglas cambian de inmediato. Avisamos al personal de cada escuela.',
  'districts.changeSchools': 'Cambiar escuelas',
  'districts.withoutSecondFactor':
    '{count, plural, =0 {En sus escuelas, quienes lo necesitan ya lo tienen.} one {En sus escuelas, # persona aún no lo tiene.} other {En sus escuelas, # personas aún no lo tienen.}}',
  'districts.setBy': 'Fijado por {district}.',
  'districts.setByDistrict': 'Fijado por el distrito.',
  'districts.changeUnderRules': 'Fijado para todas las escuelas. Un administrador del distrito lo cambia en Reglas.',
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
    'Su personal trabaja en esta escuela como lo hacen los administradores y auditores de la escuela. La escuela sigue las reglas que fija el distrito.',
  'districts.searchDistricts': 'Buscar distritos',
  'districts.nameOfDistrict': '{name} (distrito)',
} as const satisfies Record<keyof typeof english, string>;
