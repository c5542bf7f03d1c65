import { t } from '@hourtrail/contracts';
import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';
import { signInFirst } from '../errors/refusal.js';
import { speak } from '../language.js';
import { WEB_OPTIONS, type WebOptions } from '../web-options.js';
import { sessionToken } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { IS_PUBLIC } from './signed-in.js';

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = sessionToken(request, this.options);
    const actor = token === undefined ? undefined : await this.sessions.find(token);
    if (!actor) throw signInFirst();
    const { language, ...person } = actor;
    speak(language);
    request.actor = { ...person, requestId: request.id };
    return true;
  }
}

const BEFORE_PASSWORD_CHANGE = Symbol('before password change');

export const EvenBeforePasswordChange = () => SetMetadata(BEFORE_PASSWORD_CHANGE, true);

@Injectable()
export class PasswordChangeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!actor?.mustChangePassword || this.reflector.get<boolean>(BEFORE_PASSWORD_CHANGE, context.getHandler()))
      return true;
    throw forbidden('password-change-required', t('api.choosePasswordFirst'));
  }
}
