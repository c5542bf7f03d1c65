import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { StartError } from '../config/start-error.js';
import { clusterOf, passwordIn, portOf, prepareFolder, textOf } from './data-folder.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { isTaken } from './folder-owner.js';
import { databaseUser } from './postgres-binaries.js';
import { dropDatabase, provision, requireSchema, urlsOf, type DatabaseUrls, type ServingUrls } from './provision.js';

const DATABASE = 'hourtrail';

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1) || DATABASE;

interface ReachedDatabase {
  /** The owner's where the environment has an administrator's. */
  readonly urls: ServingUrls & Partial<DatabaseUrls>;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL and the name of our database on it, whether that exists or not. */
export interface DatabaseServer {
  readonly adminUrl: string;
  readonly database: string;
  readonly stop: () => Promise<void>;
}

export interface OpenDatabase extends ReachedDatabase {
  readonly fillWhole: (fill: () => Promise<void>) => Promise<void>;
}

export async function openDatabase(environment: Environment, say: (sentence: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, servingUrls } = environment;
  if (databaseUrl || servingUrls) {
    const urls = databaseUrl
      ? await provision(databaseUrl, nameOf(databaseUrl), undefined, servingUrls)
      : (servingUrls as ServingUrls);
    if (!databaseUrl) await requireSchema(urls.systemUrl, { toServe: true });
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

/** The owner's address. Throws a StartError where the environment has no administrator's. */
export function ownerIn({ ownerUrl }: Partial<DatabaseUrls>): string {
  if (ownerUrl === undefined) throw new StartError(NEEDS_ADMINISTRATOR);
  return ownerUrl;
}

const NEEDS_ADMINISTRATOR = "This needs DATABASE_URL, an administrator's address on the PostgreSQL.";

/** Reaches the PostgreSQL that holds or will hold the database, and changes nothing in it. */
export async function reachServer(
  { databaseUrl, servingUrls, dataDir }: Environment,
  say: (sentence: string) => void,
): Promise<DatabaseServer> {
  if (!databaseUrl && servingUrls) throw new StartError(NEEDS_ADMINISTRATOR);
  if (databaseUrl) return { adminUrl: databaseUrl, database: nameOf(databaseUrl), stop: async () => {} };
  const folder = prepareFolder(dataDir, databaseUser(), () => {});
  if (existsSync(clusterOf(folder)) && isTaken(folder))
    return { adminUrl: runningUrl(folder), database: DATABASE, stop: async () => {} };
  say('Starting the database …');
  const postgres = await startEmbeddedPostgres({ dataDir, announce: say });
  return { adminUrl: postgres.url, database: DATABASE, stop: () => postgres.stop() };
}

const runningUrl = (folder: string): string =>
  `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${textOf(portOf(folder))}/postgres`;

/** Opens the database of a server, which may be running. Throws a StartError if there is none. */
export const reachDatabase = (
  environment: Environment,
  say: (sentence: string) => void,
): Promise<ReachedDatabase | OpenDatabase> => reach(environment, () => openDatabase(environment, say));

/** Opens it without migrating, whatever its version. */
export const reachAnyVersion = (environment: Environment, say: (sentence: string) => void): Promise<ReachedDatabase> =>
  reach(environment, () => openAsItIs(environment, say));

/** Opens it without migrating. Throws a StartError if the schema is not of this version. */
export async function reachAsItIs(environment: Environment, say: (sentence: string) => void): Promise<ReachedDatabase> {
  const reached = await reachAnyVersion(environment, say);
  try {
    await requireSchema(reached.urls.systemUrl);
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

async function reach<Opened extends ReachedDatabase>(
  environment: Environment,
  open: () => Promise<Opened>,
): Promise<ReachedDatabase | Opened> {
  if (!environment.databaseUrl && !environment.servingUrls) {
    const folder = prepareFolder(environment.dataDir, databaseUser(), () => {});
    if (!existsSync(clusterOf(folder))) {
      throw new StartError(
        `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, and try again.`,
      );
    }
    if (isTaken(folder)) {
      return { urls: urlsOf(runningUrl(folder), DATABASE), stop: async () => {} };
    }
  }
  return open();
}

async function openAsItIs(environment: Environment, say: (sentence: string) => void): Promise<ReachedDatabase> {
  const { databaseUrl, servingUrls } = environment;
  if (!databaseUrl && servingUrls) return { urls: servingUrls, stop: async () => {} };
  const { adminUrl, database, stop } = await reachServer(environment, say);
  return { urls: urlsOf(adminUrl, database, servingUrls), stop };
}
