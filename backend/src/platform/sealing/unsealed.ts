import { hash, timingSafeEqual } from 'node:crypto';
import { SETTLED, type Place } from '../event-log/log-reader.js';
import type { Run } from '../event-log/reaction.js';
import { macOf } from '../event-log/recording.js';

export interface Unsealed extends Place {
  readonly organization_id: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly canonical: string;
  readonly hash: Buffer;
  readonly mac: Buffer;
}

const UNSEALED = `SELECT e.organization_id, e.stream, e.version, e.epoch, e.tx::text AS tx, e.position::text AS position,
    e.type, e.canonical, e.hash, e.mac
  FROM log.events e
  WHERE (e.epoch, e.tx, e.position) > ($1, $2::xid8, $3::bigint)`;

export const unsealedAfter = (place: Place, limit: number, run: Run): Promise<Unsealed[]> =>
  run({
    name: 'unsealed-after',
    text: `${UNSEALED} AND ${SETTLED} ORDER BY e.epoch, e.tx, e.position LIMIT $4`,
    values: [place.epoch, place.tx, place.position, limit],
  });

export const unsealedBetween = (
  organizationId: number,
  { after, until, limit }: { readonly after: Place; readonly until: Place; readonly limit: number },
  run: Run,
): Promise<Unsealed[]> =>
  run({
    text: `${UNSEALED} AND (e.epoch, e.tx, e.position) <= ($4, $5::xid8, $6::bigint) AND e.organization_id = $7
           ORDER BY e.epoch, e.tx, e.position LIMIT $8`,
    values: [
      ...[after.epoch, after.tx, after.position],
      ...[until.epoch, until.tx, until.position],
      ...[organizationId, limit],
    ],
  });

/** Checks hash and MAC. The MAC key is not in the database, so database access alone cannot forge them. */
export function isAsWritten(event: Unsealed, macKey: Buffer): boolean {
  const digest = hash('sha256', event.canonical, 'hex');
  const mac = Buffer.from(macOf(macKey, digest), 'hex');
  if (digest !== event.hash.toString('hex') || event.mac.length !== mac.length) return false;
  if (!timingSafeEqual(mac, event.mac)) return false;
  const parsed = JSON.parse(event.canonical) as { organization: number; stream: string; version: number };
  return (
    parsed.organization === event.organization_id && parsed.stream === event.stream && parsed.version === event.version
  );
}

export function bySchool(rows: readonly Unsealed[]): ReadonlyMap<number, readonly Unsealed[]> {
  const schools = new Map<number, Unsealed[]>();
  for (const row of rows) {
    const events = schools.get(row.organization_id);
    if (events) events.push(row);
    else schools.set(row.organization_id, [row]);
  }
  return schools;
}
