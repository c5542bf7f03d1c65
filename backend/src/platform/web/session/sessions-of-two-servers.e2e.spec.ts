import { setTimeout as pause } from 'node:timers/promises';
import { dateInZone } from '@hourtrail/contracts';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../../test/app.js';
import type { Answer, Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { pauseOnce, Probe, ProbeModule } from '../../../../test/probe.js';
import { asAdmin } from '../../../../test/sql.js';
import { requestContext } from '../request-context.js';

let database: TestDatabase;
let here: TestApp;
let elsewhere: TestApp;
let superAdmin: Client;
const clock = new TestClock();

beforeAll(async () => {
  database = await cloneDatabase();
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

  test.each<[act: string, headers: Record<string, string>]>([
    ['an approve', {}],
    ['an approve with a key', { 'idempotency-key': 'approve' }],
  ])('does nothing there with %s that waits before any of its trips to the database', async (_act, headers) => {
    let trips = 0;
    while (await isPausedAt(trips)) trips += 1;
    expect(trips).toBeGreaterThanOrEqual(2);

    /** False if the approve is done before that many trips. */
    async function isPausedAt(trip: number): Promise<boolean> {
      const person = await signedIn();
      const entry = await waitingEntry(person.school);
      const { paused, goOn } = pauseTrip(`/api/volunteer-hours/${entry}`, trip);
      const approve = person.browser.patch(`/api/volunteer-hours/${entry}`, { status: 'approved' }, headers);
      const isPaused = await Promise.race([paused.then(() => true), approve.then(() => false)]);
      jest.restoreAllMocks();
      if (!isPaused) return false;
      const ended = end(person);
      // an end waits for a write that has begun
      const endedFirst = await Promise.race([ended.then(() => true), pause(100).then(() => false)]);
      goOn();
      const { status } = await approve;
      await ended;
      const refused = [trip, 401, 0];
      // an end that was not answered yet may still come first
      expect(endedFirst ? [refused] : [refused, [trip, 200, 1]]).toContainEqual([
        trip,
        status,
        await approvalsOf(entry),
      ]);
      return true;
    }
  });
});

async function waitingEntry(school: number): Promise<number> {
  const student = await here.signIn((await makePerson(here, school, 'student')).username);
  const entry = { organizationName: 'Food Bank', startTime: '09:00', endTime: '10:00', hours: 1 };
  const { body } = await student.post('/api/volunteer-hours', {
    ...entry,
    date: dateInZone(clock.now(), 'America/New_York'),
  });
  return body.id as number;
}

async function approvalsOf(entry: number): Promise<number> {
  const stream = `hours/${entry}`;
  return (await asAdmin(database, "SELECT FROM log.events WHERE stream = $1 AND type = 'hours.approved'", [stream]))
    .length;
}

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;

/** Stops a request before one of its trips to the database. */
function pauseTrip(url: string, nth: number): { readonly paused: Promise<void>; readonly goOn: () => void } {
  let goOn = (): void => {};
  let trips = 0;
  const paused = new Promise<void>((reached) => {
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function held(this: pg.Client, ...given: unknown[]) {
      const isIt = requestContext.getStore()?.request?.url === url && trips++ === nth;
      if (!isIt) return query.apply(this, given);
      reached();
      goOn = () => void query.apply(this, given);
      return given[0];
    });
  });
  return { paused, goOn: () => goOn() };
}
