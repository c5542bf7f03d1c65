import type { RecordedEvent } from '../kernel/event.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from './recorded-events.js';
import type { Run } from './reaction.js';

export interface Place {
  readonly epoch: number;
  readonly tx: string;
  readonly position: string;
}

export const BEGINNING: Place = { epoch: 0, tx: '0', position: '0' };

/** SQL condition on `log.events e`: no event can still be inserted before this one. */
export const SETTLED =
  '(e.tx < pg_snapshot_xmin(pg_current_snapshot()) OR e.epoch < (SELECT max(epoch) FROM log.events))';

const NEXT = `
  ${RECORDED_EVENTS}
  WHERE (e.epoch, e.tx, e.position) > ($1, $2::xid8, $3::bigint)
    AND ${SETTLED}
  ORDER BY e.epoch, e.tx, e.position LIMIT $4`;

/**
 * Returns the next events by epoch, transaction id and position, and the place of the last one. Stops at the oldest open
 * transaction, so that none is skipped.
 */
export async function eventsAfter(
  place: Place,
  limit: number,
  run: Run,
): Promise<{ readonly events: readonly RecordedEvent[]; readonly place: Place }> {
  const rows = await run<RecordedRow>({
    name: 'events-after',
    text: NEXT,
    values: [place.epoch, place.tx, place.position, limit],
  });
  const last = rows.at(-1);
  return {
    events: rows.map(recordedEvent),
    place: last ? { epoch: last.epoch, tx: last.tx, position: last.position } : place,
  };
}

export async function newestEvents(
  limit: number,
  run: Run,
): Promise<readonly { readonly event: RecordedEvent; readonly position: string }[]> {
  const rows = await run<RecordedRow>({
    name: 'newest-events',
    text: `${RECORDED_EVENTS} ORDER BY e.epoch DESC, e.tx DESC, e.position DESC LIMIT $1`,
    values: [limit],
  });
  return rows.map((row) => ({ event: recordedEvent(row), position: row.position }));
}

type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Makes new events sort after existing ones even if transaction ids are lower now. Needs the log's owner. */
export async function raiseEpoch(query: Query): Promise<void> {
  const { rows } = await query('SELECT coalesce(max(epoch), 0) + 1 AS next FROM log.events');
  const [{ next }] = rows as readonly [{ readonly next: number }];
  await query(`ALTER TABLE log.events ALTER COLUMN epoch SET DEFAULT ${next}`);
}

export async function raiseEpochIfRestored(query: Query): Promise<void> {
  const { rows } = await query(
    `SELECT FROM (SELECT tx FROM log.events ORDER BY epoch DESC, tx DESC LIMIT 1) e
     WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  if (rows.length > 0) await raiseEpoch(query);
}
