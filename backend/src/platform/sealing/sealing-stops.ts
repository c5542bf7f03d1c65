import type { Place } from '../event-log/log-reader.js';
import type { Run } from '../event-log/reaction.js';

export const NOT_AS_WRITTEN = 'it is not as it was written';
export const EXTERNAL_COPY_DAMAGED = 'its newest checkpoint outside of the database carries no valid signature';
export const TREE_CHANGED = 'the stored tree is not the one that was signed';

export interface SealingStop extends Place {
  readonly id: number;
  readonly organizationId: number;
  readonly stream: string | null;
  readonly version: number | null;
  readonly problem: string;
  readonly stoppedAt: Date;
  readonly resumedAt: Date | null;
  readonly caughtUp: boolean;
}

export const allSealingStops = (run: Run): Promise<SealingStop[]> =>
  run({
    name: 'sealing-stops',
    text: `SELECT id, organization_id AS "organizationId", stream, version, problem, epoch,
             tx::text AS tx, position::text AS position, stopped_at AS "stoppedAt", resumed_at AS "resumedAt", caught_up AS "caughtUp"
           FROM log.sealing_stops ORDER BY id`,
  });

export const openSealingStop = (stops: readonly SealingStop[], organizationId: number): SealingStop | undefined =>
  stops.find((stop) => stop.organizationId === organizationId && stop.resumedAt === null);

export async function recordSealingStop(
  stop: Pick<SealingStop, 'organizationId' | 'stream' | 'version' | 'problem'>,
  last: Place,
  run: Run,
): Promise<void> {
  await run({
    text: `INSERT INTO log.sealing_stops (organization_id, stream, version, problem, epoch, tx, position)
           VALUES ($1, $2, $3, $4, $5, $6::xid8, $7)`,
    values: [
      ...[stop.organizationId, stop.stream, stop.version, stop.problem],
      ...[last.epoch, last.tx, last.position],
    ],
  });
}

export async function updateSealingStop(
  stop: SealingStop,
  { place, caughtUp }: { readonly place: Place; readonly caughtUp: boolean },
  run: Run,
): Promise<void> {
  await run({
    text: 'UPDATE log.sealing_stops SET epoch = $2, tx = $3::xid8, position = $4, caught_up = $5 WHERE id = $1',
    values: [stop.id, place.epoch, place.tx, place.position, caughtUp],
  });
}
