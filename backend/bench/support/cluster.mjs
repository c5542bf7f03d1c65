import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { provision } from '../../dist/src/platform/database/provision.js';
import { startEmbeddedPostgres } from '../../dist/src/platform/database/embedded-postgres.js';

// as the application reads a date
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

// durable, as people run it; but neither a checkpoint nor a vacuum falls into one contender's turn alone
const SETTINGS = { max_connections: '200', checkpoint_timeout: '1h', max_wal_size: '8GB', autovacuum: 'off' };

/** A PostgreSQL of the benchmark's own, in a temporary folder. */
export async function openCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'hourtrail-bench-'));
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS, announce: () => {} });
  const stop = () => server.stop();
  // a server whose folder is gone ends by itself
  process.on('exit', () => [folder, server.dataDir].forEach((path) => rmSync(path, { recursive: true, force: true })));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => void stop().finally(() => process.exit(code)));
  }
  return {
    folder,
    version: await versionOf(server.url),
    pid: server.pid,
    stop,
    open: (name) => openDatabase(server.url, name),
    openEmpty: (name) => createDatabase(server.url, name),
  };
}

async function versionOf(serverUrl) {
  const { admin } = connect(serverUrl, 'postgres');
  const { rows } = await admin.query('SHOW server_version');
  await admin.end();
  return rows[0].server_version;
}

/** A migrated database for one goal alone. */
async function openDatabase(serverUrl, name) {
  const urls = await provision(serverUrl, name);
  const { adminUrl, admin } = connect(serverUrl, name);
  return { adminUrl, admin, ...urls };
}

async function createDatabase(serverUrl, name) {
  const { admin: server } = connect(serverUrl, 'postgres');
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  return connect(serverUrl, name);
}

function connect(serverUrl, name) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = new pg.Pool({ connectionString: url.href, max: 2 });
  admin.on('error', () => {});
  return { adminUrl: url.href, admin };
}
