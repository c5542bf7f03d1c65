import { t } from '@hourtrail/contracts';
import { isUtf8 } from 'node:buffer';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { isOneClick } from '../access/csrf.guard.js';

const DEEPEST = 32;

export class UnreadableBody {
  constructor(readonly refusal: DomainError) {}
}

export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    const refusal = refusalOf(body);
    if (refusal) return done(null, new UnreadableBody(refusal));
    void parse(request, body.toString('utf8'), (error: Error | null, value?: unknown) =>
      done(null, error ? new UnreadableBody(unreadable('bad-json', t('api.invalidJson'))) : value),
    );
  });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, noJson()));
}

export const noJson = (): UnreadableBody => new UnreadableBody(unreadable('json-only', t('api.jsonExpected')));

function refusalOf(body: Buffer): DomainError | undefined {
  if (!isUtf8(body)) return unreadable('bad-json', t('api.notUtf8'));
  if (isDeeperThan(DEEPEST, body)) return unreadable('bad-json', t('api.jsonTooDeep', { levels: DEEPEST }));
  return undefined;
}

const unreadable = (code: string, message: string): DomainError => new DomainError('invalid', code, message);

const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [...Buffer.from('"\\[{]}')];

/** Checks the nesting depth before parsing. */
export function isDeeperThan(limit: number, json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** Refuses an unreadable body only after authentication. */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (isOneClick(this.reflector, context)) return true;
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body instanceof UnreadableBody) throw body.refusal;
    return true;
  }
}
