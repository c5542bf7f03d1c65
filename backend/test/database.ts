import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DatabaseUrls, urlsOf } from '../src/platform/database/provision.js';
import { disconnectAdmin } from './sql.js';

export interface TestDatabase extends DatabaseUrls {
  /** Connects as an administrator, past row-level security: to prepare and to look, never as the application. */
  readonly adminUrl: string;
  drop(): Promise<void>;
}

/** A database for one test file: migrated and empty, unless another template is given. */
export async function cloneDatabase(template = process.env['TEST_TEMPLATE']): Promise<TestDatabase> {
  const { TEST_ADMIN_URL: server } = process.env;
  if (!server || !template) throw new Error('No test database: name the spec .int.spec.ts or .e2e.spec.ts.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, [
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`,
    `GRANT CREATE, CONNECT ON DATABASE ${name} TO app_owner`,
  ]);
  const adminUrl = new URL(server);
  adminUrl.pathname = `/${name}`;
  return {
    adminUrl: adminUrl.href,
    ...urlsOf(server, name),
    drop: async () => {
      await disconnectAdmin({ adminUrl: adminUrl.href });
      await asAdmin(server, [untilLeft(name), `DROP DATABASE ${name} WITH (FORCE)`]);
    },
  };
}

/** Waits for ended pools to disconnect: no one would handle the error of a connection that is dropped. */
const untilLeft = (name: string): string => `
  DO $$ BEGIN
    FOR hundredth IN 1..300 LOOP
      EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
      PERFORM pg_sleep(0.01);
      PERFORM pg_stat_clear_snapshot();
    END LOOP;
  END $$`;

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
