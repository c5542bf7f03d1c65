import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { whereIs } from '../../../test/every-byte.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { Probe, ProbeModule } from '../../../test/probe.js';
import { asAdmin, waitingForLocks } from '../../../test/sql.js';
import { seen, until } from '../../../test/until.js';
import { LOCKS } from '../../platform/database/locks.js';
import type { User } from '../index.js';

const HER_WORDS = ['Zephyrine', 'Quillfeather', 'zephyrine.q', 'zq@plume.example', 'Plumage Rescue', 'xylograph'];
const MORNING = { date: '2026-11-02', startTime: '09:00', endTime: '12:00', hours: 3 };

let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let admin: Client;

beforeEach(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')), modules: [ProbeModule] });
  school = await makeStaffedSchool(app);
  admin = await app.as(school.admin);
});
afterEach(async () => {
  Probe.pause = async () => {};
  await app.close();
  await database.drop();
});

const zephyrine = (): Promise<User> =>
  makePerson(app, school.id, 'student', {
    ...{ firstName: 'Zephyrine', lastName: 'Quillfeather' },
    ...{ username: 'zephyrine.q', email: 'zq@plume.example' },
  });

/** Holds back the writes of one person, after their reads, until they are released. */
async function heldUp({ id }: User): Promise<() => Promise<void>> {
  const holder = new pg.Client(database.adminUrl);
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1, $2)', [LOCKS.sessions, id]);
  return () => holder.end();
}

/** Whether what follows an erasure has been done. */
const followed = async (): Promise<boolean> =>
  (
    await asAdmin(
      database,
      `SELECT FROM log.events e JOIN log.reaction_progress c ON c.reaction = 'hours-erased'
         AND (c.epoch, c.tx, c.position) >= (e.epoch, e.tx, e.position) WHERE e.type = 'user.erased'`,
    )
  ).length > 0;

const nothingOfHer = (): Promise<readonly string[]> =>
  seen(
    () => whereIs(database, HER_WORDS),
    ({ length }) => length === 0,
  );

it('hours that an administrator was writing down for somebody while they were erased lose their words too', async () => {
  const her = await zephyrine();
  const colleague = await app.as(await makePerson(app, school.id, 'admin'));
  const letGoOn = await heldUp(school.admin);
  const words = { organizationName: 'Plumage Rescue', description: 'With a xylograph' };
  const adding = admin.post(`/api/admin/users/${her.id}/hours`, { ...MORNING, ...words });
  await until(async () => (await waitingForLocks(database)) === 1);
  expect((await colleague.post(`/api/users/${her.id}/erase`, { username: her.username })).status).toBe(200);
  await until(followed);
  await letGoOn();
  expect((await adding).status).toBe(201);
  expect(await nothingOfHer()).toEqual([]);
  const [entry] = await asAdmin(database, 'SELECT erased_at, hours FROM hours.volunteer_hours');
  expect(entry).toEqual({ erased_at: expect.any(Date) as Date, hours: '3.00' });
});

it('an answer that was on its way while somebody was erased is not kept with their name', async () => {
  const her = await zephyrine();
  const teacher = await app.as(school.teacher);
  let goOn: (() => void) | undefined;
  Probe.pause = () => new Promise((resolve) => (goOn = resolve));
  const note = { name: 'Zephyrine Quillfeather' };
  const answering = teacher.put('/api/probe/notes/1', note, KEY);
  await until(async () => goOn !== undefined);
  const erasing = admin.post(`/api/users/${her.id}/erase`, { username: her.username });
  await until(async () => (await followed()) || (await waitingForLocks(database)) > 0);
  goOn?.();
  const [response, erased] = await Promise.all([answering, erasing]);
  expect([response.status, response.body, erased.status]).toEqual([200, { id: 1, note }, 200]);
  expect(await nothingOfHer()).toEqual([]);
  const again = await teacher.put('/api/probe/notes/1', note, KEY);
  expect([again.status, again.body.code]).toEqual([409, 'answer-erased']);
});

it('of an erasure and changes of the same person, all with keys, none waits for ever, and the person is erased', async () => {
  const her = await zephyrine();
  const colleague = await app.as(await makePerson(app, school.id, 'admin'));
  const keyed = (n: number) => ({ 'idempotency-key': `at-once-${n}` });
  const erase = (n: number) => admin.post(`/api/users/${her.id}/erase`, { username: her.username }, keyed(n));
  const change = (n: number) => colleague.patch(`/api/users/${her.id}`, { gradeLevel: String(9 + (n % 4)) }, keyed(n));
  const responses = await Promise.all([1, 2, 3].flatMap((n) => [change(n), change(n + 10), erase(n + 20)]));
  const outcomes = responses.map(({ status, body }) => [status, body.code as string | undefined]);
  expect(outcomes.filter(([status]) => status !== 200 && status !== 409)).toEqual([]);
  if (!outcomes.some(([status], at) => at % 3 === 2 && status === 200)) expect((await erase(30)).status).toBe(200);
  expect(await nothingOfHer()).toEqual([]);
});

const KEY = { 'idempotency-key': 'note-once' };
