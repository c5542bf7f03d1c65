import { PASSWORD, startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

let database: TestDatabase;
let app: TestApp;
let school: number;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  school = await makeSchool(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const newPerson = async (): Promise<{ id: number; email: string; browser: Client }> => {
  const { id, username, email } = await makePerson(app, school, 'student');
  return { id, email, browser: await app.signIn(username) };
};

const eventsOf = (id: number): Promise<unknown[]> =>
  asAdmin(
    database,
    `SELECT e.type, e.actor_id, (SELECT jsonb_object_agg(t.field, t.body) FROM log.texts t
       WHERE (t.organization_id, t.stream, t.version) = (e.organization_id, e.stream, e.version)) AS texts
     FROM log.events e WHERE e.stream = $1 ORDER BY e.version OFFSET 1`,
    [`user/${id}`],
  );

test('the profile tells what one may not find on the screens of others', async () => {
  const { id, browser } = await newPerson();
  expect((await browser.get('/api/profile')).body).toEqual({
    hasPassword: true,
    emailConfirmed: true,
    newEmail: null,
    sendsMail: false,
    savesMail: false,
    familyCode: null,
    joinRequest: null,
    declinedBy: null,
  });
  await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [id]);
  expect((await browser.get('/api/profile')).body).toMatchObject({ hasPassword: false });
  expect((await app.client().get('/api/profile')).status).toBe(401);
});

test('it tells which school one has asked to join', async () => {
  const { id, browser } = await newPerson();
  const requestedSchool = await makeSchool(app, { name: 'Harbor High School' });
  await asAdmin(
    database,
    `INSERT INTO identity.join_requests
       (organization_id, version, user_id, from_school, first_name, last_name, email, role, status, asked_at)
     VALUES ($1, 1, $2, $3, 'A', 'B', 'a@b.example', 'student', 'waiting', '2026-03-01T12:00:00.250Z')`,
    [requestedSchool, id, school],
  );
  expect((await browser.get('/api/profile')).body.joinRequest).toEqual({
    id: expect.any(Number),
    organizationName: 'Harbor High School',
    askedAt: '2026-03-01T12:00:00.250Z',
  });
});

test('people change their names, and the log holds only what changed', async () => {
  const { id, browser } = await newPerson();
  const response = await browser.patch('/api/profile', { firstName: ' Zoe\u0301 ' });
  expect(response).toMatchObject({ status: 200, body: { id, firstName: 'Zoé' } });
  expect((await browser.get('/api/auth/me')).body).toEqual(response.body);
  expect(await eventsOf(id)).toEqual([{ type: 'user.details-changed', actor_id: id, texts: { firstName: 'Zoé' } }]);
});

test('what is so already is no event', async () => {
  const { id, email, browser } = await newPerson();
  const { firstName } = (await browser.get('/api/auth/me')).body;
  expect((await browser.patch('/api/profile', { firstName, email })).status).toBe(200);
  expect((await browser.patch('/api/profile', {})).status).toBe(200);
  expect(await eventsOf(id)).toEqual([]);
});

test('a new email asks for the password', async () => {
  const { id, browser } = await newPerson();
  const email = `new.${id}@home.example`;
  for (const currentPassword of [undefined, '', 'not this one']) {
    const { status, body } = await browser.patch('/api/profile', { email, currentPassword });
    expect([status, body.errors[0].field]).toEqual([400, 'currentPassword']);
  }
  expect(await eventsOf(id)).toEqual([]);
  const response = await browser.patch('/api/profile', { email, currentPassword: PASSWORD });
  expect(response).toMatchObject({ status: 200, body: { email } });
  expect(await eventsOf(id)).toHaveLength(1);
});

test('guessing the password there is throttled', async () => {
  const { browser } = await newPerson();
  const guess = () => browser.patch('/api/profile', { email: 'mine@home.example', currentPassword: 'not this one' });
  for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('an email that somebody has, in whatever letters, is taken', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  const email = other.email.toUpperCase();
  const { status, body } = await one.browser.patch('/api/profile', { email, currentPassword: PASSWORD });
  expect([status, body.message]).toEqual([409, 'This email is already taken.']);
});

test.each([
  [{ firstName: '  ' }, 'First name is required'],
  [{ email: 'nowhere' }, 'Invalid email address'],
  [{ role: 'admin' }, '"role" isn’t a known field.'],
  [{ username: 'other' }, '"username" isn’t a known field.'],
  [{ organizationId: 3 }, '"organizationId" isn’t a known field.'],
  [{ isActive: true }, '"isActive" isn’t a known field.'],
])('%j is refused', async (sent, message) => {
  const { browser } = await newPerson();
  const { status, body } = await browser.patch('/api/profile', sent);
  expect([status, body.message]).toEqual([400, message]);
});
