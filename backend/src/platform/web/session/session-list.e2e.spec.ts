import { startApp, TestClock, PASSWORD, type TestApp } from '../../../../test/app.js';
import type { Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { asAdmin } from '../../../../test/sql.js';
import { Sweeper } from '../sweeper.js';

const HOUR = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;
let school: number;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-03-02T15:00:00.000Z'));
  app = await startApp({ database, clock });
  school = await makeSchool(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const signIn = async (username: string, userAgent: string): Promise<Client> => {
  const browser = app.client();
  await browser.post('/api/auth/login', { username, password: PASSWORD }, { 'user-agent': userAgent });
  return browser;
};

const list = async (browser: Client): Promise<{ id: number; isCurrent: boolean; device: string }[]> =>
  (await browser.get('/api/auth/sessions')).body;

test('people see where they are signed in, newest first', async () => {
  const { username } = await makePerson(app, school, 'teacher');
  const began = clock.now().toISOString();
  const first = await signIn(username, FIREFOX);
  clock.advance(HOUR);
  const second = await signIn(username, 'x'.repeat(5000));
  expect(await list(first)).toEqual([
    { id: expect.any(Number), device: 'Unknown device', startedAt: at(HOUR), lastSeenAt: at(HOUR), isCurrent: false },
    { id: expect.any(Number), device: 'Firefox on Windows', startedAt: began, lastSeenAt: at(HOUR), isCurrent: true },
  ]);
  expect((await list(second)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);

  function at(milliseconds: number): string {
    return new Date(Date.parse(began) + milliseconds).toISOString();
  }
});

test('what a browser calls itself is kept in part only, and is nobody else’s to see', async () => {
  const { id, username } = await makePerson(app, school, 'teacher');
  await signIn(username, 'x'.repeat(5000));
  const [row] = await asAdmin<{ length: number }>(
    database,
    'SELECT length(user_agent) AS length FROM web.sessions WHERE user_id = $1',
    [id],
  );
  expect(row?.length).toBe(200);
  const stranger = await app.signIn((await makePerson(app, school, 'admin')).username);
  expect(await list(stranger)).toHaveLength(1);
});

test('one of them can be ended', async () => {
  const { username } = await makePerson(app, school, 'student');
  const [here, lost] = [await app.signIn(username), await app.signIn(username)];
  const { id } = (await list(here)).find(({ isCurrent }) => !isCurrent) as { id: number };
  expect((await here.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
  expect((await lost.get('/api/auth/me')).status).toBe(401);
  expect((await here.get('/api/auth/me')).status).toBe(200);
  expect(await here.delete(`/api/auth/sessions/${id}`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('the sessions of others are not there', async () => {
  const [one, other] = [await makePerson(app, school, 'student'), await makePerson(app, school, 'student')];
  const [mine, theirs] = [await app.signIn(one.username), await app.signIn(other.username)];
  const [session] = await list(theirs);
  const answers = [
    await mine.delete(`/api/auth/sessions/${session?.id}`),
    await mine.delete('/api/auth/sessions/999999'),
  ];
  expect(answers.map(({ status, body }) => [status, { ...body, requestId: '' }])).toEqual(
    Array(2).fill([404, { statusCode: 404, code: 'not-found', message: 'There’s nothing here.', requestId: '' }]),
  );
  expect((await theirs.get('/api/auth/me')).status).toBe(200);
});

test('all others can be ended at once', async () => {
  const { username } = await makePerson(app, school, 'student');
  const browsers = [await app.signIn(username), await app.signIn(username), await app.signIn(username)] as const;
  expect((await browsers[1].delete('/api/auth/sessions')).status).toBe(204);
  const statuses = await Promise.all(browsers.map(async (browser) => (await browser.get('/api/auth/me')).status));
  expect(statuses).toEqual([401, 200, 401]);
});

test('how long sessions last follows the system settings', async () => {
  await asAdmin(
    database,
    `INSERT INTO organizations.settings (organization_id, id, version, default_hours_goal, default_oldest_accepted_days,
       default_approval_policy, password_min_length, staff_password_min_length, session_idle_hours, session_days)
     VALUES (0, 1, 1, 50, 365, 'standard', 6, 12, 2, 1)`,
  );
  const { id, username } = await makePerson(app, school, 'student');
  const idle = await app.signIn(username);
  clock.advance(2 * HOUR);
  const busy = await app.signIn(username);
  expect((await idle.get('/api/auth/me')).status).toBe(200);
  clock.advance(2 * HOUR + 1);
  expect((await idle.get('/api/auth/me')).status).toBe(401);
  expect((await busy.get('/api/auth/me')).status).toBe(401);
  const remaining = await app.signIn(username);
  expect(await list(remaining)).toHaveLength(1);
  for (let hours = 2; hours <= 24; hours += 2) {
    clock.advance(2 * HOUR);
    expect([hours, (await remaining.get('/api/auth/me')).status]).toEqual([hours, 200]);
  }
  clock.advance(1);
  expect((await remaining.get('/api/auth/me')).status).toBe(401);
  await app.app.get(Sweeper).sweep();
  expect(await asAdmin(database, 'SELECT FROM web.sessions WHERE user_id = $1', [id])).toHaveLength(0);
  await asAdmin(database, 'DELETE FROM organizations.settings');
});

test('a session knows the schools its person was at before', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  const earlier = await makeSchool(app);
  await asAdmin(
    database,
    `INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at, moved_to)
     VALUES ($1, $2, 1, 'gone', 'gone@school.example', 'Gone', 'On', 'student', now(), $3)`,
    [earlier, id, school],
  );
  await app.signIn(username);
  const [row] = await asAdmin<{ earlier_schools: number[] }>(
    database,
    'SELECT earlier_schools FROM web.sessions WHERE user_id = $1',
    [id],
  );
  expect(row?.earlier_schools).toEqual([earlier]);
});
