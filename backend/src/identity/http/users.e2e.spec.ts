import type { CreatedUser, Role, UserView } from '@hourtrail/contracts';
import { PASSWORD, startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../index.js';

type StaffedSchool = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let lincoln: StaffedSchool;
let roosevelt: StaffedSchool;
let superAdmin: User;
const browsers = new Map<number, Client>();

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  superAdmin = await makePerson(app, roosevelt.id, 'super-admin');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async ({ id, username }: User): Promise<Client> => {
  const browser = browsers.get(id) ?? (await app.signIn(username));
  browsers.set(id, browser);
  return browser;
};

let named = 0;
const newPerson = (more: Record<string, unknown> = {}): Record<string, unknown> => {
  const username = `new.person.${(named += 1)}`;
  return { username, email: `${username}@new.example`, firstName: 'New', lastName: `Person${named}`, ...more };
};
const eventsOf = (id: number): Promise<{ type: string; organization_id: number; data: Record<string, unknown> }[]> =>
  asAdmin(
    database,
    `SELECT type, organization_id, canonical::jsonb -> 'data' AS data FROM log.events WHERE stream = $1 ORDER BY position`,
    [`user/${id}`],
  );
const typesOf = async (id: number): Promise<string[]> => (await eventsOf(id)).map(({ type }) => type);
const hasPassword = async (id: number): Promise<boolean> =>
  (await asAdmin(database, 'SELECT FROM identity.credentials WHERE user_id = $1', [id])).length === 1;
const create = async (by: User, body: Record<string, unknown>, headers?: Record<string, string>) =>
  (await as(by)).post('/api/users', body, headers);
const patch = async (by: User, id: number, body: unknown, headers?: Record<string, string>) =>
  (await as(by)).patch(`/api/users/${id}`, body, headers);

describe('making accounts', () => {
  test('by an admin tells a password once, which the person has to change', async () => {
    const response = await create(lincoln.admin, newPerson({ role: 'teacher', gradeLevel: '' }));
    expect(response.status).toBe(201);
    const made = response.body as CreatedUser;
    expect(made).toMatchObject({
      role: 'teacher',
      gradeLevel: null,
      isActive: true,
      nominated: false,
      nomination: null,
      graduatedOn: null,
      mustChangePassword: true,
      organizationId: lincoln.id,
      createdBy: { id: lincoln.admin.id, name: `${lincoln.admin.firstName} ${lincoln.admin.lastName}` },
    });
    expect(response.headers['etag']).toBe('"1"');
    const browser = await app.signIn(made.username, made.oneTimePassword);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ id: made.id, mustChangePassword: true });
    expect((await browser.get('/api/volunteer-hours')).status).toBe(403);
    const { body } = await (await as(lincoln.admin)).get(`/api/users/${made.id}`);
    expect(body).not.toHaveProperty('oneTimePassword');
    expect(JSON.stringify(await eventsOf(made.id))).not.toContain(made.username);
  });

  test('with a typed password, that one is one-time too and is not told again', async () => {
    const typed = { password: 'cross the river', confirmPassword: 'cross the river' };
    const { status, body } = await create(lincoln.admin, newPerson(typed));
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'student', mustChangePassword: true });
    expect(body).not.toHaveProperty('oneTimePassword');
    const browser = await app.signIn(body.username as string, 'cross the river');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustChangePassword: true });
  });

  test('by a teacher means a coordinator', async () => {
    const { status, body } = await create(lincoln.teacher, newPerson());
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'verifier', isActive: true, nomination: null });
    expect((await create(lincoln.teacher, newPerson({ role: 'student' }))).body).toMatchObject({
      statusCode: 403,
      code: 'people.role-not-yours',
    });
  });

  test('gives each coordinator a password of their own', async () => {
    const made = await Promise.all([1, 2].map(() => create(lincoln.teacher, newPerson({ role: 'verifier' }))));
    const passwords = made.map(({ body }) => (body as CreatedUser).oneTimePassword);
    expect(new Set(passwords).size).toBe(2);
  });

  test.each(['admin', 'super-admin'] as const)('of an %s is for super-admins', async (role) => {
    const { body } = await create(lincoln.admin, newPerson({ role }));
    expect(body).toMatchObject({ statusCode: 403, code: 'people.role-not-yours' });
    const made = await create(superAdmin, newPerson({ role, organizationId: lincoln.id, reason: 'A new colleague' }));
    expect(made).toMatchObject({ status: 201, body: { role, organizationId: lincoln.id } });
  });

  test('by a super-admin at another school stands in its log, with the reason or the lack of one', async () => {
    const elsewhere = { role: 'teacher', organizationId: lincoln.id };
    const silent = await create(superAdmin, newPerson(elsewhere));
    expect(await eventsOf(silent.body.id as number)).toMatchObject([
      { type: 'user.created', organization_id: lincoln.id, data: { noReason: true, mustChangePassword: true } },
    ]);
    const explained = await create(superAdmin, newPerson({ ...elsewhere, reason: 'Asked by the head' }));
    const [text] = await asAdmin(
      database,
      "SELECT body FROM log.texts WHERE stream = $1 AND organization_id = $2 AND field = 'reason'",
      [`user/${explained.body.id}`, lincoln.id],
    );
    expect(text).toEqual({ body: 'Asked by the head' });
    expect(silent.body.createdBy).toEqual({
      id: superAdmin.id,
      name: `${superAdmin.firstName} ${superAdmin.lastName}`,
    });
  });

  test('at a school one does not look after is refused alike, whether it is there or not', async () => {
    const foreign = await create(lincoln.admin, newPerson({ organizationId: roosevelt.id }));
    const absent = await create(lincoln.admin, newPerson({ organizationId: 999_999 }));
    expect(foreign.status).toBe(400);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await create(superAdmin, newPerson({ organizationId: 999_999 }))).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'organizationId' }],
    });
    expect((await create(lincoln.admin, newPerson({ organizationId: lincoln.id }))).status).toBe(201);
  });

  test('under a name or address that is taken, in any spelling and any school, says which', async () => {
    const { body: first } = await create(lincoln.admin, newPerson());
    const refusals = await Promise.all([
      create(lincoln.admin, newPerson({ username: (first as UserView).username.toUpperCase() })),
      create(roosevelt.admin, newPerson({ email: (first as UserView).email.toUpperCase() })),
      create(superAdmin, newPerson({ email: (first as UserView).email, organizationId: roosevelt.id })),
      patch(roosevelt.admin, roosevelt.student.id, { username: (first as UserView).username.toUpperCase() }),
      patch(roosevelt.admin, roosevelt.student.id, { email: (first as UserView).email }),
    ]);
    const fields = ['username', 'email', 'email', 'username', 'email'];
    expect(refusals.map(({ body }) => body)).toMatchObject(
      fields.map((field) => ({
        statusCode: 409,
        code: 'identity.taken',
        errors: [{ field, message: `This ${field} is already taken.` }],
      })),
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a password of five characters', { password: 'a1b2c' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
    ['a common password', { password: 'password123' }, 'password'],
    ['the username as password', { username: 'pass.as.name', password: 'pass.as.name' }, 'password'],
    ['two passwords', { password: 'cross the river', confirmPassword: 'cross the rivet' }, 'confirmPassword'],
    ['a confirmation of nothing', { confirmPassword: 'cross the river' }, 'confirmPassword'],
    ['an address without an @', { email: 'nobody.example' }, 'email'],
    ['a short username', { username: 'ab' }, 'username'],
    ['a blank name', { firstName: '   ' }, 'firstName'],
    ['a role there is not', { role: 'principal' }, 'role'],
    ['a role every object has', { role: 'constructor' }, 'role'],
    ['a standing in words', { isActive: 'false' }, 'isActive'],
    ['a grade there is not', { gradeLevel: '13' }, 'gradeLevel'],
    ['an id of its own', { id: 7 }, 'id'],
    ['a nomination', { nomination: 'confirmed' }, 'nomination'],
  ])('does not take %s', async (_what, wrong, field) => {
    const { status, body } = await create(lincoln.admin, newPerson(wrong));
    expect({ status, fields: body.errors.map((error: { field: string }) => error.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  test.each(['__proto__', 'constructor', 'toString', 'mustChangePassword'])('does not take %s', async (field) => {
    const sent = JSON.stringify(newPerson()).replace('{', `{"${field}":{"prototype":{"role":"admin"}},`);
    const browser = await as(lincoln.admin);
    expect((await browser.send('POST', '/api/users', sent)).status).toBe(400);
  });

  test('twenty times with one Idempotency-Key makes one account, and keeps no secret', async () => {
    const body = newPerson({ role: 'verifier' });
    const key = { 'Idempotency-Key': 'coordinator-1' };
    const responses = [await create(lincoln.teacher, body, key)];
    responses.push(...(await Promise.all(Array.from({ length: 19 }, () => create(lincoln.teacher, body, key)))));
    expect(new Set(responses.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    for (const { status } of responses) expect([201, 409]).toContain(status);
    const made = responses.filter(({ status }) => status === 201).map((response) => response.body as CreatedUser);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ oneTimePassword }) => oneTimePassword !== undefined)).toHaveLength(1);
    const [{ count }] = (await asAdmin(database, 'SELECT count(*)::int FROM identity.users WHERE username = $1', [
      body['username'],
    ])) as [{ count: number }];
    expect(count).toBe(1);
    const stored = await asAdmin<{ answer: string }>(database, 'SELECT response AS answer FROM web.idempotency_keys');
    expect(stored.map(({ answer }) => answer).join()).not.toContain('oneTimePassword');
  });

  test('is not for verifiers and visitors', async () => {
    expect((await create(lincoln.verifier, newPerson())).status).toBe(403);
    expect((await app.client().post('/api/users', newPerson())).status).toBe(401);
  });
});

describe('nominating a verifier', () => {
  test.each(['student', 'parent'] as const)('by a %s makes an account nobody can sign in to', async (role) => {
    const nominator = await makePerson(app, lincoln.id, role);
    const password = 'typed in vain';
    const { status, body } = await create(
      nominator,
      newPerson({ password, confirmPassword: password, role: 'verifier' }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      role: 'verifier',
      isActive: false,
      nominated: true,
      nomination: 'waiting',
      mustChangePassword: false,
      organizationId: lincoln.id,
      createdBy: { id: nominator.id },
    });
    expect(body).not.toHaveProperty('oneTimePassword');
    expect(await hasPassword(body.id as number)).toBe(false);
    const refused = await app.client().post('/api/auth/login', { username: body.username, password });
    expect(refused.status).toBe(401);
    expect(await typesOf(body.id as number)).toEqual(['user.nominated']);
    const { body: verifiers } = await (await as(nominator)).get('/api/users/verifiers');
    expect((verifiers as { id: number }[]).map(({ id }) => id)).not.toContain(body.id);
  });

  test('takes a name and an email, and makes the username from it', async () => {
    const nominator = await makePerson(app, lincoln.id, 'student');
    const nominee = { firstName: 'Nora', lastName: 'Petrov', role: 'verifier' };
    for (const [place, username] of [
      ['library', 'nora'],
      ['shelter', 'nora.2'],
    ]) {
      const email = `nora@${place}.example`;
      const { status, body } = await (await as(nominator)).post('/api/users', { ...nominee, email });
      expect({ status, username: body.username }).toEqual({ status: 201, username });
    }
    const { status, body } = await (await as(lincoln.admin)).post('/api/users', { ...nominee, email: 'n@x.example' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'username', message: 'Username must be at least 3 characters' }]);
  });

  test('asks for nothing more', async () => {
    const nominator = await makePerson(app, lincoln.id, 'student');
    expect((await create(nominator, newPerson({ isActive: true }))).body).toMatchObject({
      isActive: false,
      nomination: 'waiting',
    });
    const foreign = await create(nominator, newPerson({ organizationId: roosevelt.id }));
    const absent = await create(nominator, newPerson({ organizationId: 999_999 }));
    expect(foreign.status).toBe(400);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    for (const role of ['student', 'teacher', 'admin', 'super-admin']) {
      expect((await create(nominator, newPerson({ role }))).body).toMatchObject({
        statusCode: 403,
        code: 'people.role-not-yours',
      });
    }
    const plain = await create(nominator, newPerson({ isActive: false, organizationId: lincoln.id }));
    expect(plain).toMatchObject({ status: 201, body: { isActive: false, nomination: 'waiting' } });
  });

  test('is for those who have a school', async () => {
    const newcomer = await makePerson(app, 1, 'student');
    expect((await create(newcomer, newPerson())).body).toMatchObject({ statusCode: 409, code: 'people.no-school-yet' });
  });

  test('waits five at a time at most, in the same moment too', async () => {
    const nominator = await makePerson(app, lincoln.id, 'student');
    await as(nominator);
    const responses = await Promise.all(Array.from({ length: 12 }, () => create(nominator, newPerson())));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(responses.filter(({ body }) => body.code === 'people.nominations-waiting')).toHaveLength(7);
    const one = responses.find(({ status }) => status === 201)?.body as UserView;
    await (await as(lincoln.teacher)).post(`/api/users/${one.id}/refuse`, {});
    expect((await create(nominator, newPerson())).status).toBe(201);
  });

  const nominated = async (): Promise<UserView> =>
    (await create(await makePerson(app, lincoln.id, 'parent'), newPerson())).body as UserView;

  test('is confirmed by staff: the verifier is active and has no password yet', async () => {
    const { id } = await nominated();
    const { status, body } = await (await as(lincoln.teacher)).post(`/api/users/${id}/confirm`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ isActive: true, nominated: false, nomination: 'confirmed', version: 2 });
    expect(await hasPassword(id)).toBe(false);
    const { body: verifiers } = await (await as(lincoln.student)).get('/api/users/verifiers');
    expect((verifiers as { id: number }[]).map((verifier) => verifier.id)).toContain(id);
  });

  test('is refused by staff: the account stays inactive, its name taken', async () => {
    const { id, username } = await nominated();
    const { body } = await (await as(lincoln.admin)).post(`/api/users/${id}/refuse`, { reason: 'Unknown here' });
    expect(body).toMatchObject({ isActive: false, nominated: false, nomination: 'refused' });
    expect((await create(lincoln.admin, newPerson({ username }))).body).toMatchObject({ code: 'identity.taken' });
  });

  test('is answered once: of fifty confirmations in one moment one counts', async () => {
    const { id } = await nominated();
    const staff = await Promise.all([lincoln.teacher, lincoln.admin].map(as));
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (staff[n % 2] as Client).post(`/api/users/${id}/confirm`, {})),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await typesOf(id)).toEqual(['user.nominated', 'user.nomination-confirmed']);
    const late = await (await as(lincoln.teacher)).post(`/api/users/${id}/refuse`, {});
    expect(late.body).toMatchObject({ statusCode: 409, code: 'people.no-nomination-waiting' });
  });

  test('is answered at a version, and by the staff of the school', async () => {
    const { id } = await nominated();
    const stale = await (await as(lincoln.teacher)).post(`/api/users/${id}/confirm`, {}, { 'If-Match': '"7"' });
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', current: { id, version: 1 } });
    const foreign = await (await as(roosevelt.teacher)).post(`/api/users/${id}/confirm`, {});
    const absent = await (await as(roosevelt.teacher)).post('/api/users/999999/confirm', {});
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    for (const by of [lincoln.student, lincoln.parent, lincoln.verifier]) {
      expect((await (await as(by)).post(`/api/users/${id}/confirm`, {})).status).toBe(403);
    }
  });

  test('is not answered by a change', async () => {
    const { id } = await nominated();
    expect((await patch(lincoln.admin, id, { isActive: true })).body).toMatchObject({
      statusCode: 409,
      code: 'people.nomination-waiting',
    });
  });
});

describe('changing accounts', () => {
  const aStudent = (): Promise<User> => makePerson(app, lincoln.id, 'student', { gradeLevel: '11' });

  test('by an admin is several events in one commit, and answers the person as they are then', async () => {
    const { id, username } = await aStudent();
    const changes = { firstName: 'Renamed', role: 'teacher', gradeLevel: null, isActive: false };
    const { status, body, headers } = await patch(lincoln.admin, id, { ...changes, username });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, version: 4 });
    expect(headers['etag']).toBe('"4"');
    expect(await typesOf(id)).toEqual([
      'user.created',
      'user.details-changed',
      'user.role-changed',
      'user.deactivated',
    ]);
    const [row] = await asAdmin(database, 'SELECT version, role, is_active FROM identity.users WHERE id = $1', [id]);
    expect(row).toEqual({ version: 4, role: 'teacher', is_active: false });
  });

  test('that change nothing leave no trace', async () => {
    const { id, firstName } = await aStudent();
    const changes = { firstName, role: 'student', gradeLevel: '11', isActive: true, organizationId: lincoln.id };
    expect(await patch(lincoln.admin, id, changes)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await patch(lincoln.admin, id, {})).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await patch(lincoln.admin, id, { firstName: null, role: null, isActive: null })).toMatchObject({
      status: 200,
      body: { version: 1, firstName },
    });
    expect(await typesOf(id)).toEqual(['user.created']);
  });

  test('end with "somebody else changed this" where the version is old', async () => {
    const { id } = await aStudent();
    await patch(lincoln.admin, id, { firstName: 'First' });
    const current = { id, version: 2, firstName: 'First' };
    for (const response of [
      await patch(lincoln.admin, id, { firstName: 'Second', version: 1 }),
      await patch(lincoln.admin, id, { firstName: 'Second' }, { 'If-Match': '"1"' }),
    ]) {
      expect(response.body).toMatchObject({ statusCode: 409, code: 'stale', current });
    }
    expect((await patch(lincoln.admin, id, { firstName: 'Second', version: 2 })).status).toBe(200);
  });

  test('end the sessions of whom they demote or deactivate, at once', async () => {
    for (const changes of [{ role: 'parent' }, { isActive: false }]) {
      const person = await makePerson(app, lincoln.id, 'teacher');
      const theirs = await app.signIn(person.username);
      expect((await theirs.get('/api/users')).status).toBe(200);
      expect((await patch(lincoln.admin, person.id, changes)).status).toBe(200);
      expect((await theirs.get('/api/users')).status).toBe(401);
      expect((await theirs.post('/api/users', newPerson())).status).toBe(401);
    }
    const former = await makePerson(app, lincoln.id, 'admin');
    const theirs = await app.signIn(former.username);
    expect((await patch(superAdmin, former.id, { role: 'teacher' })).status).toBe(200);
    expect((await theirs.patch(`/api/users/${lincoln.student.id}`, { firstName: 'Never' })).status).toBe(401);
  });

  test('of a name leave the sessions', async () => {
    const person = await aStudent();
    const theirs = await app.signIn(person.username);
    await patch(lincoln.admin, person.id, { lastName: 'Renamed', username: `${person.username}.new` });
    expect((await theirs.get('/api/auth/me')).body).toMatchObject({ lastName: 'Renamed' });
  });

  test('of those in charge are not for admins, and nobody promotes themselves', async () => {
    const other = await makePerson(app, lincoln.id, 'admin');
    expect((await patch(lincoln.admin, other.id, { firstName: 'Other' })).body).toMatchObject({
      statusCode: 403,
      code: 'people.role-not-yours',
    });
    for (const role of ['admin', 'super-admin']) {
      expect((await patch(lincoln.admin, lincoln.teacher.id, { role })).body).toMatchObject({
        statusCode: 403,
        code: 'people.role-not-yours',
      });
    }
    expect((await patch(lincoln.admin, lincoln.admin.id, { role: 'super-admin' })).body).toMatchObject({
      statusCode: 403,
      code: 'people.role-not-yours',
    });
    expect((await patch(lincoln.admin, lincoln.admin.id, { role: 'teacher' })).body).toMatchObject({
      statusCode: 403,
      code: 'people.own-role',
    });
    expect((await patch(lincoln.admin, lincoln.admin.id, { isActive: false })).body).toMatchObject({
      statusCode: 403,
      code: 'people.own-role',
    });
  });

  test('leave a school an admin', async () => {
    const { id } = await makeSchool(app).then((school) => makePerson(app, school, 'admin'));
    expect((await patch(superAdmin, id, { role: 'teacher' })).body).toMatchObject({
      statusCode: 409,
      code: 'identity.last-admin',
    });
  });

  test('are for administrators', async () => {
    for (const by of [lincoln.student, lincoln.parent, lincoln.teacher, lincoln.verifier]) {
      expect((await patch(by, lincoln.student.id, { firstName: 'Never' })).status).toBe(403);
      expect((await patch(by, by.id, { role: 'admin' })).status).toBe(403);
    }
  });

  test('of people of another school and of nobody are answered alike', async () => {
    const foreign = await patch(lincoln.admin, roosevelt.student.id, { firstName: 'Never' });
    const absent = await patch(lincoln.admin, 999_999, { firstName: 'Never' });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await patch(lincoln.admin, superAdmin.id, { firstName: 'Never' })).status).toBe(404);
  });

  test.each<[string, unknown]>([
    ['no object', []],
    ['a standing in words', { isActive: 'false' }],
    ['a role in a list', { role: ['admin'] }],
    ['a version that is none', { version: 0 }],
    ['a password', { password: 'cross the river' }],
    ['a nomination', { nomination: 'confirmed' }],
    ['a grade of nothing', { gradeLevel: '' }],
    ['an empty name', { firstName: '' }],
    ['a school in words', { organizationId: '2' }],
  ])('do not take %s', async (_what, wrong) => {
    expect((await patch(lincoln.admin, lincoln.student.id, wrong)).status).toBe(400);
  });
});

describe('moving people', () => {
  test('is for super-admins; others hear the same of every other school', async () => {
    const foreign = await patch(lincoln.admin, lincoln.student.id, { organizationId: roosevelt.id });
    const absent = await patch(lincoln.admin, lincoln.student.id, { organizationId: 999_999 });
    expect(foreign.status).toBe(400);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await patch(superAdmin, lincoln.student.id, { organizationId: 999_999 })).status).toBe(400);
  });

  test('leaves a name at the old school, ends the sessions and keeps the password', async () => {
    const person = await makePerson(app, lincoln.id, 'teacher');
    const theirs = await app.signIn(person.username);
    const changes = { organizationId: roosevelt.id, firstName: 'Moved', reason: 'The family moved' };
    const { status, body } = await patch(superAdmin, person.id, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, organizationId: roosevelt.id, firstName: 'Moved', role: 'teacher' });
    expect((await theirs.get('/api/auth/me')).status).toBe(401);
    expect(await eventsOf(person.id)).toMatchObject([
      { type: 'user.created', organization_id: lincoln.id },
      { type: 'user.details-changed', organization_id: lincoln.id },
      { type: 'user.moved-away', organization_id: lincoln.id, data: { to: roosevelt.id } },
      { type: 'user.moved-in', organization_id: roosevelt.id, data: { from: lincoln.id } },
    ]);
    const again = await app.signIn(person.username);
    expect((await again.get('/api/auth/me')).body).toMatchObject({ organizationId: roosevelt.id });
    expect((await (await as(lincoln.admin)).get(`/api/users/${person.id}`)).status).toBe(404);
    expect((await (await as(roosevelt.admin)).get(`/api/users/${person.id}`)).status).toBe(200);
    const rows = await asAdmin(
      database,
      'SELECT organization_id, first_name, moved_to, moved_from FROM identity.users WHERE id = $1 ORDER BY 1',
      [person.id],
    );
    expect(rows).toEqual([
      { organization_id: lincoln.id, first_name: 'Moved', moved_to: roosevelt.id, moved_from: null },
      { organization_id: roosevelt.id, first_name: 'Moved', moved_to: null, moved_from: lincoln.id },
    ]);
  });

  test('back again takes up the row that was left, and the name is free for nobody else meanwhile', async () => {
    const { id, username } = await makePerson(app, lincoln.id, 'student');
    await patch(superAdmin, id, { organizationId: roosevelt.id });
    expect((await create(lincoln.admin, newPerson({ username }))).body).toMatchObject({ code: 'identity.taken' });
    const { body } = await patch(superAdmin, id, { organizationId: lincoln.id });
    expect(body).toMatchObject({ organizationId: lincoln.id, version: 3 });
    const once = await patch(superAdmin, id, { organizationId: roosevelt.id }, { 'Idempotency-Key': 'move-1' });
    expect(once).toMatchObject({ status: 200, body: { organizationId: roosevelt.id } });
    expect((await app.signIn(username, PASSWORD)).cookies.has('hourtrail_session')).toBe(true);
  });

  test('in fifty requests at one moment is one move', async () => {
    const { id } = await makePerson(app, lincoln.id, 'student');
    const browser = await as(superAdmin);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => browser.patch(`/api/users/${id}`, { organizationId: roosevelt.id })),
    );
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect(await typesOf(id)).toEqual(['user.created', 'user.moved-away', 'user.moved-in']);
  });

  test('does not take super-admins away', async () => {
    const other = await makePerson(app, lincoln.id, 'super-admin');
    expect((await patch(superAdmin, other.id, { organizationId: roosevelt.id })).body).toMatchObject({
      statusCode: 409,
      code: 'people.super-admins-stay',
    });
  });
});

describe('the list of people', () => {
  let school: StaffedSchool;
  beforeAll(async () => {
    school = await makeStaffedSchool(app);
    const people: [string, string, Role][] = [
      ['Zoë', 'Ångström', 'student'],
      ['100%', 'Sure_Thing', 'student'],
      ['bob', 'aardvark', 'student'],
    ];
    for (const [firstName, lastName, role] of people) {
      await makePerson(app, school.id, role, { firstName, lastName, gradeLevel: '9' });
    }
  });

  const list = async (by: User, query = ''): Promise<UserView[]> => {
    const { status, body } = await (await as(by)).get(`/api/users${query}`);
    expect(status).toBe(200);
    return body as UserView[];
  };

  test('is for staff and shows the people who are at their school now, by name', async () => {
    const gone = await makePerson(app, school.id, 'student', { lastName: 'Gone' });
    await patch(superAdmin, gone.id, { organizationId: lincoln.id });
    for (const by of [school.teacher, school.admin]) {
      const people = await list(by);
      expect(people).toHaveLength(8);
      expect(people.map(({ organizationId }) => organizationId)).toEqual(Array(8).fill(school.id));
      expect(people[0]).toMatchObject({ lastName: 'aardvark' });
    }
    for (const by of [school.student, school.parent, school.verifier]) {
      expect((await (await as(by)).get('/api/users')).status).toBe(403);
      expect((await (await as(by)).get(`/api/users/${by.id}`)).status).toBe(403);
    }
  });

  test('shows super-admins every school, or one', async () => {
    const { body, headers } = await (await as(superAdmin)).get('/api/users?limit=2');
    expect(body).toHaveLength(2);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(20);
    expect(await list(superAdmin, `?organizationId=${school.id}`)).toHaveLength(8);
  });

  test.each<[string, number]>([
    ['?q=zoë', 1],
    ['?q=ZO%C3%8B+%C3%A5ng', 1],
    ['?q=%25', 1],
    ['?q=e_T', 1],
    ['?q=%5C', 0],
    ['?q=SCHOOL.example', 8],
    ['?role=student', 4],
    ['?role=student,parent', 5],
    ['?gradeLevel=9', 3],
    ['?status=active', 8],
    ['?status=inactive,nominated', 0],
  ])('finds by %s', async (query, found) => {
    expect(await list(school.teacher, query.replace('zoë', encodeURIComponent('zoë')))).toHaveLength(found);
  });

  test('tells nominated, active and inactive apart', async () => {
    await create(school.student, newPerson());
    await patch(school.admin, school.parent.id, { isActive: false });
    expect(await list(school.admin, '?status=nominated')).toMatchObject([{ nominated: true, isActive: false }]);
    expect(await list(school.admin, '?status=inactive')).toMatchObject([{ id: school.parent.id }]);
    expect(await list(school.admin, '?status=active')).toHaveLength(7);
  });

  test.each(['name', '-createdAt', 'createdAt'])('comes in pages by %s without a gap or a repetition', async (sort) => {
    const whole = await list(school.admin, `?sort=${sort}`);
    const seen: number[] = [];
    for (let path: string | undefined = `/api/users?sort=${sort}&limit=2`; path;) {
      const { body, headers } = await (await as(school.admin)).get(path);
      seen.push(...(body as UserView[]).map(({ id }) => id));
      path = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(whole.map(({ id }) => id));
  });

  test('comes with the oldest accounts first where that is asked for', async () => {
    const oldest = (await list(school.admin, '?sort=createdAt')).map(({ id }) => id);
    const newest = (await list(school.admin, '?sort=-createdAt')).map(({ id }) => id);
    expect(oldest).toEqual(newest.toReversed());
  });

  test.each(['?sort=email', '?role=principal', '?limit=501', '?cursor=x', '?page=2', '?status=constructor'])(
    'does not take %s',
    async (query) => {
      expect((await (await as(school.admin)).get(`/api/users${query}`)).status).toBe(400);
    },
  );

  test('has the same answer for who is elsewhere and for nobody', async () => {
    const foreign = await (await as(school.admin)).get(`/api/users/${lincoln.student.id}`);
    const absent = await (await as(school.admin)).get('/api/users/999999');
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await (await as(superAdmin)).get(`/api/users/${lincoln.student.id}`)).status).toBe(200);
  });
});
