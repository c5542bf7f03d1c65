import { DATABASE, openDatabase } from './open-database.js';
import { passwordIn, portOf, prepareFolder, textOf } from './data-folder.js';
import { urlsOf, type DatabaseUrls } from './database.js';
import type { Environment } from './environment.js';
import { isTaken } from './folder-owner.js';
import { databaseUser } from './postgres-binaries.js';

/** The database for a command, beside a server that uses it or without one. */
export async function reachDatabase(
  environment: Environment,
  say: (sentence: string) => void,
): Promise<{ readonly urls: DatabaseUrls; readonly stop: () => Promise<void> }> {
  if (!environment.databaseUrl) {
    const folder = prepareFolder(environment.dataDir, databaseUser(), () => {});
    if (isTaken(folder)) {
      const adminUrl = `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${textOf(portOf(folder))}/postgres`;
      return { urls: urlsOf(adminUrl, DATABASE), stop: async () => {} };
    }
  }
  return openDatabase(environment, say);
}
