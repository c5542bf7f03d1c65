import { hash, timingSafeEqual } from 'node:crypto';
import type { Run } from '../platform/event-log/reaction.js';
import { macOf } from '../platform/event-log/recording.js';
import type { Json } from '../platform/kernel/event.js';
import type { SealedErasure } from '../platform/sealing/external-checkpoints.js';

export interface LostErasure {
  readonly organizationId: number;
  readonly stream: string;
  readonly type: string;
  readonly data: { readonly [key: string]: Json };
}

interface Canonical extends Omit<LostErasure, 'organizationId'> {
  readonly organization: number;
}

/**
 * The recorded erasures that a restored log lacks although it has the record. A record that got the id of a lost one is
 * another: its first event differs.
 */
export async function lostErasures(
  recorded: readonly SealedErasure[],
  macKey: Buffer,
  run: Run,
): Promise<readonly LostErasure[]> {
  const sound = recorded.filter(({ first, erased }) => isWritten(first, macKey) && isWritten(erased, macKey));
  const known = new Map(sound.map((one) => [one.erased.canonical, one]));
  const erasures = [...known.values()].map(({ first, erased }) => ({
    first: first.canonical,
    event: JSON.parse(erased.canonical) as Canonical,
  }));
  const rows = await run<{ at: string }>({
    text: `SELECT e.at FROM unnest($1::integer[], $2::text[], $3::text[]) WITH ORDINALITY e (school, stream, first, at)
           JOIN log.events b ON (b.organization_id, b.stream, b.version) = (e.school, e.stream, 1) AND b.canonical = e.first
           WHERE NOT EXISTS (SELECT FROM log.events x
             WHERE (x.organization_id, x.stream) = (e.school, e.stream) AND x.type LIKE '%.erased') ORDER BY e.at`,
    values: [
      erasures.map(({ event }) => event.organization),
      erasures.map(({ event }) => event.stream),
      erasures.map(({ first }) => first),
    ],
  });
  return rows.map(({ at }) => {
    const { organization, stream, type, data } = (erasures[Number(at) - 1] as (typeof erasures)[number]).event;
    return { organizationId: organization, stream, type, data };
  });
}

function isWritten({ canonical, mac }: SealedErasure['first'], macKey: Buffer): boolean {
  const expected = Buffer.from(macOf(macKey, hash('sha256', canonical, 'hex')), 'hex');
  const given = Buffer.from(mac, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
