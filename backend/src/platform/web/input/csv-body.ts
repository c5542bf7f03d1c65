import { t } from '@hourtrail/contracts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { UnreadableBody } from './json-body.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takesCsv?: true;
  }
}

export const TAKES_CSV = { takesCsv: true } as const;

export function passCsvBodies(server: FastifyInstance, otherwise: () => UnreadableBody): void {
  server.addContentTypeParser('text/csv', (request, payload, done) => {
    if (request.routeOptions.config.takesCsv !== true) return done(null, otherwise());
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    const isUtf8 = charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
    done(null, isUtf8 ? payload : new UnreadableBody(refusal(t('api.csvNotUtf8'))));
  });
}

export function fileIn({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw refusal(t('api.csvExpected'));
}

const refusal = (message: string): DomainError => new DomainError('invalid', 'csv-only', message);
