/** The addresses that are screens of the web client; the server answers every other one with 404. */
export const CLIENT_ROUTES = [
  '/',
  '/login',
  '/invitation',
  '/change-password',
  '/dashboard',
  '/opportunities',
  '/my-hours',
  '/approvals',
  '/profile',
  '/notifications',
  '/people',
  '/schools',
  '/settings',
] as const;

export type ClientRoute = (typeof CLIENT_ROUTES)[number];

const ROUTES: ReadonlySet<string> = new Set(CLIENT_ROUTES);

export const isClientRoute = (path: string): path is ClientRoute =>
  ROUTES.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
