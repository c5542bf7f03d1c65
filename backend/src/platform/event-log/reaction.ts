import type { Database } from '../database/database.js';
import { isErasure, type RecordedEvent } from '../kernel/event.js';
import { NO_TEXTS, projectionSql, type Projection, type Run } from './projection.js';
import type { UnitOfWork } from './unit-of-work.js';

export type { Run };

export interface WriteCore {
  readonly database: Database;
  readonly work: UnitOfWork;
}

/**
 * Sees every event of its streams in order, at least once. Writes through `run` commit with its progress. Writes
 * through `core` commit before that, so they have to be idempotent.
 */
export interface Reaction {
  /** Identifies its progress; a renamed reaction starts at the beginning of the log. */
  readonly name: string;
  readonly streams: readonly string[];
  /** Which events of these streams it handles; all of them by default. */
  readonly only?: (event: RecordedEvent) => boolean;
  readonly react: (events: readonly RecordedEvent[], run: Run, core: WriteCore) => Promise<void>;
}

export const followerOf = ({ table }: Projection): string => `projection ${table}`;

/** Updates a projection after commit, where commands would wait for each other at a shared row. */
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

/** Refreshes planner statistics, which contain sample values of erased records. */
export const refreshStatistics = (streams: readonly string[]): Reaction => ({
  name: 'statistics-of-erased',
  streams,
  only: isErasure,
  react: async (_events, run) => {
    await run({ text: 'SELECT log.refresh_statistics()' });
  },
});
