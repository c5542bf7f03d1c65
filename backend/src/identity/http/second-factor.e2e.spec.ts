import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { whereIs } from '../../../test/every-byte.js';
import { Mailbox } from '../../../test/mailbox.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { addAuthenticator, addPasskey, codeAt, TestPasskey, type App } from '../../../test/second-factor.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const OWN = '/api/profile/second-factor';
const STEP = '/api/auth/second-factor';

let database: TestDatabase;
let mailbox: Mailbox;
let app: TestApp;
let school: number;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

beforeAll(async () => {
  database = await cloneDatabase();
  mailbox = await Mailbox.open();
  app = await startApp({
    database,
    clock,
    web: { proxies: 1, mail: { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' } },
  });
  school = await makeSchool(app);
});
beforeEach(async () => {
  clock.advance(10 * MINUTE);
  await asAdmin(database, 'TRUNCATE identity.log_in_attempts');
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await database.drop();
});

type Role = Parameters<typeof makePerson>[2];

interface Holder {
  readonly id: number;
  readonly username: string;
  readonly browser: Client;
}

const newHolder = async (role: Role = 'teacher', at = school): Promise<Holder> => {
  const { id, username } = await makePerson(app, at, role);
  return { id, username, browser: await app.signIn(username) };
};

const withApp = async (role?: Role): Promise<Holder & App> => {
  const person = await newHolder(role);
  const added = await addAuthenticator(person.browser, clock.now());
  // the code that confirmed it is spent
  clock.advance(30 * SECOND);
  return { ...person, ...added };
};

const withPasskey = async (): Promise<Holder & { readonly key: TestPasskey }> => {
  const person = await newHolder();
  const key = new TestPasskey();
  expect((await addPasskey(person.browser, key)).status).toBe(201);
  return { ...person, key };
};

/** A browser whose password was right. */
const halfway = async (username: string, address = '203.0.113.9'): Promise<Client> => {
  const browser = app.client();
  const answer = await browser.post(
    '/api/auth/login',
    { username, password: PASSWORD },
    { 'x-forwarded-for': address },
  );
  expect([answer.status, answer.body.code]).toEqual([401, 'identity.second-factor']);
  return browser;
};

const complete = (browser: Client, proof: object): Promise<Answer> =>
  browser.post(STEP, proof, { 'x-forwarded-for': '203.0.113.9' });

const challenged = async (browser: Client): Promise<string> =>
  (await browser.post(`${STEP}/passkey`)).body.challenge as string;

/** What the log has of a person's second factors: what, who, which kind. */
const loggedOf = async (id: number): Promise<unknown[]> =>
  (
    await asAdmin<{ type: string; by: number; kind: string | null }>(
      database,
      `SELECT type, actor_id AS by, canonical::jsonb -> 'data' ->> 'kind' AS kind FROM log.events
       WHERE stream = $1 AND (type LIKE 'user.second-factor%' OR type LIKE 'user.recovery%') ORDER BY version`,
      [`user/${id}`],
    )
  ).map(({ type, by, kind }) => [type, by, kind]);

describe('who has no second factor', () => {
  test('signs in as ever', async () => {
    const { status, body } = await app
      .client()
      .post('/api/auth/login', { username: (await makePerson(app, school, 'admin')).username, password: PASSWORD });
    expect([status, body.secondFactorFrom]).toEqual([200, null]);
  });

  test('has nothing to complete', async () => {
    const answer = await complete(app.client(), { code: '123456' });
    expect([answer.status, answer.body.code]).toEqual([401, 'identity.sign-in-over']);
    expect((await app.client().post(`${STEP}/passkey`)).status).toBe(401);
  });
});

describe('an authenticator app', () => {
  test('completes what the password began, in the browser that began it, once', async () => {
    const { username, secret } = await withApp();
    const began = await app.client().post('/api/auth/login', { username, password: PASSWORD });
    expect(began).toMatchObject({ status: 401, body: { ways: ['authenticator', 'recovery-codes'] } });
    const browser = await halfway(username);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    const code = codeAt(secret, clock.now());
    expect((await complete(app.client(), { code })).body.code).toBe('identity.sign-in-over');
    expect(await complete(browser, { code })).toMatchObject({ status: 200, body: { username } });
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    expect((await complete(browser, { code: codeAt(secret, clock.now()) })).body.code).toBe('identity.sign-in-over');
  });

  test('is taken one step early or late, and no more', async () => {
    const { username, secret } = await withApp();
    const tryAt = async (seconds: number): Promise<number> => {
      const code = codeAt(secret, new Date(clock.now().getTime() + seconds * SECOND));
      return (await complete(await halfway(username), { code })).status;
    };
    clock.advance(5 * MINUTE);
    expect(await tryAt(-60)).toBe(401);
    expect(await tryAt(60)).toBe(401);
    expect(await tryAt(-30)).toBe(200);
    expect(await tryAt(30)).toBe(200);
  });

  test('gives no code that works twice, also at once', async () => {
    const { username, secret } = await withApp();
    const code = codeAt(secret, clock.now());
    const browsers = [await halfway(username), await halfway(username), await halfway(username)];
    const statuses = await Promise.all(browsers.map(async (browser) => (await complete(browser, { code })).status));
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
    // an earlier code is over too
    const earlier = codeAt(secret, new Date(clock.now().getTime() - 30 * SECOND));
    expect((await complete(await halfway(username), { code: earlier })).status).toBe(401);
  });

  test('has to be confirmed by a code, in time, in the same session', async () => {
    const { browser, username } = await newHolder();
    const { body } = await browser.post(`${OWN}/authenticator-setup`, { currentPassword: PASSWORD });
    const { setup, secret, uri } = body;
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await browser.post(`${OWN}/authenticator`, { setup, code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
    const code = codeAt(secret, clock.now());
    const elsewhere = await app.signIn(username);
    expect((await elsewhere.post(`${OWN}/authenticator`, { setup, code })).body.code).toBe('identity.setup-over');
    clock.advance(10 * MINUTE);
    const late = await browser.post(`${OWN}/authenticator`, { setup, code: codeAt(secret, clock.now()) });
    expect(late.body.code).toBe('identity.setup-over');
    expect((await browser.get(OWN)).body).toEqual({ factors: [], recoveryCodesLeft: 0 });
  });

  test('is one at most', async () => {
    const { browser } = await withApp();
    const again = await browser.post(`${OWN}/authenticator-setup`, { currentPassword: PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'identity.authenticator-set']);
  });
});

describe('a passkey', () => {
  test('signs what this server asked, once', async () => {
    const { username, key } = await withPasskey();
    const browser = await halfway(username);
    const request = await browser.post(`${STEP}/passkey`);
    expect(request.body).toMatchObject({ rpId: 'hourtrail.test', passkeys: [key.id.toString('base64url')] });
    const passkey = key.get(request.body.challenge);
    expect(await complete(browser, { passkey })).toMatchObject({ status: 200, body: { username } });
    const replaying = await halfway(username);
    await challenged(replaying);
    expect((await complete(replaying, { passkey })).status).toBe(401);
    expect((await complete(replaying, { passkey })).status).toBe(401);
  });

  test.each<[string, (key: TestPasskey, challenge: string) => ReturnType<TestPasskey['get']>]>([
    ['another origin', (key, challenge) => key.get(challenge, { origin: 'http://evil.test', rpId: 'hourtrail.test' })],
    ['another domain', (key, challenge) => key.get(challenge, { origin: 'http://hourtrail.test', rpId: 'evil.test' })],
    ['another challenge', (key) => key.get('b3RoZXI')],
    ['a key nobody knows', (_key, challenge) => new TestPasskey().get(challenge)],
    ['a forged signature', (key, challenge) => ({ ...key.get(challenge), signature: 'MEUCIQDx' })],
    [
      'a signature by another key',
      (key, challenge) => ({ ...new TestPasskey().get(challenge), id: key.get(challenge).id }),
    ],
    ['no CBOR', (key, challenge) => ({ ...key.get(challenge), authenticatorData: 'AAAA' })],
  ])('is refused for %s', async (_name, forge) => {
    const { username, key } = await withPasskey();
    const browser = await halfway(username);
    const answer = await complete(browser, { passkey: forge(key, await challenged(browser)) });
    expect([answer.status, answer.body.code]).toEqual([401, 'identity.wrong-second-factor']);
  });

  test('whose counter goes back may be a copy, and is refused', async () => {
    const { username, key } = await withPasskey();
    key.counter = 7;
    const browser = await halfway(username);
    expect((await complete(browser, { passkey: key.get(await challenged(browser)) })).status).toBe(200);
    key.counter = 3;
    const copy = await halfway(username);
    expect((await complete(copy, { passkey: key.get(await challenged(copy)) })).status).toBe(401);
  });

  test('is not added for another origin or domain, without a setup, or twice', async () => {
    const { browser } = await newHolder();
    const key = new TestPasskey();
    const evil = { origin: 'http://evil.test', rpId: 'evil.test' };
    expect((await addPasskey(browser, key, evil)).body.code).toBe('identity.setup-over');
    const made = { name: 'Mine', ...key.create('bm90IGFza2Vk') };
    expect((await browser.post(`${OWN}/passkeys`, made)).body.code).toBe('identity.setup-over');
    expect((await addPasskey(browser, key)).status).toBe(201);
    expect(await addPasskey(browser, key)).toMatchObject({ status: 409, body: { code: 'identity.passkey-known' } });
    const other = await newHolder();
    expect((await addPasskey(other.browser, key)).body.code).toBe('identity.passkey-known');
  });
});

describe('recovery codes', () => {
  test('come with the first factor, ten, and each works once, also at once', async () => {
    const { username, recoveryCodes, id, secret } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [recoveryCode = ''] = recoveryCodes;
    expect(await whereIs(database, [secret, recoveryCode, recoveryCode.replaceAll('-', '')])).toEqual([]);
    const browsers = [await halfway(username), await halfway(username), await halfway(username)];
    const proofs = [
      { recoveryCode },
      { recoveryCode },
      { recoveryCode: recoveryCode.toLowerCase().replaceAll('-', ' ') },
    ];
    const answers = await Promise.all(browsers.map((browser, n) => complete(browser, proofs[n] ?? {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const signedIn = browsers[answers.findIndex(({ status }) => status === 200)];
    expect((await signedIn?.get(OWN))?.body.recoveryCodesLeft).toBe(9);
    expect(await loggedOf(id)).toEqual([
      ['user.second-factor-added', id, 'authenticator'],
      ['user.second-factor-added', id, 'recovery-codes'],
      ['user.recovery-code-used', id, null],
    ]);
  });

  test('can be replaced, which ends those of before', async () => {
    const { username, recoveryCodes, browser } = await withApp();
    expect((await browser.post(`${OWN}/recovery-codes`, { currentPassword: 'wrong' })).status).toBe(400);
    const { status, body } = await browser.post(`${OWN}/recovery-codes`, { currentPassword: PASSWORD });
    expect([status, body.recoveryCodes.length]).toEqual([201, 10]);
    expect((await complete(await halfway(username), { recoveryCode: recoveryCodes[0] })).status).toBe(401);
    expect((await complete(await halfway(username), { recoveryCode: body.recoveryCodes[3] })).status).toBe(200);
  });

  test('need a factor that they replace', async () => {
    const { browser } = await newHolder();
    const answer = await browser.post(`${OWN}/recovery-codes`, { currentPassword: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([409, 'identity.no-second-factor']);
  });
});

describe('the second step', () => {
  test('takes exactly one proof', async () => {
    const { username } = await withApp();
    const browser = await halfway(username);
    expect((await complete(browser, {})).status).toBe(400);
    expect((await complete(browser, { code: '123456', recoveryCode: 'ABCD' })).status).toBe(400);
    expect((await complete(browser, { code: 123456 })).status).toBe(400);
    expect((await complete(browser, { passkey: { id: 'a' } })).status).toBe(400);
  });

  test('is over after ten minutes, and with another password or an inactive account', async () => {
    const { id, username, secret } = await withApp();
    const over = async (begun: Client): Promise<void> => {
      const answer = await complete(begun, { code: codeAt(secret, clock.now()) });
      expect([answer.status, answer.body.code]).toEqual([401, 'identity.sign-in-over']);
    };
    const late = await halfway(username);
    clock.advance(10 * MINUTE);
    await over(late);
    clock.advance(MINUTE);
    const begun = await halfway(username);
    await asAdmin(database, 'UPDATE identity.credentials SET password_hash = password_hash || $2 WHERE user_id = $1', [
      id,
      ' ',
    ]);
    await over(begun);
    await asAdmin(database, 'UPDATE identity.credentials SET password_hash = trim(password_hash) WHERE user_id = $1', [
      id,
    ]);
    clock.advance(MINUTE);
    const inactive = await halfway(username);
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [id]);
    await over(inactive);
  });

  test('is slowed down like a password, and a right password does not forgive wrong codes', async () => {
    const { username, secret } = await withApp();
    const failures = async (): Promise<readonly number[]> =>
      (
        await asAdmin<{ failures: number }>(
          database,
          'SELECT failures FROM identity.log_in_attempts WHERE failures > 0',
        )
      ).map(({ failures: count }) => count);
    for (let n = 0; n < 4; n += 1)
      expect((await complete(await halfway(username), { code: '000000' })).status).toBe(401);
    expect(await failures()).toEqual([4, 4, 4]);
    // a right password is uncounted, and lifts nothing
    const browser = await halfway(username);
    expect(await failures()).toEqual([4, 4, 4]);
    expect((await complete(browser, { code: '000000' })).status).toBe(401);
    const blocked = await complete(browser, { code: codeAt(secret, clock.now()) });
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '1']);
    clock.advance(SECOND);
    expect((await complete(browser, { code: codeAt(secret, clock.now()) })).status).toBe(200);
    expect(await failures()).toEqual([5, 5]);
  });

  test('is asked for after an invitation too', async () => {
    const { id, username, secret } = await withApp('verifier');
    const admin = await app.signIn((await makePerson(app, school, 'admin')).username);
    const { url } = (await admin.post(`/api/users/${id}/invitation`)).body as { url: string };
    const browser = app.client();
    const password = 'over the blue river';
    const accepted = await browser.post('/api/auth/invitation/accept', { token: url.split('#')[1], password });
    expect([accepted.status, accepted.body.code]).toEqual([401, 'identity.second-factor']);
    expect((await complete(browser, { code: codeAt(secret, clock.now()) })).body.username).toBe(username);
  });
});

describe('adding and removing', () => {
  test('asks for the password, ends other sessions, is in the log and told by email', async () => {
    const { id, username, browser } = await newHolder();
    const elsewhere = await app.signIn(username);
    const wrong = await browser.post(`${OWN}/authenticator-setup`, { currentPassword: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'currentPassword' }] } });
    const { secret } = await addAuthenticator(browser, clock.now());
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await addPasskey(browser, new TestPasskey())).body).toEqual({ recoveryCodes: [] });
    const { factors } = (await browser.get(OWN)).body;
    expect(factors).toEqual([
      expect.objectContaining({ kind: 'authenticator', name: '', addedAt: clock.now().toISOString() }),
      expect.objectContaining({ kind: 'passkey', name: 'Blue key' }),
    ]);
    const remove = (n: number, currentPassword = PASSWORD): Promise<Answer> =>
      browser.post(`${OWN}/${factors[n].id}/remove`, { currentPassword });
    expect((await remove(0, 'wrong')).status).toBe(400);
    expect((await remove(0)).status).toBe(204);
    expect((await remove(0)).status).toBe(404);
    expect((await remove(1)).status).toBe(204);
    expect((await browser.get(OWN)).body).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect(await loggedOf(id)).toEqual(
      [
        ['added', 'authenticator'],
        ['added', 'recovery-codes'],
        ['added', 'passkey'],
        ['removed', 'authenticator'],
        ['removed', 'passkey'],
      ].map(([what, kind]) => [`user.second-factor-${what}`, id, kind]),
    );
    await seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
      (rows) => rows.length === 0,
    );
    const mails = mailbox.received.filter(({ recipients }) => recipients[0] === `${username}@school.example`);
    expect(mails[0]?.mail.subject).toBe('How you log in to HourTrail changed');
    expect(mails[0]?.mail.text).not.toContain(secret);
  });

  test('leaves the factors of others alone', async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    const [{ id }] = (await theirs.browser.get(OWN)).body.factors;
    const answer = await mine.browser.post(`${OWN}/${id}/remove`, { currentPassword: PASSWORD });
    expect(answer.status).toBe(404);
  });
});

describe('a school that requires one', () => {
  let strict: number;
  let admin: Client;
  beforeAll(async () => {
    strict = await makeSchool(app);
    admin = await app.signIn((await makePerson(app, strict, 'admin')).username);
  });
  const require = async (secondFactorFrom: string): Promise<void> => {
    expect((await admin.patch(`/api/organizations/${strict}`, { secondFactorFrom })).status).toBe(200);
  };
  const day = (days: number): string => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  test('says since when, refuses everything else from that day on, and opens once there is one', async () => {
    const { username, browser, id } = await newHolder('teacher', strict);
    const student = await newHolder('student', strict);
    expect((await admin.patch(`/api/organizations/${strict}`, { secondFactorFrom: '2026-02-30' })).status).toBe(400);
    await require(day(3));
    expect((await browser.get('/api/auth/me')).body.secondFactorFrom).toBe(day(3));
    expect((await student.browser.get('/api/auth/me')).body.secondFactorFrom).toBe(null);
    expect((await browser.get('/api/users')).status).toBe(200);
    clock.advance(3 * 86_400_000);
    const bound = await app.signIn(username);
    const refusals = [await bound.get('/api/users'), await bound.patch('/api/profile', { firstName: 'Ida' })];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'second-factor-required'],
      [403, 'second-factor-required'],
    ]);
    expect((await bound.get('/api/auth/me')).status).toBe(200);
    expect((await (await app.signIn(student.username)).get('/api/opportunities')).status).not.toBe(403);
    await addAuthenticator(bound, clock.now());
    expect((await bound.get('/api/users')).status).toBe(200);
    expect((await bound.get('/api/auth/me')).body.secondFactorFrom).toBe(null);
    const [{ id: factor }] = (await bound.get(OWN)).body.factors;
    const last = await bound.post(`${OWN}/${factor}/remove`, { currentPassword: PASSWORD });
    expect([last.status, last.body.code]).toEqual([409, 'identity.second-factor-required']);
    expect(await loggedOf(id)).toHaveLength(2);
  });

  test('binds a session that began before, within a minute', async () => {
    const { browser } = await newHolder('teacher', strict);
    expect((await browser.get('/api/users')).status).toBe(403);
    const boss = await app.signIn((await makePerson(app, school, 'super-admin')).username);
    const off = { secondFactorFrom: '', reason: 'Phones were lost' };
    expect((await boss.patch(`/api/organizations/${strict}`, off)).status).toBe(200);
    clock.advance(MINUTE + 1);
    expect((await browser.get('/api/users')).status).toBe(200);
    await boss.patch(`/api/organizations/${strict}`, { ...off, secondFactorFrom: day(0) });
    clock.advance(MINUTE + 1);
    expect((await browser.get('/api/users')).status).toBe(403);
  });
});

describe('who lost theirs', () => {
  test('gets back in by their password once an admin has reset it', async () => {
    const { id, username, browser } = await withApp();
    const { id: adminId, browser: admin } = await newHolder('admin');
    const began = await halfway(username);
    expect((await admin.post(`/api/users/${id}/reset-second-factor`, { reason: 'Lost phone' })).status).toBe(204);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await complete(began, { code: '123456' })).body.code).toBe('identity.sign-in-over');
    expect((await app.client().post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
    expect((await loggedOf(id)).at(-1)).toEqual(['user.second-factor-reset', adminId, null]);
    const [person] = await asAdmin<{ could_enter: number[] }>(
      database,
      'SELECT could_enter FROM identity.users WHERE id = $1',
      [id],
    );
    expect(person?.could_enter).not.toContain(adminId);
    const again = await admin.post(`/api/users/${id}/reset-second-factor`, {});
    expect([again.status, again.body.code]).toEqual([409, 'identity.no-second-factor']);
  });

  test('is helped by others in charge of them, and by no one else', async () => {
    const admin = await withApp('admin');
    const reset = async (by: Client, id = admin.id): Promise<unknown[]> => {
      const { status, body } = await by.post(`/api/users/${id}/reset-second-factor`, {});
      return [status, body?.code];
    };
    expect((await reset(admin.browser))[0]).toBe(403);
    expect(await reset((await newHolder('admin')).browser)).toEqual([403, 'identity.not-yours-to-let-in']);
    expect((await reset((await newHolder('student')).browser))[0]).toBe(403);
    const elsewhere = await newHolder('admin', await makeSchool(app));
    expect((await reset(elsewhere.browser))[0]).toBe(404);
    const boss = await withApp('super-admin');
    expect(await reset(boss.browser, boss.id)).toEqual([403, 'identity.own-second-factor']);
    expect((await reset(boss.browser))[0]).toBe(204);
  });

  test('takes nothing along when erased', async () => {
    const { id, username } = await withApp();
    const { browser: admin } = await newHolder('admin');
    expect((await admin.post(`/api/users/${id}/erase`, { username })).status).toBe(200);
    const left = await asAdmin(
      database,
      `SELECT user_id FROM identity.second_factors WHERE user_id = $1
       UNION ALL SELECT user_id FROM identity.recovery_codes WHERE user_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
  });
});

it('is said of staff to whoever may reset it, and those without one are counted', async () => {
  const at = await makeSchool(app);
  const admin = await newHolder('admin', at);
  const [has, lacks] = [await newHolder('teacher', at), await newHolder('teacher', at)];
  await addAuthenticator(has.browser, clock.now());
  const people = (await admin.browser.get('/api/users')).body as readonly { id: number; hasSecondFactor?: boolean }[];
  const said = new Map(people.map(({ id, hasSecondFactor }) => [id, hasSecondFactor]));
  expect([has, lacks, admin].map(({ id }) => said.get(id))).toEqual([true, false, undefined]);
  expect((await admin.browser.get(`/api/users/${has.id}`)).body).toMatchObject({ hasSecondFactor: true });
  expect((await admin.browser.get(`/api/organizations/${at}/without-second-factor`)).body).toEqual({
    people: 2,
    atItsSchools: 0,
  });
});
