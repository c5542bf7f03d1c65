import { startApp, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../index.js';

let database: TestDatabase;
let app: TestApp;
let home: number;
let supers: readonly [User, User];

beforeEach(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  home = await makeSchool(app);
  supers = [await makePerson(app, home, 'super-admin'), await makePerson(app, home, 'super-admin')];
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

const inCharge = async (role: string): Promise<number[]> =>
  (
    await asAdmin<{ id: number }>(
      database,
      'SELECT id FROM identity.users WHERE role = $1 AND is_active AND moved_to IS NULL',
      [role],
    )
  ).map(({ id }) => id);
const events = async (type: string): Promise<number> =>
  (await asAdmin(database, 'SELECT FROM log.events WHERE type = $1', [type])).length;

const fifty = (requests: readonly ((n: number) => Promise<Answer>)[]): Promise<readonly Answer[]> =>
  Promise.all(
    Array.from({ length: 50 }, (_, n) => (requests[n % requests.length] as (n: number) => Promise<Answer>)(n)),
  );

const change = (browser: Client, { id }: User, changes: unknown, key?: string): Promise<Answer> =>
  browser.patch(`/api/users/${id}`, changes, key === undefined ? {} : { 'Idempotency-Key': key });

const twoAdmins = async (): Promise<readonly [User, User]> => {
  const school = await makeSchool(app);
  return [await makePerson(app, school, 'admin'), await makePerson(app, school, 'admin')];
};
const bothBrowsers = async (): Promise<readonly [Client, Client]> => [
  await app.signIn(supers[0].username),
  await app.signIn(supers[1].username),
];

describe('of two admins', () => {
  test.each<[string, unknown, string]>([
    ['demoted', { role: 'teacher' }, 'user.role-changed'],
    ['deactivated', { isActive: false }, 'user.deactivated'],
    ['moved to New School', { organizationId: 1 }, 'user.moved-away'],
  ])('one stays, though both are %s fifty times in one moment', async (_case, changes, type) => {
    const [one, other] = await bothBrowsers();
    // of one round alone one cannot be sure that two decisions met
    for (let round = 1; round <= 6; round += 1) {
      const admins = await twoAdmins();
      const responses = await fifty([
        () => change(one, admins[0], changes),
        () => change(other, admins[1], changes),
        () => change(other, admins[0], changes),
        () => change(one, admins[1], changes),
      ]);
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect(responses.filter(({ body }) => body.code === 'identity.last-admin').length).toBeGreaterThan(0);
      expect(await events(type)).toBe(round);
      const [left] = await asAdmin<{ count: number }>(
        database,
        `SELECT count(*)::integer FROM identity.users
         WHERE organization_id = $1 AND role = 'admin' AND is_active AND moved_to IS NULL`,
        [admins[0].organizationId],
      );
      expect(left?.count).toBe(1);
    }
  });

  test('one stays with retries under keys, too', async () => {
    const admins = await twoAdmins();
    const [one, other] = await bothBrowsers();
    const responses = await fifty([
      (n) => change(one, admins[0], { role: 'teacher' }, `a${n % 10}`),
      (n) => change(other, admins[1], { role: 'teacher' }, `b${n % 10}`),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect(await inCharge('admin')).toHaveLength(1);
    expect(await events('user.role-changed')).toBe(1);
  });
});

describe('of two super-admins', () => {
  test.each<[string, unknown]>([
    ['demote', { role: 'teacher' }],
    ['deactivate', { isActive: false }],
  ])('one stays, though they %s each other fifty times in one moment', async (_case, changes) => {
    const [one, other] = await bothBrowsers();
    const responses = await fifty([() => change(one, supers[1], changes), () => change(other, supers[0], changes)]);
    for (const { status } of responses) expect([200, 401, 409]).toContain(status);
    expect(await inCharge('super-admin')).toHaveLength(1);
  });

  test('one stays, though they sit at two schools', async () => {
    const elsewhere = await makePerson(app, await makeSchool(app), 'super-admin');
    const [one, other] = await bothBrowsers();
    const third = await app.signIn(elsewhere.username);
    const changes = { role: 'parent' };
    const responses = await fifty([
      () => change(one, elsewhere, changes),
      () => change(other, supers[0], changes),
      () => change(third, supers[1], changes),
    ]);
    for (const { status } of responses) expect([200, 401, 409]).toContain(status);
    expect((await inCharge('super-admin')).length).toBeGreaterThanOrEqual(1);
  });

  test('the last is told so, whatever they try with themselves', async () => {
    const [one] = await bothBrowsers();
    await change(one, supers[1], { isActive: false });
    for (const changes of [{ role: 'admin' }, { isActive: false }]) {
      expect((await change(one, supers[0], changes)).body).toMatchObject({
        statusCode: 409,
        code: 'identity.last-super-admin',
      });
    }
    expect((await change(one, supers[0], { organizationId: 1 })).body).toMatchObject({
      code: 'people.super-admins-stay',
    });
  });
});

test('the last admin hears that they are the last, another that they cannot demote themselves', async () => {
  const [one, other] = await twoAdmins();
  const browser = await app.signIn(one.username);
  const changes = { role: 'teacher' };
  expect((await change(browser, one, changes)).body).toMatchObject({ statusCode: 403, code: 'people.own-role' });
  const [superAdmin] = await bothBrowsers();
  expect((await change(superAdmin, other, changes)).status).toBe(200);
  expect((await change(browser, one, changes)).body).toMatchObject({ statusCode: 409, code: 'identity.last-admin' });
});

test('an admin who is demoted in the middle of their own work finishes it wholly or not at all', async () => {
  const [one] = await twoAdmins();
  const student = await makePerson(app, one.organizationId, 'student');
  const theirs = await app.signIn(one.username);
  const [superAdmin] = await bothBrowsers();
  const [demotion, ...renamings] = await Promise.all([
    change(superAdmin, one, { role: 'teacher' }),
    ...Array.from({ length: 30 }, (_, n) => change(theirs, student, { firstName: `Name${n}` })),
  ]);
  expect(demotion.status).toBe(200);
  for (const { status } of renamings) expect([200, 401, 409]).toContain(status);
  const done = renamings.filter(({ status }) => status === 200).length;
  expect(await events('user.details-changed')).toBe(done);
  expect((await change(theirs, student, { firstName: 'Late' })).status).toBe(401);
});
