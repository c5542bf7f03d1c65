import pg from 'pg';

/** What an administrator connects to. */
export interface Administered {
  readonly adminUrl: string;
}

const pools = new Map<string, pg.Pool>();
const IDLE_MS = 2000;

/** Looks at, or prepares, a test's database past row-level security, each time in a session that is like new. */
export async function asAdmin<Row extends pg.QueryResultRow>(
  database: Administered,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const admin = await poolOf(database.adminUrl).connect();
  let isLikeNew = false;
  try {
    const { rows } = await admin.query<Row>(text, values);
    await admin.query('DISCARD ALL');
    isLikeNew = true;
    return rows;
  } finally {
    admin.release(!isLikeNew);
  }
}

/** A connection costs more than most statements, so it waits a while for the next one. */
function poolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, idleTimeoutMillis: IDLE_MS });
  pool.on('error', () => {});
  // of a connection that breaks while it is used: its query rejects
  pool.on('connect', (client) => client.on('error', () => {}));
  pools.set(url, pool);
  return pool;
}

/** Ends the sessions of `asAdmin`. */
export async function disconnectAdmin({ adminUrl }: Administered): Promise<void> {
  const pool = pools.get(adminUrl);
  pools.delete(adminUrl);
  await pool?.end();
}

/** A session as a request of a school has it. */
export async function sessionIn({ appUrl }: { readonly appUrl: string }, school: number): Promise<pg.Client> {
  const session = new pg.Client(appUrl);
  await session.connect();
  await session.query("SELECT set_config('app.org', $1, false)", [String(school)]);
  return session;
}

/** How many connections wait for a lock that another holds. */
export async function waitingForLocks(database: Administered): Promise<number> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return (await asAdmin(database, waiting)).length;
}

export interface LoggedEvent {
  readonly type: string;
  readonly data: unknown;
  readonly texts: Readonly<Record<string, string>> | null;
}

/** What the log holds of one record, such as `organization/2`, oldest first. */
export const eventsOf = (database: Administered, stream: string): Promise<LoggedEvent[]> =>
  asAdmin<LoggedEvent>(
    database,
    `SELECT e.type, e.canonical::jsonb -> 'data' AS data,
       (SELECT jsonb_object_agg(field, body) FROM log.texts x
        WHERE (x.organization_id, x.stream, x.version) = (e.organization_id, e.stream, e.version)) AS texts
     FROM log.events e WHERE stream = $1 ORDER BY version`,
    [stream],
  );

/** Jobs that wait to be tried again are due now. */
export const passWaits = (database: Administered): Promise<unknown> =>
  asAdmin(
    database,
    `WITH due AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL RETURNING id)
     SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text) FROM due`,
  );
