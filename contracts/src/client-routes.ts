export const PUBLIC_ROUTES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/blog',
  '/faq',
  '/privacy',
  '/contact',
  '/how-it-works',
  '/support',
  '/terms-of-service',
  '/data-security',
  '/accessibility',
  '/login',
  '/forgot-password',
  '/confirm-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
] as const;

/** The server answers 404 for other paths. */
export const APPLICATION_ROUTES = [
  '/invitation',
  '/change-password',
  '/dashboard',
  '/opportunities',
  '/my-hours',
  '/approvals',
  '/audit',
  '/profile',
  '/notifications',
  '/people',
  '/schools',
  '/settings',
  '/inbox',
] as const;

export const RESET_ROUTE = '/reset/';

export type PublicRoute = (typeof PUBLIC_ROUTES)[number] | `/blog/${string}`;
export type ApplicationRoute = (typeof APPLICATION_ROUTES)[number];

const APPLICATION: ReadonlySet<string> = new Set(APPLICATION_ROUTES);

export const routeOf = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

export const isApplicationRoute = (path: string): boolean =>
  APPLICATION.has(routeOf(path)) || path.startsWith(RESET_ROUTE);
