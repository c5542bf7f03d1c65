import { AUDITED_RECORDS, LIMITS } from '@hourtrail/contracts';
import type { FastifyRequest } from 'fastify';
import type { AccessedRecord } from './access-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the record that the address names, where the route says so. */
    recordKind?: string;
  }
}

/** What was asked, such as `GET /api/volunteer-hours/:id`. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

/** The record that an address names; undefined where it names none, or none that there could be. */
export function requestedRecord({ params, recordKind }: FastifyRequest): AccessedRecord | undefined {
  const { id, kind = recordKind } = params as { readonly id?: string; readonly kind?: string };
  const isKnown = AUDITED_RECORDS.some((known) => known === kind);
  if (!kind || !isKnown || !id || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LIMITS.idMax) return undefined;
  return { kind, id: Number(id) };
}
