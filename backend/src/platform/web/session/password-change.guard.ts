import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';

const BEFORE_PASSWORD_CHANGE = Symbol('before password change');

/** For the few routes that are open to somebody who has yet to replace a one-time password. */
export const EvenBeforePasswordChange = () => SetMetadata(BEFORE_PASSWORD_CHANGE, true);

/** Lets nobody do anything with a one-time password but replace it. */
@Injectable()
export class PasswordChangeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!actor?.mustChangePassword || this.reflector.get<boolean>(BEFORE_PASSWORD_CHANGE, context.getHandler()))
      return true;
    throw forbidden('password-change-required', 'Choose a password of your own first.');
  }
}
