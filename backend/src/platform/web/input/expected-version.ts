import { t } from '@hourtrail/contracts';
import {
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type CallHandler,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
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
  throw invalid('invalid-input', [{ field: 'If-Match', message: t('api.invalidIfMatch') }]);
}

@Injectable()
export class VersionTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((answer: unknown) => {
        const version = versionOf(answer);
        if (version !== undefined) void reply.header('ETag', `"${version}"`);
      }),
    );
  }
}

function versionOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined;
  return typeof answer.version === 'number' ? answer.version : undefined;
}
