import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import { isApplicationRoute, ownPath, RESET_ROUTE, routeOf } from '@hourtrail/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/domain-error.js';
import { sendError } from '../errors/error.filter.js';
import { splitUrl } from '../request-url.js';
import type { WebOptions } from '../web-options.js';
import { readPages, sendPage } from './pages.js';

const LOG_IN = '/login';
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
      const [path, query] = splitUrl(request.url);
      if (/^\/(api|assets)(\/|$)/.test(path)) return sendError(notFound(), request, reply);
      const route = routeOf(path);
      if (route === LOG_IN && (await isSignedIn(request))) return goOn(reply, query);
      // The URL contains a secret token: keep it out of the Referer header and of search engines.
      if (path.startsWith(RESET_ROUTE))
        void reply.headers({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
      const page = site.get(route) ?? (isApplicationRoute(path) ? application : undefined);
      return sendPage(reply.code(page ? 200 : 404), page ?? noSuchPage, options);
    });
  });
}

const goOn = (reply: FastifyReply, query: string): FastifyReply =>
  reply.redirect(ownPath(new URLSearchParams(query).get('next') ?? undefined) ?? FIRST_SCREEN, 303);

const isIndexed = (html: string): boolean => !/<meta name="robots" content="noindex"/.test(html);

const sitemapOf = (pages: ReadonlyMap<string, string>, publicUrl: string): string => {
  const paths = [...pages].filter(([, html]) => isIndexed(html)).map(([path]) => path);
  const entries = paths.sort().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
};

const robotsFor = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
