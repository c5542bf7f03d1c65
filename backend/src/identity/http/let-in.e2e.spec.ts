import { LIMITS } from '@hourtrail/contracts';
import { ORIGIN, PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../index.js';

const DAY = 86_400_000;
const CHOSEN = 'up the green hill';
const NOWHERE = 2_000_000_000;

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let other: Awaited<ReturnType<typeof makeStaffedSchool>>;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock();
  app = await startApp({ database, clock });
  school = await makeStaffedSchool(app);
  other = await makeStaffedSchool(app);
});
beforeEach(async () => {
  admin = await app.signIn(school.admin.username);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const METHODS = ['one-time-password', 'invitation'] as const;
type Method = (typeof METHODS)[number];

const letIn = (by: Client, id: number, method: Method, headers?: Record<string, string>): Promise<Answer> =>
  by.post(`/api/users/${id}/${method}`, undefined, headers);

const eventsOf = (id: number): Promise<{ type: string; actor_id: number; canonical: string }[]> =>
  asAdmin(database, 'SELECT type, actor_id, canonical FROM log.events WHERE stream = $1 ORDER BY version OFFSET 1', [
    `user/${id}`,
  ]);

const tokenIn = (url: string): string => url.split('#')[1] as string;

const open = (token: string): Promise<Answer> => app.client().post('/api/auth/invitation', { token });
const accept = (token: string, browser = app.client(), password = CHOSEN): Promise<Answer> =>
  browser.post('/api/auth/invitation/accept', { token, password });

describe.each(METHODS)('letting somebody in by %s', (method) => {
  test('is one event of whoever does it', async () => {
    const { id } = await makePerson(app, school.id, 'student');
    expect((await letIn(admin, id, method)).status).toBe(200);
    const type = method === 'invitation' ? 'user.invited' : 'user.password-reset';
    expect(await eventsOf(id)).toEqual([expect.objectContaining({ type, actor_id: school.admin.id })]);
  });

  test.each(['student', 'parent', 'verifier'] as const)('is not for a %s to do', async (role) => {
    const browser = await app.signIn(school[role].username);
    expect(await letIn(browser, NOWHERE, method)).toMatchObject({ status: 403, body: { code: 'role' } });
  });

  test('is for teachers to do for verifiers only', async () => {
    const teacher = await app.signIn(school.teacher.username);
    expect(await outcomes(teacher)).toEqual({ student: 403, parent: 403, teacher: 403, verifier: 200, admin: 403 });
  });

  test('is for admins to do for those below them', async () => {
    expect(await outcomes(admin)).toEqual({ student: 200, parent: 200, teacher: 200, verifier: 200, admin: 403 });
    const { id } = await makePerson(app, school.id, 'super-admin');
    expect(await letIn(admin, id, method)).toMatchObject({
      status: 403,
      body: { code: 'identity.not-yours-to-let-in' },
    });
  });

  /** What it comes to for a new person of each role. */
  async function outcomes(by: Client): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const role of ['student', 'parent', 'teacher', 'verifier', 'admin'] as const) {
      found[role] = (await letIn(by, (await makePerson(app, school.id, role)).id, method)).status;
    }
    return found;
  }

  test("answers another school's person and an absent one alike", async () => {
    const responses = [await letIn(admin, other.student.id, method), await letIn(admin, NOWHERE, method)];
    for (const { status, body } of responses) {
      expect([status, { ...body, requestId: '' }]).toEqual([
        404,
        { statusCode: 404, code: 'not-found', message: 'There’s nothing here.', requestId: '' },
      ]);
    }
    expect(await eventsOf(other.student.id)).toEqual([]);
  });

  test('a super-admin does it anywhere, and the log of that school says why, or that no reason was given', async () => {
    const { username } = await makePerson(app, school.id, 'super-admin');
    const browser = await app.signIn(username);
    const { id } = await makePerson(app, other.id, 'admin');
    expect((await letIn(browser, id, method, { 'idempotency-key': `far-${method}` })).status).toBe(200);
    const [event] = await eventsOf(id);
    expect(JSON.parse(event?.canonical ?? '')).toMatchObject({ data: { userId: id, noReason: true } });
    expect((await browser.post(`/api/users/${id}/${method}`, { reason: 'They asked by phone' })).status).toBe(200);
    const [, explained] = await eventsOf(id);
    expect(JSON.parse(explained?.canonical ?? '').data).toEqual(
      expect.not.objectContaining({ noReason: expect.anything() }),
    );
    const texts = await asAdmin<{ body: string }>(database, 'SELECT body FROM log.texts WHERE stream = $1', [
      `user/${id}`,
    ]);
    expect(texts.map(({ body }) => body)).toContain('They asked by phone');
  });

  test('nobody does it for themselves', async () => {
    const { id, username } = await makePerson(app, school.id, 'super-admin');
    const browser = await app.signIn(username);
    expect(await letIn(browser, id, method)).toMatchObject({ status: 403, body: { code: 'identity.own-password' } });
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });

  test('waits until an account is active and a nomination answered', async () => {
    const inactive = await makePerson(app, school.id, 'verifier', { isActive: false });
    const refused = await letIn(admin, inactive.id, method);
    expect(refused).toMatchObject({ status: 409, body: { code: 'identity.not-active' } });
    await asAdmin(database, "UPDATE identity.users SET nomination = 'waiting' WHERE id = $1", [inactive.id]);
    const waiting = await letIn(admin, inactive.id, method);
    expect(waiting).toMatchObject({ status: 409, body: { code: 'identity.nomination-waiting' } });
    expect(await eventsOf(inactive.id)).toEqual([]);
  });

  test('repeated under its key has one effect, and the secret is told once and kept nowhere', async () => {
    const { id } = await makePerson(app, school.id, 'student');
    const field = method === 'invitation' ? 'url' : 'oneTimePassword';
    const key = { 'idempotency-key': `${method}-${id}` };
    const first = await letIn(admin, id, method, key);
    const second = await letIn(admin, id, method, key);
    const { [field]: secret, ...rest } = first.body;
    expect(secret.length).toBeGreaterThanOrEqual(17);
    expect(second).toMatchObject({ status: 200, body: rest });
    expect(second.body).not.toHaveProperty(field);
    expect(await eventsOf(id)).toHaveLength(1);
    const hidden = method === 'invitation' ? tokenIn(secret) : secret;
    const stored = await asAdmin<{ answer: string }>(database, 'SELECT response AS answer FROM web.idempotency_keys');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(hidden);
  });
});

describe('a one-time password', () => {
  test('is random, readable, and takes the place of the password and all sessions', async () => {
    const { id, username } = await makePerson(app, school.id, 'parent');
    const browser = await app.signIn(username);
    const { body } = await letIn(admin, id, 'one-time-password');
    expect(body).toEqual({
      oneTimePassword: expect.stringMatching(/^(?:[2-9A-HJ-NP-Z]{5}-){2}[2-9A-HJ-NP-Z]{5}$/),
      expiresAt: new Date(clock.now().getTime() + LIMITS.oneTimePasswordHours * 3_600_000).toISOString(),
    });
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    await expect(app.signIn(username)).rejects.toThrow('Invalid credentials');
    expect((await app.signIn(username, body.oneTimePassword)).cookies.has('hourtrail_session')).toBe(true);
    expect((await letIn(admin, id, 'one-time-password')).body.oneTimePassword).not.toBe(body.oneTimePassword);
  });

  test('of two admins who make one for each other at once both are answered', async () => {
    const [one, two] = [
      await makePerson(app, school.id, 'super-admin'),
      await makePerson(app, school.id, 'super-admin'),
    ];
    const browsers = [await app.signIn(one.username), await app.signIn(two.username)] as const;
    const responses = await Promise.all([
      letIn(browsers[0], two.id, 'one-time-password'),
      letIn(browsers[1], one.id, 'one-time-password'),
    ]);
    const statuses = responses.map(({ status }) => status).sort();
    expect([
      [200, 200],
      [200, 401],
    ]).toContainEqual(statuses);
  });
});

describe('whoever let a verifier in', () => {
  const madeOne = async (): Promise<string> => {
    const { username } = await makePerson(app, await makeSchool(app), 'super-admin');
    superAdmin = await app.signIn(username);
    teacher = await app.signIn(school.teacher.username);
    verifier = await makePerson(app, school.id, 'verifier');
    return verifier.username;
  };
  let superAdmin: Client;
  let teacher: Client;
  let verifier: User;

  const changes = (fields: object): Promise<Answer> => superAdmin.patch(`/api/users/${verifier.id}`, fields);

  test.each([
    ['is made admin', { role: 'admin' }],
    ['is made teacher', { role: 'teacher' }],
    ['moves to another school', () => ({ organizationId: other.id })],
    ['moves and is made teacher', () => ({ organizationId: other.id, role: 'teacher' })],
  ] as const)('cannot come in as them once the verifier %s', async (_what, fields) => {
    const username = await madeOne();
    const { oneTimePassword } = (await letIn(teacher, verifier.id, 'one-time-password')).body;
    const token = tokenIn((await letIn(teacher, verifier.id, 'invitation')).body.url);
    expect((await changes(typeof fields === 'function' ? fields() : fields)).status).toBe(200);
    await expect(app.signIn(username, oneTimePassword)).rejects.toThrow('identity.password-expired');
    expect((await open(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(404);
  });

  test('still has a password to hand on where only the name changes', async () => {
    const username = await madeOne();
    const { oneTimePassword } = (await letIn(teacher, verifier.id, 'one-time-password')).body;
    const token = tokenIn((await letIn(teacher, verifier.id, 'invitation')).body.url);
    expect((await changes({ firstName: 'Vera' })).status).toBe(200);
    expect((await app.signIn(username, oneTimePassword)).cookies.has('hourtrail_session')).toBe(true);
    expect((await open(token)).status).toBe(200);
  });

  test('cannot come in by a link from before the verifier was deactivated, when they are active again', async () => {
    await madeOne();
    const token = tokenIn((await letIn(teacher, verifier.id, 'invitation')).body.url);
    await changes({ isActive: false });
    await changes({ isActive: true });
    expect((await accept(token)).status).toBe(404);
  });

  test('does not end a password that the verifier chose', async () => {
    const username = await madeOne();
    await changes({ role: 'teacher' });
    expect((await app.signIn(username)).cookies.has('hourtrail_session')).toBe(true);
  });
});

describe('an invitation', () => {
  const invite = async (id: number): Promise<string> => tokenIn((await letIn(admin, id, 'invitation')).body.url);

  test('says whom it is for, lets them choose a password, and signs them in', async () => {
    const person = await makePerson(app, school.id, 'student');
    const { body } = await letIn(admin, person.id, 'invitation');
    expect(body).toEqual({
      url: expect.stringMatching(new RegExp(`^${ORIGIN}/invitation#[A-Za-z0-9_-]{43}$`)),
      expiresAt: new Date(clock.now().getTime() + LIMITS.invitationDays * DAY).toISOString(),
    });
    const token = tokenIn(body.url);
    const { firstName, lastName, username } = person;
    const [{ name: organizationName } = { name: '' }] = await asAdmin<{ name: string }>(
      database,
      'SELECT name FROM organizations.organizations WHERE id = $1',
      [school.id],
    );
    expect((await open(token)).body).toEqual({
      firstName,
      lastName,
      username,
      organizationName,
      passwordMinLength: 6,
    });
    const [browser, before] = [app.client(), await app.signIn(username)];
    expect(await accept(token, browser)).toMatchObject({
      status: 200,
      body: { id: person.id, role: 'student', mustChangePassword: false },
    });
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    expect((await before.get('/api/auth/me')).status).toBe(401);
    expect((await eventsOf(person.id)).map(({ type, actor_id }) => [type, actor_id])).toEqual([
      ['user.invited', school.admin.id],
      ['user.password-changed', person.id],
    ]);
    await expect(app.signIn(username, PASSWORD)).rejects.toThrow('Invalid credentials');
    expect((await app.signIn(username, CHOSEN)).cookies.has('hourtrail_session')).toBe(true);
  });

  test('is kept as a hash only', async () => {
    const token = await invite((await makePerson(app, school.id, 'student')).id);
    const rows = await asAdmin<{ row: string }>(database, 'SELECT i::text AS row FROM identity.invitations i');
    expect(rows.length).toBeGreaterThan(0);
    const asHex = Buffer.from(token, 'base64url').toString('hex');
    expect(rows.some(({ row }) => row.includes(token) || row.includes(asHex))).toBe(false);
  });

  test('absent, used, replaced, expired, or for somebody who may not come in: one answer', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(app, school.id, 'student')));
    const [used, replaced, reset, moved, inactive, expired] = people.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const dead = ['A'.repeat(43)];
    const late = await invite(expired);
    clock.advance(LIMITS.invitationDays * DAY);
    admin = await app.signIn(school.admin.username);
    dead.push(late, await invite(used), await invite(replaced), await invite(reset), await invite(moved));
    dead.push(await invite(inactive));
    expect((await accept(dead[2] as string)).status).toBe(200);
    await invite(replaced);
    await letIn(admin, reset, 'one-time-password');
    await asAdmin(database, 'UPDATE identity.users SET moved_to = $1 WHERE id = $2', [other.id, moved]);
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [inactive]);
    for (const token of dead) {
      for (const { status, body, headers } of [await open(token), await accept(token)]) {
        expect([status, { ...body, requestId: '' }]).toEqual([
          404,
          { statusCode: 404, code: 'not-found', message: 'There’s nothing here.', requestId: '' },
        ]);
        expect(headers['set-cookie']).toBeUndefined();
      }
    }
  });

  test('is over once the person has changed their password themselves', async () => {
    const { id, username } = await makePerson(app, school.id, 'student');
    const token = await invite(id);
    const body = { currentPassword: PASSWORD, newPassword: 'another way home' };
    expect((await (await app.signIn(username)).post('/api/auth/change-password', body)).status).toBe(204);
    expect((await accept(token)).status).toBe(404);
  });

  test.each([
    [
      { token: 'short', password: CHOSEN },
      'token',
      'This invitation link is incomplete. Copy the whole link you were sent.',
    ],
    [
      { token: ['a'], password: CHOSEN },
      'token',
      'This invitation link is incomplete. Copy the whole link you were sent.',
    ],
    [{ token: 'A'.repeat(43), password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('%j is refused', async (sent, field, message) => {
    const { status, body } = await app.client().post('/api/auth/invitation/accept', sent);
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  test('survives a password that is refused', async () => {
    const token = await invite((await makePerson(app, school.id, 'student')).id);
    expect((await accept(token, app.client(), 'Password123')).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  test('opened by twenty at once lets one in', async () => {
    const { id } = await makePerson(app, school.id, 'student');
    const token = await invite(id);
    const browsers = Array.from({ length: 20 }, () => app.client());
    const responses = await Promise.all(browsers.map((browser, n) => accept(token, browser, `${CHOSEN} ${n}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(404)]);
    expect(browsers.filter(({ cookies }) => cookies.size > 0)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await asAdmin(database, 'SELECT FROM web.sessions WHERE user_id = $1', [id])).toHaveLength(1);
  });

  test('never adopts a session that the browser brought, and ends it', async () => {
    const { username } = await makePerson(app, school.id, 'parent');
    const browser = await app.signIn(username);
    const before = browser.cookies.get('hourtrail_session') as string;
    const invited = await makePerson(app, school.id, 'student');
    await accept(await invite(invited.id), browser);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ id: invited.id });
    browser.cookies.set('hourtrail_session', before);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });
});

test('guessing links ends with 429 for that address', async () => {
  const guesser = await startApp({ database, clock, web: { proxies: 1 } });
  const guess = (address: string): Promise<Answer> =>
    guesser.client().post('/api/auth/invitation', { token: 'A'.repeat(43) }, { 'x-forwarded-for': address });
  const responses: number[] = [];
  for (let n = 0; n < 301; n += 1) responses.push((await guess('203.0.113.9')).status);
  expect(responses).toEqual([...Array<number>(300).fill(404), 429]);
  expect((await guess('203.0.113.9')).headers['retry-after']).toBe('3600');
  expect((await guess('203.0.113.10')).status).toBe(404);
  await guesser.close();
});

test('sixty people sign up from one address in an hour, and the next is asked to wait', async () => {
  const registrar = await startApp({ database, clock, web: { proxies: 1 } });
  const signUp = (n: number, address = '203.0.113.9'): Promise<Answer> => {
    const names = { username: `newcomer${n}`, email: `newcomer${n}@home.example`, firstName: 'New', lastName: 'Comer' };
    const body = { ...names, password: CHOSEN };
    return registrar.client().post('/api/auth/signup', body, { 'x-forwarded-for': address });
  };
  const responses = await Promise.all(Array.from({ length: 62 }, (_, n) => signUp(n)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(60);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.map(({ body, headers }) => [body.code, headers['retry-after']])).toEqual(
    Array(2).fill(['identity.too-many-attempts', '3600']),
  );
  expect((await signUp(70, '203.0.113.10')).status).toBe(201);
  clock.advance(3_600_000);
  expect((await signUp(71)).status).toBe(201);
  await registrar.close();
});

test('people of a closed school cannot be invited in', async () => {
  const closing = await makeStaffedSchool(app);
  const { username } = await makePerson(app, await makeSchool(app), 'super-admin');
  const token = tokenIn((await letIn(await app.signIn(username), closing.student.id, 'invitation')).body.url);
  await asAdmin(database, 'UPDATE organizations.organizations SET is_active = false WHERE id = $1', [closing.id]);
  expect((await accept(token)).status).toBe(404);
});
