import { addDays } from '@hourtrail/contracts';
import { MailedLinks } from '../src/identity/persistence/mailed-links.js';
import { Sweeper } from '../src/platform/web/sweeper.js';
import { PASSWORD, startApp, TestClock, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { clientsOf, makePerson, makeStaffedSchool } from './people.js';
import { SOUND, unsoundIn } from './soundness.js';
import { asAdmin } from './sql.js';
import { MAC_KEY } from './write-core.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Half an hour before clocks in New York go back, and before they go forward. */
const [BACK, FORWARD] = ['2026-11-01T05:30:00Z', '2027-03-14T06:30:00Z'];

describe('when the clock of the server jumps', () => {
  const clock = new TestClock(new Date(BACK));
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let teacher: Client;
  let entries = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock, macKey: MAC_KEY, web: { proxies: 1 } });
    school = await makeStaffedSchool(app);
    ({ student, teacher } = await clientsOf(app, school));
  });
  beforeEach(() => clock.set(BACK));
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const log = async (key = `entry-${entries + 1}`): Promise<Answer> => {
    entries += 1;
    const date = addDays('2026-10-20', -entries);
    const entry = { organizationName: 'Food Bank', description: 'Sorted cans', date, hours: 1, status: 'pending' };
    return student.post(
      '/api/volunteer-hours',
      { ...entry, startTime: '09:00', endTime: '10:00' },
      { 'idempotency-key': key },
    );
  };

  test.each([
    ['forward by an hour', BACK, HOUR],
    ['back by an hour', BACK, -HOUR],
    ['forward by a day', BACK, DAY],
    ['back by a day', BACK, -DAY],
    ['over the hour that comes twice', BACK, HOUR],
    ['from the second of these hours into the first', '2026-11-01T06:30:00Z', -HOUR],
    ['over the hour that is left out', FORWARD, HOUR],
    ['back over the hour that is left out', '2027-03-14T07:30:00Z', -HOUR],
  ])('%s, the log goes on in its order, and every seal holds', async (_how, at, jump) => {
    clock.set(at);
    ({ student, teacher } = await clientsOf(app, school));
    const first = (await log()).body as { id: number };
    await app.sealAll();
    clock.advance(jump);
    // a session may have run out meanwhile
    ({ student, teacher } = await clientsOf(app, school));
    expect((await teacher.patch(`/api/volunteer-hours/${first.id}`, { status: 'approved' })).status).toBe(200);
    expect((await log()).status).toBe(201);
    await app.sealAll();
    const [order] = await asAdmin<{ versions: number[]; back: boolean }>(
      database,
      `SELECT (SELECT array_agg(version ORDER BY position) FROM log.events WHERE stream = 'hours/' || $1) AS versions,
         EXISTS (SELECT FROM log.checkpoints a JOIN log.checkpoints b USING (organization_id)
                 WHERE a.size < b.size AND a.sealed_at > b.sealed_at) AS back`,
      [first.id],
    );
    expect(order).toEqual({ versions: [1, 2], back: false });
  });

  test('after all these jumps every row is what the log says, and the check of the log finds nothing', async () => {
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  });

  test.each([
    ['an hour forward', HOUR],
    ['an hour back', -HOUR],
    ['a day back', -DAY],
  ])('%s, a request that is sent again is done once', async (_how, jump) => {
    ({ student } = await clientsOf(app, school));
    const key = `again-${jump}`;
    const first = await log(key);
    entries -= 1;
    clock.advance(jump);
    expect(await log(key)).toMatchObject({ status: 201, body: first.body as object });
  });

  test.each([HOUR, -HOUR, DAY, -DAY])('by %i ms, a session that was ended stays so', async (jump) => {
    const { username } = await makePerson(app, school.id, 'student');
    const [ended, kept] = [await app.signIn(username), await app.signIn(username)];
    const cookies = new Map(ended.cookies);
    expect((await ended.post('/api/auth/logout')).status).toBeLessThan(300);
    clock.advance(jump);
    for (const [name, value] of cookies) ended.cookies.set(name, value);
    expect((await ended.get('/api/profile')).status).toBe(401);
    // a day without a request ends any
    expect((await kept.get('/api/profile')).status).toBe(jump === DAY ? 401 : 200);
  });

  test('a session that ran out does not live again once it is swept, nor longer than it may', async () => {
    const person = await makePerson(app, school.id, 'student');
    const old = await app.signIn(person.username);
    clock.advance(400 * DAY);
    expect((await old.get('/api/profile')).status).toBe(401);
    await app.app.get(Sweeper).sweep();
    clock.set(BACK);
    expect((await old.get('/api/profile')).status).toBe(401);
    const seenAhead = await app.signIn(person.username);
    clock.advance(HOUR);
    expect((await seenAhead.get('/api/profile')).status).toBe(200);
    clock.set(BACK);
    expect((await seenAhead.get('/api/profile')).status).toBe(200);
    const [row] = await asAdmin<{ seen: Date }>(
      database,
      'SELECT max(last_seen_at) AS seen FROM web.sessions WHERE user_id = $1',
      [person.id],
    );
    expect(row?.seen).toEqual(new Date(BACK));
    clock.advance(40 * DAY);
    const begunMonthsAhead = await app.signIn(person.username);
    clock.set(BACK);
    expect((await begunMonthsAhead.get('/api/profile')).status).toBe(401);
    clock.advance(10 * HOUR);
    const begunAhead = await app.signIn(person.username);
    clock.set(BACK);
    for (let hours = 0; hours <= 30 * 24; hours += 10) {
      expect((await begunAhead.get('/api/profile')).status).toBe(200);
      clock.advance(10 * HOUR);
    }
    expect((await begunAhead.get('/api/profile')).status).toBe(401);
  });

  test.each([HOUR, -HOUR, DAY, -DAY])('by %i ms, no link for a password works twice', async (jump) => {
    const { id } = await makePerson(app, school.id, 'student');
    const mail = await app.app.get(MailedLinks).write('password', id);
    const token = /[^/#]+$/.exec(mail?.link ?? '')?.[0];
    const use = (password: string): Promise<Answer> =>
      app.client().post('/api/auth/reset-password', { token, password }, { 'x-forwarded-for': `10.1.0.${id % 250}` });
    expect((await use(`${PASSWORD} again`)).status).toBeLessThan(300);
    clock.advance(jump);
    expect((await use(`${PASSWORD} and again`)).status).toBe(410);
  });

  test('set back by a day, nobody waits for a limit longer than it lasts', async () => {
    const address = { 'x-forwarded-for': '10.2.3.4' };
    const subscribe = (n: number): Promise<Answer> =>
      app.client().post('/api/newsletter', { email: `reader${n}@home.example` }, address);
    let n = 0;
    let answer: Answer;
    do answer = await subscribe((n += 1));
    while (answer.status < 300 && n < 1_000);
    expect(answer.status).toBe(429);
    clock.advance(-DAY);
    expect(Number((await subscribe(n)).headers['retry-after'])).toBeLessThanOrEqual(600);
    clock.advance(HOUR);
    expect((await subscribe(n)).status).toBeLessThan(300);
  });
});
