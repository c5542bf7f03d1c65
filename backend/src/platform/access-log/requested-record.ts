import { AUDITED_RECORDS, LIMITS } from '@hourtrail/contracts';
import type { FastifyRequest } from 'fastify';
import type { AccessedRecord } from './access-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    recordKind?: string;
  }
}

export const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

/** Returns the record that the URL names, or undefined if there is none or its id is invalid. */
export function requestedRecord({ params, recordKind }: FastifyRequest): AccessedRecord | undefined {
  const { id, kind = recordKind } = params as { readonly id?: string; readonly kind?: string };
  const isKnown = AUDITED_RECORDS.some((known) => known === kind);
  if (!kind || !isKnown || !id || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LIMITS.idMax) return undefined;
  return { kind, id: Number(id) };
}
