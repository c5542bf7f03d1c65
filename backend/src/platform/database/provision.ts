import { createHmac } from 'node:crypto';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { StartError } from '../config/start-error.js';
import { raiseEpochIfRestored } from '../event-log/log-reader.js';
import { LOCKS } from './locks.js';
import { openPool } from './pools.js';

export interface DatabaseUrls {
  readonly ownerUrl: string;
  /** Role app_rw: row-level security binds it to one school. */
  readonly appUrl: string;
  /** Role app_system: sees every school. */
  readonly systemUrl: string;
}

const ROLES = { ownerUrl: 'app_owner', appUrl: 'app_rw', systemUrl: 'app_system' } as const;

/** Derives each role's password from the administrator's password, so none has to be stored. */
export function urlsOf(adminUrl: string, database: string): DatabaseUrls {
  const urlOf = (role: string): string => {
    const url = new URL(adminUrl);
    url.username = role;
    url.password = passwordOf(adminUrl, role);
    url.pathname = `/${database}`;
    return url.href;
  };
  return { ownerUrl: urlOf(ROLES.ownerUrl), appUrl: urlOf(ROLES.appUrl), systemUrl: urlOf(ROLES.systemUrl) };
}

const passwordOf = (adminUrl: string, role: string): string =>
  createHmac('sha256', decodeURIComponent(new URL(adminUrl).password))
    .update(role)
    .digest('hex');

/** Creates the roles and the database if missing, and runs the migrations. Throws a StartError if it cannot upgrade. */
export async function provision(
  adminUrl: string,
  database: string,
  migrations: readonly (new () => MigrationInterface)[] = MIGRATIONS,
): Promise<DatabaseUrls> {
  const urls = urlsOf(adminUrl, database);
  const name = pg.escapeIdentifier(database);
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCKS.provisioning]);
    await admin.query("SET password_encryption = 'scram-sha-256'");
    for (const role of Object.values(ROLES)) {
      const { rowCount } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await admin.query(`CREATE ROLE ${role} NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`);
      await admin.query(`ALTER ROLE ${role} LOGIN PASSWORD '${passwordOf(adminUrl, role)}'`);
    }
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name}`);
    await admin.query(`GRANT CREATE, CONNECT ON DATABASE ${name} TO app_owner`);
    await migrate(urls.ownerUrl, migrations);
  });
  return urls;
}

export const dropDatabase = (adminUrl: string, database: string): Promise<void> =>
  asAdmin(adminUrl, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`);
  });

async function migrate(ownerUrl: string, migrations: readonly (new () => MigrationInterface)[]): Promise<void> {
  const owner = new DataSource({ type: 'postgres', url: ownerUrl, migrations: [...migrations], schema: 'migrations' });
  const pool = openPool(ownerUrl, 1);
  try {
    await pool.query('CREATE SCHEMA IF NOT EXISTS migrations');
    // Before our migrations, which grant access to its tables.
    await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
  await owner.initialize();
  try {
    await requireUpgradable(owner);
    await owner.runMigrations({ transaction: 'each' });
    await raiseEpochIfRestored(async (text) => ({ rows: await owner.query<unknown[]>(text) }));
  } finally {
    await owner.destroy();
  }
}

async function requireUpgradable(owner: DataSource): Promise<void> {
  const [log] = await owner.query<object[]>("SELECT WHERE to_regclass('log.events') IS NOT NULL");
  if (!log) return;
  const [first] = await owner.query<object[]>('SELECT FROM migrations.migrations WHERE name = $1', [
    MIGRATIONS[0]?.name,
  ]);
  if (first) return;
  throw new StartError(
    'The database was made by a version before 0.1, which cannot be upgraded. Start with an empty database, or remove ' +
      'the data folder.',
  );
}

/** Throws a StartError if the schema is not of this version. Changes nothing. */
export async function requireSchema(systemUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: systemUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations.migrations ORDER BY name');
    const expected = MIGRATIONS.map(({ name }) => name).sort();
    if (rows.length === expected.length && rows.every(({ name }, index) => name === expected[index])) return;
  } catch (error) {
    const { code = '', message } = error as { readonly code?: string; readonly message: string };
    if (!/^(42|3F)/.test(code))
      throw new StartError(`The database at ${new URL(systemUrl).host} cannot be read: ${message}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new StartError(
    'The database is not of the version of this program, and a check changes nothing. Start the server, which brings ' +
      'it up to date, and check again; or check it with the version that it is of.',
  );
}

/** Connects to the database `postgres`, because the requested one may not exist yet. */
async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await admin.connect();
  } catch (error) {
    throw new StartError(`The database at ${url.host} cannot be reached: ${(error as Error).message}.`);
  }
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
