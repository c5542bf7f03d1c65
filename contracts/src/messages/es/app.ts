import type { app as english } from '../en/app.js';

export const app = {
  // the page while it loads
  'app.description':
    'HourTrail guarda cada hora de voluntariado con su historial: quién la registró, quién la verificó y quién la aprobó.',
  'app.needsJavaScript': 'HourTrail necesita JavaScript para mostrar sus horas.',
  'app.loadingSession': 'Cargando su sesión',
  'app.serverUnreachable': 'No pudimos conectarnos con HourTrail',
  'app.pageFailed': 'No pudimos mostrar esta página',
  // Navigation
  'app.main': 'Principal',
  'app.dashboard': 'Panel',
  'app.myHours': 'Mis horas',
  'app.approvals': 'Aprobaciones',
  'app.audit': 'Auditoría',
  'app.people': 'Personas',
  'app.schools': 'Escuelas',
  'app.inbox': 'Bandeja',
  'app.more': 'Más',
  // Lines above the page
  'app.offline': 'No tiene conexión. Lo que escribió queda aquí. Envíelo cuando vuelva la conexión.',
  'app.readOnlySeeWhy': 'Puede ver todo, pero por ahora no puede cambiar nada. <link>Ver por qué</link>',
  'app.readOnlyTryLater': 'Puede ver todo, pero por ahora no puede cambiar nada. Inténtelo más tarde.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
