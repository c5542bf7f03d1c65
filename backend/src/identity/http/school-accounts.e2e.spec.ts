import { randomBytes } from 'node:crypto';
import { t, type SchoolSignInProblem, type SetSignIn } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { aGooglePerson, comeBack, goToProvider, OpenIdServer } from '../../../test/google.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { goToSaml, postSaml, SamlServer } from '../../../test/saml.js';
import { asAdmin } from '../../../test/sql.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { userStream } from '../index.js';

let database: TestDatabase;
let openId: OpenIdServer;
let saml: SamlServer;
let app: TestApp;
let superAdmin: Client;
let superAdminId: number;
const clock = new TestClock();

beforeAll(async () => {
  database = await cloneDatabase();
  openId = await OpenIdServer.start();
  saml = new SamlServer(() => clock.now());
  app = await startApp({ database, clock, macKey: randomBytes(32), web: { providerTimeout: 2_000 } });
  const { id, username } = await makePerson(app, await makeSchool(app), 'super-admin');
  superAdminId = id;
  superAdmin = await app.signIn(username);
});
afterAll(async () => {
  await app.close();
  await openId.stop();
  await database.drop();
});

const RULES = { roleClaim: 'groups', teacherValue: 'Faculty', verifierValue: 'Coaches', gradeClaim: 'grade' };
const signInOf = (school: number): string => `/api/organizations/${school}/sign-in`;
const settings = (than: Partial<SetSignIn> = {}): object => ({
  ...{ issuer: openId.issuer, clientId: 'hourtrail', clientSecret: 'a secret of the two', domain: 'school.example' },
  ...{ roles: ['student', 'teacher', 'verifier'], required: false, newAccounts: RULES, reason: 'The school asked' },
  ...than,
});

async function aSchoolWith(than: Partial<SetSignIn> = {}): Promise<number> {
  const school = await makeSchool(app);
  const { status, body } = await superAdmin.put(signInOf(school), settings(than));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return school;
}

let made = 0;
const anAddress = (): string => `new.person.${(made += 1)}@school.example`;

type Claims = Readonly<Record<string, unknown>>;
type SignIn = (school: number, email: string, claims?: Claims) => Promise<{ browser: Client; response: Answer }>;

const byOpenId: SignIn = async (school, email, claims = {}) => {
  openId.is(aGooglePerson({ email, ...claims }));
  const browser = app.client();
  return { browser, response: await comeBack(browser, await goToProvider(browser, `/api/auth/oidc/${school}`)) };
};
const bySaml: SignIn = async (school, email, claims = {}) => {
  const browser = app.client();
  const request = await goToSaml(browser, school);
  const attributes = { mail: email, givenName: 'Ada', sn: 'Byron', ...claims } as Record<string, string>;
  return {
    browser,
    response: await postSaml(browser, request, saml.answer(saml.says(request, email, { attributes }))),
  };
};

const locationOf = ({ response }: { response: Answer }): unknown => response.headers['location'];
const explained = (school: number, problem: SchoolSignInProblem): string =>
  `/login?problem=${problem}&school=${school}`;
const peopleWith = (email: string) =>
  asAdmin<Record<string, unknown>>(
    database,
    `SELECT id, role, grade_level AS grade, first_name AS first, last_name AS last, organization_id AS school,
       email_confirmed AS confirmed, could_enter AS hands, email_from AS authors, created_by AS "createdBy"
     FROM identity.users WHERE lower(email) = lower($1) AND moved_to IS NULL`,
    [email],
  );
const everyone = async (): Promise<unknown> =>
  (await asAdmin(database, 'SELECT count(*) AS people FROM identity.users'))[0];

describe.each<[string, SignIn, () => Partial<SetSignIn>]>([
  ['OpenID Connect', byOpenId, () => ({})],
  ['SAML', bySaml, () => ({ protocol: 'saml', metadata: saml.metadata(), emailAttribute: 'mail' })],
])('someone new at a school that gives accounts by %s', (_protocol, signIn, how) => {
  test('becomes a student by name and grade, is signed in, and known again', async () => {
    const school = await aSchoolWith(how());
    const email = anAddress();
    const first = await signIn(school, email, { sub: `ada-${school}`, grade: 'Grade 10' });
    expect(locationOf(first)).toBe('/dashboard');
    const me = (await first.browser.get('/api/auth/me')).body;
    expect(me).toMatchObject({ role: 'student', organizationId: school, mustChangePassword: false });
    const [person, ...others] = await peopleWith(email);
    expect(others).toEqual([]);
    expect(person).toEqual({
      ...{ id: me.id, role: 'student', grade: '10', first: 'Ada', last: 'Byron', school, confirmed: true },
      ...{ hands: [superAdminId], authors: [superAdminId], createdBy: null },
    });
    const again = await signIn(school, email, { sub: `ada-${school}` });
    expect((await again.browser.get('/api/auth/me')).body.id).toBe(me.id);
    expect(await peopleWith(email)).toHaveLength(1);
    const events = await asAdmin<{ canonical: string }>(
      database,
      `SELECT canonical FROM log.events WHERE stream = 'user/' || $1 ORDER BY version`,
      [me.id],
    );
    expect(events.map(({ canonical }) => JSON.parse(canonical))).toMatchObject([
      { type: 'user.signed-up', actor: { id: null, role: 'visitor' }, data: { through: 'school', role: 'student' } },
    ]);
  });

  test('becomes a teacher or a verifier by the value that the school named, and never more', async () => {
    const school = await aSchoolWith(how());
    const becomes = async (groups: unknown): Promise<unknown> => {
      const email = anAddress();
      expect(locationOf(await signIn(school, email, { groups, grade: '11' }))).toBe('/dashboard');
      const [person] = await peopleWith(email);
      return [person?.['role'], person?.['grade']];
    };
    expect(await becomes(['Everyone', 'Faculty'])).toEqual(['teacher', null]);
    expect(await becomes('Coaches')).toEqual(['verifier', null]);
    expect(await becomes(['admin', 'super-admin'])).toEqual(['student', '11']);
    expect(await becomes('faculty')).toEqual(['student', '11']);
  });

  test('gets none in a role that the sign-in is not for, or with an address of another domain', async () => {
    const school = await aSchoolWith({ ...how(), roles: ['student'] });
    const before = await everyone();
    expect(locationOf(await signIn(school, anAddress(), { groups: 'Faculty' }))).toBe(
      explained(school, 'school-other-role'),
    );
    expect(locationOf(await signIn(school, 'ada@elsewhere.example'))).toBe(explained(school, 'school-other-tenant'));
    expect(await everyone()).toEqual(before);
  });

  test('gets none while the school says so, in a clear sentence', async () => {
    const school = await aSchoolWith({ ...how(), newAccounts: null });
    const before = await everyone();
    expect(locationOf(await signIn(school, anAddress()))).toBe(explained(school, 'school-no-account'));
    expect(await everyone()).toEqual(before);
  });
});

test('one person in several windows at once gets one account', async () => {
  const school = await aSchoolWith();
  const email = anAddress();
  openId.is(aGooglePerson({ email }));
  const browsers = [app.client(), app.client(), app.client(), app.client()];
  const paths = await Promise.all(browsers.map((browser) => goToProvider(browser, `/api/auth/oidc/${school}`)));
  const responses = await Promise.all(browsers.map((browser, n) => comeBack(browser, paths[n] as string)));
  expect(responses.map(({ headers }) => headers['location'])).toEqual(Array(4).fill('/dashboard'));
  expect(await peopleWith(email)).toHaveLength(1);
});

test('the same name at the provider with two addresses at once gets one account', async () => {
  const school = await aSchoolWith({ protocol: 'saml', metadata: saml.metadata(), emailAttribute: 'mail' });
  const emails = [anAddress(), anAddress()];
  const ready = await Promise.all(
    emails.map(async (email) => {
      const browser = app.client();
      const request = await goToSaml(browser, school);
      const answer = saml.answer(saml.says(request, email, { nameId: 'one person' }));
      return () => postSaml(browser, request, answer);
    }),
  );
  const responses = await Promise.all(ready.map((post) => post()));
  expect(responses.map(({ headers }) => headers['location'])).toEqual(['/dashboard', '/dashboard']);
  expect((await Promise.all(emails.map(peopleWith))).flat()).toHaveLength(1);
});

test('two people with the same name before the @ get two usernames', async () => {
  const [one, other] = [await aSchoolWith(), await aSchoolWith({ domain: 'other.example' })];
  expect(locationOf(await byOpenId(one, 'twin@school.example'))).toBe('/dashboard');
  expect(locationOf(await byOpenId(other, 'twin@other.example'))).toBe('/dashboard');
});

test('an account that the school made first is linked, not made again', async () => {
  const school = await aSchoolWith();
  const person = await makePerson(app, school, 'student');
  await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [person.id]);
  const { browser } = await byOpenId(school, person.email);
  expect((await browser.get('/api/auth/me')).body.id).toBe(person.id);
});

test('no account is made for an address that has one elsewhere, or had one and is deactivated', async () => {
  const school = await aSchoolWith();
  const elsewhere = await makePerson(app, await makeSchool(app), 'student');
  expect(locationOf(await byOpenId(school, elsewhere.email))).toBe(explained(school, 'school-email-elsewhere'));
  const away = await makePerson(app, school, 'student');
  await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [away.id]);
  expect(locationOf(await byOpenId(school, away.email))).toBe(explained(school, 'school-account-inactive'));
});

test('whoever signed up with the address and never confirmed it gives it up', async () => {
  const school = await aSchoolWith();
  const email = anAddress();
  const squatter = { username: `squatter${made}`, email, firstName: 'Mallory', lastName: 'Squatter' };
  const password = 'a very long walk home';
  const signedUp = await app.client().post('/api/auth/signup', { ...squatter, password });
  expect(signedUp.status).toBe(201);
  const { browser, response } = await byOpenId(school, email);
  expect(response.headers['location']).toBe('/dashboard');
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ organizationId: school, firstName: 'Ada' });
});

test('names that no form would take are made plain, and someone without one gets a name', async () => {
  const school = await aSchoolWith();
  const email = anAddress();
  await byOpenId(school, email, { given_name: 'A\u202Eda', family_name: ' ' });
  expect(await peopleWith(email)).toMatchObject([{ first: 'Ada', last: 'Student' }]);
});

test('accounts are made for one domain, at no district', async () => {
  const school = await makeSchool(app);
  const { body } = await superAdmin.put(signInOf(school), settings({ domain: '' }));
  expect(body.errors).toEqual([{ field: 'domain', message: t('apiSchools.newAccountsNeedDomain') }]);
  const { body: made } = await superAdmin.post('/api/organizations', { name: 'A district', isDistrict: true });
  const district = await superAdmin.put(signInOf(made.id), settings({ roles: ['district-admin'] }));
  expect(district.body.errors).toEqual([{ field: 'newAccounts', message: t('apiSchools.districtMakesNoAccounts') }]);
  const long = await superAdmin.put(signInOf(school), settings({ newAccounts: { roleClaim: 'x'.repeat(256) } }));
  expect([long.status, long.body.errors[0].field]).toEqual([400, 'newAccounts.roleClaim']);
  expect((await superAdmin.put(signInOf(school), settings({ newAccounts: 7 as never }))).status).toBe(400);
});

test('the accounts are in the log as they are', async () => {
  const rows = () =>
    asAdmin(database, 'SELECT u::text AS row FROM identity.users u WHERE could_enter @> $1 ORDER BY id', [
      [superAdminId],
    ]);
  const before = await rows();
  expect(before.length).toBeGreaterThan(10);
  await withPool(database.ownerUrl, (owner) => rebuild(owner, [userStream], []));
  expect(await rows()).toEqual(before);
});
