import type { PageMeta, SitePage } from './meta.js';

export interface SiteRoute {
  readonly path: PageMeta['path'];
  /** The file that `load` imports, below src/site, so that the page can ask for its script together with its words. */
  readonly source: string;
  readonly load: () => Promise<SitePage>;
  /** Never stepped to from another page of the site: the server has a say in it first. */
  readonly loadedWhole?: true;
}

export const SITE_ROUTES: readonly SiteRoute[] = [
  { path: '/', source: 'pages/HomePage.tsx', load: () => import('./pages/HomePage.js') },
  { path: '/features', source: 'pages/FeaturesPage.tsx', load: () => import('./pages/FeaturesPage.js') },
  { path: '/pricing', source: 'pages/PricingPage.tsx', load: () => import('./pages/PricingPage.js') },
  { path: '/about', source: 'pages/AboutPage.tsx', load: () => import('./pages/AboutPage.js') },
  { path: '/blog', source: 'pages/BlogPage.tsx', load: () => import('./pages/BlogPage.js') },
  {
    path: '/blog/hours-verified-on-time',
    source: 'pages/articles/hours-verified-on-time.ts',
    load: () => import('./pages/articles/hours-verified-on-time.js'),
  },
  {
    path: '/blog/a-rule-students-can-follow',
    source: 'pages/articles/a-rule-students-can-follow.ts',
    load: () => import('./pages/articles/a-rule-students-can-follow.js'),
  },
  {
    path: '/blog/one-entry-start-to-finish',
    source: 'pages/articles/one-entry-start-to-finish.ts',
    load: () => import('./pages/articles/one-entry-start-to-finish.js'),
  },
  {
    path: '/blog/hosting-student-volunteers',
    source: 'pages/articles/hosting-student-volunteers.ts',
    load: () => import('./pages/articles/hosting-student-volunteers.js'),
  },
  {
    path: '/blog/what-an-audit-trail-proves',
    source: 'pages/articles/what-an-audit-trail-proves.ts',
    load: () => import('./pages/articles/what-an-audit-trail-proves.js'),
  },
  {
    path: '/blog/after-the-fiftieth-hour',
    source: 'pages/articles/after-the-fiftieth-hour.ts',
    load: () => import('./pages/articles/after-the-fiftieth-hour.js'),
  },
  { path: '/faq', source: 'pages/FaqPage.tsx', load: () => import('./pages/FaqPage.js') },
  { path: '/privacy', source: 'pages/PrivacyPage.tsx', load: () => import('./pages/PrivacyPage.js') },
  { path: '/contact', source: 'pages/ContactPage.tsx', load: () => import('./pages/ContactPage.js') },
  { path: '/how-it-works', source: 'pages/HowItWorksPage.tsx', load: () => import('./pages/HowItWorksPage.js') },
  { path: '/support', source: 'pages/SupportPage.tsx', load: () => import('./pages/SupportPage.js') },
  { path: '/terms-of-service', source: 'pages/TermsPage.tsx', load: () => import('./pages/TermsPage.js') },
  { path: '/data-security', source: 'pages/DataSecurityPage.tsx', load: () => import('./pages/DataSecurityPage.js') },
  { path: '/accessibility', source: 'pages/AccessibilityPage.tsx', load: () => import('./pages/AccessibilityPage.js') },
  {
    path: '/forgot-password',
    source: 'pages/ForgotPasswordPage.tsx',
    load: () => import('./pages/ForgotPasswordPage.js'),
  },
  {
    path: '/confirm-email',
    source: 'pages/ConfirmEmailPage.tsx',
    load: () => import('./pages/ConfirmEmailPage.js'),
  },
  {
    path: '/newsletter/confirm',
    source: 'pages/NewsletterConfirmPage.tsx',
    load: () => import('./pages/NewsletterConfirmPage.js'),
  },
  {
    path: '/newsletter/unsubscribe',
    source: 'pages/NewsletterEndPage.tsx',
    load: () => import('./pages/NewsletterEndPage.js'),
  },
  {
    path: '/login',
    source: 'pages/LoginPage.tsx',
    load: () => import('./pages/LoginPage.js'),
    loadedWhole: true,
  },
];

/** Stands at every address that is none. */
export const NOT_FOUND = {
  source: 'pages/NotFoundPage.tsx',
  load: () => import('./pages/NotFoundPage.js'),
} as const;

/** A path as the routes are written: without the slash at its end. */
export const routeOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

const listed = (pathname: string): SiteRoute | undefined => SITE_ROUTES.find(({ path }) => path === routeOf(pathname));

export const routeAt = (pathname: string): SiteRoute | typeof NOT_FOUND => listed(pathname) ?? NOT_FOUND;

/** Whether a visitor can step to the page at a path, and away from it, without loading it whole. */
export const isStep = (pathname: string): boolean => listed(pathname)?.loadedWhole === undefined && !!listed(pathname);
