import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MIGRATIONS } from '../migrations/index.js';
import { AppModule } from '../src/app.module.js';
import { openPool } from '../src/platform/database/pools.js';
import { Database } from '../src/platform/database/database.js';
import { FolderStore, type FileStore } from '../src/platform/files/file-store.js';
import { Clock, SystemClock } from '../src/platform/kernel/clock.js';
import { replicaPools, type BackupSchedule, type Sealing } from '../src/platform/platform.module.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import { Sealer } from '../src/platform/sealing/sealer.js';
import type { Telemetry } from '../src/platform/telemetry/telemetry.js';
import { configureWeb } from '../src/platform/web/configure-web.js';
import { webAdapter } from '../src/platform/web/web-adapter.js';
import type { WebOptions } from '../src/platform/web/web-options.js';
import { Client } from './client.js';
import type { TestDatabase } from './database.js';
import { TEST_SIGNER } from './sealing.js';
import { recording, requireSchoolsIn } from './statements-by-school.js';
import { until } from './until.js';

export { TEST_SIGNER };

export const ORIGIN = 'http://hourtrail.test';
export const PASSWORD = 'a long walk home';

/** A clock that stops until it is set. */
export class TestClock extends Clock {
  constructor(private time = new Date()) {
    super();
  }

  now(): Date {
    return this.time;
  }

  set(time: Date | string): void {
    this.time = new Date(time);
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** A browser without a session. */
  client(): Client;
  /** A browser in which this person has signed in. */
  signIn(username: string, password?: string): Promise<Client>;
  /** The browser of a person who signs in with PASSWORD, the same one each time. */
  as(person: { readonly username: string }): Promise<Client>;
  /** Seals whatever was written until now. */
  sealAll(): Promise<void>;
  close(): Promise<void>;
}

export interface TestSetting {
  readonly database: TestDatabase;
  readonly clock?: Clock;
  readonly web?: Partial<WebOptions>;
  /** Routes that only a spec needs. */
  readonly modules?: readonly (new () => object)[];
  readonly sealing?: Partial<Sealing>;
  /** Whether jobs run by the clock. */
  readonly schedules?: boolean;
  readonly backups?: BackupSchedule;
  readonly files?: FileStore;
  readonly telemetry?: Telemetry;
  /** For a second application on the same database. */
  readonly macKey?: Buffer;
  /** The address of a streaming replica. */
  readonly replicaUrl?: string;
}

/** Seals on demand, and keeps the checkpoints in this folder. */
export const sealingInto = (folder: string): Sealing => ({
  signer: () => TEST_SIGNER,
  external: new ExternalCheckpoints(folder),
  runs: false,
});

/** The whole application, as `npm start` runs it, on a test's database. */
export async function startApp({
  database,
  clock = new SystemClock(),
  web = {},
  modules = [],
  sealing = {},
  schedules = false,
  backups,
  files,
  telemetry,
  macKey = randomBytes(32),
  replicaUrl,
}: TestSetting): Promise<TestApp> {
  process.env['TEST_ARGON2_KIB'] ??= '64';
  const folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  const runtime = {
    app: recording(openPool(database.appUrl, 16)),
    every: openPool(database.systemUrl, 8),
    streams: recording(openPool(database.appUrl, 6)),
    replica: replicaUrl === undefined ? undefined : replicaPools(replicaUrl),
    clock,
    macKey,
    sealing: { ...sealingInto(folder), ...sealing },
    files: files ?? new FolderStore(join(folder, 'files')),
    schedules,
    telemetry,
    backups,
  };
  const options: WebOptions = { ...WEB, ...web };
  const whole = AppModule.with(runtime, options);
  const app = await NestFactory.create<NestFastifyApplication>(
    { ...whole, imports: [...(whole.imports ?? []), ...modules] },
    webAdapter(options),
    { bodyParser: false, logger: ['error', 'warn'], abortOnError: false },
  );
  await configureWeb(app, options);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const client = (): Client => new Client(app, options.publicUrl);
  const signIn = async (username: string, password = PASSWORD): Promise<Client> => {
    const browser = client();
    const { status, body } = await browser.post('/api/auth/login', { username, password });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    return browser;
  };
  const browsers = new Map<string, Client>();
  const as = async ({ username }: { readonly username: string }): Promise<Client> => {
    const browser = browsers.get(username) ?? (await signIn(username));
    browsers.set(username, browser);
    return browser;
  };
  const sealAll = async (): Promise<void> => {
    const database = app.get(Database);
    const [last] = await database.system<{ last: string }>({ text: 'SELECT max(position) AS last FROM log.events' });
    await until(async () => {
      await app.get(Sealer).sealAll();
      const [{ waiting } = { waiting: true }] = await database.system<{ waiting: boolean }>({
        text: `SELECT EXISTS (SELECT FROM log.events e WHERE position <= $1 AND NOT EXISTS (SELECT FROM log.sealed_events s
                 WHERE (s.organization_id, s.stream, s.version) = (e.organization_id, e.stream, e.version))
                 AND organization_id NOT IN (SELECT organization_id FROM log.sealing_stops)) AS waiting`,
        values: [last?.last],
      });
      return !waiting;
    });
  };
  const close = async (): Promise<void> => {
    try {
      await requireSchoolsIn([runtime.app, runtime.streams], database);
    } finally {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
  return { app, database, client, close, sealAll, signIn, as };
}

const WEB: WebOptions = {
  publicUrl: ORIGIN,
  production: false,
  proxies: 0,
  clientFolder: undefined,
  demo: false,
  logLevel: 'silent',
  version: '0.0.0-test',
  newestMigration: MIGRATIONS.at(-1)?.name,
};
