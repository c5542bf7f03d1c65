import { existsSync } from 'node:fs';
import type { Environment } from '../config/environment.js';
import { StartError } from '../config/start-error.js';
import { clusterOf, passwordIn, portOf, prepareFolder, textOf } from './data-folder.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { isTaken } from './folder-owner.js';
import { DATABASE, nameOf, openDatabase } from './open-database.js';
import { databaseUser } from './postgres-binaries.js';
import { requireSchema, urlsOf, type DatabaseUrls } from './provision.js';

export interface ReachedDatabase {
  readonly urls: DatabaseUrls;
  readonly stop: () => Promise<void>;
}

export const reachDatabase = (environment: Environment, say: (sentence: string) => void): Promise<ReachedDatabase> =>
  reach(environment, () => openDatabase(environment, say));

/** Opens it without migrating. Throws a StartError if the schema is not of this version. */
export async function reachAsItIs(environment: Environment, say: (sentence: string) => void): Promise<ReachedDatabase> {
  const reached = await reach(environment, () => openAsItIs(environment, say));
  try {
    await requireSchema(reached.urls.systemUrl);
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

async function reach(environment: Environment, open: () => Promise<ReachedDatabase>): Promise<ReachedDatabase> {
  if (!environment.databaseUrl) {
    const folder = prepareFolder(environment.dataDir, databaseUser(), () => {});
    if (!existsSync(clusterOf(folder))) {
      throw new StartError(
        `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, and try again.`,
      );
    }
    if (isTaken(folder)) {
      const adminUrl = `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${textOf(portOf(folder))}/postgres`;
      return { urls: urlsOf(adminUrl, DATABASE), stop: async () => {} };
    }
  }
  return open();
}

async function openAsItIs(
  { databaseUrl, dataDir }: Environment,
  say: (sentence: string) => void,
): Promise<ReachedDatabase> {
  if (databaseUrl) return { urls: urlsOf(databaseUrl, nameOf(databaseUrl)), stop: async () => {} };
  say('Starting the database …');
  const postgres = await startEmbeddedPostgres({ dataDir, announce: say });
  return { urls: urlsOf(postgres.url, DATABASE), stop: () => postgres.stop() };
}
