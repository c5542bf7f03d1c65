import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addDays,
  SCHOOL_SIGN_IN_PROBLEMS,
  t,
  todayInZone,
  type SchoolSignInProblem,
  type SetSignIn,
} from '@hourtrail/contracts';
import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { aGooglePerson, comeBack, goToProvider, OpenIdServer } from '../../../test/google.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { addAuthenticator } from '../../../test/second-factor.js';
import { asAdmin } from '../../../test/sql.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { userStream } from '../index.js';

const SESSION = 'hourtrail_session';
const COOKIE = 'hourtrail_oidc';
const anotherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

let database: TestDatabase;
let provider: OpenIdServer;
let app: TestApp;
let superAdmin: Client;
const clock = new TestClock();
const macKey = randomBytes(32);

beforeAll(async () => {
  database = await cloneDatabase();
  provider = await OpenIdServer.start();
  app = await startApp({ database, clock, macKey, web: { providerTimeout: 2_000 } });
  const { username } = await makePerson(app, await makeSchool(app), 'super-admin');
  superAdmin = await app.signIn(username);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.drop();
});

const settings = (than: Partial<SetSignIn> = {}): SetSignIn => ({
  issuer: provider.issuer,
  clientId: 'hourtrail',
  clientSecret: 'a secret of the two',
  roles: ['student', 'teacher'],
  required: false,
  ...than,
});

const signInOf = (school: number): string => `/api/organizations/${school}/sign-in`;

async function aSchoolWith(than: Partial<SetSignIn> = {}): Promise<number> {
  const school = await makeSchool(app);
  const { status, body } = await superAdmin.put(signInOf(school), { ...settings(than), reason: 'The school asked' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return school;
}

/** Someone without a password, as an import makes them. */
async function aStudent(school: number, role: 'student' | 'teacher' | 'verifier' = 'student') {
  const person = await makePerson(app, school, role);
  await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [person.id]);
  return person;
}

/** The person as the provider describes them. */
const knownAs = ({ email }: { readonly email: string }, than: Record<string, unknown> = {}) => {
  const claims = aGooglePerson({ email, ...than });
  provider.is(claims);
  return claims;
};

async function signInAt(school: number, next = ''): Promise<{ browser: Client; response: Answer }> {
  const browser = app.client();
  const path = await goToProvider(browser, `/api/auth/oidc/${school}${next}`);
  return { browser, response: await comeBack(browser, path) };
}

const locationOf = ({ response }: { response: Answer }): unknown => response.headers['location'];

const explained = (school: number, problem: SchoolSignInProblem): string =>
  `/login?problem=${problem}&school=${school}`;

const stored = async (): Promise<unknown> =>
  asAdmin(
    database,
    `SELECT (SELECT count(*) FROM log.events) AS events, (SELECT count(*) FROM identity.users) AS users,
       (SELECT count(*) FROM identity.school_identities) AS identities, (SELECT count(*) FROM web.sessions) AS sessions`,
  );

describe('the sign-in of a school', () => {
  test('is set by a super-admin, shown to its admin without the secret, and removed', async () => {
    const school = await makeSchool(app);
    const admin = await app.signIn((await makePerson(app, school, 'admin')).username);
    const none = await admin.get(signInOf(school));
    expect(none.body).toMatchObject({
      issuer: '',
      roles: [],
      redirectUri: expect.stringMatching(new RegExp(`/api/auth/oidc/callback/${school}$`)),
    });
    const set = await superAdmin.put(signInOf(school), settings({ domain: 'Lincoln.example' }));
    expect([set.status, set.body]).toEqual([
      200,
      {
        version: 2,
        protocol: 'oidc',
        issuer: provider.issuer,
        clientId: 'hourtrail',
        domain: 'lincoln.example',
        roles: ['student', 'teacher'],
        required: false,
        redirectUri: none.body.redirectUri,
        entityId: none.body.entityId,
        acsUrl: none.body.acsUrl,
        startUrl: '',
        certificates: [],
        emailAttribute: '',
        newAccounts: null,
      },
    ]);
    expect((await admin.get(signInOf(school))).body).toEqual(set.body);
    expect((await admin.put(signInOf(school), settings())).status).toBe(403);
    expect((await superAdmin.delete(signInOf(school))).status).toBe(204);
    expect((await superAdmin.delete(signInOf(school))).status).toBe(204);
    // removing it signed the admin out
    expect((await admin.get(signInOf(school))).status).toBe(401);
    expect((await superAdmin.get(signInOf(school))).body).toMatchObject({ issuer: '', version: 3 });
  });

  test('stands in the log with its issuer and client, and its secret in no table as it is', async () => {
    const school = await aSchoolWith();
    const [event] = await asAdmin<{ canonical: string }>(
      database,
      `SELECT canonical FROM log.events WHERE stream = 'organization/' || $1 ORDER BY version DESC LIMIT 1`,
      [school],
    );
    expect(JSON.parse(event?.canonical ?? '')).toMatchObject({
      type: 'organization.sign-in-changed',
      data: { roles: ['student', 'teacher'], required: false, newSecret: true },
    });
    const rows = await asAdmin<{ row: string }>(
      database,
      `SELECT encode(sealed_secret, 'escape') || p.* || (SELECT string_agg(t.body, ' ')
         FROM log.texts t WHERE t.organization_id = p.organization_id) AS row
       FROM organizations.sign_in_providers p WHERE organization_id = $1`,
      [school],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('a secret of the two');
  });

  test('keeps its secret while issuer and client stay, and sends it to no other', async () => {
    const school = await aSchoolWith();
    const { clientSecret: _, ...without } = settings();
    const kept = await superAdmin.put(signInOf(school), { ...without, required: true });
    expect(kept.status).toBe(200);
    const other = await superAdmin.put(signInOf(school), { ...without, issuer: 'https://evil.example' });
    expect([other.status, other.body.errors]).toEqual([
      400,
      [{ field: 'clientSecret', message: 'Client secret is required' }],
    ]);
    expect((await superAdmin.get(signInOf(school))).body).toMatchObject({ issuer: provider.issuer, required: true });
    const person = await aStudent(school);
    knownAs(person);
    expect(locationOf(await signInAt(school))).toBe('/dashboard');
  });

  test.each([
    [{ issuer: 'http://provider.example' }, 'issuer'],
    [{ issuer: 'https://user:secret@provider.example' }, 'issuer'],
    [{ issuer: 'https://provider.example/?tenant=1' }, 'issuer'],
    [{ issuer: 'https://login.microsoftonline.com/common/v2.0' }, 'issuer'],
    [{ issuer: 'https://accounts.google.com' }, 'domain'],
    [{ domain: 'no domain' }, 'domain'],
    [{ clientId: ' ' }, 'clientId'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['super-admin'] }, 'roles'],
    [{ roles: ['student', 'student'] }, 'roles'],
    [{ required: 'true' }, 'required'],
  ])('takes no %p', async (than, field) => {
    const school = await makeSchool(app);
    const { status, body } = await superAdmin.put(signInOf(school), { ...settings(), ...than });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect((await superAdmin.get(signInOf(school))).body.issuer).toBe('');
  });

  test('is none of New School', async () => {
    expect((await superAdmin.put(signInOf(1), settings())).status).toBe(409);
  });

  test('stale or the same again changes nothing', async () => {
    const school = await aSchoolWith();
    const { clientSecret: _, ...same } = settings();
    expect((await superAdmin.put(signInOf(school), same)).body.version).toBe(2);
    expect((await superAdmin.put(signInOf(school), settings({ version: 1 }))).status).toBe(409);
  });
});

describe('signing in with the school', () => {
  test('links the account that the school made with this address, and knows the person again', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    const claims = knownAs(person, { email: person.email.toUpperCase() });
    const first = await signInAt(school, '?next=%2Fmy-hours');
    expect(locationOf(first)).toBe('/my-hours');
    expect((await first.browser.get('/api/auth/me')).body).toMatchObject({ id: person.id, mustChangePassword: false });
    provider.is({ ...claims, email: 'renamed@school.example' });
    const again = await signInAt(school);
    expect((await again.browser.get('/api/auth/me')).body.id).toBe(person.id);
    const events = await asAdmin<{ type: string }>(
      database,
      `SELECT canonical::jsonb->>'type' AS type FROM log.events WHERE stream = 'user/' || $1 ORDER BY version`,
      [person.id],
    );
    expect(events.map(({ type }) => type)).toEqual(['user.created', 'user.sign-in-linked']);
  });

  test('asks once for the password of those who chose one', async () => {
    const school = await aSchoolWith();
    const person = await makePerson(app, school, 'teacher');
    knownAs(person);
    const { browser, response } = await signInAt(school, '?next=%2Fapprovals');
    expect(response.headers['location']).toBe(`/login?school=${school}&link=true&next=%2Fapprovals`);
    expect(browser.cookies.has(SESSION)).toBe(false);
    const wrong = await browser.post('/api/auth/oidc/link', { password: 'not this one' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'password']);
    const thief = await app.client().post('/api/auth/oidc/link', { password: PASSWORD });
    expect([thief.status, thief.body.code]).toEqual([401, 'identity.school-expired']);
    const right = await browser.post('/api/auth/oidc/link', { password: PASSWORD });
    expect([right.status, right.body]).toEqual([200, { next: '/approvals' }]);
    expect((await browser.get('/api/auth/me')).body.id).toBe(person.id);
    expect(locationOf(await signInAt(school))).toBe('/dashboard');
  });

  test('links no address that its person typed and nobody confirmed', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    await asAdmin(database, 'UPDATE identity.users SET email_confirmed = false WHERE id = $1', [person.id]);
    knownAs(person);
    expect(locationOf(await signInAt(school))).toBe(explained(school, 'school-address-unconfirmed'));
  });

  test('counts who set it up among those who could enter, and who wrote the address unless a password says who it is', async () => {
    const school = await aSchoolWith();
    const [setBy] = await asAdmin<{ hands: number[] }>(
      database,
      'SELECT set_by AS hands FROM organizations.sign_in_providers WHERE organization_id = $1',
      [school],
    );
    const rowOf = async (id: number) =>
      (await asAdmin<{ row: string }>(database, 'SELECT u::text AS row FROM identity.users u WHERE id = $1', [id]))[0];
    const couldEnter = async (id: number): Promise<readonly number[]> =>
      (
        await asAdmin<{ ids: number[] }>(database, 'SELECT could_enter AS ids FROM identity.users WHERE id = $1', [id])
      )[0]?.ids ?? [];
    const [linked, confirmed] = [await aStudent(school, 'teacher'), await makePerson(app, school, 'teacher')];
    const before = await couldEnter(linked.id);
    knownAs(linked);
    expect(locationOf(await signInAt(school))).toBe('/dashboard');
    expect(setBy?.hands).toHaveLength(1);
    expect(await couldEnter(linked.id)).toEqual([...before, ...(setBy?.hands ?? [])]);
    const [session] = await asAdmin(database, 'SELECT could_be AS "couldBe" FROM web.sessions WHERE user_id = $1', [
      linked.id,
    ]);
    expect(session).toEqual({ couldBe: [...before, ...(setBy?.hands ?? [])] });
    knownAs(confirmed);
    const { browser } = await signInAt(school);
    expect((await browser.post('/api/auth/oidc/link', { password: PASSWORD })).status).toBe(200);
    expect(await couldEnter(confirmed.id)).toEqual(setBy?.hands);
    // whoever changes the provider later is counted from the next sign-in on
    const second = await app.signIn((await makePerson(app, school, 'super-admin')).username);
    const { id: secondId } = (await second.get('/api/auth/me')).body as { readonly id: number };
    await second.put(signInOf(school), { ...settings(), clientSecret: 'another secret', reason: 'New secret' });
    expect(locationOf(await signInAt(school))).toBe('/dashboard');
    expect(await couldEnter(confirmed.id)).toEqual([...(setBy?.hands ?? []), secondId]);
    const row = await rowOf(linked.id);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, [userStream], []));
    expect(await rowOf(linked.id)).toEqual(row);
  });

  test('takes over no account that its person uses through Google', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    await asAdmin(
      database,
      "INSERT INTO identity.google_identities (issuer, subject, user_id) VALUES ('https://accounts.google.com', $1, $2)",
      [`subject-${person.id}`, person.id],
    );
    knownAs(person);
    expect(locationOf(await signInAt(school))).toBe(explained(school, 'school-uses-google'));
  });

  test('links no second account of the provider without the password', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    knownAs(person);
    await signInAt(school);
    knownAs(person);
    expect(locationOf(await signInAt(school))).toBe(explained(school, 'school-other-identity'));
  });

  test('ends the one-time password that somebody made for the person', async () => {
    const school = await aSchoolWith();
    const admin = await app.signIn((await makePerson(app, school, 'admin')).username);
    const person = await makePerson(app, school, 'student');
    const { body } = await admin.post(`/api/users/${person.id}/one-time-password`, {});
    knownAs(person);
    const { browser, response } = await signInAt(school);
    expect(response.headers['location']).toBe('/dashboard');
    expect((await browser.get('/api/profile')).status).toBe(200);
    const late = { username: person.username, password: body.oneTimePassword };
    expect((await app.client().post('/api/auth/login', late)).status).toBe(401);
  });

  test('in several windows at once links once', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    knownAs(person);
    const browsers = [app.client(), app.client(), app.client()];
    const paths = await Promise.all(browsers.map((browser) => goToProvider(browser, `/api/auth/oidc/${school}`)));
    const responses = await Promise.all(browsers.map((browser, n) => comeBack(browser, paths[n] as string)));
    expect(responses.map(({ headers }) => headers['location'])).toEqual(Array(3).fill('/dashboard'));
  });

  test('goes on after the provider changed its keys', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    knownAs(person);
    await signInAt(school);
    await provider.addKey('new');
    for (let time = 0; time < 2; time += 1) expect(locationOf(await signInAt(school))).toBe('/dashboard');
  });
});

describe('a school that requires its sign-in', () => {
  test('lets nobody of these roles in by a password, signs out who came in by one, and links at once', async () => {
    const school = await makeSchool(app);
    const student = await makePerson(app, school, 'student');
    const parent = await makePerson(app, school, 'parent');
    const before = await app.signIn(student.username);
    await superAdmin.put(signInOf(school), settings({ required: true }));
    expect((await before.get('/api/auth/me')).status).toBe(401);
    const logIn = (username: string, password = PASSWORD): Promise<Answer> =>
      app.client().post('/api/auth/login', { username, password });
    const refused = await logIn(student.username);
    expect([refused.status, refused.body.code]).toEqual([401, 'identity.school-sign-in-required']);
    expect((await logIn(student.username, 'not this one')).body.code).toBe('identity.invalid-credentials');
    expect((await logIn(parent.username)).status).toBe(200);
    knownAs(student);
    const { browser, response } = await signInAt(school);
    expect(response.headers['location']).toBe('/dashboard');
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` };
    expect((await browser.post('/api/auth/change-password', change)).body.code).toBe(
      'identity.school-sign-in-required',
    );
    await superAdmin.delete(signInOf(school));
    expect((await logIn(student.username)).status).toBe(200);
  });

  test('asks nobody for a second factor who may not use a password', async () => {
    const school = await aSchoolWith({ required: true });
    const today = todayInZone('America/New_York');
    await superAdmin.patch(`/api/organizations/${school}`, { secondFactorFrom: addDays(today, -1), reason: 'Safer' });
    const teacher = await makePerson(app, school, 'teacher');
    knownAs(teacher);
    const { browser } = await signInAt(school);
    expect((await browser.get('/api/users')).status).toBe(200);
    expect((await browser.get('/api/auth/me')).body.secondFactorFrom).toBe(null);
    // its own proof, the provider, goes on when the person adds a factor all the same
    await addAuthenticator(browser, clock.now());
    expect((await browser.get('/api/users')).status).toBe(200);
    const { clientSecret: _, ...without } = settings();
    await superAdmin.put(signInOf(school), without);
    expect((await browser.get('/api/users')).status).toBe(401);
  });

  test('signs people out when it changes who they are asked to be, and leaves the keys of the school alone', async () => {
    const school = await makeSchool(app);
    const [admin, student] = [await makePerson(app, school, 'admin'), await makePerson(app, school, 'student')];
    const key = await (
      await app.signIn(admin.username)
    ).post('/api/api-keys', {
      name: 'Key',
      capabilities: ['hours.read'],
      expiresAt: addDays(todayInZone('America/New_York'), 30),
      currentPassword: PASSWORD,
    });
    expect(key.status).toBe(201);
    const isSignedOutBy = async (change: () => Promise<Answer>): Promise<boolean> => {
      const browser = await app.signIn(student.username);
      expect([200, 204]).toContain((await change()).status);
      return (await browser.get('/api/auth/me')).status === 401;
    };
    const set = (than: Partial<SetSignIn>) => () =>
      superAdmin.put(signInOf(school), { ...settings({ roles: ['teacher'], ...than }), reason: 'The school asked' });
    expect(await isSignedOutBy(set({}))).toBe(false);
    expect(await isSignedOutBy(set({ clientSecret: 'another' }))).toBe(false);
    expect(await isSignedOutBy(set({ required: true }))).toBe(true);
    expect(await isSignedOutBy(set({ required: true, clientSecret: 'a third' }))).toBe(false);
    expect(await isSignedOutBy(set({ required: true, roles: ['teacher', 'verifier'] }))).toBe(true);
    expect(await isSignedOutBy(set({}))).toBe(true);
    expect(await isSignedOutBy(set({ issuer: 'https://other.example' }))).toBe(true);
    expect(await isSignedOutBy(() => superAdmin.delete(signInOf(school)))).toBe(true);
    const ended = await asAdmin(database, 'SELECT ended FROM web.api_keys WHERE organization_id = $1', [school]);
    expect(ended).toEqual([{ ended: null }]);
  });

  test('keeps no super-admin of the school out', async () => {
    const school = await aSchoolWith({ required: true });
    const { username } = await makePerson(app, school, 'super-admin');
    expect((await (await app.signIn(username)).get('/api/auth/me')).status).toBe(200);
  });
});

describe('nobody signs in who', () => {
  test.each<[string, SchoolSignInProblem, (school: number) => Promise<{ readonly email: string }>]>([
    ['has no account anywhere', 'school-no-account', async () => ({ email: 'nobody@school.example' })],
    ['is of another school', 'school-no-account', async () => aStudent(await makeSchool(app))],
    ['is of a role that this sign-in is not for', 'school-other-role', (school) => aStudent(school, 'verifier')],
    ['is a super-admin', 'school-other-role', async (school) => makePerson(app, school, 'super-admin')],
    [
      'was deactivated',
      'school-account-inactive',
      async (school) => {
        const person = await aStudent(school);
        await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [person.id]);
        return person;
      },
    ],
  ])('%s', async (_who, problem, who) => {
    const school = await aSchoolWith();
    knownAs(await who(school));
    const before = await stored();
    expect(locationOf(await signInAt(school))).toBe(explained(school, problem));
    expect(await stored()).toEqual(before);
  });

  test('moved to another school since', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    knownAs(person);
    await signInAt(school);
    await superAdmin.patch(`/api/users/${person.id}`, { organizationId: await makeSchool(app), reason: 'Moved' });
    expect(locationOf(await signInAt(school))).toBe(explained(school, 'school-no-account'));
  });

  test('comes from the same provider by way of another school', async () => {
    const [school, other] = [await aSchoolWith(), await aSchoolWith()];
    knownAs(await aStudent(school));
    await signInAt(school);
    expect(locationOf(await signInAt(other))).toBe(explained(other, 'school-no-account'));
  });

  test('was erased', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    knownAs(person);
    await signInAt(school);
    await superAdmin.post(`/api/users/${person.id}/erase`, { username: person.username, reason: 'asked' });
    expect(await asAdmin(database, 'SELECT FROM identity.school_identities WHERE user_id = $1', [person.id])).toEqual(
      [],
    );
    expect(locationOf(await signInAt(school))).toBe(explained(school, 'school-no-account'));
  });

  test('is of a school that is closed, or has no sign-in of its own', async () => {
    const school = await aSchoolWith();
    const leave = (id: number | string) => app.client().get(`/api/auth/oidc/${id}`, { accept: 'text/html' });
    const browser = app.client();
    knownAs(await aStudent(school));
    const path = await goToProvider(browser, `/api/auth/oidc/${school}`);
    await superAdmin.patch(`/api/organizations/${school}`, { isActive: false, reason: 'Closed' });
    expect((await comeBack(browser, path)).headers['location']).toBe(explained(school, 'school-closed'));
    expect((await leave(school)).headers['location']).toBe(explained(school, 'school-closed'));
    for (const id of [await makeSchool(app), 999_999])
      expect((await leave(id)).headers['location']).toBe(explained(id, 'school-not-set-up'));
    expect((await leave('first')).status).toBe(400);
  });
});

interface Hostile {
  readonly back?: (path: URLSearchParams, browser: Client) => void | Promise<void>;
  readonly prepare?: () => void;
  readonly problem?: SchoolSignInProblem;
  /** Whether the browser is no longer known, so that neither is the school. */
  readonly isLost?: true;
}

const spoilToken = (change: (payload: Record<string, unknown>) => void) => () =>
  provider.spoilsTokens(({ payload }) => change(payload));
const spoilIdToken = (change: (token: string) => string) => () =>
  provider.spoilsAnswers(({ body }) => {
    const response = body as { id_token: string };
    response.id_token = change(response.id_token);
  });
const signedByAnother = (token: string): string => {
  const signed = token.split('.').slice(0, 2).join('.');
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), anotherKey).toString('base64url')}`;
};
const unsigned = (token: string): string => {
  const [, payload] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
};
const LOST = { problem: 'school-expired', isLost: true } as const;

const HOSTILE: Readonly<Record<string, Hostile>> = {
  'with a state nobody gave out': { back: (query) => query.set('state', 'A'.repeat(43)), ...LOST },
  'without a state': { back: (query) => query.delete('state'), ...LOST },
  'with two states': { back: (query) => query.append('state', 'B'.repeat(43)), ...LOST },
  'without the cookie of the browser that left': {
    back: (_query, browser) => void browser.cookies.delete(COOKIE),
    ...LOST,
  },
  'after ten minutes': { back: () => clock.advance(600_001), ...LOST },
  'without a code': { back: (query) => query.delete('code') },
  'with a code that the provider does not know': { back: (query) => query.set('code', 'made-up') },
  'when the person declined': {
    back: (query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    },
    problem: 'school-declined',
  },
  'by way of another issuer': { back: (query) => query.set('iss', 'https://evil.example') },
  'with an address that is not verified': {
    prepare: spoilToken((payload) => (payload['email_verified'] = false)),
    problem: 'school-email-unverified',
  },
  'with a mere text for verified': {
    prepare: spoilToken((payload) => (payload['email_verified'] = 'true')),
    problem: 'school-email-unverified',
  },
  'with the word of Microsoft alone from somebody else': {
    prepare: spoilToken((payload) => Object.assign(payload, { email_verified: undefined, xms_edov: true })),
    problem: 'school-email-unverified',
  },
  'without an address': {
    prepare: spoilToken((payload) => delete payload['email']),
    problem: 'school-email-unverified',
  },
  'with an address of another domain': {
    prepare: spoilToken((payload) => (payload['email'] = 'ada@school.example.evil.example')),
    problem: 'school-other-tenant',
  },
  'from another tenant': {
    prepare: spoilToken((payload) => (payload['hd'] = 'evil.example')),
    problem: 'school-other-tenant',
  },
  'with a token of another issuer': { prepare: spoilToken((payload) => (payload['iss'] = 'https://evil.example')) },
  'with a token for another site': { prepare: spoilToken((payload) => (payload['aud'] = 'another-site')) },
  'with the nonce of another sign-in': { prepare: spoilToken((payload) => (payload['nonce'] = 'another')) },
  'without the nonce': { prepare: spoilToken((payload) => delete payload['nonce']) },
  'with a token that has expired': { prepare: spoilToken((payload) => (payload['exp'] = 1_000_000_000)) },
  'without anybody in the token': { prepare: spoilToken((payload) => delete payload['sub']) },
  'with a name there that nothing can hold': { prepare: spoilToken((payload) => (payload['sub'] = 'null\0byte')) },
  'without the proof of the browser that left': {
    back: async () => {
      await asAdmin(database, 'UPDATE identity.provider_sign_ins SET code_verifier = $1', ['v'.repeat(43)]);
    },
  },
  'with a token that another key signed': { prepare: spoilIdToken(signedByAnother) },
  'with a token that nobody signed': { prepare: spoilIdToken(unsigned) },
  'with a token that was rewritten': {
    prepare: spoilIdToken((token) => {
      const [header, payload, signature] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
      const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
      return [header, other, signature].join('.');
    }),
  },
  'without a token': {
    prepare: () => provider.spoilsAnswers(({ body }) => delete (body as Record<string, unknown>)['id_token']),
  },
  'when the provider fails': {
    prepare: () => provider.spoilsAnswers((response) => void (response.statusCode = 502)),
    problem: 'school-away',
  },
};

describe('coming back is refused', () => {
  let school: number;
  beforeAll(async () => {
    school = await aSchoolWith({ domain: 'school.example' });
  });

  test.each(Object.entries(HOSTILE))('%s', async (_name, { back, prepare, isLost, problem = 'school-refused' }) => {
    knownAs(await aStudent(school));
    prepare?.();
    const browser = app.client();
    const path = new URL(await goToProvider(browser, `/api/auth/oidc/${school}`), 'http://here');
    await back?.(path.searchParams, browser);
    const before = await stored();
    const response = await comeBack(browser, `${path.pathname}?${path.searchParams.toString()}`);
    expect([response.status, response.headers['location']]).toEqual([
      302,
      isLost ? `/login?problem=${problem}` : explained(school, problem),
    ]);
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect(await stored()).toEqual(before);
  });

  test('the second time, and at Google', async () => {
    knownAs(await aStudent(school));
    const browser = app.client();
    const path = await goToProvider(browser, `/api/auth/oidc/${school}`);
    const cookie = browser.cookies.get(COOKIE) as string;
    expect((await comeBack(browser, path)).headers['location']).toBe('/dashboard');
    const replayed = app.client();
    replayed.cookies.set(COOKIE, cookie);
    expect((await comeBack(replayed, path)).headers['location']).toBe('/login?problem=school-expired');
  });

  test('at the address of another school, whose code this one’s provider shall not see', async () => {
    const other = await aSchoolWith();
    knownAs(await aStudent(other));
    const browser = app.client();
    const path = new URL(await goToProvider(browser, `/api/auth/oidc/${school}`), 'http://here');
    expect(path.pathname).toBe(`/api/auth/oidc/callback/${school}`);
    path.searchParams.delete('iss');
    let asked = 0;
    provider.spoilsAnswers(() => (asked += 1));
    const response = await comeBack(browser, `/api/auth/oidc/callback/${other}${path.search}`);
    expect([response.headers['location'], asked]).toEqual(['/login?problem=school-expired', 0]);
  });

  test('with JSON for a program', async () => {
    const response = await app.client().get(`/api/auth/oidc/callback/${school}?state=x&code=y`);
    expect([response.status, response.body]).toMatchObject([
      401,
      { code: 'identity.school-expired', message: t(SCHOOL_SIGN_IN_PROBLEMS['school-expired']) },
    ]);
  });
});

describe('a provider that is set up and', () => {
  const serving = async <T>(listener: RequestListener, work: (issuer: string) => Promise<T>): Promise<T> => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  const json =
    (body: object): RequestListener =>
    (_request, response) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

  let hasty: TestApp;
  let admin: Client;
  beforeAll(async () => {
    hasty = await startApp({ database, clock, macKey, web: { providerTimeout: 200 } });
    admin = await hasty.signIn((await makePerson(app, await makeSchool(app), 'super-admin')).username);
  });
  afterAll(() => hasty.close());

  test.each<[string, RequestListener | undefined, RegExp]>([
    ['is down', undefined, /^We can’t reach http:\/\/127\.0\.0\.1:9\./],
    ['is silent', () => {}, /^The provider takes too long/],
    [
      'drips',
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      /^The provider takes too long/,
    ],
    ['is none', (_request, response) => void response.writeHead(404).end(), /^There’s no OpenID provider at/],
    ['is another', json({ issuer: 'https://evil.example' }), /calls itself https:\/\/evil\.example/],
    ['speaks no JSON', (_request, response) => void response.end('<html>'), /^There’s no OpenID provider at/],
  ])('%s is told to who tries it, and stops who signs in with it', async (_what, listener, sentence) => {
    const check = async (issuer: string): Promise<void> => {
      const school = await aSchoolWith({ issuer });
      const trial = await admin.post(`${signInOf(school)}/trials`, {});
      expect([trial.status, trial.body.problem]).toEqual([200, expect.stringMatching(sentence)]);
      const [browser, program] = await Promise.all([
        hasty.client().get(`/api/auth/oidc/${school}`, { accept: 'text/html' }),
        hasty.client().get(`/api/auth/oidc/${school}`),
      ]);
      expect(browser.headers['location']).toBe(explained(school, 'school-away'));
      expect([program.status, Number(program.headers['retry-after']) > 0]).toEqual([503, true]);
    };
    await (listener ? serving(listener, check) : check('http://127.0.0.1:9'));
  });

  test.each(['http://10.0.0.1:8080', 'https://169.254.169.254', 'https://[fd00:ec2::254]'])(
    'names an address of a private network, %s, is not asked there',
    async (within) => {
      const described = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as object;
      const inward: RequestListener = (request, response) => {
        const issuer = `http://${request.headers.host}`;
        json({ ...described, issuer, jwks_uri: `${within}/keys`, token_endpoint: `${within}/token` })(
          request,
          response,
        );
      };
      await serving(inward, async (issuer) => {
        const school = await aSchoolWith({ issuer });
        const trial = await admin.post(`${signInOf(school)}/trials`, {});
        expect(trial.body.problem).toBe(
          within.startsWith('https') ? t('apiSchools.providerPrivate') : t('apiSchools.providerAway', { issuer }),
        );
        const browser = hasty.client();
        const path = await goToProvider(browser, `/api/auth/oidc/${school}`);
        expect((await comeBack(browser, path)).headers['location']).toBe(explained(school, 'school-away'));
      });
    },
  );

  test('is silent when asked for the token stops the sign-in in time', async () => {
    const described = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as object;
    const silentLater: RequestListener = (request, response) => {
      if (request.url === '/token') return;
      const issuer = `http://${request.headers.host}`;
      json({ ...described, issuer, token_endpoint: `${issuer}/token` })(request, response);
    };
    await serving(silentLater, async (issuer) => {
      const school = await aSchoolWith({ issuer });
      const browser = hasty.client();
      const path = await goToProvider(browser, `/api/auth/oidc/${school}`);
      expect((await comeBack(browser, path)).headers['location']).toBe(explained(school, 'school-away'));
    });
  });

  test('works has no problem', async () => {
    const school = await aSchoolWith();
    expect((await admin.post(`${signInOf(school)}/trials`, {})).body).toEqual({ problem: null });
    const none = await admin.post(`${signInOf(await makeSchool(app))}/trials`, {});
    expect(none.body.problem).toBe(t('apiSchools.noSignIn'));
  });
});

test('schools with a sign-in are found by name, by the domain of their addresses and by id, and no others', async () => {
  const school = await aSchoolWith({ domain: 'lookup.example' });
  const without = await makeSchool(app);
  const { name } = (await superAdmin.get(`/api/organizations/${school}`)).body as { readonly name: string };
  const found = async (query: string) => (await app.client().get(`/api/auth/oidc/schools?${query}`)).body;
  const one = [{ id: school, name }];
  expect(await found('search=LOOKUP.example')).toEqual(one);
  expect(await found(`search=${encodeURIComponent(name.toUpperCase())}`)).toContainEqual(one[0]);
  expect(await found(`id=${school}`)).toEqual(one);
  expect(await found(`id=${without}`)).toEqual([]);
  expect(await found('')).toEqual([]);
  expect(await found('search=%25')).toEqual([]);
});
