import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  clusterOf,
  createCluster,
  ensureOwner,
  hasCluster,
  logOf,
  passwordIn,
  portOf,
  POSTGRES_ENV,
  prepareFolder,
  textOf,
} from './data-folder.js';
import { takeFolder } from './folder-owner.js';
import { databaseUser, idsOf, locateBinaries } from './postgres-binaries.js';
import { commandOf } from './processes.js';
import { StartError } from './start-error.js';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its superuser's password, its port and its log; made when absent. */
  readonly dataDir: string;
  /** A fixed port; else a free one, kept from start to start while it stays free. */
  readonly port?: number;
  /** False trades the data's safety for speed: for tests. */
  readonly durable?: boolean;
  /** Server settings beside or instead of ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes what the person who starts should know; by default it is printed. */
  readonly announce?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  /** Connects as the superuser. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Whether the cluster was made by this start. */
  readonly fresh: boolean;
  /** Where the data is: `options.dataDir` made absolute, or the announced place elsewhere. */
  readonly dataDir: string;
  /** Ends it cleanly and gives the data folder back. May be called twice. */
  stop(): Promise<void>;
}

const STOP_MS = 30_000;
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
// errors repeat the values of a statement, which may be personal: the log keeps none
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the PostgreSQL that comes with the packages on a data folder that nobody else is using. What an earlier start
 * left running after a kill is stopped first. Throws a StartError when it cannot.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, announce = print } = options;
  const user = databaseUser();
  const binaries = locateBinaries(user);
  const folder = explained(options.dataDir, () => prepareFolder(options.dataDir, user, announce));
  const release = explained(folder, () => takeFolder(folder));
  try {
    const cluster = clusterOf(folder);
    const fresh = explained(folder, () => !hasCluster(folder, binaries.major));
    if (fresh) explained(folder, () => createCluster(folder, binaries, user, durable));
    ensureOwner(cluster, user);
    await stopLeftover(cluster);

    const settings = { ...SETTINGS, ...(durable ? {} : UNSAFE), ...options.settings };
    const arguments_ = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    const { server, port } = await untilItRuns(folder, options.port, (candidate) => {
      const log = openSync(logOf(folder), 'w', 0o600);
      const child = spawn(binaries.postgres, ['-D', cluster, '-p', String(candidate), ...arguments_], {
        ...idsOf(user),
        env: POSTGRES_ENV,
        cwd: cluster,
        stdio: ['ignore', log, log],
        // away from the terminal: Ctrl-C must reach the application first, which still needs its database
        detached: true,
      });
      closeSync(log);
      return child;
    });
    const url = `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${port}/postgres`;
    try {
      await tryToConnect(url);
    } catch (error) {
      await end(server);
      throw doesNotStart(folder, (error as Error).message);
    }
    writeFileSync(portOf(folder), String(port));
    server.unref();

    let stopping: Promise<void> | undefined;
    return {
      url,
      port,
      pid: server.pid ?? 0,
      fresh,
      dataDir: folder,
      stop: () => (stopping ??= end(server).finally(release)),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function explained<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartError(`The data folder ${folder} cannot be used: ${error.message}.`);
  }
}

/** Tries again with another port when the chosen one is taken, and while a killed predecessor's memory is in use. */
async function untilItRuns(
  folder: string,
  fixedPort: number | undefined,
  launch: (port: number) => ChildProcess,
): Promise<{ server: ChildProcess; port: number }> {
  const remembered = Number(textOf(portOf(folder)) ?? 0);
  let port = fixedPort ?? (await freePort(remembered));
  for (let tries = 1; ; tries++) {
    const server = launch(port);
    if (await isReady(server, clusterOf(folder))) return { server, port };
    const log = textOf(logOf(folder)) ?? '';
    const portTaken = log.includes('could not bind');
    if (portTaken && fixedPort)
      throw new StartError(`Port ${fixedPort} is taken; PostgreSQL cannot listen on it.`);
    if (tries === 30 || !(portTaken || log.includes('shared memory block'))) {
      const reason = /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? log.split('\n').at(-1);
      throw doesNotStart(folder, String(reason));
    }
    if (portTaken) port = await freePort(0);
    else await pause(200);
  }
}

async function isReady(server: ChildProcess, cluster: string): Promise<boolean> {
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  while (server.exitCode === null && server.signalCode === null) {
    if (failure) throw new StartError(`PostgreSQL cannot be started: ${failure.message}.`);
    const status = textOf(join(cluster, 'postmaster.pid'))?.split('\n');
    if (Number(status?.[0]) === server.pid && status?.[7]?.trim() === 'ready') return true;
    await pause(10);
  }
  return false;
}

/** A server may be ready whose catalogue is not. */
async function tryToConnect(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
}

const doesNotStart = (folder: string, reason: string): StartError =>
  new StartError(
    `PostgreSQL does not start on ${clusterOf(folder)}: ${reason}; if that is damage, restore the folder from a backup, or move it away to start with an empty database.`,
  );

async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  server.listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort(0);
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends the server of a launcher that was killed. A process id in the file may by now be anybody's. */
async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number(textOf(file)?.split('\n')[0]);
  if (!pid) return;
  const isLeftover = (): boolean => commandOf(pid)?.includes(`-D ${cluster} `) ?? false;
  if (isLeftover()) {
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + STOP_MS;
    while (isLeftover()) {
      if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
      await pause(20);
    }
  } else if (!commandOf(pid)?.includes('postgres')) {
    rmSync(file);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  await exit;
  clearTimeout(impatience);
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
