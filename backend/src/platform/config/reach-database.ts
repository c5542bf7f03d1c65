import { existsSync } from 'node:fs';
import { DATABASE, openDatabase } from './open-database.js';
import { clusterOf, passwordIn, portOf, prepareFolder, textOf } from './data-folder.js';
import { urlsOf, type DatabaseUrls } from './database.js';
import type { Environment } from './environment.js';
import { isTaken } from './folder-owner.js';
import { databaseUser } from './postgres-binaries.js';
import { StartError } from './start-error.js';

/** The database for a command, beside a server that uses it or without one. Throws a StartError where there is none. */
export async function reachDatabase(
  environment: Environment,
  say: (sentence: string) => void,
): Promise<{ readonly urls: DatabaseUrls; readonly stop: () => Promise<void> }> {
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
  return openDatabase(environment, say);
}
