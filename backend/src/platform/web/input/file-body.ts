import { t, XLSX_TYPE, ZIP_TYPE } from '@hourtrail/contracts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { UnreadableBody } from './json-body.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takesFiles?: true;
    readonly takesForms?: true;
    readonly takesFields?: true;
  }
}

export const TAKES_FILES = { takesFiles: true } as const;
/** For a file in a form; see `uploadIn`. */
export const TAKES_FORMS = { takesForms: true } as const;
/** For a form without files; the body is its text. */
export const TAKES_FIELDS = { takesFields: true } as const;

export function passFileBodies(server: FastifyInstance, otherwise: () => UnreadableBody): void {
  server.addContentTypeParser(['text/csv', XLSX_TYPE, ZIP_TYPE], (request, payload, done) => {
    if (request.routeOptions.config.takesFiles !== true) return done(null, otherwise());
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    const isUtf8 = charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
    done(null, isUtf8 ? payload : new UnreadableBody(refusal(t('api.csvNotUtf8'))));
  });
}

export function passForms(server: FastifyInstance, otherwise: () => UnreadableBody): void {
  server.addContentTypeParser('multipart/form-data', (request, payload, done) =>
    done(null, request.routeOptions.config.takesForms === true ? payload : otherwise()),
  );
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) =>
    done(null, request.routeOptions.config.takesFields === true ? body : otherwise()),
  );
}

export function fileIn({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw refusal(t('api.fileExpected', { xlsx: XLSX_TYPE }));
}

const refusal = (message: string): DomainError => new DomainError('invalid', 'csv-only', message);
