import { startApp, TestClock, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { ProbeModule } from '../../../../test/probe.js';
import { asAdmin } from '../../../../test/sql.js';
import { Database } from '../../database.js';
import { Sweeper } from '../sweeper.js';
import { endSessionsOf, Sessions } from './sessions.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;
let school: number;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock();
  app = await startApp({ database, clock, modules: [ProbeModule] });
  school = await makeSchool(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a session lasts while it is used and ends twelve hours after its last use', async () => {
  const { username } = await makePerson(app, school, 'student');
  const browser = await app.signIn(username);
  for (let n = 0; n < 5; n += 1) {
    clock.advance(11 * HOUR);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  }
  clock.advance(12 * HOUR + MINUTE);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
});

test('no session lasts longer than thirty days', async () => {
  const { username } = await makePerson(app, school, 'student');
  const browser = await app.signIn(username);
  for (let hours = 11; hours < 30 * 24; hours += 11) {
    clock.advance(11 * HOUR);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  }
  clock.advance(11 * HOUR);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
});

test('its last use is written down once a minute at most', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  const browser = await app.signIn(username);
  const rowVersion = async () =>
    (await asAdmin<{ xmin: string }>(database, `SELECT xmin::text FROM web.sessions WHERE user_id = ${id}`))[0]?.xmin;
  const first = await rowVersion();
  clock.advance(MINUTE);
  await browser.get('/api/auth/me');
  expect(await rowVersion()).toBe(first);
  clock.advance(1);
  await browser.get('/api/auth/me');
  expect(await rowVersion()).not.toBe(first);
});

test('sessions past their end are swept away', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  await app.signIn(username);
  const count = async () => (await asAdmin(database, `SELECT FROM web.sessions WHERE user_id = ${id}`)).length;
  await app.app.get(Sweeper).sweep();
  expect(await count()).toBe(1);
  clock.advance(12 * HOUR + 1);
  await app.app.get(Sweeper).sweep();
  expect(await count()).toBe(0);
});

test('all sessions of a person can be ended at once', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  const browsers = [await app.signIn(username), await app.signIn(username)];
  await app.app.get(Sessions).endAll(id);
  for (const browser of browsers) expect((await browser.get('/api/auth/me')).status).toBe(401);
});

test('a session cannot begin while the reason to end them all is being written', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  let signingIn: Promise<unknown> = Promise.resolve();
  await app.app.get(Database).systemTransaction(async (run) => {
    await run(endSessionsOf(id));
    signingIn = app.signIn(username);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await run({ text: `UPDATE identity.users SET is_active = false WHERE id = ${id}` });
  });
  await expect(signingIn).rejects.toThrow('Invalid credentials');
});

test.each([
  ['of another length', 'A'.repeat(42)],
  ['with a character that no token has', `${'A'.repeat(42)}!`],
  ['nobody was given', 'A'.repeat(43)],
  ['that is empty', ''],
])('a token %s is nobody', async (_what, token) => {
  const { status } = await app.client().get('/api/auth/me', { cookie: `hourtrail_session=${token}` });
  expect(status).toBe(401);
});

test('of a hundred writes that race a sign-out, none succeeds after it was answered', async () => {
  const { username } = await makePerson(app, school, 'admin');
  let succeeded = 0;
  for (let round = 0; round < 100; round += 1) {
    const browser = await app.signIn(username);
    let signedOut = false;
    const late: number[] = [];
    const write = async (n: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 6));
      const sentAfter = signedOut;
      const { status } = await browser.post('/api/probe/people', { name: `racer${round}-${n}` });
      if (status === 201) succeeded += 1;
      if (status === 201 && sentAfter) late.push(n);
      expect([201, 401]).toContain(status);
    };
    const writes = [0, 1, 2].map(write);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
    const token = browser.cookies.get('hourtrail_session');
    await browser.post('/api/auth/logout').then(async () => {
      signedOut = true;
      browser.cookies.set('hourtrail_session', token as string);
      const written = await asAdmin(database, `SELECT FROM identity.users WHERE username LIKE 'racer${round}-%'`);
      await Promise.all(writes);
      const afterwards = await asAdmin(database, `SELECT FROM identity.users WHERE username LIKE 'racer${round}-%'`);
      expect(afterwards).toHaveLength(written.length);
    });
    expect(late).toEqual([]);
  }
  expect(succeeded).toBeGreaterThan(10);
  expect(succeeded).toBeLessThan(300);
}, 60_000);
