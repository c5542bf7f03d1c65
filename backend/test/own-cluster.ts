import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision } from '../src/platform/database/provision.js';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import type { TestDatabase } from './database.js';

/** A PostgreSQL for one test alone: the snapshot's horizon is the whole cluster's. */
export async function ownCluster(settings: Readonly<Record<string, string>> = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-own-'));
  await chmod(folder, 0o755);
  const cluster = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    durable: false,
    settings,
    announce: () => {},
  });
  const adminUrl = new URL(cluster.url);
  adminUrl.pathname = '/hourtrail';
  return {
    adminUrl: adminUrl.href,
    ...(await provision(cluster.url, 'hourtrail')),
    drop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
