import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const ANA = {
  username: 'ana',
  email: 'ana@home.example',
  password: 'walks the dog',
  firstName: 'Ana',
  lastName: 'Ruiz',
};
const SESSION = 'hourtrail_session';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const newcomer = (username: string) => ({ ...ANA, username, email: `${username}@home.example` });

describe('signing up', () => {
  test('makes a student of New School, who is signed in at once', async () => {
    const browser = app.client();
    const { status, body } = await browser.post('/api/auth/signup', ANA);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'ana',
      email: 'ana@home.example',
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'student',
      gradeLevel: null,
      organizationId: 1,
      organizationName: 'New School',
      timeZone: 'America/New_York',
      hoursGoal: 50,
      approvalPolicy: 'standard',
      acceptsSupervisors: false,
      oldestAcceptedDays: 365,
      isActive: true,
      graduatedOn: null,
      mustChangePassword: false,
      language: null,
      secondFactorFrom: null,
    });
    expect((await browser.get('/api/auth/me')).body).toEqual(body);
  });

  test('is one event, of which the log holds no name or address in the clear', async () => {
    const { body } = await app.client().post('/api/auth/signup', newcomer('logged'));
    const [event] = await asAdmin<{ type: string; canonical: string; actor_id: number | null }>(
      database,
      `SELECT type, canonical, actor_id FROM log.events WHERE stream = 'user/${body.id}'`,
    );
    expect(event).toMatchObject({ type: 'user.signed-up', actor_id: null });
    expect(event?.canonical).not.toMatch(/logged|home\.example|Ruiz|walks/);
  });

  test.each([
    ['the username', 'username', { email: 'other@home.example' }],
    ['the username in other letters', 'username', { username: 'ANA', email: 'other@home.example' }],
    ['the username with spaces around it', 'username', { username: ' ana ', email: 'other@home.example' }],
    ['the email', 'email', { username: 'other' }],
    ['the email in other letters', 'email', { username: 'other', email: 'Ana@Home.example' }],
  ])('is refused beside the field when %s is taken', async (_what, field, changed) => {
    const { status, body } = await app.client().post('/api/auth/signup', { ...ANA, ...changed });
    expect(status).toBe(409);
    const message = `This ${field} is already taken.`;
    expect(body).toMatchObject({ code: 'identity.taken', message, errors: [{ field, message }] });
  });

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  a  ', 'Username must be at least 3 characters'],
    ['username', 'ana\u202egro', 'Username must be plain text on one line.'],
    ['email', 'ana', 'Invalid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password can have at most 128 characters.'],
    ['password', 'Password123', expect.stringContaining('This password is too easy to guess')],
    ['password', 'fresh', 'Password must be at least 6 characters'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['role', 'admin', '"role" isn’t a known field.'],
    ['organizationId', 2, '"organizationId" isn’t a known field.'],
    ['id', 1, '"id" isn’t a known field.'],
    ['isActive', true, '"isActive" isn’t a known field.'],
  ])('is refused with %s %p', async (field, value, message) => {
    const { status, body } = await app.client().post('/api/auth/signup', { ...newcomer('fresh'), [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  test('by twenty people at once under one name makes one account', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        app.client().post('/api/auth/signup', { ...newcomer('twenty'), email: `twenty${n}@home.example` }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });
});

describe('signing in', () => {
  test('answers the person, whatever the case of the name', async () => {
    const { status, body } = await app.client().post('/api/auth/login', { username: 'ANA ', password: ANA.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'ana', role: 'student' });
    expect(JSON.stringify(body)).not.toMatch(/walks|hash|argon/i);
  });

  test('is refused alike for an unknown name, a wrong password, and an account or school that is not active', async () => {
    const school = await makeSchool(app);
    await makePerson(app, school, 'verifier', { username: 'nominee', isActive: false });
    const closed = await makeSchool(app);
    await makePerson(app, closed, 'admin', { username: 'closed.admin' });
    await asAdmin(database, 'UPDATE organizations.organizations SET is_active = false WHERE id = $1', [closed]);
    const tries = [
      { username: 'nobody', password: 'a long walk home' },
      { username: 'ana', password: 'a long walk home' },
      { username: 'nominee', password: 'a long walk home' },
      { username: 'closed.admin', password: 'a long walk home' },
    ];
    for (const attempt of tries) {
      const { status, body, headers } = await app.client().post('/api/auth/login', attempt);
      expect(status).toBe(401);
      expect(body).toEqual({
        statusCode: 401,
        code: 'identity.invalid-credentials',
        message: 'Invalid credentials. Please try again.',
        requestId: expect.any(String),
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: 'ana' }, 'Password is required'],
    [{ username: ['ana'], password: 'x' }, 'Username is required'],
    [{ username: 'ana', password: { length: 9 } }, 'Password is required'],
  ])('says what is missing in %j', async (body, message) => {
    const response = await app.client().post('/api/auth/login', body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ message })]);
  });

  test('at the same time as others gives each their own session', async () => {
    const school = await makeSchool(app);
    const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(app, school, 'student')));
    const browsers = await Promise.all(people.map(({ username }) => app.signIn(username)));
    const seen = await Promise.all(browsers.map((browser) => browser.get('/api/auth/me')));
    expect(seen.map(({ body }) => body.id)).toEqual(people.map(({ id }) => id));
  });

  test('takes no secret from the address', async () => {
    const { status } = await app.client().post('/api/auth/login?username=ana&password=walks%20the%20dog', {});
    expect(status).toBe(400);
  });

  test('gives a new session each time and ends the one before', async () => {
    const browser = await app.signIn('ana', ANA.password);
    const before = browser.cookies.get(SESSION) as string;
    await browser.post('/api/auth/login', { username: 'ana', password: ANA.password });
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    const thief = app.client();
    thief.cookies.set(SESSION, before);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('never adopts a session id that the visitor brought', async () => {
    const browser = app.client();
    const planted = 'A'.repeat(43);
    browser.cookies.set(SESSION, planted);
    await browser.post('/api/auth/login', { username: 'ana', password: ANA.password });
    expect(browser.cookies.get(SESSION)).not.toBe(planted);
    const attacker = app.client();
    attacker.cookies.set(SESSION, planted);
    expect((await attacker.get('/api/auth/me')).status).toBe(401);
  });

  test('keeps only a hash of the token', async () => {
    const browser = await app.signIn('ana', ANA.password);
    const token = browser.cookies.get(SESSION) as string;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await asAdmin<{ row: string }>(database, 'SELECT s::text AS row FROM web.sessions s');
    expect(stored.length).toBeGreaterThan(0);
    expect(
      stored.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token, 'base64url').toString('hex'))),
    ).toBe(false);
  });
});

describe('the session cookie', () => {
  test('is out of reach of scripts and other sites', async () => {
    const { headers } = await app.client().post('/api/auth/login', { username: 'ana', password: ANA.password });
    expect([headers['set-cookie']].flat()[0]).toMatch(/^hourtrail_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('on https is bound to the host and never sent in the clear', async () => {
    const secure = await startApp({ database, web: { publicUrl: 'https://hourtrail.test' } });
    const browser = await secure.signIn('ana', ANA.password);
    expect([...browser.cookies.keys()]).toEqual(['__Host-hourtrail_session', '__Host-hourtrail_device']);
    const { headers } = await browser.post('/api/auth/login', { username: 'ana', password: ANA.password });
    expect([headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-hourtrail_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    await secure.close();
  });
});

test('a super-admin comes in although their school is closed', async () => {
  const school = await makeSchool(app);
  const { username } = await makePerson(app, school, 'super-admin');
  await asAdmin(database, 'UPDATE organizations.organizations SET is_active = false WHERE id = $1', [school]);
  expect((await (await app.signIn(username)).get('/api/auth/me')).status).toBe(200);
});

describe('signing out', () => {
  test('ends the session and takes the cookie back', async () => {
    const browser = await app.signIn('ana', ANA.password);
    const token = browser.cookies.get(SESSION) as string;
    const { status, body } = await browser.post('/api/auth/logout');
    expect([status, body]).toEqual([204, undefined]);
    expect(browser.cookies.has(SESSION)).toBe(false);
    browser.cookies.set(SESSION, token);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  test('leaves the sessions in other browsers alone', async () => {
    const [one, other] = [await app.signIn('ana', ANA.password), await app.signIn('ana', ANA.password)];
    await one.post('/api/auth/logout');
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });
});

test('whoever is not signed in is told so', async () => {
  const { status, body } = await app.client().get('/api/auth/me');
  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'unauthenticated', message: 'Please log in.' });
});

test('demo accounts are told only where there is demo data', async () => {
  const lincoln = await makeSchool(app, { name: 'Lincoln High School' });
  await makePerson(app, lincoln, 'teacher', { username: 'teacher' });
  expect((await app.client().get('/api/auth/demo-log-ins')).body).toEqual([]);
  const demo = await startApp({ database, web: { demo: true } });
  expect((await demo.client().get('/api/auth/demo-log-ins')).body).toEqual([
    { username: 'teacher', role: 'teacher', school: 'Lincoln High School' },
  ]);
  await demo.close();
});
