import type { exports as english } from '../en/exports.js';

export const exports = {
  // why a file cannot be made
  'exports.twoInProgress':
    'Ya se están creando dos archivos de su escuela. Inténtelo de nuevo cuando termine uno de ellos.',
  'exports.tooManyRows':
    'Un archivo {format} admite hasta {max, number} filas y esta lista tiene {count, number}. Use filtros para acortar la lista o expórtela como CSV.',
  'exports.chooseSchool': 'Elija una escuela. Cada archivo abarca una sola.',
  'exports.studentsOnly': 'Este archivo contiene a todos los estudiantes y a nadie más.',
  'exports.parentsOnly': 'Este archivo contiene a todas las madres, los padres y los tutores, y a nadie más.',
  // titles of lists
  'exports.users': 'Usuarios',
  'exports.hours': 'Horas',
  'exports.studentReports': 'Informes de estudiantes',
  'exports.parentReports': 'Informes de padres y madres',
  'exports.opportunities': 'Oportunidades',
  // head and foot of a PDF
  'exports.documentTitle': '{title} de {school}, {date}',
  'exports.madeOn': '{count, plural, one {# fila} other {# filas}}. Creado el {date}. Zona horaria: {timeZone}.',
  'exports.page': 'Página {page} de {count}',
  'exports.unprintable':
    'Un recuadro representa un carácter que no se puede imprimir aquí. Si lo copia, obtendrá el carácter original.',
  'exports.yes': 'Sí',
  'exports.no': 'No',
  // filters of the list, in the head of a PDF
  'exports.search': 'Búsqueda: “{text}”',
  'exports.volunteer': 'Voluntario/a: {name}',
  'exports.verifier': 'Verificador/a: {name}',
  'exports.opportunity': 'Oportunidad: {title}',
  'exports.unknownName': 'número {id}',
  'exports.from': 'Desde: {date}',
  'exports.to': 'Hasta: {date}',
  'exports.asOf': 'Fecha de corte: {date}',
  'exports.progress': 'Avance: {progress}',
  'exports.role': 'Rol: {roles}',
  'exports.status': 'Estado: {statuses}',
  'exports.gradeLevel': 'Grado: {grades}',
  'exports.audience':
    'Dirigida a: {audience, select, students {Estudiantes} parents {Padres y madres} other {Estudiantes, padres y madres}}',
  'exports.upcoming': 'Próximas',
  'exports.thisWeek': 'Esta semana',
  'exports.thisMonth': 'Este mes',
  'exports.past': 'Pasadas',
  'exports.allDates': 'Todas las fechas',
  'exports.late': 'Pendientes desde hace más de siete días',
  'exports.signal':
    '{signal, select, none {Sin señales de revisión} any {Con señales de revisión} other {Señal de revisión: {rule}}}',
  'exports.singleActor': 'Decididas por una sola persona',
  'exports.ownPublished': 'Publicadas por quien creó este archivo',
  'exports.ownCoordinated': 'Coordinadas por quien creó este archivo',
  'exports.about': 'Sobre: {name}',
  'exports.by': 'Por: {name}',
  'exports.kind': 'Tipo: {kind}',
  'exports.pattern': 'Patrón: {pattern}',
  'exports.active': 'Activas',
  'exports.inactive': 'Inactivas',
  'exports.deleted': 'Eliminadas',
  'exports.notDeleted': 'No eliminadas',
  // words in the cells and filters of a PDF
  'exports.nominationWaiting': 'Pendiente',
  'exports.nominationConfirmed': 'Confirmada',
  'exports.nominationRefused': 'Rechazada',
  'exports.userActive': 'Activo/a',
  'exports.userInactive': 'Inactivo/a',
  'exports.userNominated': 'Propuesto/a',
  'exports.audienceStudents': 'Estudiantes',
  'exports.audienceParents': 'Padres y madres',
  'exports.audienceBoth': 'Ambos',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
