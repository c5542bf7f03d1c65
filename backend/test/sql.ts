import pg from 'pg';
import type { TestDatabase } from './database.js';

/** Looks at, or prepares, a test's database past row-level security. */
export async function asAdmin<Row extends pg.QueryResultRow>(
  database: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const admin = new pg.Client(database.adminUrl);
  await admin.connect();
  try {
    return (await admin.query<Row>(text, values)).rows;
  } finally {
    await admin.end();
  }
}

/** How many connections wait for a lock that another holds. */
export async function waitingForLocks(database: TestDatabase): Promise<number> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return (await asAdmin(database, waiting)).length;
}

export interface LoggedEvent {
  readonly type: string;
  readonly data: unknown;
  readonly texts: Readonly<Record<string, string>> | null;
}

/** What the log holds of one record, such as `organization/2`, oldest first. */
export const eventsOf = (database: TestDatabase, stream: string): Promise<LoggedEvent[]> =>
  asAdmin<LoggedEvent>(
    database,
    `SELECT e.type, e.canonical::jsonb -> 'data' AS data,
       (SELECT jsonb_object_agg(field, body) FROM log.texts x
        WHERE (x.organization_id, x.stream, x.version) = (e.organization_id, e.stream, e.version)) AS texts
     FROM log.events e WHERE stream = $1 ORDER BY version`,
    [stream],
  );

/** Jobs that wait to be tried again are due now. */
export const passWaits = (database: TestDatabase): Promise<unknown> =>
  asAdmin(
    database,
    `WITH due AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL RETURNING id)
     SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text) FROM due`,
  );
