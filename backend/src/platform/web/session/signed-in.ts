import type { Role } from '@hourtrail/contracts';
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/actor.js';

export type SignedInUser = Actor & { readonly id: number; readonly role: Role };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export const IS_PUBLIC = Symbol('public');

export const Public = () => applyDecorators(SetMetadata(IS_PUBLIC, true), ApiSecurity({}));

export const READS_FROM_REPLICA = Symbol('reads from replica');

/** For lists, reports and dashboards: a replica may answer their reads, if there is one that has everything. */
export const ReadsFromReplica = () => SetMetadata(READS_FROM_REPLICA, true);

export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Error('A public route has no signed-in person.');
  return actor;
});
