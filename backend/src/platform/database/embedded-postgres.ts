import { writeFileSync } from 'node:fs';
import { failureWords } from '../config/failure-words.js';
import { StartError } from '../config/start-error.js';
import {
  clusterOf,
  createCluster,
  ensureOwner,
  hasCluster,
  logOf,
  passwordIn,
  portOf,
  prepareFolder,
  textOf,
} from './data-folder.js';
import { takeFolder } from './folder-owner.js';
import { databaseUser, locateBinaries } from './postgres-binaries.js';
import { endServer, runServer, stopLeftover, tryToConnect } from './postgres-server.js';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** A fixed port; by default a free one, reused at the next start if still free. */
  readonly port?: number;
  readonly durable?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly announce?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly fresh: boolean;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  // Error messages repeat a statement's values, which may be personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Starts the bundled PostgreSQL and stops one left by a killed process. Throws a StartError if it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartError(`The data folder ${options.dataDir} cannot be used: ${failureWords(error)}`, { cause: error });
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, announce = print } = options;
  const user = databaseUser();
  const binaries = locateBinaries(user);
  const folder = prepareFolder(options.dataDir, user, announce);
  const release = takeFolder(folder);
  try {
    const cluster = clusterOf(folder);
    const fresh = !hasCluster(folder, binaries.major);
    if (fresh) createCluster(folder, binaries, user, durable);
    ensureOwner(cluster, user);
    await stopLeftover(cluster);

    const { server, port } = await runServer({
      binaries,
      user,
      cluster,
      log: logOf(folder),
      settings: { ...SETTINGS, ...(durable ? {} : UNSAFE), ...options.settings },
      fixedPort: options.port,
      usualPort: Number(textOf(portOf(folder)) ?? 0),
    });
    const url = `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${port}/postgres`;
    try {
      await tryToConnect(url, cluster);
      writeFileSync(portOf(folder), String(port));
    } catch (error) {
      await endServer(server);
      throw error;
    }

    let stopping: Promise<void> | undefined;
    return {
      url,
      port,
      pid: server.pid ?? 0,
      fresh,
      dataDir: folder,
      stop: () => (stopping ??= endServer(server).finally(release)),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
