import { createElement, lazy, type ComponentType } from 'react';
import { currentLanguage, routeOf } from '@hourtrail/contracts';
import type { MarkdownDocument } from '../../markdown.js';

interface PageModule {
  readonly Page: ComponentType;
}

interface SiteRoute {
  /** Imported by `load`; the prerendered document preloads them. */
  readonly modules: readonly string[];
  readonly load: () => Promise<PageModule>;
  readonly Page: ComponentType;
}

/** After a failed import, loads the document; never resolves, so that nothing is drawn until then. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

const route = (modules: readonly string[], load: () => Promise<PageModule>): SiteRoute => ({
  modules,
  load,
  Page: lazy(() => load().then(({ Page }) => ({ default: Page }), reload)),
});

const page = (file: string, name = 'Page'): SiteRoute =>
  route([`src/site/pages/${file}Page.tsx`], async () => {
    const module = (await import(`./pages/${file}Page.tsx`)) as Record<string, ComponentType | undefined>;
    const Page = module[name];
    if (!Page) throw new Error(`pages/${file}Page.tsx has no ${name}.`);
    return { Page };
  });

const article = (slug: string): SiteRoute =>
  route(['src/site/pages/ArticlePage.tsx', `content/${currentLanguage()}/blog/${slug}.md`], async () => {
    const text = import(`../../content/en/blog/${slug}.md`) as Promise<MarkdownDocument>;
    const [{ ArticlePage }, document] = await Promise.all([import('./pages/ArticlePage.js'), text]);
    return { Page: () => createElement(ArticlePage, document) };
  });

const legal = (name: string): SiteRoute =>
  route(['src/site/pages/LegalPage.tsx', `content/${currentLanguage()}/legal/${name}.md`], async () => {
    const text = import(`../../content/en/legal/${name}.md`) as Promise<MarkdownDocument>;
    const [{ LegalPage }, document] = await Promise.all([import('./pages/LegalPage.js'), text]);
    return { Page: () => createElement(LegalPage, document) };
  });

export const SITE_ROUTES: Readonly<Record<string, SiteRoute>> = {
  '/': page('Home'),
  '/features': page('Features'),
  '/pricing': page('Pricing'),
  '/about': page('About'),
  '/blog': page('Blog'),
  '/blog/hours-verified-on-time': article('hours-verified-on-time'),
  '/blog/a-rule-students-can-follow': article('a-rule-students-can-follow'),
  '/blog/one-entry-start-to-finish': article('one-entry-start-to-finish'),
  '/blog/hosting-student-volunteers': article('hosting-student-volunteers'),
  '/blog/what-an-audit-trail-proves': article('what-an-audit-trail-proves'),
  '/blog/after-the-fiftieth-hour': article('after-the-fiftieth-hour'),
  '/faq': page('Faq'),
  '/privacy': legal('privacy'),
  '/contact': page('Contact'),
  '/how-it-works': page('HowItWorks'),
  '/support': page('Support'),
  '/terms-of-service': legal('terms-of-service'),
  '/data-security': legal('data-security'),
  '/developers': legal('developers'),
  '/accessibility': legal('accessibility'),
  '/forgot-password': page('ForgotPassword'),
  '/confirm-email': page('EmailLink', 'ConfirmEmail'),
  '/newsletter/confirm': page('EmailLink', 'ConfirmNewsletter'),
  '/newsletter/unsubscribe': page('EmailLink', 'Unsubscribe'),
  '/unsubscribe': page('EmailLink', 'StopEmails'),
  '/login': page('Login'),
};

export const NOT_FOUND = page('NotFound');

export const preloadPage = (pathname: string): Promise<unknown> => (SITE_ROUTES[routeOf(pathname)] ?? NOT_FOUND).load();
