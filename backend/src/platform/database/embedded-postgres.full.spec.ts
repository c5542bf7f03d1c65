import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { StartError } from '../config/start-error.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { commandOf } from './processes.js';

const COMPILED = join(import.meta.dirname, '../../../dist/src/platform/database/embedded-postgres.js');
const HOLDS_A_SERVER = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(COMPILED)});
  startEmbeddedPostgres({ dataDir: process.argv[1], announce() {} }).then(
    (server) => {
      const life = setInterval(() => {}, 1e6);
      process.once('SIGTERM', () => server.stop().finally(() => clearInterval(life)));
      console.log(server.url);
    },
    ({ message }) => console.log(message),
  );`;

const folders: string[] = [];
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hourtrail-test-launcher-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
};

const start = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir, announce() {} });
  servers.push(server);
  return server;
};

/** Starts in a process of its own, and answers it with its address or its refusal. */
const startApart = async (dataDir: string): Promise<{ child: ChildProcess; output: string }> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLDS_A_SERVER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, output };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGTERM');
  for (const server of servers.splice(0)) await server.stop();
});

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('the embedded PostgreSQL', () => {
  it('keeps its rows, its port and its password from start to start', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    await first.stop();

    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([7]);
    expect(second.url).toBe(first.url);
    expect([first.fresh, second.fresh]).toEqual([true, false]);
  });

  it('listens on this machine only, and to nobody without the password', async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);

    expect(await query(url, "SELECT current_setting('listen_addresses')")).toEqual(['127.0.0.1']);
    await expect(query(url.replace(/:[0-9a-f]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/);
    expect(statSync(join(dataDir, 'superuser-password')).mode & 0o777).toBe(0o600);
  });

  it('lets one of several starts at once have the folder, and tells the others', async () => {
    const dataDir = newFolder();
    const all = await Promise.all([1, 2, 3, 4].map(() => startApart(dataDir)));

    const urls = all.map(({ output }) => output).filter((output) => output.startsWith('postgres://'));
    const refusals = all
      .map(({ output }) => output)
      .filter((output) => output.includes('already running on the data folder'));
    expect([urls.length, refusals.length]).toEqual([1, 3]);
    expect(await query(urls[0] ?? '', 'SELECT 1')).toEqual([1]);
  });

  it('finds every row again after its launcher was killed, whose server it ends', async () => {
    const dataDir = newFolder();
    const { child, output: url } = await startApart(dataDir);
    await query(url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS value');
    await end(child, 'SIGKILL');
    const [leftover] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

    const { url: sameUrl, pid } = await start(dataDir);
    expect(await query(sameUrl, 'SELECT count(*)::integer FROM kept')).toEqual([1000]);
    expect(pid).not.toBe(Number(leftover));
    expect(commandOf(Number(leftover))).toBeUndefined();
  });

  it('says what is wrong with a damaged folder, and leaves it as it is', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    const damages: [path: string, contentInstead: string | undefined, sentence: RegExp][] = [
      ['PG_VERSION', undefined, /is damaged: its file PG_VERSION is missing/],
      ['PG_VERSION', '17\n', /was written by PostgreSQL 17/],
      ['global/pg_control', 'cut', /is damaged: its file global\/pg_control/],
      ['pg_wal', undefined, /does not start .* "pg_wal" does not exist/],
      ['base', undefined, /does not start .* "postgres" does not exist/],
    ];
    for (const [path, contentInstead, sentence] of damages) {
      const whole = join(dataDir, 'postgres', path);
      renameSync(whole, `${whole}.whole`);
      if (contentInstead) writeFileSync(whole, contentInstead);

      const refusal = await start(dataDir).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StartError);
      expect((refusal as StartError).message).toMatch(sentence);
      expect((refusal as StartError).message).not.toContain('\n');

      rmSync(whole, { force: true });
      renameSync(`${whole}.whole`, whole);
    }
    await start(dataDir);
  });
});
