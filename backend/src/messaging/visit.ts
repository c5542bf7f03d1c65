import type { FastifyRequest } from 'fastify';

/** Where a visitor comes from. */
export interface Visit {
  readonly address: string;
  readonly requestId: string;
}

export const visitOf = ({ ip, id }: FastifyRequest): Visit => ({ address: ip, requestId: id });
