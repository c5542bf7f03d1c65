import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/start-error.js';
import { POSTGRES_ENV, textOf } from './data-folder.js';
import { type Binaries, idsOf, type SystemUser } from './postgres-binaries.js';
import { commandOf } from './processes.js';

const STOP_MS = 30_000;
const TRIES = 30;

export interface ServerPlan {
  readonly binaries: Binaries;
  readonly user: SystemUser | undefined;
  readonly cluster: string;
  readonly log: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fixedPort: number | undefined;
  readonly usualPort: number;
}

export async function runServer(plan: ServerPlan): Promise<{ server: ChildProcess; port: number }> {
  const { cluster, fixedPort } = plan;
  let port = fixedPort ?? (await freePort(plan.usualPort));
  for (let tries = 1; ; tries++) {
    const server = launch(plan, port);
    if (await isReady(server, cluster)) {
      server.unref();
      return { server, port };
    }
    const log = textOf(plan.log) ?? '';
    const isPortTaken = log.includes('could not bind');
    if (isPortTaken && fixedPort) throw new StartError(`Port ${fixedPort} is taken; PostgreSQL needs it.`);
    // The other processes of a killed server are still ending.
    const isMemoryInUse = log.includes('shared memory block');
    if (tries === TRIES || !(isPortTaken || isMemoryInUse)) {
      throw doesNotStart(cluster, /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? log.split('\n').at(-1) ?? '');
    }
    if (isPortTaken) port = await freePort(0);
    else await pause(200);
  }
}

function launch(plan: ServerPlan, port: number): ChildProcess {
  const settings = Object.entries(plan.settings).map(([name, value]) => `--${name}=${value}`);
  const log = openSync(plan.log, 'w', 0o600);
  const server = spawn(plan.binaries.postgres, ['-D', plan.cluster, '-p', String(port), ...settings], {
    ...idsOf(plan.user),
    env: POSTGRES_ENV,
    cwd: plan.cluster,
    stdio: ['ignore', log, log],
    // Ctrl-C must reach the application first, because it still needs its database.
    detached: true,
  });
  closeSync(log);
  return server;
}

const TAKES_CONNECTIONS = new Set(['ready', 'standby']);

async function isReady(server: ChildProcess, cluster: string): Promise<boolean> {
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  while (server.exitCode === null && server.signalCode === null) {
    if (failure) throw new StartError(`PostgreSQL cannot be started: ${failure.message}.`);
    const status = textOf(pidFileOf(cluster))?.split('\n');
    const state = status?.[7]?.trim() ?? '';
    if (Number(status?.[0]) === server.pid && TAKES_CONNECTIONS.has(state)) return true;
    await pause(10);
  }
  return false;
}

/** The postmaster reports ready even if the catalog is damaged. */
export async function tryToConnect(url: string, cluster: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw doesNotStart(cluster, (error as Error).message);
  }
}

const doesNotStart = (cluster: string, reason: string): StartError =>
  new StartError(
    `PostgreSQL does not start on ${cluster}: ${reason}; if that is damage, restore the folder from a backup, or move it away to start with an empty database.`,
  );

async function freePort(preferred: number): Promise<number> {
  const server = createServer();
  server.listen(preferred, '127.0.0.1');
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

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Stops the server of a killed launcher. Checks the command line, because the process id may have been reused. */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = Number(textOf(pidFileOf(cluster))?.split('\n')[0]);
  if (!pid) return;
  const isLeftover = (): boolean => commandOf(pid)?.includes(`-D ${cluster} `) ?? false;
  if (!isLeftover()) {
    if (!commandOf(pid)?.includes('postgres')) rmSync(pidFileOf(cluster));
    return;
  }
  signal(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_MS; isLeftover(); await pause(20)) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  await exit;
  clearTimeout(impatience);
}
