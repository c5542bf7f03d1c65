import { startApp, TestClock, type TestApp } from '../../../../test/app.js';
import type { Answer, Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { pauseOnce, Probe, ProbeModule } from '../../../../test/probe.js';
import { asAdmin } from '../../../../test/sql.js';

let database: TestDatabase;
let here: TestApp;
let elsewhere: TestApp;
let superAdmin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  const clock = new TestClock();
  const macKey = Buffer.alloc(32, 1);
  here = await startApp({ database, clock, macKey, modules: [ProbeModule] });
  elsewhere = await startApp({ database, clock, macKey });
  const operators = await makeSchool(here);
  superAdmin = await elsewhere.signIn((await makePerson(here, operators, 'super-admin')).username);
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await database.drop();
});
afterEach(() => {
  Probe.pause = async () => {};
});

interface SignedIn {
  readonly id: number;
  readonly school: number;
  readonly browser: Client;
}

const ENDINGS: Readonly<Record<string, (person: SignedIn) => Promise<Answer>>> = {
  'signed out': ({ browser }) =>
    Object.assign(elsewhere.client(), { cookies: new Map(browser.cookies) }).post('/api/auth/logout'),
  'given another role': ({ id }) => superAdmin.patch(`/api/users/${id}`, { role: 'teacher', reason: 'A new task' }),
  deactivated: ({ id }) => superAdmin.patch(`/api/users/${id}`, { isActive: false, reason: 'Left' }),
  moved: async ({ id }) =>
    superAdmin.patch(`/api/users/${id}`, { organizationId: await makeSchool(here), reason: 'Moved' }),
  'closed out with their school': ({ school }) => superAdmin.patch(`/api/organizations/${school}`, { isActive: false }),
};

/** A person whom `here` has looked up, so that their next request needs no look-up. */
async function signedIn(): Promise<SignedIn> {
  const school = await makeSchool(here);
  await makePerson(here, school, 'admin');
  const { id, username } = await makePerson(here, school, 'admin');
  const browser = await here.signIn(username);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  return { id, school, browser };
}

describe.each(Object.entries(ENDINGS))('a person who was %s at one server', (_how, end) => {
  test('sees and does nothing at another one', async () => {
    const person = await signedIn();
    const { status } = await end(person);
    expect([200, 204]).toContain(status);
    const { browser } = person;
    const answers = [
      await browser.get('/api/users'),
      await browser.get('/api/probe/notes'),
      await browser.get('/api/audit/checkpoint?organizationId=1'),
      await browser.post('/api/probe/people', { name: 'toolate' }),
      await browser.post('/api/probe/people', { name: 'toolate' }, { 'idempotency-key': 'late' }),
      await browser.put('/api/probe/notes/1', { name: 'late' }),
      await browser.post('/api/probe/people', { wrong: 'field' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 401));
    expect(await asAdmin(database, "SELECT FROM identity.users WHERE username = 'toolate'")).toEqual([]);
    expect(await asAdmin(database, 'SELECT FROM log.accesses WHERE actor_id = $1', [person.id])).toEqual([]);
  });

  test('does nothing there with a request that came before and goes on after', async () => {
    const person = await signedIn();
    const { paused, goOn } = pauseOnce();
    const before = person.browser.post('/api/probe/people-after-pause', { name: 'paused' });
    await paused;
    await end(person);
    goOn();
    expect((await before).status).toBe(401);
    expect(await asAdmin(database, "SELECT FROM identity.users WHERE username = 'paused'")).toEqual([]);
  });
});
