import type { Role } from '@hourtrail/contracts';
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/actor.js';

/** Whoever acts through a session. */
export type SignedInUser = Actor & { readonly id: number; readonly role: Role };

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; null on public routes. */
    actor: Actor | null;
  }
}

export const IS_PUBLIC = Symbol('public');

/** Opens a route to visitors; every other route needs a session. */
export const Public = () => applyDecorators(SetMetadata(IS_PUBLIC, true), ApiSecurity({}));

/** The signed-in person, for a handler that is not public. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Error('A public route has no signed-in person.');
  return actor;
});
