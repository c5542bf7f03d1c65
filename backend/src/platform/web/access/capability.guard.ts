import { t, can, type Capability, type Role } from '@hourtrail/contracts';
import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mayDo, type Actor } from '../../kernel/actor.js';
import { forbidden } from '../../kernel/domain-error.js';
import { IS_PUBLIC } from '../session/signed-in.js';

export const CAPABILITY = Symbol('capability');

/** Every route needs one, unless it is public. */
export const Needs = (capability: Capability) => SetMetadata(CAPABILITY, capability);

@Injectable()
export class CapabilityGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, places)) return true;
    const capability = this.reflector.getAllAndOverride<Capability | undefined>(CAPABILITY, places);
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!capability || !actor) throw forbidden('role', t('api.roleNotAllowed'));
    requireCapability(actor, capability);
    return true;
  }
}

/** For what depends on the request's body; throws 403. */
export function requireCapability(by: Actor, capability: Capability): void {
  if (mayDo(by, capability)) return;
  if (can(by.role as Role, capability)) throw forbidden('key-scope', t('api.keyNotAllowed'));
  throw forbidden('role', t('api.roleNotAllowed'));
}
