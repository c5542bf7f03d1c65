// One PostgreSQL for the whole run, with a migrated template that every test file clones.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/dist/src/platform/database/embedded-postgres.js';
import { takeFolder } from '../../backend/dist/src/platform/database/folder-owner.js';
import { provision } from '../../backend/dist/src/platform/database/provision.js';

const TEMPLATE = 'tpl';
const PREFIX = 'hourtrail-test-';
const ABANDONED_MS = 10 * 60_000;
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
const MANY_CONNECTIONS = '200';
// where there are few rows, planning a statement anew for its first five values would be most of PostgreSQL's work
const PLANNED_ONCE = ['integration', 'browser'];
// its databases may be larger than the memory
const ON_DISK = 'nightly';

let starting;
let stopping;
let stop = async () => {};

export default async function startDatabase(_jest, { displayName }) {
  const plan = PLANNED_ONCE.includes(displayName.name) ? 'force_generic_plan' : 'auto';
  const parent = displayName.name !== ON_DISK && hasRoomInMemory() ? IN_MEMORY : tmpdir();
  await (starting ??= start({ max_connections: MANY_CONNECTIONS, plan_cache_mode: plan }, parent));
}

export async function stopDatabase() {
  await (stopping ??= stop());
}

async function start(settings, parent) {
  const began = performance.now();
  const server = await openServer(settings, parent);
  stop = server.stop;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => void stopDatabase().finally(() => process.exit(code)));
  }
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
  process.env.TEST_ADMIN_URL = server.url;
  process.env.TEST_FOLDER = server.folder;
  process.env.TEST_TEMPLATE = TEMPLATE;
  console.log(`\nTests use ${server.name}, ready in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

async function openServer(settings, parent) {
  if (process.env.TEST_DATABASE_URL) {
    return {
      name: 'the PostgreSQL of TEST_DATABASE_URL',
      url: process.env.TEST_DATABASE_URL,
      ...ownFolder(async () => {}),
    };
  }
  return dockerAnswers() ? openContainer(settings) : openEmbedded(settings, parent);
}

function dockerAnswers() {
  try {
    execFileSync('docker', ['info', '--format', '{{.ServerVersion}}'], { stdio: 'ignore', timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}

async function openContainer(settings) {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const all = { ...settings, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
    .start();
  return {
    name: 'PostgreSQL in a container',
    url: container.getConnectionUri(),
    ...ownFolder(() => container.stop()),
  };
}

/** The folder for files of this run. */
function ownFolder(stopServer) {
  const folder = mkdtempSync(join(tmpdir(), 'hourtrail-files-'));
  const stop = async () => {
    await stopServer();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, stop };
}

async function openEmbedded(settings, parent) {
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, PREFIX));
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    settings,
    announce: () => {},
  });
  const stop = async () => {
    await server.stop();
    for (const path of [folder, server.dataDir]) rmSync(path, { recursive: true, force: true });
  };
  return { name: 'the embedded PostgreSQL', url: server.url, folder, stop };
}

/** Each database is 800 files. ext4 looks for an inode past all that were freed in the last minutes, at each of them. */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Runs that were killed left their folder; the server in it ends by itself when the folder is gone. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(parent, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < ABANDONED_MS) continue;
      takeFolder(folder);
    } catch {
      continue; // in use, or another user's
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeTemplate(url) {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.end();
  await provision(url, TEMPLATE);
}
