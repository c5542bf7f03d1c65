import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { cloneDatabase } from './database.js';
import { Server } from './server.js';

const TEMPLATE = 'demo_tpl';
const LOCK = 20260815;

/**
 * The environment of a server in `folder` on a database of its own that holds the demo school year already. The year is
 * written once a run, by the first caller; later ones have a copy.
 */
export async function demoSchool(folder: string): Promise<Readonly<Record<string, string>>> {
  const { TEST_ADMIN_URL: server, TEST_FOLDER: shared } = process.env;
  if (!server || !shared) throw new Error('No test database: name the spec .e2e.spec.ts or .browser.spec.ts.');
  const written = join(shared, 'demo');
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) await writeDemoYear(admin, server, written);
    const { adminUrl } = await cloneDatabase(TEMPLATE);
    const data = join(folder, 'data');
    await cp(written, data, { recursive: true });
    return { DATABASE_URL: adminUrl, DATA_DIR: data };
  } finally {
    await admin.end();
  }
}

async function writeDemoYear(admin: pg.Client, server: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const url = new URL(server);
  url.pathname = `/${TEMPLATE}_draft`;
  const running = await Server.start({ DATABASE_URL: url.href, DATA_DIR: folder });
  await running.end('SIGTERM');
  await admin.query(`ALTER DATABASE ${TEMPLATE}_draft RENAME TO ${TEMPLATE}`);
}
