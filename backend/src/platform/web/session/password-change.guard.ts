import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';

const BEFORE_PASSWORD_CHANGE = Symbol('before password change');

export const EvenBeforePasswordChange = () => SetMetadata(BEFORE_PASSWORD_CHANGE, true);

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
