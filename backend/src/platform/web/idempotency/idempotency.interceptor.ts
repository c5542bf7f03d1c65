import { t } from '@hourtrail/contracts';
import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeyedHash } from '../../config/keyed-hash.js';
import { Database } from '../../database/database.js';
import { invalid } from '../../kernel/domain-error.js';
import { splitUrl } from '../request-url.js';
import { IdempotencyKeys, type KeyedCall } from './idempotency-keys.js';

const METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const KEY = /^[\x21-\x7e]{1,200}$/;
const TAKES_NO_KEY = Symbol('no idempotency key');
const SECRETS = Symbol('secrets of the answer');

/** Ignores the key on routes that start or end sessions. */
export const TakesNoKey = () => SetMetadata(TAKES_NO_KEY, true);

/** Leaves these secret fields out of the stored response. */
export const KeepsNoSecrets = (...fields: readonly string[]) => SetMetadata(SECRETS, fields);

@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly hashes: KeyedHash,
    private readonly keys: IdempotencyKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.callOf(context);
    if (!call) return next.handle();
    const secrets = this.reflector.get<readonly string[] | undefined>(SECRETS, context.getHandler()) ?? [];
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const once = () => this.once(call, { reply, next, secrets });
    return from(this.database.transaction(call.actor, once));
  }

  private callOf(context: ExecutionContext): KeyedCall | undefined {
    const { actor, headers, method, url, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    if (key === undefined || actor === null || !METHODS.has(method)) return undefined;
    if (this.reflector.getAllAndOverride<boolean>(TAKES_NO_KEY, [context.getHandler(), context.getClass()]))
      return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw invalid('invalid-input', [{ field: 'Idempotency-Key', message: t('api.invalidIdempotencyKey') }]);
    }
    const [path, query] = splitUrl(url);
    // A keyed hash, because a body may contain a password that a plain hash would let someone guess.
    const sent = this.hashes.of('idempotency-key', `${query}\n${JSON.stringify(body ?? null)}`);
    // two keys of one person do not get each other's responses
    return { actor, method, path, key: actor.key ? `${actor.key.id} ${key}` : key, sent };
  }

  private async once(call: KeyedCall, { reply, next, secrets }: Handling): Promise<unknown> {
    const before = await this.keys.claim(call);
    if (before) {
      void reply.code(before.statusCode);
      return before.body === null ? undefined : (JSON.parse(before.body) as unknown);
    }
    const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
    const withoutSecrets = (field: string, value: unknown): unknown => (secrets.includes(field) ? undefined : value);
    const body = answer === undefined ? null : JSON.stringify(answer, withoutSecrets);
    await this.keys.save(call, { statusCode: reply.statusCode, body });
    return answer;
  }
}

interface Handling {
  readonly reply: FastifyReply;
  readonly next: CallHandler;
  readonly secrets: readonly string[];
}
