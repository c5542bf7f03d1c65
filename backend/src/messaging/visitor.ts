import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/kernel/actor.js';

export interface Visit {
  readonly address: string;
  readonly requestId: string;
}

export const visitOf = ({ ip, id }: FastifyRequest): Visit => ({ address: ip, requestId: id });

export const visitor = ({ requestId }: Visit): Actor => ({
  id: null,
  role: 'visitor',
  organizationId: SYSTEM_ORGANIZATION,
  requestId,
});

/** Events that belong to no school go to the system's log. */
export const inSystemLog = (by: Actor): Actor => ({ ...by, organizationId: SYSTEM_ORGANIZATION });
