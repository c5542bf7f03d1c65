import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MIGRATIONS } from '../migrations/index.js';
import { AppModule } from './app.module.js';
import { loadDemoData } from './demo/load-demo-data.js';
import { demoTable } from './demo/demo-people.js';
import { openPool, provision, requireBoundRole, type DatabaseUrls } from './platform/config/database.js';
import { startEmbeddedPostgres } from './platform/config/embedded-postgres.js';
import { readEnvironment, type Environment } from './platform/config/environment.js';
import { macKey } from './platform/config/mac-key.js';
import { StartError } from './platform/config/start-error.js';
import { SystemClock } from './platform/kernel/clock.js';
import type { Runtime } from './platform/platform.module.js';
import { configureWeb } from './platform/web/configure-web.js';
import { webAdapter } from './platform/web/web-adapter.js';
import type { WebOptions } from './platform/web/web-options.js';

const DATABASE = 'hourtrail';
const CONNECTIONS = { app: 16, every: 8 };
const STOP_WITHIN_MS = 10_000;

type Stop = () => Promise<void>;

const say = (sentence: string): void => console.log(sentence);

async function start(stops: Stop[]): Promise<void> {
  const environment = readEnvironment(process.env);
  const urls = await databaseFor(environment, stops);
  const key = macKey(environment);
  if (environment.demoData) await loadDemoData(runtimeFor(urls, key), webOptions(environment), say);
  const runtime = runtimeFor(urls, key);
  await requireBoundRole(runtime.app);
  await requireBoundRole(runtime.every);
  const web = webOptions(environment);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(runtime, web),
    webAdapter(web),
    {
      bodyParser: false,
      logger: ['error', 'warn'],
      abortOnError: false,
    },
  );
  stops.push(() => app.close());
  await configureWeb(app, web);
  await listen(app, environment);
  say(`HourTrail is ready at ${environment.publicUrl}`);
  if (environment.demoData) say(demoTable());
}

async function databaseFor(environment: Environment, stops: Stop[]): Promise<DatabaseUrls> {
  if (environment.databaseUrl) {
    const name = new URL(environment.databaseUrl).pathname.slice(1) || DATABASE;
    return provision(environment.databaseUrl, name);
  }
  say('Starting the database …');
  const postgres = await startEmbeddedPostgres({ dataDir: environment.dataDir, announce: say });
  stops.push(() => postgres.stop());
  return provision(postgres.url, DATABASE);
}

const runtimeFor = (urls: DatabaseUrls, key: Buffer): Runtime => ({
  app: openPool(urls.appUrl, CONNECTIONS.app),
  every: openPool(urls.systemUrl, CONNECTIONS.every),
  clock: new SystemClock(),
  macKey: key,
});

function webOptions(environment: Environment): WebOptions {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const clientFolder = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
  return {
    publicUrl: environment.publicUrl,
    production: environment.production,
    trustProxy: environment.trustProxy,
    demo: environment.demoData,
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
    logLevel: environment.logLevel,
    version: (JSON.parse(manifest) as { version: string }).version,
    newestMigration: MIGRATIONS.at(-1)?.name,
  };
}

async function listen(app: NestFastifyApplication, environment: Environment): Promise<void> {
  try {
    await app.listen(environment.port, environment.host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`Port ${environment.port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`);
    }
    throw error;
  }
}

/** Ends in the reverse order of starting, each part once, and within the time a supervisor waits. */
async function stopAll(stops: Stop[]): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

const stops: Stop[] = [];
let ending: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ending ??= stopAll(stops).then(() => process.exit(0));
  });
}
try {
  await start(stops);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  await stopAll(stops);
  process.exit(1);
}
