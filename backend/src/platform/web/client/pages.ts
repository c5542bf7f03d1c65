import { t, DEFAULT_CONTACT_EMAIL, LANGUAGES, type Language } from '@hourtrail/contracts';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '../language.js';
import { isHttps, type SiteOptions, type WebOptions } from '../web-options.js';

const SETTINGS = '__SITE_SETTINGS__';
const PUBLIC_URL = '__PUBLIC_URL__';
const CONTACT = '<!--contact-->';
const NOT_FOUND = '/404';

export interface Pages {
  readonly application: string;
  readonly site: ReadonlyMap<string, string>;
  readonly notFound: string;
}

/** The pages of each language of the client. */
export const readPages = (folder: string, options: WebOptions): ReadonlyMap<Language, Pages> =>
  new Map(
    LANGUAGES.map((language) => [language, inLanguage(language, () => pagesOf(join(folder, language), options))]),
  );

function pagesOf(folder: string, options: WebOptions): Pages {
  const application = readFileSync(join(folder, 'index.html'), 'utf8');
  const site = new Map(
    publicPages(join(folder, 'pages')).map(([path, html]) => [path, filledIn(html, options)] as const),
  );
  const notFound = site.get(NOT_FOUND) ?? application;
  site.delete(NOT_FOUND);
  return { application, site, notFound };
}

function publicPages(folder: string): [path: string, html: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [
      `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'),
      readFileSync(join(folder, file), 'utf8'),
    ]);
}

const filledIn = (html: string, { publicUrl, site = {} }: WebOptions): string =>
  html
    .replaceAll(PUBLIC_URL, publicUrl)
    .replaceAll(DEFAULT_CONTACT_EMAIL, () => escaped(site.contactEmail ?? DEFAULT_CONTACT_EMAIL))
    .replaceAll(SETTINGS, () => inElement(site))
    .replaceAll(CONTACT, () => contactOf(site));

/** Escapes `<`, so that the JSON cannot close its script element. */
const inElement = (settings: SiteOptions): string => JSON.stringify(settings).replaceAll('<', '\\u003c');

function contactOf({ contactEmail = DEFAULT_CONTACT_EMAIL, contactPhone }: SiteOptions): string {
  const link = (scheme: string, words: string): string =>
    `<a href="${scheme}:${escaped(words.replaceAll(' ', ''))}">${escaped(words)}</a>`;
  const byEmail = t('api.contactByEmail', { email: link('mailto', contactEmail) });
  return contactPhone ? `${byEmail} ${t('api.contactByPhone', { phone: link('tel', contactPhone) })}` : byEmail;
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The Content Security Policy of pages. MUI needs inline style attributes, which cannot run scripts. */
function pagePolicy(nonce: string, https: boolean, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PLACEHOLDER = '__CSP_NONCE__';

export function sendPage(reply: FastifyReply, html: string, options: WebOptions): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', pagePolicy(nonce, isHttps(options), framedBy(options)))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(PLACEHOLDER, nonce));
}

const framedBy = ({ site }: WebOptions): readonly string[] =>
  [site?.bookingUrl, site?.videoUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin);
