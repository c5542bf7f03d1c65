import { hash, timingSafeEqual } from 'node:crypto';
import type { Run } from '../../platform/event-log/reaction.js';
import { macOf } from '../../platform/event-log/recording.js';
import { ERASED, isErasure } from '../../platform/kernel/event.js';

/** Maps each erased record to the version of its newest erasure event. */
export type Erasures = ReadonlyMap<string, number>;

interface RecordedErasure {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly canonical: string;
  readonly mac: Buffer;
}

/** Ignores events without a valid MAC: a forged erasure would excuse missing texts. `events` are in version order. */
export const erasuresIn = (organizationId: number, events: readonly RecordedErasure[], macKey: Buffer): Erasures =>
  new Map(
    events
      .filter((event) => isErasure(event) && isSound(organizationId, event, macKey))
      .map(({ stream, version }) => [stream, version]),
  );

export async function erasuresAt(
  organizationId: number,
  { run, macKey }: { readonly run: Run; readonly macKey: Buffer },
): Promise<Erasures> {
  const events = await run<RecordedErasure>({
    text: `SELECT stream, version, type, canonical, mac FROM log.events
           WHERE organization_id = $1 AND type LIKE $2 ORDER BY stream, version`,
    values: [organizationId, `%${ERASED}`],
  });
  return erasuresIn(organizationId, events, macKey);
}

export const isErasedSince = (
  { stream, version }: { readonly stream: string; readonly version: number },
  erasures: Erasures,
): boolean => version <= (erasures.get(stream) ?? 0);

function isSound(
  organizationId: number,
  { stream, version, canonical, mac }: RecordedErasure,
  macKey: Buffer,
): boolean {
  const expected = Buffer.from(macOf(macKey, hash('sha256', canonical, 'hex')), 'hex');
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return false;
  const parsed = JSON.parse(canonical) as Record<string, unknown>;
  return (
    parsed['organization'] === organizationId &&
    parsed['stream'] === stream &&
    parsed['version'] === version &&
    isErasure({ type: String(parsed['type']) })
  );
}
