import { createHmac } from 'node:crypto';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { failureWords } from '../config/failure-words.js';
import { StartError } from '../config/start-error.js';
import { raiseEpochIfRestored } from '../event-log/log-reader.js';
import { LOCKS } from './locks.js';
import { withPool } from './pools.js';

/** The two that serve people. */
export interface ServingUrls {
  /** Role app_rw: row-level security binds it to one school. */
  readonly appUrl: string;
  /** Role app_system: sees every school. */
  readonly systemUrl: string;
}

export interface DatabaseUrls extends ServingUrls {
  readonly ownerUrl: string;
}

const ROLES = { ownerUrl: 'app_owner', appUrl: 'app_rw', systemUrl: 'app_system' } as const;

/** Derives each role's password from the administrator's, so none has to be stored, unless it is given. */
export function urlsOf(adminUrl: string, database: string, given?: ServingUrls): DatabaseUrls {
  const urlOf = (role: string): string => {
    const url = new URL(adminUrl);
    url.username = role;
    url.password = passwordOf(adminUrl, role);
    url.pathname = `/${database}`;
    return url.href;
  };
  const at = (url: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return {
    ownerUrl: urlOf(ROLES.ownerUrl),
    appUrl: given ? at(given.appUrl) : urlOf(ROLES.appUrl),
    systemUrl: given ? at(given.systemUrl) : urlOf(ROLES.systemUrl),
  };
}

const passwordOf = (adminUrl: string, role: string): string =>
  createHmac('sha256', passwordIn(adminUrl)).update(role).digest('hex');

const passwordIn = (url: string): string => decodeURIComponent(new URL(url).password);

/** Creates the roles and the database if missing, and runs the migrations. Throws a StartError if it cannot upgrade. */
export async function provision(
  adminUrl: string,
  database: string,
  migrations: readonly (new () => MigrationInterface)[] = MIGRATIONS,
  given?: ServingUrls,
): Promise<DatabaseUrls> {
  const urls = urlsOf(adminUrl, database, given);
  const name = pg.escapeIdentifier(database);
  await asAdmin(adminUrl, async (admin) => {
    await requireUsableServer(admin);
    await admin.query('SELECT pg_advisory_lock($1)', [LOCKS.provisioning]);
    await admin.query("SET password_encryption = 'scram-sha-256'");
    for (const [which, role] of Object.entries(ROLES)) {
      const password = pg.escapeLiteral(passwordIn(urls[which as keyof DatabaseUrls]));
      const { rowCount } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await admin.query(`CREATE ROLE ${role} NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`);
      await admin.query(`ALTER ROLE ${role} LOGIN PASSWORD ${password}`);
    }
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name}`);
    await admin.query(`GRANT CREATE, CONNECT ON DATABASE ${name} TO app_owner`);
    await migrate(urls.ownerUrl, migrations);
  });
  return urls;
}

/** Puts a database in the place of another, and returns the name of that one now. Both must be without connections. */
export const replaceDatabase = (adminUrl: string, database: string, by: string): Promise<string> =>
  asAdmin(adminUrl, async (admin) => {
    const replaced = `${database}_replaced`;
    const [name, next, before] = [database, by, replaced].map((one) => pg.escapeIdentifier(one));
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    await admin.query(`DROP DATABASE IF EXISTS ${before}`);
    await admin.query('BEGIN');
    if (rowCount) await admin.query(`ALTER DATABASE ${name} RENAME TO ${before}`);
    await admin.query(`ALTER DATABASE ${next} RENAME TO ${name}`);
    await admin.query('COMMIT');
    return replaced;
  });

/** What a database looks like to those who would replace it. */
export async function lookAt(
  adminUrl: string,
  database: string,
): Promise<{ readonly exists: boolean; readonly connections: number; readonly filled: boolean }> {
  const found = await asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ exists: boolean; connections: number }>(
      `SELECT true AS exists, (SELECT count(*)::integer FROM pg_stat_activity a
         WHERE a.datname = d.datname AND a.backend_type = 'client backend') AS connections
       FROM pg_database d WHERE d.datname = $1`,
      [database],
    );
    return rows[0] ?? { exists: false, connections: 0 };
  });
  return { ...found, filled: found.exists && (await hasLog(urlsOf(adminUrl, database).ownerUrl)) };
}

/** Without the role there is no log of ours. */
const hasLog = (ownerUrl: string): Promise<boolean> =>
  withPool(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ log: boolean }>("SELECT to_regclass('log.events') IS NOT NULL AS log");
    return rows[0]?.log === true;
  }).catch(() => false);

export const dropDatabase = (adminUrl: string, database: string): Promise<void> =>
  asAdmin(adminUrl, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`);
  });

async function migrate(ownerUrl: string, migrations: readonly (new () => MigrationInterface)[]): Promise<void> {
  const owner = new DataSource({ type: 'postgres', url: ownerUrl, migrations: [...migrations], schema: 'migrations' });
  await withPool(ownerUrl, async (pgPool) => {
    await requireUpgradable(pgPool);
    await pgPool.query('CREATE SCHEMA IF NOT EXISTS migrations');
    // Before our migrations, which grant access to its tables.
    await runMigrations({ pgPool, schema: 'graphile_worker', logger: new Logger(() => () => {}) });
  });
  await owner.initialize();
  try {
    await owner.runMigrations({ transaction: 'each' });
    await owner.query(LET_OWNER_READ);
    await raiseEpochIfRestored(async (text) => ({ rows: await owner.query<unknown[]>(text) }));
  } finally {
    await owner.destroy();
  }
}

/** Also of an older database, which is saved before another takes its place. */
export const letOwnerRead = (ownerUrl: string): Promise<unknown> =>
  withPool(ownerUrl, (owner) => owner.query(LET_OWNER_READ));

/** Row-level security binds the owner too, who reads every table for a backup. */
const LET_OWNER_READ = `
  DO $$
  DECLARE bound regclass;
  BEGIN
    FOR bound IN
      SELECT c.oid FROM pg_class c
      WHERE c.relrowsecurity AND c.relforcerowsecurity AND c.relkind = 'r' AND c.relowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_policy p
          WHERE p.polrelid = c.oid AND p.polroles @> ARRAY[c.relowner] AND p.polcmd IN ('r', '*')
            AND pg_get_expr(p.polqual, p.polrelid) = 'true')
    LOOP
      EXECUTE format('CREATE POLICY backup ON %s FOR SELECT TO app_owner USING (true)', bound);
    END LOOP;
  END $$`;

/** Throws a StartError for a database of a version before 0.1, or of a newer one that this program does not fit. */
async function requireUpgradable(pool: pg.Pool): Promise<void> {
  const log = await pool.query("SELECT WHERE to_regclass('log.events') IS NOT NULL");
  if (log.rowCount === 0) return;
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM migrations.migrations');
  const applied = rows.map(({ name }) => name);
  if (!fitsNewer(applied)) throw notOfThisVersion();
  if (applied.includes(KNOWN[0] ?? '')) return;
  throw new StartError(
    'The database was made by a version before 0.1, which cannot be upgraded. Start with an empty database, or remove ' +
      'the data folder.',
  );
}

const KNOWN = MIGRATIONS.map(({ name }) => name);

/** Of migrations, the thirteen digits by which TypeORM orders them. */
const numberOf = (name: string): string => name.slice(-13);

/**
 * Whether this program fits a database with these migrations, of which it may not know the newest. A migration that takes
 * something away names the oldest one that a program must know: `DropMottoSince1764000000060At1764000000070`.
 */
export function fitsNewer(applied: readonly string[], known: readonly string[] = KNOWN): boolean {
  const numbers = new Set(known.map(numberOf));
  return applied
    .filter((name) => !known.includes(name))
    .every((name) => {
      const [, needed] = /Since(\d{13})/.exec(name) ?? [];
      return needed === undefined || numbers.has(needed);
    });
}

const notOfThisVersion = (): StartError =>
  new StartError(
    'The database is not of the version of this program. "hourtrail migrate" brings an older one up to date, and so ' +
      'does a server with DATABASE_URL; for a newer one use the version that it is of.',
  );

/** The major version of PostgreSQL that is tested; an older one lacks what we use. */
export const POSTGRES_MAJOR = 18;

export interface ServerState {
  /** Such as 18. */
  readonly version: number;
  readonly readOnly: boolean;
}

export async function stateOfServer(connection: pg.Pool | pg.Client): Promise<ServerState> {
  const { rows } = await connection.query<ServerState>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version,
       pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS "readOnly"`,
  );
  return rows[0] as ServerState;
}

/** What keeps this program from working on a PostgreSQL, in a sentence. */
export function problemOfServer({ version, readOnly }: ServerState): string | undefined {
  if (version < POSTGRES_MAJOR) return `PostgreSQL ${version} is too old. Move to PostgreSQL ${POSTGRES_MAJOR}.`;
  if (readOnly) return 'The database takes no writes. Use the primary server, and default_transaction_read_only = off.';
  return undefined;
}

/** Throws a StartError if it is too old or takes no writes. */
async function requireUsableServer(connection: pg.Pool | pg.Client): Promise<void> {
  const problem = problemOfServer(await stateOfServer(connection));
  if (problem !== undefined) throw new StartError(problem);
}

/**
 * Throws a StartError if the schema is not of this version. To serve, it may be of a newer one that this program fits, and
 * has to take writes. Changes nothing.
 */
export async function requireSchema(systemUrl: string, { toServe = false } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: systemUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    if (toServe) await requireUsableServer(client);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations.migrations ORDER BY name');
    const applied = rows.map(({ name }) => name);
    const isOlder = KNOWN.some((name) => !applied.includes(name));
    if (!isOlder && (toServe ? fitsNewer(applied) : applied.length === KNOWN.length)) return;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code = '' } = error as { readonly code?: string };
    if (!/^(42|3F)/.test(code))
      throw new StartError(`The database at ${new URL(systemUrl).host} cannot be read: ${failureWords(error)}`, {
        cause: error,
      });
  } finally {
    await client.end().catch(() => undefined);
  }
  throw notOfThisVersion();
}

/** Connects to the database `postgres`, because the requested one may not exist yet. */
async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(adminUrl);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await admin.connect();
  } catch (error) {
    throw new StartError(`The database at ${url.host} cannot be reached: ${failureWords(error)}`, { cause: error });
  }
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
