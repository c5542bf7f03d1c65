import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { dropDatabase, provision, type DatabaseUrls } from './provision.js';

export const DATABASE = 'hourtrail';

export const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1) || DATABASE;

export interface OpenDatabase {
  readonly urls: DatabaseUrls;
  readonly stop: () => Promise<void>;
  readonly fillWhole: (fill: () => Promise<void>) => Promise<void>;
}

export async function openDatabase(environment: Environment, say: (sentence: string) => void): Promise<OpenDatabase> {
  if (environment.databaseUrl) {
    const urls = await provision(environment.databaseUrl, nameOf(environment.databaseUrl));
    return { urls, stop: async () => {}, fillWhole: (fill) => fill() };
  }
  say('Starting the database …');
  const postgres = await startEmbeddedPostgres({ dataDir: environment.dataDir, announce: say });
  const { url, dataDir } = postgres;
  const stop = (): Promise<void> => postgres.stop();
  const unfinished = join(dataDir, 'filling');
  try {
    if (existsSync(unfinished)) await dropDatabase(url, DATABASE);
    rmSync(unfinished, { force: true });
    const urls = await provision(url, DATABASE);
    const fillWhole = async (fill: () => Promise<void>): Promise<void> => {
      writeFileSync(unfinished, '');
      await fill();
      rmSync(unfinished);
    };
    return { urls, stop, fillWhole };
  } catch (error) {
    await stop();
    throw error;
  }
}
