import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import files from '@fastify/static';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../client/pages.js';
import type { WebOptions } from '../web-options.js';
import { apiDocument } from './api-document.js';

const FOLDER = '/api/docs/';

export function serveDocs(app: INestApplication, server: FastifyInstance, options: WebOptions): void {
  let document: OpenAPIObject | undefined;
  server.get('/api/openapi.json', () => (document ??= apiDocument(app, options)));
  void server.register(async (docs) => {
    const globIgnore = ['!(swagger-ui.css|swagger-ui-bundle.js)'];
    await docs.register(files, { root: swaggerFolder(), prefix: FOLDER, index: false, wildcard: false, globIgnore });
    docs.get('/api/docs', (_request, reply) => sendPage(reply, PAGE, options));
  });
}

function swaggerFolder(): string {
  const nestSwagger = createRequire(import.meta.url).resolve('@nestjs/swagger');
  return dirname(createRequire(nestSwagger).resolve('swagger-ui-dist/package.json'));
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>HourTrail API</title>
    <link rel="stylesheet" href="${FOLDER}swagger-ui.css" />
    <style nonce="__CSP_NONCE__">body { margin: 0 }</style>
  </head>
  <body>
    <div id="api"></div>
    <script nonce="__CSP_NONCE__" src="${FOLDER}swagger-ui-bundle.js"></script>
    <script nonce="__CSP_NONCE__">
      SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, tryItOutEnabled: false });
    </script>
  </body>
</html>
`;
