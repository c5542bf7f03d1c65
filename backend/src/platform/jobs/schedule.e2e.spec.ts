import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { backupName, backupsIn, openBackupStore, verifyBackup } from '../../backup/index.js';
import { Telemetry } from '../telemetry/telemetry.js';

const mail = {
  ...{ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@hourtrail.example' },
  bounces: { returnPath: 'bounces@hourtrail.example', imapUrl: 'imap://bounces:secret@127.0.0.1:1' },
};

let database: TestDatabase;
const S3 = { region: 'us-east-1' };

let app: TestApp;

beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

const scheduled = async (count: number): Promise<string[]> => {
  const known = () =>
    asAdmin<{ identifier: string }>(
      database,
      'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1',
    );
  return (await seen(known, (rows) => rows.length === count)).map(({ identifier }) => identifier);
};

it('a server frees jobs, sweeps, and sees to retention, to mail and its bounces where it sends any, and to rosters and backups where it has a folder', async () => {
  const kept = { hour: 2, keepLast: 7, keepDays: 30, version: '0.0.0-test' };
  const backups = { ...kept, ownerUrl: database.ownerUrl, location: '/nowhere', s3: S3, key: '00'.repeat(32) };
  app = await startApp({ database, schedules: true, backups, web: { mail, rosterFolder: '/nowhere' } });
  const tasks = await scheduled(14);
  expect(tasks).toEqual([
    ...['apply-retention', 'backup', 'email-notifications', 'fail-mail-without-a-job', 'free-abandoned-jobs'],
    'queue-checkpoint-mail',
    ...['queue-digests', 'queue-reports', 'read-bounces', 'remind', 'remind-supervisors', 'sweep', 'sweep-attachments'],
    'take-rosters',
  ]);
});

it('a job sweeps what has outlived its use', async () => {
  app = await startApp({ database, schedules: true });
  expect(await scheduled(5)).toEqual([
    'apply-retention',
    'free-abandoned-jobs',
    'remind',
    'sweep',
    'sweep-attachments',
  ]);
  await asAdmin(
    database,
    `INSERT INTO web.rate_limits (subject, times, window_ends_at)
     SELECT sha256(hours::text::bytea), hours, now() + (hours - 2) * interval '1 hour' FROM generate_series(1, 3) hours`,
  );
  await asAdmin(database, `SELECT graphile_worker.add_job('sweep')`);
  const counts = () => asAdmin(database, 'SELECT times FROM web.rate_limits ORDER BY times');
  expect(await seen(counts, (rows) => rows.length === 1)).toEqual([{ times: 3 }]);
});

describe('the backup of the day', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scheduled-backups-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const startWith = async (into: string) => {
    const telemetry = new Telemetry({ meter: undefined, tracer: undefined, stop: () => Promise.resolve() });
    const record = jest.spyOn(telemetry, 'record');
    const kept = { hour: 2, keepLast: 1, keepDays: 30, version: '0.0.0-test', key: '00'.repeat(32) };
    const backups = { ...kept, ownerUrl: database.ownerUrl, location: into, s3: S3 };
    app = await startApp({ database, schedules: true, backups, telemetry });
    const outcomes = (): Promise<(string | undefined)[]> =>
      Promise.resolve(
        record.mock.calls.flatMap(([, , { task, outcome }]) => (task === 'write-backup' ? [outcome] : [])),
      );
    return async (count: number) => {
      await asAdmin(database, `SELECT graphile_worker.add_job('backup')`);
      return seen(outcomes, (found) => found.length === count);
    };
  };

  it('is written once, and old ones go', async () => {
    const old = backupName(new Date(Date.now() - 40 * 86_400_000));
    await writeFile(join(folder, old), 'old');
    const runJob = await startWith(folder);
    expect(await runJob(1)).toEqual(['done']);
    const store = await openBackupStore(folder, S3);
    const written = await backupsIn(store);
    expect(written.map(({ file }) => file.name === old)).toEqual([false]);
    await verifyBackup(store.file(written[0]?.file.name ?? ''), '00'.repeat(32));
    expect(await runJob(2)).toEqual(['done', 'done']);
    expect(await backupsIn(store)).toEqual(written);
  });

  it('that cannot be written is logged and measured, and tried again', async () => {
    const complained = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const taken = join(folder, 'a-file');
    await writeFile(taken, '');
    const runJob = await startWith(taken);
    expect(await runJob(1)).toEqual(['failed']);
    await seen(
      () => Promise.resolve(complained.mock.calls.length),
      (calls) => calls > 0,
    );
    expect(complained.mock.calls.flat().join()).toContain(
      'No backup was written, and it will be tried again in an hour',
    );
    complained.mockRestore();
    await rm(taken);
    expect(await runJob(2)).toEqual(['failed', 'done']);
    expect(await backupsIn(await openBackupStore(taken, S3))).toHaveLength(1);
  });
});
