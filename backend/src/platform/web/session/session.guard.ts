import { t } from '@hourtrail/contracts';
import {
  Inject,
  Injectable,
  SetMetadata,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { Database } from '../../database/database.js';
import { forbidden } from '../../kernel/domain-error.js';
import { Refusal, signInFirst } from '../errors/refusal.js';
import { ApiKeys, bearerOf, holdsKey } from '../keys/api-keys.js';
import { speak } from '../language.js';
import { WEB_OPTIONS, type WebOptions } from '../web-options.js';
import { cookieName, sessionToken } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { IS_PUBLIC, READS_FROM_REPLICA } from './signed-in.js';

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (holdsKey(request.url)) throw new Refusal(400, 'key-in-url', t('api.keyInUrl'));
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const key = bearerOf(request);
    if (key !== undefined) return this.actByKey(request, key, context);
    const token = sessionToken(request, this.options);
    const known = token === undefined ? undefined : this.sessions.known(token);
    const holder = known ?? (token === undefined ? undefined : await this.sessions.find(token));
    if (!holder) throw signInFirst();
    const { language, ...person } = holder;
    request.context.session = {
      ...{ personId: holder.id, hash: holder.sessionHash, isConfirmed: known === undefined },
      readsFromReplica: this.readsFromReplica(context),
    };
    speak(language);
    request.actor = { ...person, requestId: request.id };
    return true;
  }

  private readsFromReplica(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(READS_FROM_REPLICA, context.getHandler()) ?? false;
  }

  /** Looked up at each request, so that a key ends at once. */
  private async actByKey(request: FastifyRequest, key: string, context: ExecutionContext): Promise<true> {
    if (request.cookies[cookieName(this.options)] !== undefined)
      throw new Refusal(400, 'key-and-session', t('api.keyAndSession'));
    void context.switchToHttp().getResponse<FastifyReply>().header('WWW-Authenticate', 'Bearer');
    const actor = await this.keys.actorOf(request, key);
    void context.switchToHttp().getResponse<FastifyReply>().removeHeader('WWW-Authenticate');
    request.context.session = {
      ...{ personId: actor.id, hash: actor.sessionHash, isConfirmed: true },
      readsFromReplica: this.readsFromReplica(context),
    };
    request.actor = { ...actor, requestId: request.id };
    return true;
  }
}

/** Confirms the session of a request that made no trip to the database. */
@Injectable()
export class ConfirmSessionInterceptor implements NestInterceptor {
  constructor(private readonly database: Database) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(concatMap((answer) => this.database.confirmSession().then(() => answer as unknown)));
  }
}

const BEFORE_PASSWORD_CHANGE = Symbol('before password change');
const BEFORE_SECOND_FACTOR = Symbol('before second factor');

export const EvenBeforePasswordChange = () => SetMetadata(BEFORE_PASSWORD_CHANGE, true);

export const EvenBeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** Whether people come to a route who have not yet done what their school asks of them at sign-in. */
export const isOpenToIncomplete = (reflector: Reflector, context: ExecutionContext): boolean => {
  const targets = [context.getHandler(), context.getClass()];
  return [BEFORE_PASSWORD_CHANGE, BEFORE_SECOND_FACTOR].some((key) =>
    reflector.getAllAndOverride<boolean | undefined>(key, targets),
  );
};

/** Until they replace a one-time password, and then until they have the second factor that their school requires. */
@Injectable()
export class IncompleteSignInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const isOpen = (key: symbol): boolean =>
      this.reflector.getAllAndOverride<boolean | undefined>(key, targets) ?? false;
    if (!actor || isOpen(BEFORE_PASSWORD_CHANGE)) return true;
    if (actor.mustChangePassword) throw forbidden('password-change-required', t('api.choosePasswordFirst'));
    if (!actor.mustAddSecondFactor || isOpen(BEFORE_SECOND_FACTOR)) return true;
    throw forbidden('second-factor-required', t('api.addSecondFactorFirst'));
  }
}
