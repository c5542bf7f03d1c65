import type { dashboard as english } from '../en/dashboard.js';

export const dashboard = {
  // Every dashboard
  'dashboard.dashboard': 'Panel',
  'dashboard.welcomeBack': 'Le damos la bienvenida de nuevo, {firstName}',

  // Volunteers
  'dashboard.recentHours': 'Horas recientes',
  'dashboard.allYourHours': 'Todas sus horas',
  'dashboard.graduatedTitle': 'Usted se graduó',
  'dashboard.graduatedText':
    '¡Felicidades! Usted se graduó el {date}. Aquí ya no puede registrar horas nuevas, pero sus horas se conservan. Emita su constancia oficial cuando alguien se la pida.',
  'dashboard.yourHoursLoadFailed': 'No pudimos cargar sus horas',
  'dashboard.allHoursOfChild': 'Todas las horas de {firstName}',
  'dashboard.draftHours':
    '{count, plural, one {Tiene un borrador. Nadie lo lee hasta que lo envíe.} other {Tiene {total} borradores. Nadie los lee hasta que los envíe.}}',
  'dashboard.submitThem': '{count, plural, one {Abrir el borrador} other {Abrir los borradores}}',
  'dashboard.rejectedHours':
    '{count, plural, one {Uno de sus registros fue rechazado.} other {{total} de sus registros fueron rechazados.}}',
  'dashboard.correctThem': '{count, plural, one {Lea el motivo y corríjalo} other {Lea los motivos y corríjalos}}',
  'dashboard.childHoursLoadFailed': 'No pudimos cargar las horas de {firstName}',
  'dashboard.allSignupsOfChild': 'Todas las inscripciones de {firstName}',

  // Verifiers, teachers and administrators: what waits for review
  'dashboard.waitingForYou': 'Pendiente de su revisión',
  'dashboard.verifyFirst': 'Verificar el primer registro',
  'dashboard.reviewFirst': 'Revisar el primer registro',
  'dashboard.review': 'Revisar',
  'dashboard.toVerify': 'Pendientes de su verificación',
  'dashboard.toApprove': 'Pendientes de aprobación',
  'dashboard.waitingEntries': 'Registros que esperan su revisión',
  'dashboard.newEntriesAppearHere': 'Los registros nuevos aparecerán aquí.',
  'dashboard.seePastDecisions': 'Ver decisiones anteriores',
  'dashboard.seeAll': 'Ver todos ({total})',

  // Verifiers and teachers
  'dashboard.addCoordinator': 'Agregar coordinador/a',
  'dashboard.recentOpportunities': 'Oportunidades recientes',
  'dashboard.noOpportunities': 'Todavía no hay oportunidades',
  'dashboard.publishedAppearHere':
    'Aquí aparecerán las oportunidades que publique su escuela. Después, las personas voluntarias podrán inscribirse.',
  'dashboard.recentActivity': 'Actividad reciente de verificación',
  'dashboard.noRecentActivity': 'No hay actividad reciente de verificación',

  // Administrators: figures and tabs
  'dashboard.addUser': 'Agregar usuario',
  'dashboard.totalUsers': 'Total de usuarios',
  'dashboard.activeUsers': '{count, plural, one {# activo} other {# activos}}',
  'dashboard.totalHours': 'Total de horas',
  'dashboard.approvedEntries':
    'Aprobadas y pendientes, {count, plural, one {# registro aprobado} other {# registros aprobados}}',
  'dashboard.pendingHours': 'Horas pendientes',
  'dashboard.awaitingApproval': 'En espera de aprobación',
  'dashboard.activeEvents': 'Eventos activos',
  'dashboard.reportsAsOf': 'Informes al {date}',
  'dashboard.sections': 'Secciones del panel',
  'dashboard.users': 'Usuarios',
  'dashboard.reports': 'Informes',
  'dashboard.importExport': 'Importar/Exportar',
  'dashboard.addOpportunity': 'Agregar oportunidad',

  // Super-admins
  'dashboard.addOrganization': 'Agregar organización',
  'dashboard.yourChildren': 'Sus hijos',
  'dashboard.newestUsers': 'Usuarios más recientes',
  'dashboard.allUsers': 'Todos los usuarios',
  'dashboard.noUsers': 'Todavía no hay usuarios',
  'dashboard.usersLoadFailed': 'No pudimos cargar los usuarios',
  'dashboard.organizations': 'Organizaciones',
  'dashboard.allOrganizations': 'Todas las organizaciones',
  'dashboard.noSchools': 'Todavía no hay escuelas',
  'dashboard.schoolsLoadFailed': 'No pudimos cargar las escuelas',

  // A new school
  'dashboard.firstSteps': 'Primeros pasos',
  'dashboard.firstRules': 'Defina la meta y las reglas de su escuela',
  'dashboard.firstPeople': 'Incorpore a estudiantes y personal',
  'dashboard.firstOpportunity': 'Publique una oportunidad',
  'dashboard.firstApproval': 'Apruebe las primeras horas que registre un estudiante',
  'dashboard.firstStepDone': 'Hecho',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
