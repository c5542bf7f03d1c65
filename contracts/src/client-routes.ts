/** The addresses of the public site that lead from one to another; every article of /blog is one more. */
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

/** The addresses that are screens of the application; the server answers all but these and the public ones with 404. */
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

/** What the address begins with by which somebody sets a new password; the token of their mail follows. */
export const RESET_ROUTE = '/reset/';

export type PublicRoute = (typeof PUBLIC_ROUTES)[number] | `/blog/${string}`;
export type ApplicationRoute = (typeof APPLICATION_ROUTES)[number];

const APPLICATION: ReadonlySet<string> = new Set(APPLICATION_ROUTES);

/** A path as the routes are written: without the slash at its end. */
export const routeOf = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

export const isApplicationRoute = (path: string): boolean =>
  APPLICATION.has(routeOf(path)) || path.startsWith(RESET_ROUTE);
