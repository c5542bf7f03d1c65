import type { RecordedEvent } from '../kernel/event.js';
import { isErasure } from './erasing.js';
import { projectionSql, type Projection } from './projection.js';
import type { Reaction } from './reaction.js';
import { NO_TEXTS } from './write-statement.js';

/** Names the checkpoint of a projection that follows. */
export const followerOf = ({ table }: Projection): string => `projection ${table}`;

/**
 * Keeps a projection of sums up to date after commit: for rows that a whole school shares, at which its commands would
 * wait for each other. What a batch adds commits with how far the log has been read, so that each event counts once.
 */
export const following = (projection: Projection): Reaction => ({
  name: followerOf(projection),
  streams: projection.streams,
  react: async (events, run) => {
    const rows = JSON.stringify(events.map(newEvent));
    await run({ name: `follow-${projection.table}`, text: followSql(projection), values: [rows] });
  },
});

const followSql = (projection: Projection): string => `
  WITH new_events AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS e(organization_id integer, stream text, version integer, type text,
      at timestamptz, actor_id integer, data jsonb)
  ), new_texts AS (${NO_TEXTS})
  ${projectionSql(projection, 'many')}`;

const newEvent = ({ organizationId, actor, stream, version, type, at, data }: RecordedEvent): object => ({
  organization_id: organizationId,
  actor_id: actor.id,
  ...{ stream, version, type, at, data },
});

/** Makes the planner forget the values that it remembers of what was erased, of records of these kinds. */
export const refreshStatistics = (streams: readonly string[]): Reaction => ({
  name: 'statistics-of-erased',
  streams,
  react: async (events, run) => {
    if (events.some(isErasure)) await run({ text: 'SELECT log.refresh_statistics()' });
  },
});
