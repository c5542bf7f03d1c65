import { cp, mkdir } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { Server } from './server.js';

const TEMPLATE = 'demo_tpl';
const LOCK = 20260815;

/**
 * The environment of a server in `folder` on a database of its own that holds the demo school year already. The year is
 * told once a run, by the first who asks; whoever asks later has a copy.
 */
export async function demoSchool(folder: string): Promise<Readonly<Record<string, string>>> {
  const { TEST_ADMIN_URL: server, TEST_FOLDER: shared } = process.env;
  if (!server || !shared) throw new Error('No test database: name the spec .e2e.spec.ts or .browser.spec.ts.');
  const told = join(shared, 'demo');
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) await tellDemoYear(admin, addressOf(server, `${TEMPLATE}_draft`), told);
    const name = `demo_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
    await admin.query(`GRANT CREATE, CONNECT ON DATABASE ${name} TO app_owner`);
    const data = join(folder, 'data');
    await cp(told, data, { recursive: true });
    return { DATABASE_URL: addressOf(server, name), DATA_DIR: data };
  } finally {
    await admin.end();
  }
}

async function tellDemoYear(admin: pg.Client, url: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await Server.start({ DATABASE_URL: url, DATA_DIR: folder });
  await server.end('SIGTERM');
  await admin.query(`ALTER DATABASE ${TEMPLATE}_draft RENAME TO ${TEMPLATE}`);
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
