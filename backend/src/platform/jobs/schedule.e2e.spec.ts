import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

const mail = {
  ...{ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@hourtrail.example' },
  bounces: { returnPath: 'bounces@hourtrail.example', imapUrl: 'imap://bounces:secret@127.0.0.1:1' },
};

let database: TestDatabase;
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
  const backups = { ...kept, ownerUrl: database.ownerUrl, folder: '/nowhere', key: '00'.repeat(32) };
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
