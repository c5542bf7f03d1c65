import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthCheck } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makePerson, makeSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { backupName } from './backup-store.js';

let database: TestDatabase;
let app: TestApp;
let folder: string;
let boss: Client;
const clock = new TestClock();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'system-health-'));
  database = await cloneDatabase();
  const kept = { hour: 2, keepLast: 1, keepDays: 30, version: '0.0.0-test', key: '00'.repeat(32) };
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@hourtrail.example' };
  app = await startApp({
    ...{ database, clock, web: { mail } },
    backups: { ...kept, ownerUrl: database.ownerUrl, location: folder, s3: { region: 'us-east-1' } },
  });
  const school = await makeSchool(app);
  boss = await app.signIn((await makePerson(app, school, 'super-admin')).username);
  await app.sealAll();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const found = async (): Promise<Readonly<Record<string, HealthCheck>>> => {
  const { status, body } = await boss.get('/api/admin/doctor');
  expect(status).toBe(200);
  return Object.fromEntries((body as unknown as HealthCheck[]).map((one) => [one.check, one]));
};
const hoursAgo = (hours: number): Date => new Date(Number(clock.now()) - hours * 3_600_000);

test('a super-admin sees how the system is, and what to do', async () => {
  expect(await found()).toMatchObject({
    versions: { state: 'ok', sentence: expect.stringMatching(/^HourTrail 0\.0\.0-test on PostgreSQL \d+/) as unknown },
    log: { state: 'ok' },
    jobs: { state: 'ok' },
    mail: { state: 'ok' },
    backups: { state: 'warning', sentence: expect.stringContaining('There is none yet') as unknown },
    disk: { sentence: expect.stringMatching(/GiB are free/) as unknown },
  });
});

test.each([
  [80, 'problem', 'The newest is 80 hours old. Look for'],
  [30, 'warning', 'The newest is 30 hours old. Look for'],
  [1, 'ok', 'The newest is 1 hour old.'],
])('a backup of %i hours ago is %s', async (hours, state, sentence) => {
  await writeFile(join(folder, backupName(hoursAgo(hours))), '');
  const { backups } = await found();
  expect(backups).toMatchObject({ state, sentence: expect.stringContaining(sentence) as unknown });
});

test('a job that waits or failed for good is seen', async () => {
  await asAdmin(
    database,
    `SELECT graphile_worker.add_job('nobody-knows-it', run_at := now() - interval '20 minutes', max_attempts := 1)`,
  );
  expect((await found())['jobs']).toMatchObject({
    state: 'warning',
    sentence: expect.stringContaining('20 minutes') as unknown,
  });
  await asAdmin(database, 'UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  expect((await found())['jobs']?.sentence).toBe('1 failed for good. Look in the server’s log.');
});
