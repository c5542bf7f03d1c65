import type { TestDatabase } from './database.js';
import { asAdmin } from './sql.js';

/** Jobs that wait to be tried again are due now. */
export const passWaits = (database: TestDatabase): Promise<unknown> =>
  asAdmin(
    database,
    `WITH due AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL RETURNING id)
     SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text) FROM due`,
  );
