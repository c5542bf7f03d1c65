import { startApp, TestClock, type TestApp } from '../../../../test/app.js';
import type { Answer, Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { pauseOnce, Probe, ProbeModule } from '../../../../test/probe.js';
import { asAdmin, waitingForLocks } from '../../../../test/sql.js';
import { until } from '../../../../test/until.js';
import { Database } from '../../database/database.js';
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
  let refused: Promise<unknown> = Promise.resolve();
  await app.app.get(Database).systemTransaction(async (run) => {
    await run(endSessionsOf(id));
    refused = expect(app.signIn(username)).rejects.toThrow('Invalid credentials');
    await until(async () => (await waitingForLocks(database)) > 0);
    await run({ text: `UPDATE identity.users SET is_active = false WHERE id = ${id}` });
  });
  await refused;
});

test('a session does not begin at a school that the person came to while they signed in: it may be closing', async () => {
  const { id, username } = await makePerson(app, school, 'student');
  const to = await makeSchool(app);
  let refused: Promise<unknown> = Promise.resolve();
  await app.app.get(Database).systemTransaction(async (run) => {
    await run(endSessionsOf(id));
    refused = expect(app.signIn(username)).rejects.toThrow('Invalid credentials');
    await until(async () => (await waitingForLocks(database)) > 0);
    await run({ text: `UPDATE identity.users SET organization_id = ${to} WHERE id = ${id}` });
  });
  await refused;
  expect((await (await app.signIn(username)).get('/api/auth/me')).body).toMatchObject({ organizationId: to });
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

test('whoever reads the database finds no token to come in by', async () => {
  const { username } = await makePerson(app, school, 'student');
  const token = (await app.signIn(username)).cookies.get('hourtrail_session') ?? '';
  const rows = await asAdmin<{ row: string }>(database, 'SELECT s::text AS row FROM web.sessions s');
  expect(token).toHaveLength(43);
  expect(rows).not.toHaveLength(0);
  for (const { row } of rows) {
    expect(row).not.toContain(token);
    expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

describe('signing out', () => {
  afterEach(() => {
    Probe.pause = async () => {};
  });

  const write = (browser: Client, name: string): Promise<Answer> =>
    browser.post('/api/probe/people', { name }, { 'idempotency-key': name });

  const written = async (prefix: string): Promise<number> => {
    const text = "SELECT FROM identity.users WHERE username LIKE $1 || '-%'";
    return (await app.app.get(Database).system({ text, values: [prefix] })).length;
  };

  test('waits for a write that is under way, and is answered after it', async () => {
    const browser = await app.signIn((await makePerson(app, school, 'admin')).username);
    const { paused, goOn } = pauseOnce();
    const order: string[] = [];
    const writing = write(browser, 'slow-1').then(({ status }) => order.push(`written ${status}`));
    await paused;
    const leaving = browser.post('/api/auth/logout').then(({ status }) => order.push(`signed out ${status}`));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(order).toEqual([]);
    goOn();
    await Promise.all([writing, leaving]);
    expect(order).toEqual(['written 201', 'signed out 204']);
  });

  test('in many browsers at once, while a write is under way, keeps nobody else waiting', async () => {
    const { username } = await makePerson(app, school, 'admin');
    const writer = await app.signIn(username);
    const browsers: Client[] = [];
    for (let n = 0; n < 12; n += 1) browsers.push(await app.signIn(username));
    const other = await app.signIn((await makePerson(app, school, 'student')).username);
    const { paused, goOn } = pauseOnce();
    const writing = write(writer, 'slow-2');
    await paused;
    const leaving = browsers.map((browser) => browser.post('/api/auth/logout'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const seen = await Promise.race([other.get('/api/auth/me'), timeout(30_000)]);
    goOn();
    expect(seen).toMatchObject({ status: 200 });
    expect(await writing).toMatchObject({ status: 201 });
    for (const { status } of await Promise.all(leaving)) expect(status).toBe(204);

    function timeout(milliseconds: number): Promise<'nobody'> {
      return new Promise((resolve) => setTimeout(() => resolve('nobody'), milliseconds));
    }
  });

  test('of a hundred that writes race, none is followed by a success', async () => {
    const { username } = await makePerson(app, school, 'admin');
    const sometime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    Probe.pause = sometime;
    const outcomes = { succeeded: 0, refused: 0 };
    for (let round = 0; round < 100; round += 1) {
      const browser = await app.signIn(username);
      const cookies = new Map(browser.cookies);
      const writes = [0, 1, 2].map(async (n) => {
        await sometime();
        const { status } = await write(Object.assign(app.client(), { cookies }), `racer${round}-${n}`);
        expect([201, 401]).toContain(status);
        outcomes[status === 201 ? 'succeeded' : 'refused'] += 1;
      });
      await sometime();
      await browser.post('/api/auth/logout');
      const whenAnswered = await written(`racer${round}`);
      await Promise.all(writes);
      expect([round, await written(`racer${round}`)]).toEqual([round, whenAnswered]);
    }
    expect(outcomes.succeeded).toBeGreaterThan(20);
    expect(outcomes.refused).toBeGreaterThan(20);
  });
});
