import type { Role } from '@hourtrail/contracts';
import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';

const ROLES_ALLOWED = Symbol('roles');

/** The roles that may ever use a route; without it, every signed-in person may. */
export const Roles = (...roles: readonly Role[]) => SetMetadata(ROLES_ALLOWED, roles);

/** Refuses a role that never may, before anything of the request is looked at. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride<readonly string[] | undefined>(ROLES_ALLOWED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (roles && !roles.includes(actor?.role ?? '')) throw forbidden('role', 'Your role does not allow this.');
    return true;
  }
}
