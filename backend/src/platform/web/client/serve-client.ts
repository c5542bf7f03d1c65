import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import {
  isApplicationRoute,
  languageInUrl,
  languageNamed,
  LANGUAGES,
  localizedRoute,
  ownPath,
  holdsSecret,
  routeOf,
  withoutLanguage,
  type Language,
} from '@hourtrail/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/domain-error.js';
import { sendError } from '../errors/error.filter.js';
import { splitUrl } from '../request-url.js';
import type { WebOptions } from '../web-options.js';
import { languageOf, setLanguageCookie } from '../language.js';
import { readPages, sendPage, type Pages } from './pages.js';

const LOG_IN = '/login';
const LOG_IN_AT_SCHOOL = /^\/login\/([1-9]\d{0,9})$/;
const FOR_AN_HOUR = 'public, max-age=3600';
const FIRST_SCREEN = '/dashboard';

type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

/** Serves the web client. Hashed files are cached for good. Unknown URLs get 404, as JSON under /api and /assets. */
export function serveClient(
  server: FastifyInstance,
  folder: string,
  options: WebOptions,
  isSignedIn: IsSignedIn,
): void {
  const pages = readPages(folder, options);
  const publicRoutes = [...pagesIn(pages, 'en').site].filter(([, html]) => isIndexed(html)).map(([route]) => route);
  void server.register(async (client) => {
    await client.register(compress);
    await client.register(files, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '**/*.map', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : FOR_AN_HOUR);
      },
    });
    client.get('/robots.txt', (_request, reply) =>
      reply.header('Cache-Control', FOR_AN_HOUR).type('text/plain').send(robotsFor(options.publicUrl)),
    );
    client.get('/sitemap.xml', (_request, reply) =>
      reply
        .header('Cache-Control', FOR_AN_HOUR)
        .type('application/xml')
        .send(sitemapOf(publicRoutes, options.publicUrl)),
    );
    client.get('/*', async (request, reply) => {
      const [path, search] = splitUrl(request.url);
      const query = new URLSearchParams(search);
      if (/^\/(api|assets)(\/|$)/.test(path)) return sendError(notFound(), request, reply);
      if (holdsSecret(path)) void reply.headers({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
      const asked = languageInUrl(path);
      const route = routeOf(withoutLanguage(path));
      const chosen = languageNamed(query.get('lang'));
      if (chosen) {
        setLanguageCookie(reply, chosen, options);
        query.delete('lang');
        const here = publicRoutes.includes(route) ? localizedRoute(route, chosen) : (ownPath(path) ?? '/');
        return reply.redirect(urlOf(here, query), 303);
      }
      void reply.header('Vary', 'Cookie, Accept-Language');
      const language = asked ?? languageOf(request);
      const [, school] = LOG_IN_AT_SCHOOL.exec(route) ?? [];
      if (school) {
        query.set('school', school);
        return reply.redirect(urlOf(localizedRoute(LOG_IN, language), query), 302);
      }
      if (route === LOG_IN && (await isSignedIn(request))) return goOn(reply, query);
      const { application, site, notFound: noSuchPage } = pagesIn(pages, language);
      const publicPage = site.get(route);
      if (publicPage && !asked && language !== 'en')
        return reply.redirect(urlOf(localizedRoute(route, language), query), 302);
      const page = publicPage ?? (!asked && isApplicationRoute(path) ? application : undefined);
      if (page) return sendPage(reply, page, options);
      // the application draws its own frame around the same message
      return sendPage(reply.code(404), (await isSignedIn(request)) ? application : noSuchPage, options);
    });
  });
}

const goOn = (reply: FastifyReply, query: URLSearchParams): FastifyReply =>
  reply.redirect(ownPath(query.get('next') ?? undefined) ?? FIRST_SCREEN, 303);

const pagesIn = (pages: ReadonlyMap<Language, Pages>, language: Language): Pages => pages.get(language) as Pages;

const urlOf = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query.toString()}` : path);

const isIndexed = (html: string): boolean => !/<meta name="robots" content="noindex"/.test(html);

const sitemapOf = (routes: readonly string[], publicUrl: string): string => {
  const alternates = (route: string): string =>
    LANGUAGES.map(
      (language) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${localizedRoute(route, language)}"/>\n`,
    ).join('');
  const entries = routes
    .toSorted()
    .flatMap((route) =>
      LANGUAGES.map(
        (language) =>
          `  <url>\n    <loc>${publicUrl}${localizedRoute(route, language)}</loc>\n${alternates(route)}  </url>\n`,
      ),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
};

const robotsFor = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
