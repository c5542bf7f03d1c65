import type { Page } from 'playwright-core';
import type { Site } from './site.js';

/** What the sitemap leaves out, since search engines are to leave it out. */
const NOT_LISTED = [
  '/forgot-password',
  '/confirm-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/unsubscribe',
];

/** The paths of all public pages, as the sitemap has them and as it has not. */
export async function publicPaths(site: Site): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  return [...listed, ...NOT_LISTED, ...NOT_LISTED.map((path) => `/es${path}`)];
}

/** Waits for what comes with the scripts of a page, in English or in Spanish. */
export const comesToLife = (page: Page): Promise<void> => page.getByRole('group', { name: /^(Theme|Tema)$/ }).waitFor();

/** Notes what a page complains of, and whom but us it asks for anything. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') complaints.push(`${page.url()} asks ${url.origin}`);
  });
  return complaints;
}
