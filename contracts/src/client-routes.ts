import { languageNamed, type Language } from './messages/languages.js';

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
  '/developers',
  '/accessibility',
  '/login',
  '/forgot-password',
  '/confirm-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/unsubscribe',
] as const;

/** The server answers 404 for other paths. */
export const APPLICATION_ROUTES = [
  '/invitation',
  '/change-password',
  '/second-factor',
  '/verify',
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
  '/district-rules',
] as const;

export const RESET_ROUTE = '/reset/';
export const CONFIRM_ROUTE = '/confirm/';
export const VERIFY_ROUTE = '/verify/';
export const BADGE_ROUTE = '/badges/';

/** The rest of these routes is a secret: it stays out of the Referer header and of search engines. */
const SECRET_ROUTES = [RESET_ROUTE, CONFIRM_ROUTE, VERIFY_ROUTE, BADGE_ROUTE];
export const holdsSecret = (path: string): boolean => SECRET_ROUTES.some((route) => path.startsWith(route));

export type PublicRoute = (typeof PUBLIC_ROUTES)[number] | `/blog/${string}`;
export type ApplicationRoute = (typeof APPLICATION_ROUTES)[number];

const APPLICATION: ReadonlySet<string> = new Set(APPLICATION_ROUTES);

/** The path without a slash at its end. */
export const routeOf = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

const PERSON = /^\/people\/[1-9]\d{0,9}$/;

/** True for the routes of the application, with or without a slash at the end, every person's page and every link with a secret. */
export const isApplicationRoute = (path: string): boolean =>
  APPLICATION.has(routeOf(path)) || PERSON.test(routeOf(path)) || holdsSecret(path);

const LONGEST = 500;

/** Returns a safe redirect path; undefined if it could lead to another site or to the API (open redirect). */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > LONGEST) return undefined;
  // Browsers treat a backslash as a slash and drop control characters.
  if (/[\\\s\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  const routed = decoded(path.replace(/[?#].*/, ''));
  if (routed === undefined || /^\/\/|^\/api|\/\.{1,2}(\/|$)/i.test(routed)) return undefined;
  return path.replace(/\P{ASCII}+/gu, encodeURI);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** `es` for `/es` and `/es/faq`; English pages have no language in their URL. */
export function languageInUrl(path: string): Language | undefined {
  const language = languageNamed(path.split('/')[1]);
  return language === 'en' ? undefined : language;
}

/** `/faq` for `/es/faq`. */
export const withoutLanguage = (path: string): string => (languageInUrl(path) ? path.slice(3) || '/' : path);

/** `/es/faq` for the public page `/faq` in Spanish. */
export const localizedRoute = (route: string, language: Language): string =>
  language === 'en' ? route : `/${language}${route === '/' ? '' : route}`;
