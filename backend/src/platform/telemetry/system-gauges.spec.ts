import type { Pool } from 'pg';
import { scrape, valueOf } from '../../../test/exposition.js';
import { freePort } from '../../../test/server.js';
import type { Database } from '../database/database.js';
import type { Continuity } from '../sealing/continuity.js';
import { startTelemetry } from './start-telemetry.js';
import { SystemGauges } from './system-gauges.js';
import type { SystemState } from './system-state.js';
import type { Telemetry } from './telemetry.js';

const STATE: SystemState = {
  ...{ databaseBytes: 8_000_000, events: 12, lags: [{ reaction: 'notify', seconds: 3 }], sealingLag: 1 },
  ...{ stoppedSchools: 0, logProblems: 0, failingChecks: 0, mailWaiting: 2, oldestMail: 60 },
  tasks: [{ task: 'send-mail', waiting: 2, later: 1, failed: 0, oldest: 60 }],
};
const KEPT_MS = 10_001;

let telemetry: Telemetry;
let port: number;
let reads = 0;
let answer: () => Promise<SystemState> = () => Promise.resolve(STATE);
let now = performance.now();

beforeAll(async () => {
  port = await freePort();
  telemetry = await startTelemetry({ metrics: { host: '127.0.0.1', port }, version: '1.2.3' });
  const systemTransaction = (): Promise<SystemState> => {
    reads += 1;
    return answer();
  };
  const database = { systemTransaction } as unknown as Database;
  const pool = { totalCount: 5, idleCount: 3, waitingCount: 1, options: { max: 10 } } as unknown as Pool;
  const continuity = { refusal: undefined } as unknown as Continuity;
  const setting = { telemetry, database, continuity, pools: { app: pool }, reactions: ['notify'], answerWithinMs: 20 };
  new SystemGauges(setting).onApplicationBootstrap();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await telemetry.stop();
});

/** After what was read has become too old to be shown. */
const scrapeAnew = () => {
  now += KEPT_MS;
  return scrape(port);
};

test('the database is asked once in ten seconds, however often somebody scrapes', async () => {
  const before = reads;
  const first = await scrapeAnew();
  await Promise.all([scrape(port), scrape(port)]);
  expect(reads - before).toBe(1);
  expect(valueOf(first, 'hourtrail_database_up')).toBe(1);
  expect(valueOf(first, 'hourtrail_jobs', { task: 'send-mail', state: 'later' })).toBe(1);
  await scrapeAnew();
  expect(reads - before).toBe(2);
});

test.each([
  ['refuses', () => Promise.reject(new Error('connection refused'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('a database that %s is down, and its last figures are not shown as if they were true', async (_, fails) => {
  answer = () => Promise.resolve(STATE);
  expect(valueOf(await scrapeAnew(), 'hourtrail_mail_waiting')).toBe(2);
  answer = fails;
  const samples = await scrapeAnew();
  expect(valueOf(samples, 'hourtrail_database_up')).toBe(0);
  const ofDatabase = /^hourtrail_(database_bytes|log_|reaction_|sealing_|jobs|job_oldest|mail_(waiting|oldest))/;
  expect(samples.filter(({ name }) => ofDatabase.test(name))).toEqual([]);
  // what needs no database is there all the same
  expect(valueOf(samples, 'hourtrail_pool_connections', { pool: 'app', state: 'in-use' })).toBe(2);
  expect(valueOf(samples, 'hourtrail_build_info', { version: '1.2.3' })).toBe(1);
});

test('a question that hangs is not asked again', async () => {
  answer = () => new Promise<never>(() => undefined);
  await scrapeAnew();
  const before = reads;
  await scrapeAnew();
  await scrapeAnew();
  expect(reads).toBe(before);
});

test('a port that is taken stops the start with a sentence', async () => {
  await expect(startTelemetry({ metrics: { host: '127.0.0.1', port }, version: '1.2.3' })).rejects.toThrow(
    `The metrics cannot be served at 127.0.0.1:${port}: `,
  );
});

test('nothing but the metrics is served', async () => {
  const status = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  expect([await status('/'), await status('/metrics/x'), await status('/metrics', 'POST')]).toEqual([404, 404, 404]);
});
