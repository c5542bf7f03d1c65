import {
  NEW_SCHOOL,
  shownCode,
  type JoinRequestView,
  type NotificationView,
  type UserView,
} from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen as until } from '../../../test/until.js';
import type { User } from '../index.js';

type StaffedSchool = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let lincoln: StaffedSchool;
let roosevelt: StaffedSchool;
let superAdmin: User;
let lincolnCode: string;
let rooseveltCode: string;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
const browsers = new Map<number, Client>();

const as = async ({ id, username }: User): Promise<Client> => {
  const browser = browsers.get(id) ?? (await app.signIn(username));
  browsers.set(id, browser);
  return browser;
};
const codeOf = async (school: StaffedSchool): Promise<string> => {
  const { status, body } = await (await as(school.admin)).post(`/api/organizations/${school.id}/join-code`);
  expect(status).toBeLessThan(300);
  return body.joinCode as string;
};

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  superAdmin = await makePerson(app, roosevelt.id, 'super-admin');
  lincolnCode = await codeOf(lincoln);
  rooseveltCode = await codeOf(roosevelt);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const aNewcomer = (): Promise<User> => makePerson(app, NEW_SCHOOL.id, 'student');
const sendRequest = async (person: User, code = lincolnCode, headers?: Record<string, string>) =>
  (await as(person)).post('/api/join-requests', { code }, headers);
const requested = async (person: User, code = lincolnCode): Promise<JoinRequestView> => {
  const { status, body } = await sendRequest(person, code);
  expect(status).toBe(201);
  return body as JoinRequestView;
};
const decide = async (by: User, { id }: { id: number }, verb: 'admit' | 'refuse', body: unknown = {}) =>
  (await as(by)).post(`/api/join-requests/${id}/${verb}`, body);
const eventsOf = (
  stream: string,
): Promise<{ type: string; organization_id: number; data: Record<string, unknown> }[]> =>
  asAdmin(
    database,
    `SELECT type, organization_id, canonical::jsonb -> 'data' AS data FROM log.events WHERE stream = $1 ORDER BY position`,
    [stream],
  );
const alike = (body: Record<string, unknown>): Record<string, unknown> => ({ ...body, requestId: '' });

describe('asking to join', () => {
  test('takes the code of a school in any spelling, and waits there', async () => {
    const person = await aNewcomer();
    const { status, body } = await sendRequest(person, ` ${shownCode(lincolnCode).toLowerCase()} `);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      organizationId: lincoln.id,
      organizationName: expect.stringContaining('School'),
      person: {
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        role: 'student',
      },
      status: 'waiting',
      askedAt: '2026-11-21T15:00:00.000Z',
      decidedAt: null,
    });
    expect(await eventsOf(`join-request/${body.id}`)).toEqual([
      {
        type: 'join-request.asked',
        organization_id: lincoln.id,
        data: { userId: person.id, from: NEW_SCHOOL.id, role: 'student' },
      },
    ]);
  });

  test('is told to the administrators, until one of them answers', async () => {
    const person = await aNewcomer();
    const admin = await as(lincoln.admin);
    const told = async (): Promise<NotificationView[]> =>
      ((await admin.get('/api/notifications?unread=true')).body as NotificationView[]).filter(
        ({ kind, actor }) => kind === 'school.join-requested' && actor.id === person.id,
      );
    const request = await requested(person);
    const [notification] = await until(told, ({ length }) => length === 1);
    expect(notification?.actor.name).toBe(`${person.firstName} ${person.lastName}`);
    await decide(lincoln.admin, request, 'refuse');
    await until(told, ({ length }) => length === 0);
  });

  test('is for members of New School', async () => {
    expect((await sendRequest(lincoln.student, rooseveltCode)).body).toMatchObject({
      statusCode: 409,
      code: 'join.has-a-school',
    });
    for (const by of [lincoln.parent, lincoln.verifier, lincoln.teacher, lincoln.admin, superAdmin]) {
      expect((await sendRequest(by)).status).toBe(403);
    }
    expect((await app.client().post('/api/join-requests', { code: lincolnCode })).status).toBe(401);
  });

  test('needs a code that an open school has', async () => {
    const person = await aNewcomer();
    const closed = await makeStaffedSchool(app);
    const closedCode = await codeOf(closed);
    const shut = await (await as(superAdmin)).patch(`/api/organizations/${closed.id}`, { isActive: false });
    expect(shut.status).toBe(200);
    const [unknown, inactive] = [await sendRequest(person, '22222222'), await sendRequest(person, closedCode)];
    expect(unknown.body).toMatchObject({
      statusCode: 400,
      errors: [
        {
          field: 'code',
          message: 'No school has this code. If it is a family code, enter it after you have joined the school.',
        },
      ],
    });
    expect(alike(inactive.body)).toEqual(alike(unknown.body));
    for (const wrong of ['', '1234567', '123456789', 'ABCDEFG!', null, 12345678]) {
      expect((await (await as(person)).post('/api/join-requests', { code: wrong })).status).toBe(400);
    }
  });

  test('is slowed down for who guesses, and let on after an hour', async () => {
    const person = await aNewcomer();
    await as(person);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => sendRequest(person, 'ZZZZZZZZ')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const slowed = guesses.filter(({ status }) => status === 429);
    expect(slowed).toHaveLength(4);
    expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await sendRequest(person)).status).toBe(429);
    expect((await sendRequest(await aNewcomer())).status).toBe(201);
    clock.advance(3_601_000);
    expect((await sendRequest(person)).status).toBe(201);
  });

  test('is one request at a time, in the same moment too', async () => {
    const person = await aNewcomer();
    await as(person);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => sendRequest(person, n % 2 === 0 ? lincolnCode : rooseveltCode)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'join.waiting')).toHaveLength(9);
  });

  test('is one request under one Idempotency-Key', async () => {
    const person = await aNewcomer();
    const key = { 'Idempotency-Key': 'join-1' };
    const first = await sendRequest(person, lincolnCode, key);
    expect(first.status).toBe(201);
    expect((await sendRequest(person, lincolnCode, key)).body).toEqual(first.body);
    const [{ count }] = (await asAdmin(
      database,
      'SELECT count(*)::integer FROM identity.join_requests WHERE user_id = $1',
      [person.id],
    )) as [{ count: number }];
    expect(count).toBe(1);
  });

  test('is taken back by who asked, and by nobody else', async () => {
    const [person, other] = [await aNewcomer(), await aNewcomer()];
    const request = await requested(person);
    const withdraw = async (by: User, id = request.id) => (await as(by)).delete(`/api/join-requests/${id}`);
    const [foreign, absent] = [await withdraw(other), await withdraw(other, 999_999)];
    expect(foreign.status).toBe(404);
    expect(alike(foreign.body)).toEqual(alike(absent.body));
    expect((await withdraw(lincoln.admin)).status).toBe(403);
    expect((await withdraw(person)).status).toBe(204);
    expect((await withdraw(person)).body).toMatchObject({ statusCode: 409, code: 'join.answered' });
    expect((await decide(lincoln.admin, request, 'admit')).body).toMatchObject({ code: 'join.answered' });
    await requested(person, rooseveltCode);
  });
});

describe('answering', () => {
  test('by admitting moves the person, as a student where nothing is said', async () => {
    const person = await aNewcomer();
    const theirs = await app.signIn(person.username);
    const request = await requested(person);
    const { status, body } = await decide(lincoln.admin, request, 'admit', { gradeLevel: '10' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: request.id,
      status: 'admitted',
      version: 2,
      decidedAt: clock.now().toISOString(),
    });
    expect((await theirs.get('/api/auth/me')).status).toBe(401);
    const again = await app.signIn(person.username);
    expect((await again.get('/api/auth/me')).body).toMatchObject({
      organizationId: lincoln.id,
      role: 'student',
      gradeLevel: '10',
    });
    expect(await eventsOf(`user/${person.id}`)).toMatchObject([
      { type: 'user.created', organization_id: NEW_SCHOOL.id },
      { type: 'user.moved-away', organization_id: NEW_SCHOOL.id, data: { to: lincoln.id } },
      { type: 'user.moved-in', organization_id: lincoln.id, data: { role: 'student', from: NEW_SCHOOL.id } },
    ]);
    const { body: seen } = await (await as(lincoln.teacher)).get(`/api/users/${person.id}`);
    expect(seen).toMatchObject({ createdBy: { id: lincoln.admin.id } });
    const [told] = await until(
      async () => (await again.get('/api/notifications')).body as NotificationView[],
      ({ length }) => length > 0,
    );
    expect(told).toMatchObject({ kind: 'account.moved-in', actor: { id: lincoln.admin.id } });
  });

  test('as what they asked for: a parent signs up as a student and becomes a parent', async () => {
    const person = await aNewcomer();
    const asked = await (await as(person)).post('/api/join-requests', { code: lincolnCode, role: 'parent' });
    expect(asked).toMatchObject({ status: 201, body: { person: { role: 'parent' } } });
    expect((await (await as(person)).get('/api/auth/me')).body).toMatchObject({ role: 'student' });
    expect((await decide(lincoln.admin, asked.body, 'admit')).status).toBe(200);
    expect((await (await app.signIn(person.username)).get('/api/auth/me')).body).toMatchObject({
      organizationId: lincoln.id,
      role: 'parent',
    });
    for (const role of ['teacher', 'admin', 'constructor', ['parent']]) {
      const other = await (await as(await aNewcomer())).post('/api/join-requests', { code: lincolnCode, role });
      expect(other.status).toBe(400);
    }
  });

  test('may give another role, but none in charge', async () => {
    const request = await requested(await aNewcomer());
    for (const role of ['admin', 'super-admin', 'constructor', ['student']]) {
      expect((await decide(lincoln.admin, request, 'admit', { role })).status).toBe(400);
    }
    expect((await decide(lincoln.admin, request, 'admit', { role: 'teacher' })).status).toBe(200);
    expect((await (await as(lincoln.admin)).get(`/api/users/${request.person.id}`)).body).toMatchObject({
      role: 'teacher',
    });
  });

  test('by refusing leaves them where they are, free to ask again', async () => {
    const person = await aNewcomer();
    const request = await requested(person);
    const { status, body } = await decide(lincoln.admin, request, 'refuse', { reason: 'Not one of our students' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'refused', version: 2 });
    const theirs = await as(person);
    expect((await theirs.get('/api/auth/me')).body).toMatchObject({ organizationId: NEW_SCHOOL.id });
    const [told] = await until(
      async () => (await theirs.get('/api/notifications')).body as NotificationView[],
      ({ length }) => length > 0,
    );
    expect(told).toMatchObject({
      kind: 'account.declined',
      actor: { id: lincoln.admin.id, name: body.organizationName },
    });
    expect((await decide(lincoln.admin, request, 'admit')).body).toMatchObject({
      statusCode: 409,
      code: 'join.answered',
      current: 'refused',
    });
    await requested(person);
  });

  test('twenty times in one moment admits once', async () => {
    const person = await aNewcomer();
    const request = await requested(person);
    await as(lincoln.admin);
    const responses = await Promise.all(Array.from({ length: 20 }, () => decide(lincoln.admin, request, 'admit')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await eventsOf(`user/${person.id}`)).map(({ type }) => type)).toEqual([
      'user.created',
      'user.moved-away',
      'user.moved-in',
    ]);
    expect(await eventsOf(`join-request/${request.id}`)).toHaveLength(2);
  });

  test('with yes and no in one moment does one of them, wholly', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await aNewcomer();
      const request = await requested(person);
      const responses = await Promise.all([
        decide(lincoln.admin, request, 'admit'),
        decide(lincoln.admin, request, 'refuse'),
        decide(superAdmin, request, 'admit', { role: 'parent' }),
        (await as(person)).delete(`/api/join-requests/${request.id}`),
      ]);
      expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { status } of responses) expect([200, 204, 401, 409]).toContain(status);
      const [row] = await asAdmin<{ status: string; school: number }>(
        database,
        `SELECT r.status, u.organization_id AS school FROM identity.join_requests r
         JOIN identity.users u ON u.id = r.user_id AND u.moved_to IS NULL WHERE r.id = $1`,
        [request.id],
      );
      expect(row?.school).toBe(row?.status === 'admitted' ? lincoln.id : NEW_SCHOOL.id);
    }
  });

  test('is for administrators of the school that is asked, and looks alike for others', async () => {
    const request = await requested(await aNewcomer());
    for (const verb of ['admit', 'refuse'] as const) {
      const foreign = await decide(roosevelt.admin, request, verb);
      const absent = await decide(roosevelt.admin, { id: 999_999 }, verb);
      expect(foreign.status).toBe(404);
      expect(alike(foreign.body)).toEqual(alike(absent.body));
      for (const by of [lincoln.student, lincoln.parent, lincoln.verifier, lincoln.teacher]) {
        expect((await decide(by, request, verb)).status).toBe(403);
      }
    }
    const stale = await (
      await as(lincoln.admin)
    ).post(`/api/join-requests/${request.id}/admit`, {}, { 'If-Match': '"9"' });
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', current: { id: request.id, version: 1 } });
  });

  test('by a super-admin stands in the log of the school, without a reason where none was given', async () => {
    const request = await requested(await aNewcomer());
    expect((await decide(superAdmin, request, 'admit')).status).toBe(200);
    expect((await eventsOf(`join-request/${request.id}`))[1]).toMatchObject({
      type: 'join-request.admitted',
      organization_id: lincoln.id,
      data: { noReason: true },
    });
    expect((await eventsOf(`user/${request.person.id}`)).slice(1)).toMatchObject([
      { type: 'user.moved-away', data: { noReason: true } },
      { type: 'user.moved-in', data: { noReason: true } },
    ]);
  });

  test('comes too late for who was moved meanwhile, and their request is taken back', async () => {
    const person = await aNewcomer();
    const request = await requested(person);
    const changes = { organizationId: roosevelt.id, role: 'parent' };
    const moved = await (await as(superAdmin)).patch(`/api/users/${person.id}`, changes);
    expect(moved).toMatchObject({ status: 200, body: { organizationId: roosevelt.id, role: 'parent' } });
    expect((await eventsOf(`join-request/${request.id}`)).map(({ type }) => type)).toEqual([
      'join-request.asked',
      'join-request.withdrawn',
    ]);
    expect((await decide(lincoln.admin, request, 'admit')).body).toMatchObject({ code: 'join.answered' });
  });
});

describe('the requests to join a school', () => {
  test('are listed for its administrators, those that wait first, then the newest, or the oldest first', async () => {
    const school = await makeStaffedSchool(app);
    const code = await codeOf(school);
    const requests: JoinRequestView[] = [];
    for (let n = 0; n < 4; n += 1) requests.push(await requested(await aNewcomer(), code));
    const [first, second, third, fourth] = requests.map(({ id }) => id);
    await decide(school.admin, { id: third as number }, 'refuse');
    await decide(school.admin, { id: first as number }, 'admit');
    const browser = await as(school.admin);
    const { body, headers } = await browser.get('/api/join-requests');
    expect((body as JoinRequestView[]).map(({ id }) => id)).toEqual([fourth, second, third, first]);
    expect(headers['x-total-count']).toBe('4');
    for (const [query, order] of [
      ['', [fourth, second, third, first]],
      ['&sort=askedAt', [first, second, third, fourth]],
    ] as const) {
      const seen: number[] = [];
      for (let path: string | undefined = `/api/join-requests?limit=1${query}`; path;) {
        const page = await browser.get(path);
        seen.push(...(page.body as JoinRequestView[]).map(({ id }) => id));
        path = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual(order);
    }
    const waiting = await (await as(superAdmin)).get(`/api/join-requests?status=waiting&organizationId=${school.id}`);
    expect((waiting.body as JoinRequestView[]).map(({ id }) => id)).toEqual([fourth, second]);
    for (const query of ['?status=open', '?cursor=WzIsMV0', '?sort=id']) {
      expect((await browser.get(`/api/join-requests${query}`)).status).toBe(400);
    }
    for (const by of [school.student, school.teacher, school.verifier, school.parent]) {
      expect((await (await as(by)).get('/api/join-requests')).status).toBe(403);
    }
  });
});

describe('the quarantine of New School', () => {
  test('shows a member nobody, and lets them nominate nobody', async () => {
    const [person, other] = [await aNewcomer(), await aNewcomer()];
    const browser = await as(person);
    expect((await browser.get('/api/users')).status).toBe(403);
    expect((await browser.get(`/api/users/${other.id}`)).status).toBe(403);
    expect((await browser.get('/api/users/verifiers')).body).toEqual([]);
    expect((await browser.get('/api/join-requests')).status).toBe(403);
    const nominee = { username: 'nobody.knows', email: 'nobody@knows.example', firstName: 'No', lastName: 'Body' };
    expect((await browser.post('/api/users', nominee)).status).toBe(409);
    expect((await browser.get('/api/family-links')).body).toEqual([]);
    expect((await browser.get('/api/volunteer-hours')).body).toEqual([]);
  });

  test('hides its members from other schools until they are admitted', async () => {
    const person = await aNewcomer();
    await requested(person);
    const { body } = await (await as(lincoln.admin)).get('/api/users');
    expect((body as UserView[]).map(({ id }) => id)).not.toContain(person.id);
    expect((await (await as(lincoln.admin)).get(`/api/users/${person.id}`)).status).toBe(404);
  });
});
