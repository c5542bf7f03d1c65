import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import { Exporter } from './exporter.js';

/** More than what lies between a reader who stopped and the database can hold. */
const ROWS = 12_000;

let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  await asAdmin(
    database,
    `ALTER ROLE app_rw IN DATABASE ${new URL(database.adminUrl).pathname.slice(1)} SET statement_timeout = '5s'`,
  );
  app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
  await app.app.listen(0, '127.0.0.1');
  school = await makeStaffedSchool(app);
  admin = await app.signIn(school.admin.username);
  await asAdmin(
    database,
    `INSERT INTO hours.volunteer_hours (organization_id, version, student_id, created_by, organization_name, description,
       date, start_time, end_time, hours, status, created_at, status_since, single_actor, past_verifiers, past_approvers)
     SELECT $1, 1, $2, $2, 'Riverside Food Bank', repeat('Sorted donations. ', 70) || n, date '2026-01-01' + n % 300,
       '09:00', '12:00', 3, 'pending', now(), now(), false, '{}', '{}'
     FROM generate_series(1, ${ROWS}) n`,
    [school.id, school.student.id],
  );
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Begins to take a file, as a browser does. */
function begin(query = 'hours?format=csv', client = admin): Promise<IncomingMessage> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((answered, failed) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: `/api/admin/export/${query}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        agent: false,
      },
      answered,
    ).on('error', failed);
  });
}

/** The rest of a file; throws where the connection broke off before its end. */
async function rest(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

interface Ended {
  state: string;
  rows: number;
  file_hash: string | null;
}
const newest = async (): Promise<Ended | undefined> =>
  (
    await asAdmin<Ended & Record<string, unknown>>(database, 'SELECT * FROM reporting.exports ORDER BY id DESC LIMIT 1')
  )[0];

const reading = async (): Promise<number> => {
  const [row] = await asAdmin<{ count: number }>(
    database,
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'COPY (%' AND state <> 'idle'`,
  );
  return row?.count ?? 0;
};

/** Expects that nothing is held for a reader who is gone, and that the log has how far they came. */
async function expectFreed(): Promise<void> {
  await until(async () => (await reading()) === 0);
  await until(async () => (await newest())?.state === 'interrupted');
  const ended = await newest();
  expect(ended?.file_hash).toBeNull();
  expect(ended?.rows).toBeGreaterThan(0);
  expect(ended?.rows).toBeLessThan(ROWS);
  const [events] = await asAdmin<{ type: string }>(
    database,
    "SELECT type FROM log.events WHERE stream LIKE 'export/%' ORDER BY position DESC LIMIT 1",
  );
  expect(events?.type).toBe('export.interrupted');
}

const forget = (): Promise<unknown> => asAdmin(database, 'DELETE FROM reporting.exports');

describe('a large export', () => {
  beforeEach(forget);

  it('is of one moment, and takes longer than a statement may', async () => {
    const answer = await begin('hours?format=csv&sort=date');
    answer.pause();
    await pause(5_500);
    await asAdmin(database, "UPDATE hours.volunteer_hours SET description = 'changed meanwhile' WHERE id % 20 = 0");
    const rows: string[][] = parse(await rest(answer), { bom: true });
    expect(rows).toHaveLength(ROWS + 1);
    expect(rows.filter((row) => row.includes('changed meanwhile'))).toEqual([]);
    expect(await newest()).toMatchObject({ state: 'made', rows: ROWS });
  });

  it('ends when its reader goes away', async () => {
    const answer = await begin();
    answer.once('data', () => answer.destroy());
    await expectFreed();
  });

  it('ends when its reader stops reading', async () => {
    const exporter = app.app.get(Exporter);
    exporter.patienceMs = 300;
    const answer = await begin();
    answer.pause();
    await expectFreed();
    answer.destroy();
    exporter.patienceMs = 15_000;
  });

  it('breaks off where the database fails, so that nobody takes it for whole', async () => {
    const answer = await begin();
    answer.pause();
    await until(async () => (await reading()) === 1);
    const killed = await asAdmin(
      database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY (%'`,
    );
    expect(killed).toHaveLength(1);
    await expect(rest(answer)).rejects.toThrow(/aborted/);
    await expectFreed();
  });

  it('breaks off where its reader signs out meanwhile', async () => {
    const client = await app.signIn(school.admin.username);
    const answer = await begin('hours?format=csv', client);
    answer.pause();
    await client.post('/api/auth/logout');
    await expect(rest(answer)).rejects.toThrow(/aborted/);
    await until(async () => (await newest())?.state === 'interrupted');
    expect(await newest()).toMatchObject({ rows: ROWS, file_hash: null });
  });

  it('waits for others of the school to be done', async () => {
    const both = [await begin(), await begin()];
    both.forEach((answer) => answer.pause());
    const third = await begin();
    expect([third.statusCode, Number(third.headers['retry-after'])]).toEqual([429, 10]);
    expect(JSON.parse((await rest(third)).toString())).toMatchObject({
      code: 'exports.too-many',
      message: 'Your school already has two exports in progress. Try again when one of them is done.',
    });
    await Promise.all(both.map(rest));
    const again = await begin('users?format=csv');
    expect(again.statusCode).toBe(200);
    await rest(again);
  });

  it('is broken off and told when the server stops', async () => {
    const answer = await begin();
    answer.pause();
    await app.app.get(Exporter).beforeApplicationShutdown();
    await expect(rest(answer)).rejects.toThrow(/aborted/);
    await expectFreed();
  });
});
