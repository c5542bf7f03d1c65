import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GOOGLE_PROBLEMS, t, type GoogleProblem } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { aGooglePerson, comeBack, goToGoogle, OpenIdServer } from '../../../test/google.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const SESSION = 'hourtrail_session';
const COOKIE = 'hourtrail_google';

let database: TestDatabase;
let google: OpenIdServer;
let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  database = await cloneDatabase();
  google = await OpenIdServer.start();
  app = await startApp({ database, clock, web: { google: google.client, providerTimeout: 2_000 } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
  await database.drop();
});
beforeEach(() => google.is(aGooglePerson()));

const stored = async (): Promise<unknown> =>
  asAdmin(
    database,
    `SELECT (SELECT count(*) FROM log.events) AS events, (SELECT count(*) FROM identity.users) AS users,
       (SELECT count(*) FROM identity.google_identities) AS identities, (SELECT count(*) FROM web.sessions) AS sessions`,
  );

const signInAs = async (person: Record<string, unknown>, next = ''): Promise<{ browser: Client; response: Answer }> => {
  google.is(person);
  const browser = app.client();
  return { browser, response: await comeBack(browser, await goToGoogle(browser, next)) };
};

describe('continuing with Google', () => {
  test('makes a newcomer a student of New School, signed in and without a password', async () => {
    const { browser, response } = await signInAs(aGooglePerson({ email: 'ada@mail.example' }));
    expect([response.status, response.headers['location']]).toEqual([302, '/dashboard']);
    const { body } = await browser.get('/api/auth/me');
    expect(body).toMatchObject({
      username: 'ada',
      email: 'ada@mail.example',
      firstName: 'Ada',
      lastName: 'Byron',
      role: 'student',
      organizationId: 1,
      mustChangePassword: false,
    });
    const [event] = await asAdmin<{ canonical: string }>(
      database,
      `SELECT canonical FROM log.events WHERE stream = 'user/' || $1`,
      [body.id],
    );
    expect(JSON.parse(event?.canonical ?? '')).toMatchObject({ type: 'user.signed-up', data: { through: 'google' } });
    expect(await asAdmin(database, 'SELECT FROM identity.credentials WHERE user_id = $1', [body.id])).toEqual([]);
  });

  test('knows a person again by who they are at Google, also after they changed their address there', async () => {
    const person = aGooglePerson();
    const first = await signInAs(person);
    const again = await signInAs({ ...person, email: 'new.address@mail.example' });
    const [one, other] = await Promise.all([first, again].map(({ browser }) => browser.get('/api/auth/me')));
    expect(other?.body).toEqual(one?.body);
  });

  test('gives namesakes different usernames', async () => {
    const first = await signInAs(aGooglePerson({ email: 'sam.lee@mail.example' }));
    const second = await signInAs(aGooglePerson({ email: 'sam.lee@other.example' }));
    const names = await Promise.all(
      [first, second].map(async ({ browser }) => (await browser.get('/api/auth/me')).body),
    );
    expect(names.map(({ username }: { username: string }) => username)).toEqual(['sam.lee', 'sam.lee.2']);
  });

  test('brings people to the page they asked for, and to no other site', async () => {
    const to = async (next: string) =>
      (await signInAs(aGooglePerson(), `?next=${encodeURIComponent(next)}`)).response.headers['location'];
    expect(await to('/my-hours?status=pending')).toBe('/my-hours?status=pending');
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/api/x',
    ]) {
      expect(await to(elsewhere)).toBe('/dashboard');
    }
  });

  test('brings them there as well where the script of the log-in page had not run yet', async () => {
    const from = async (page: string) => {
      const browser = app.client();
      const response = await comeBack(browser, await goToGoogle(browser, '', page));
      return response.headers['location'];
    };
    expect(await from('http://localhost/login?next=%2Fapprovals')).toBe('/approvals');
    expect(await from('http://localhost/login?next=%2F%2Fevil.example')).toBe('/dashboard');
    expect(await from('http://localhost/pricing')).toBe('/dashboard');
  });

  test('never adopts a session id that the browser brought', async () => {
    const browser = app.client();
    const planted = 'A'.repeat(43);
    browser.cookies.set(SESSION, planted);
    await comeBack(browser, await goToGoogle(browser));
    expect(browser.cookies.get(SESSION)).not.toBe(planted);
    const attacker = app.client();
    attacker.cookies.set(SESSION, planted);
    expect((await attacker.get('/api/auth/me')).status).toBe(401);
  });

  test('ends the session that the browser had', async () => {
    const school = await makeSchool(app);
    const { username } = await makePerson(app, school, 'teacher');
    const browser = await app.signIn(username);
    const before = browser.cookies.get(SESSION) as string;
    await comeBack(browser, await goToGoogle(browser));
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    const thief = app.client();
    thief.cookies.set(SESSION, before);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('in two windows at once makes one account', async () => {
    const browsers = [app.client(), app.client(), app.client()];
    const redirects = await Promise.all(browsers.map((browser) => goToGoogle(browser)));
    const responses = await Promise.all(browsers.map((browser, n) => comeBack(browser, redirects[n] as string)));
    expect(responses.map(({ headers }) => headers['location'])).toEqual(Array(3).fill('/dashboard'));
    const people = await Promise.all(browsers.map(async (browser) => (await browser.get('/api/auth/me')).body.id));
    expect(new Set(people).size).toBe(1);
  });
});

interface Hostile {
  /** Spoils the way back; may change the browser's cookies. */
  readonly back?: (path: URLSearchParams, browser: Client) => void | Promise<void>;
  readonly prepare?: () => void | Promise<void>;
  readonly problem?: GoogleProblem;
}

const spoilPerson = (change: (claims: Record<string, unknown>) => void) => () =>
  google.spoilsPerson((answer) => {
    const claims = { ...(answer.body as Record<string, unknown>) };
    change(claims);
    answer.body = claims;
  });

const HOSTILE: Readonly<Record<string, Hostile>> = {
  'with a state nobody gave out': { back: (query) => query.set('state', 'A'.repeat(43)), problem: 'google-expired' },
  'without a state': { back: (query) => query.delete('state'), problem: 'google-expired' },
  'with two states': { back: (query) => query.append('state', 'B'.repeat(43)), problem: 'google-expired' },
  'without a code': { back: (query) => query.delete('code') },
  'with a code that Google does not know': { back: (query) => query.set('code', 'made-up') },
  'with two codes': { back: (query) => query.append('code', 'another') },
  'without the cookie of the browser that left': {
    back: (_query, browser) => void browser.cookies.delete(COOKIE),
    problem: 'google-expired',
  },
  'with the cookie of another browser': {
    back: async (_query, browser) => {
      const other = app.client();
      await goToGoogle(other);
      browser.cookies.set(COOKIE, other.cookies.get(COOKIE) as string);
    },
    problem: 'google-expired',
  },
  'after ten minutes': { back: () => clock.advance(600_001), problem: 'google-expired' },
  'when the person declined': {
    back: (query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    },
    problem: 'google-declined',
  },
  'by way of another provider': { back: (query) => query.set('iss', 'https://evil.example') },
  'with an address that Google has not verified': {
    prepare: () => google.is(aGooglePerson({ email_verified: false })),
    problem: 'google-email-unverified',
  },
  'with a mere text for verified': {
    prepare: () => google.is(aGooglePerson({ email_verified: 'true' })),
    problem: 'google-email-unverified',
  },
  'with no word whether the address is verified': {
    prepare: () => google.is(aGooglePerson({ email_verified: undefined })),
    problem: 'google-email-unverified',
  },
  'without an address': { prepare: () => google.is(aGooglePerson({ email: undefined })) },
  'with an address that is none': { prepare: () => google.is(aGooglePerson({ email: 'ada@' })) },
  'with a list for an address': { prepare: () => google.is(aGooglePerson({ email: ['a@mail.example'] })) },
  'with the address of somebody here': {
    prepare: async () => {
      await makePerson(app, await makeSchool(app), 'teacher', { email: 'taken@school.example' });
      google.is(aGooglePerson({ email: 'taken@school.example' }));
    },
    problem: 'google-email-taken',
  },
  'with that address in other letters': {
    prepare: () => google.is(aGooglePerson({ email: 'TAKEN@School.example' })),
    problem: 'google-email-taken',
  },
  'without anybody behind the token': { prepare: spoilPerson((claims) => delete claims['sub']) },
  'with a name at Google that nothing can hold': { prepare: spoilPerson((claims) => (claims['sub'] = 'null\0byte')) },
  'with a name at Google without end': { prepare: spoilPerson((claims) => (claims['sub'] = 'x'.repeat(300))) },
  'with a number for a name at Google': { prepare: spoilPerson((claims) => (claims['sub'] = 7)) },
  'without the proof of the browser that left': {
    back: async () => {
      await asAdmin(database, 'UPDATE identity.provider_sign_ins SET code_verifier = $1', ['v'.repeat(43)]);
    },
  },
  'without a token': {
    prepare: () => google.spoilsAnswers(({ body }) => delete (body as Record<string, unknown>)['access_token']),
  },
  'when Google refuses the token that it gave': {
    prepare: () =>
      google.spoilsPerson((response) => {
        response.statusCode = 401;
        response.body = { error: 'invalid_token', error_description: 'The token is not one of ours.' };
      }),
  },
  'when Google does not say who it is': {
    prepare: () => google.spoilsPerson((response) => void (response.statusCode = 503)),
    problem: 'google-away',
  },
  'when Google refuses the code': {
    prepare: () =>
      google.spoilsAnswers((response) => {
        response.statusCode = 400;
        response.body = { error: 'invalid_grant' };
      }),
  },
  'when Google fails': {
    prepare: () => google.spoilsAnswers((response) => void (response.statusCode = 502)),
    problem: 'google-away',
  },
};

describe('coming back from Google is refused', () => {
  test.each(Object.entries(HOSTILE))('%s', async (_name, { back, prepare, problem = 'google-refused' }) => {
    await prepare?.();
    const browser = app.client();
    const path = new URL(await goToGoogle(browser), 'http://here');
    await back?.(path.searchParams, browser);
    const before = await stored();
    const response = await comeBack(browser, `${path.pathname}?${path.searchParams.toString()}`);
    expect([response.status, response.headers['location']]).toEqual([302, `/login?problem=${problem}`]);
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect(await stored()).toEqual(before);
  });

  test('whoever was signed in before stays so', async () => {
    const { username, id } = await makePerson(app, await makeSchool(app), 'teacher');
    const browser = await app.signIn(username);
    await goToGoogle(browser);
    await comeBack(browser, '/api/auth/google/callback?state=made-up&code=made-up');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ id });
  });

  test('of a school that is closed', async () => {
    const person = aGooglePerson();
    const { browser } = await signInAs(person);
    const { id } = (await browser.get('/api/auth/me')).body;
    const closed = await makeSchool(app);
    await asAdmin(database, 'UPDATE identity.users SET organization_id = $1 WHERE id = $2', [closed, id]);
    await asAdmin(database, 'UPDATE organizations.organizations SET is_active = false WHERE id = $1', [closed]);
    const { response } = await signInAs(person);
    expect(response.headers['location']).toBe('/login?problem=google-account-inactive');
  });

  test('of a school that requires its own sign-in', async () => {
    const person = aGooglePerson();
    const { browser } = await signInAs(person);
    const { id } = (await browser.get('/api/auth/me')).body;
    const school = await makeSchool(app);
    const boss = await app.signIn((await makePerson(app, school, 'super-admin')).username);
    const provider = { issuer: google.issuer, clientId: 'hourtrail', clientSecret: 'a secret', roles: ['student'] };
    await asAdmin(database, 'UPDATE identity.users SET organization_id = $1 WHERE id = $2', [school, id]);
    await boss.put(`/api/organizations/${school}/sign-in`, { ...provider, required: true });
    const { response } = await signInAs(person);
    expect(response.headers['location']).toBe('/login?problem=google-school-required');
    await boss.put(`/api/organizations/${school}/sign-in`, { ...provider, required: false });
    expect((await signInAs(person)).response.headers['location']).toBe('/dashboard');
  });

  test('the second time', async () => {
    const { browser, response } = await signInAs(aGooglePerson());
    expect(response.headers['location']).toBe('/dashboard');
    const other = app.client();
    const path = await goToGoogle(other);
    const cookie = other.cookies.get(COOKIE) as string;
    await comeBack(other, path);
    const replayed = app.client();
    replayed.cookies.set(COOKIE, cookie);
    expect((await comeBack(replayed, path)).headers['location']).toBe('/login?problem=google-expired');
    expect(replayed.cookies.has(SESSION)).toBe(false);
    expect(browser.cookies.has(SESSION)).toBe(true);
  });

  test('but for one, of many at once with the same answer', async () => {
    const browser = app.client();
    const path = await goToGoogle(browser);
    const cookie = browser.cookies.get(COOKIE) as string;
    const many = Array.from({ length: 10 }, () => {
      const copy = app.client();
      copy.cookies.set(COOKIE, cookie);
      return comeBack(copy, path);
    });
    const locations = (await Promise.all(many)).map(({ headers }) => headers['location']);
    expect(locations.filter((location) => location === '/dashboard')).toHaveLength(1);
    expect(locations.filter((location) => location === '/login?problem=google-expired')).toHaveLength(9);
  });

  test('with the page that was asked for still known, and no other site', async () => {
    const declined = async (next: string): Promise<unknown> => {
      const browser = app.client();
      const path = new URL(await goToGoogle(browser, `?next=${encodeURIComponent(next)}`), 'http://here');
      path.searchParams.delete('code');
      path.searchParams.set('error', 'access_denied');
      return (await comeBack(browser, `${path.pathname}?${path.searchParams.toString()}`)).headers['location'];
    };
    expect(await declined('/my-hours?status=pending')).toBe(
      '/login?problem=google-declined&next=%2Fmy-hours%3Fstatus%3Dpending',
    );
    expect(await declined('//evil.example')).toBe('/login?problem=google-declined');
  });

  test('for an account that is not active any more', async () => {
    const person = aGooglePerson();
    const { browser } = await signInAs(person);
    const { id } = (await browser.get('/api/auth/me')).body;
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [id]);
    const { response } = await signInAs(person);
    expect(response.headers['location']).toBe('/login?problem=google-account-inactive');
  });
});

describe('a program is told as JSON', () => {
  test.each([
    ['google-expired', 401, '/api/auth/google/callback?state=x&code=y'],
    ['google-expired', 401, '/api/auth/google/callback'],
  ] as const)('%s', async (problem, status, path) => {
    const response = await app.client().get(path);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code: `identity.${problem}`, message: t(GOOGLE_PROBLEMS[problem]) });
  });
});

test('a hundred and twenty sign-ins in ten minutes are begun from one address, and no more', async () => {
  const other = await startApp({ database, clock, web: { google: google.client, proxies: 1 } });
  const leave = (address: string, headers = {}): Promise<Answer> =>
    other.client().get('/api/auth/google', { 'x-forwarded-for': address, ...headers });
  const responses = await Promise.all(Array.from({ length: 120 }, () => leave('203.0.113.4')));
  expect(new Set(responses.map(({ headers }) => new URL(String(headers['location'])).origin))).toEqual(
    new Set([google.issuer]),
  );
  expect((await leave('203.0.113.4', { accept: 'text/html' })).headers['location']).toBe(
    '/login?problem=google-too-many',
  );
  const response = await leave('203.0.113.4');
  expect([response.status, response.body.code, Number(response.headers['retry-after']) > 0]).toEqual([
    429,
    'identity.google-too-many',
    true,
  ]);
  expect((await leave('203.0.113.5')).status).toBe(302);
  clock.advance(600_000);
  expect((await leave('203.0.113.4')).status).toBe(302);
  await other.close();
});

describe('where Google is', () => {
  const responsesOf = async (web: object): Promise<Answer[]> => {
    const other = await startApp({ database, web });
    const html = { accept: 'text/html' };
    const responses = await Promise.all([
      other.client().get('/api/auth/google', html),
      other.client().get('/api/auth/google'),
      other.client().get('/api/auth/google/callback?state=x&code=y', html),
    ]);
    await other.close();
    return responses;
  };

  test('not set up, the link says so', async () => {
    const [browser, program, callback] = await responsesOf({});
    expect(browser?.headers['location']).toBe('/login?problem=google-not-configured');
    expect([program?.status, program?.body.code]).toEqual([503, 'identity.google-not-configured']);
    expect(callback?.headers['location']).toBe('/login?problem=google-not-configured');
  });

  test.each([
    ['/token', 'is asked for the token'],
    ['/userinfo', 'is asked who it is'],
  ])('silent when %s %s, that is told in time', async (silent) => {
    const slow = createServer((request, response) => {
      if (request.url === silent) return;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ access_token: 'a token' }));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const away = await comingBackFrom(issuer);
    expect(away.headers['location']).toBe('/login?problem=google-away');
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });

  test('not to be reached, that is told', async () => {
    expect((await comingBackFrom('http://127.0.0.1:9')).headers['location']).toBe('/login?problem=google-away');
  });

  async function comingBackFrom(issuer: string): Promise<Answer> {
    const other = await startApp({ database, web: { google: { ...google.client, issuer }, providerTimeout: 200 } });
    const browser = other.client();
    const comingBack = async (accept: string): Promise<Answer> => {
      const left = await browser.get('/api/auth/google');
      const state = new URL(String(left.headers['location'])).searchParams.get('state');
      return browser.get(`/api/auth/google/callback?code=any&state=${state}`, { accept });
    };
    const program = await comingBack('');
    expect([program.status, Number(program.headers['retry-after']) > 0]).toEqual([503, true]);
    const answer = await comingBack('text/html');
    expect(browser.cookies.has(SESSION)).toBe(false);
    await other.close();
    return answer;
  }
});
