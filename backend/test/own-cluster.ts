import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision } from '../src/platform/database/provision.js';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import type { TestDatabase } from './database.js';
import { lastingPort } from './server.js';
import { asAdmin, disconnectAdmin } from './sql.js';

export interface OwnCluster extends TestDatabase {
  /** Kills every process of it at once, as a lack of memory or an operator would. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  /** Kills one process that serves a connection. PostgreSQL ends all others and recovers. */
  killBackend(): Promise<void>;
}

/** A PostgreSQL for one test alone: the snapshot's horizon is the whole cluster's. */
export async function ownCluster(
  settings: Readonly<Record<string, string>> = {},
  migrations?: Parameters<typeof provision>[2],
): Promise<OwnCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-own-'));
  await chmod(folder, 0o755);
  const port = await lastingPort();
  const options = { dataDir: join(folder, 'data'), port, durable: false, settings, announce: () => {} };
  let cluster = await startEmbeddedPostgres(options);
  const adminUrl = new URL(cluster.url);
  adminUrl.pathname = '/hourtrail';
  return {
    adminUrl: adminUrl.href,
    ...(await provision(cluster.url, 'hourtrail', migrations)),
    kill: async () => {
      await disconnectAdmin({ adminUrl: adminUrl.href });
      for (const pid of [cluster.pid, ...childrenOf(cluster.pid)]) process.kill(pid, 'SIGKILL');
      await cluster.stop();
    },
    restart: async () => {
      cluster = await startEmbeddedPostgres(options);
    },
    killBackend: async () => {
      const [victim] = await asAdmin<{ pid: number }>(
        { adminUrl: adminUrl.href },
        `SELECT pid FROM pg_stat_activity WHERE usename IN ('app_rw', 'app_system')
         ORDER BY state = 'active' DESC, random() LIMIT 1`,
      );
      await disconnectAdmin({ adminUrl: adminUrl.href });
      if (victim) process.kill(victim.pid, 'SIGKILL');
    },
    drop: async () => {
      await disconnectAdmin({ adminUrl: adminUrl.href });
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
