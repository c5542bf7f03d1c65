import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import { isApplicationRoute, ownPath, RESET_ROUTE, routeOf } from '@hourtrail/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/domain-error.js';
import { sendError } from '../errors/error.filter.js';
import { partsOf } from '../parts-of.js';
import type { WebOptions } from '../web-options.js';
import { sendPage } from './page.js';
import { readPages } from './pages.js';

const LOG_IN = '/login';
const FOR_AN_HOUR = 'public, max-age=3600';
const FIRST_SCREEN = '/dashboard';

type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

/**
 * Serves the built web client: files whose names hold their hash for good, others on request, a public page for its
 * path and the application's page for every screen. Who is signed in is led past the log-in page. An address that is
 * none answers 404, as JSON under /api and /assets, else with a page that says so.
 */
export function serveClient(
  server: FastifyInstance,
  folder: string,
  options: WebOptions,
  isSignedIn: IsSignedIn,
): void {
  const { application, site, notFound: noSuchPage } = readPages(folder, options);
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
      reply.header('Cache-Control', FOR_AN_HOUR).type('application/xml').send(sitemapOf(site, options.publicUrl)),
    );
    client.get('/*', async (request, reply) => {
      const [path, query] = partsOf(request.url);
      if (/^\/(api|assets)(\/|$)/.test(path)) return sendError(notFound(), request, reply);
      const route = routeOf(path);
      if (route === LOG_IN && (await isSignedIn(request))) return goOn(reply, query);
      // the address is a secret: it goes to nobody with a link or a request, and into no search engine
      if (path.startsWith(RESET_ROUTE))
        void reply.headers({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
      const page = site.get(route) ?? (isApplicationRoute(path) ? application : undefined);
      return sendPage(reply.code(page ? 200 : 404), page ?? noSuchPage, options);
    });
  });
}

/** To the page that was asked for before, on this site only. */
const goOn = (reply: FastifyReply, query: string): FastifyReply =>
  reply.redirect(ownPath(new URLSearchParams(query).get('next') ?? undefined) ?? FIRST_SCREEN, 303);

const isIndexed = (html: string): boolean => !/<meta name="robots" content="noindex"/.test(html);

/** The public pages that search engines are to find. */
const sitemapOf = (pages: ReadonlyMap<string, string>, publicUrl: string): string => {
  const paths = [...pages].filter(([, html]) => isIndexed(html)).map(([path]) => path);
  const entries = paths.sort().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
};

const robotsFor = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
