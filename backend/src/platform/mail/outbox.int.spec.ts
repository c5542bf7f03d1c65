import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin, sessionIn } from '../../../test/sql.js';
import { FAIL_WITHOUT_JOB } from './mailer.js';

const SCHOOL = 2;

let database: TestDatabase;
/** As the role of requests, in a school. */
let request: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  request = await sessionIn(database, SCHOOL);
});
afterAll(async () => {
  await request.end();
  await database.drop();
});

const leave = (about: number, school = SCHOOL): Promise<unknown> =>
  request.query(
    `INSERT INTO mail.outbox (organization_id, kind, about, queued_at) VALUES ($1, 'email', $2, now())
     ON CONFLICT (organization_id, kind, about) WHERE state = 'queued' DO UPDATE SET tries = 0`,
    [school, about],
  );
const payloads = async (): Promise<unknown[]> =>
  (await asAdmin<{ payload: unknown }>(database, 'SELECT payload FROM graphile_worker._private_jobs ORDER BY id')).map(
    ({ payload }) => payload,
  );

it('mail has a job, of two numbers, if and only if its cause commits', async () => {
  await request.query('BEGIN');
  await leave(1);
  await request.query('ROLLBACK');
  expect(await payloads()).toEqual([]);
  await request.query('BEGIN');
  await leave(1);
  expect(await payloads()).toEqual([]);
  await request.query('COMMIT');
  expect(await payloads()).toEqual([{ organizationId: SCHOOL, id: expect.any(Number) as number }]);
});

it('what waits already gets no second job', async () => {
  const before = await payloads();
  await leave(1);
  expect(await payloads()).toEqual(before);
});

it('a request leaves mail for its own school alone, and does not say what became of it', async () => {
  const before = await payloads();
  await expect(leave(1, 3)).rejects.toThrow('row-level security');
  for (const change of [`state = 'sent'`, 'queued_at = now()', 'about = 3', `problem = 'x'`])
    await expect(request.query(`UPDATE mail.outbox SET ${change}`)).rejects.toThrow('permission denied');
  await expect(request.query('DELETE FROM mail.outbox')).rejects.toThrow('permission denied');
  expect(await payloads()).toEqual(before);
});

it('mail whose job is gone is given up, and the next of its kind has a job again', async () => {
  await leave(9);
  const last = 'SELECT max(id) FROM graphile_worker._private_jobs';
  await asAdmin(
    database,
    `SELECT graphile_worker.add_job('other', payload) FROM graphile_worker._private_jobs WHERE id = (${last});
    DELETE FROM graphile_worker._private_jobs WHERE id = (SELECT max(id) - 1 FROM graphile_worker._private_jobs)`,
  );
  const worker = new pg.Client(database.systemUrl);
  await worker.connect();
  await worker.query(FAIL_WITHOUT_JOB, [new Date()]);
  await worker.end();
  const states = await asAdmin(database, 'SELECT about::integer, state FROM mail.outbox ORDER BY id');
  expect(states).toEqual([
    { about: 1, state: 'queued' },
    { about: 9, state: 'failed' },
  ]);
  const before = (await payloads()).length;
  await leave(9);
  expect(await payloads()).toHaveLength(before + 1);
});

it('what someone waits for is sent before notifications, and these before weekly summaries and reports', async () => {
  await asAdmin(
    database,
    `INSERT INTO mail.outbox (organization_id, kind, about, queued_at)
     SELECT $1, kind, 7, now() FROM unnest('{digest,report,notifications,password}'::text[]) kind`,
    [SCHOOL],
  );
  const priorities = await asAdmin(
    database,
    `SELECT o.kind, j.priority FROM mail.outbox o
     JOIN graphile_worker._private_jobs j ON (j.payload->>'id')::bigint = o.id WHERE o.about = 7 ORDER BY j.priority, o.kind`,
  );
  expect(priorities).toEqual([
    { kind: 'password', priority: 0 },
    { kind: 'notifications', priority: 1 },
    { kind: 'digest', priority: 2 },
    { kind: 'report', priority: 2 },
  ]);
});
