import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makeSchool, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const HOUR = 3_600_000;
const SESSION = 'hourtrail_session';
const NEXT = 'up the green hill';

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock();
  app = await startApp({ database, clock });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const change = (browser: Client, newPassword = NEXT, currentPassword = PASSWORD): Promise<Answer> =>
  browser.post('/api/auth/change-password', { currentPassword, newPassword });

const logIn = (username: string, password: string): Promise<Answer> =>
  app.client().post('/api/auth/login', { username, password });

const eventsOf = async (id: number): Promise<unknown[]> =>
  asAdmin(database, 'SELECT type, actor_id FROM log.events WHERE stream = $1 ORDER BY version OFFSET 1', [
    `user/${id}`,
  ]);

describe('changing the password', () => {
  test('gives this browser a new session and ends every other', async () => {
    const { id, username } = await makePerson(app, await makeSchool(app), 'teacher');
    const [here, elsewhere] = [await app.signIn(username), await app.signIn(username)];
    const before = here.cookies.get(SESSION) as string;
    expect((await change(here)).status).toBe(204);
    expect(here.cookies.get(SESSION)).not.toBe(before);
    expect((await here.get('/api/auth/me')).body).toMatchObject({ id });
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    const thief = app.client();
    thief.cookies.set(SESSION, before);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(username, PASSWORD)).status).toBe(401);
    expect((await logIn(username, NEXT)).status).toBe(200);
  });

  test('is one event of the person themselves, and the log does not hold the password', async () => {
    const { id, username } = await makePerson(app, await makeSchool(app), 'student');
    await change(await app.signIn(username));
    expect(await eventsOf(id)).toEqual([{ type: 'user.password-changed', actor_id: id }]);
    const [row] = await asAdmin<{ all: string }>(
      database,
      'SELECT (SELECT string_agg(canonical, $$$$) FROM log.events) || (SELECT string_agg(body, $$$$) FROM log.texts) AS all',
    );
    expect(row?.all).not.toMatch(/green hill|argon/);
  });

  test.each([
    ['currentPassword', { currentPassword: 'not this one' }, 'This isn’t your current password.'],
    ['currentPassword', { currentPassword: '' }, 'Current password is required'],
    ['newPassword', { newPassword: '12345' }, 'Password must be at least 6 characters'],
    ['newPassword', { newPassword: 'Password123' }, expect.stringContaining('This password is too easy to guess')],
    ['newPassword', { newPassword: PASSWORD }, 'Choose a password that is different from the current one.'],
    ['userId', { userId: 1 }, '"userId" isn’t a known field.'],
  ])('is refused on %s with %j', async (field, changed, message) => {
    const { id, username } = await makePerson(app, await makeSchool(app), 'parent');
    const browser = await app.signIn(username);
    const body = { currentPassword: PASSWORD, newPassword: NEXT, ...changed };
    const response = await browser.post('/api/auth/change-password', body);
    expect([response.status, response.body.errors]).toEqual([400, [{ field, message }]]);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    expect((await logIn(username, PASSWORD)).status).toBe(200);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('counts wrong passwords like failed attempts to sign in', async () => {
    const { username } = await makePerson(app, await makeSchool(app), 'student');
    const browser = await app.signIn(username);
    for (let n = 0; n < 5; n += 1) expect((await change(browser, NEXT, 'not this one')).status).toBe(400);
    const refused = await change(browser);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await logIn(username, PASSWORD)).status).toBe(429);
  });

  test('keeps to the length that the system asks for, as do signing up and the options', async () => {
    expect((await app.client().get('/api/auth/options')).body).toMatchObject({
      passwordMinLength: 6,
      staffPasswordMinLength: 12,
    });
    await asAdmin(database, "INSERT INTO organizations.settings VALUES (0, 1, 1, 50, 365, 'standard', 14, 12, 30, 12)");
    expect((await app.client().get('/api/auth/options')).body).toMatchObject({
      passwordMinLength: 14,
      staffPasswordMinLength: 14,
    });
    const { username } = await makePerson(app, await makeSchool(app), 'student');
    const tooShort = 'Password must be at least 14 characters';
    const changing = await change(await app.signIn(username), 'thirteen long');
    expect(changing.body.errors).toEqual([{ field: 'newPassword', message: tooShort }]);
    const newcomer = { username: 'shorty', email: 'shorty@home.example', firstName: 'Sho', lastName: 'Rty' };
    const signingUp = await app.client().post('/api/auth/signup', { ...newcomer, password: 'thirteen long' });
    expect(signingUp.body.errors).toEqual([{ field: 'password', message: tooShort }]);
    await asAdmin(database, 'DELETE FROM organizations.settings');
  });

  test('tells who signs in by Google alone that there is none to change', async () => {
    const { id, username } = await makePerson(app, await makeSchool(app), 'student');
    const browser = await app.signIn(username);
    await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [id]);
    expect(await change(browser)).toMatchObject({ status: 409, body: { code: 'identity.no-password' } });
  });

  test('from eight browsers at once changes it once', async () => {
    const { id, username } = await makePerson(app, await makeSchool(app), 'student');
    const browsers: Client[] = [];
    while (browsers.length < 8) browsers.push(await app.signIn(username));
    const responses = await Promise.all(browsers.map((browser, n) => change(browser, `${NEXT} ${n}`)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    for (const status of statuses.slice(1)) expect([400, 401, 409, 429]).toContain(status);
    expect(await eventsOf(id)).toHaveLength(1);
    const living = await Promise.all(browsers.map((browser) => browser.get('/api/auth/me')));
    expect(living.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a one-time password', () => {
  const withOneTimePassword = async (): Promise<{ id: number; username: string; password: string }> => {
    const school = await makeStaffedSchool(app);
    const admin = await app.signIn(school.admin.username);
    const { body } = await admin.post(`/api/users/${school.student.id}/one-time-password`);
    return { id: school.student.id, username: school.student.username, password: body.oneTimePassword };
  };

  test('opens nothing but the change of password, me and signing out', async () => {
    const { username, password } = await withOneTimePassword();
    const browser = await app.signIn(username, password);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustChangePassword: true });
    const shut = ['/api/volunteer-hours', '/api/users/verifiers', '/api/profile', '/api/auth/sessions', '/api/users'];
    for (const path of shut) {
      expect([path, await browser.get(path)]).toEqual([
        path,
        expect.objectContaining({
          status: 403,
          body: expect.objectContaining({
            code: 'password-change-required',
            message: 'Choose your own password first.',
          }),
        }),
      ]);
    }
    expect((await browser.post('/api/volunteer-hours', {})).body).toMatchObject({ code: 'password-change-required' });
    expect((await change(browser, NEXT, password)).status).toBe(204);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustChangePassword: false });
    expect((await browser.get('/api/volunteer-hours')).status).toBe(200);
    expect((await app.signIn(username, NEXT)).cookies.has('hourtrail_session')).toBe(true);
  });

  test('lets its person sign out', async () => {
    const { username, password } = await withOneTimePassword();
    expect((await (await app.signIn(username, password)).post('/api/auth/logout')).status).toBe(204);
  });

  test('holds for three days, and then only says that it has expired', async () => {
    const { username, password } = await withOneTimePassword();
    clock.advance(72 * HOUR - 1);
    const browser = await app.signIn(username, password);
    clock.advance(1);
    const late = await logIn(username, password);
    expect(late).toMatchObject({
      status: 401,
      body: {
        code: 'identity.password-expired',
        message: 'This one-time password has expired. Ask your school for a new one.',
      },
    });
    expect(late.headers['set-cookie']).toBeUndefined();
    expect((await logIn(username, 'not this one')).body).toMatchObject({ code: 'identity.invalid-credentials' });
    expect((await change(browser, NEXT, password)).body).toMatchObject({ code: 'identity.password-expired' });
  });
});
