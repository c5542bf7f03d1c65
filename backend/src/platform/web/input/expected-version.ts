import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../kernel/domain-error.js';

const ETAG = /^(?:W\/)?"(0|[1-9]\d{0,9})"$/;

/** Parses the version in `If-Match`; undefined if it is absent or `*`. */
export const ExpectedVersion = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  versionIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

export function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = ETAG.exec(ifMatch)?.[1];
  if (version !== undefined) return Number(version);
  throw invalid('invalid-input', [
    { field: 'If-Match', message: 'If-Match holds the ETag of an earlier answer, such as "3".' },
  ]);
}
