import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import { isClientRoute } from '@hourtrail/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/domain-error.js';
import { sendError } from '../errors/error.filter.js';
import type { WebOptions } from '../web-options.js';
import { sendPage } from './page.js';

/**
 * Serves the built web client: files whose names hold their hash for good, others on request, and its page for every
 * address that is a screen. An address that is none answers 404, as JSON under /api and /assets, else with the page.
 */
export function serveClient(server: FastifyInstance, folder: string, options: WebOptions): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
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
        void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    client.get('/*', (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (/^\/(api|assets)(\/|$)/.test(path)) return sendError(notFound(), request, reply);
      return sendPage(reply.code(isClientRoute(path) ? 200 : 404), page, options);
    });
  });
}
