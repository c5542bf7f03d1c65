import type { OpenAPIObject } from '@nestjs/swagger';
import { ORIGIN, startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { registeredRoutes } from '../../../../test/permissions/registered-routes.js';

const METHODS = ['post', 'put', 'patch', 'delete'] as const;
type Route = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly isPublic: boolean;
};

/** A mail program posts to it, from no page (RFC 8058): the token in its path is the only key. */
const ONE_CLICK = '/api/unsubscribe/7';
/** Here a page of a SAML provider posts; the route requires that this browser asked for it. */
const FROM_PROVIDER = '/api/auth/saml/7';
const FROM_ELSEWHERE: readonly string[] = [ONE_CLICK, FROM_PROVIDER];

const REFUSED: Readonly<Record<string, Record<string, string>>> = {
  'neither header': { origin: '' },
  'the address of another site': { origin: 'https://evil.example' },
  'an opaque origin': { origin: 'null' },
  'our address as part of another': { origin: `${ORIGIN}.evil.example` },
  'word of the browser that another site asked, whatever the origin': {
    origin: ORIGIN,
    'sec-fetch-site': 'cross-site',
  },
  'word of the browser that a sister site asked': { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
  'word of the browser that nobody knows who asked': { origin: ORIGIN, 'sec-fetch-site': 'none' },
};
const ACCEPTED: Readonly<Record<string, Record<string, string>>> = {
  'our address': { origin: ORIGIN },
  'word of the browser that our page asked': { origin: '', 'sec-fetch-site': 'same-origin' },
};

let database: TestDatabase;
let app: TestApp;
let routes: readonly Route[];
let username: string;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  username = (await makePerson(app, await makeSchool(app), 'admin')).username;
  const { paths } = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
  routes = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method: method.toUpperCase() as Route['method'],
      path: path.replace(/\{\w+\}/g, '7'),
      isPublic: item[method]?.security !== undefined,
    })),
  );
  routes = [...routes].sort((a, b) => Number(a.path.endsWith('logout')) - Number(b.path.endsWith('logout')));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('there are routes to try', () => {
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter(({ isPublic }) => isPublic).map(({ path }) => path)).toEqual([
    ONE_CLICK,
    '/api/auth/signup',
    '/api/auth/login',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/auth/confirm-email',
    '/api/auth/invitation',
    '/api/auth/invitation/accept',
    '/api/auth/second-factor/passkey',
    '/api/auth/second-factor',
    FROM_PROVIDER,
    '/api/auth/oidc/link',
    '/api/confirmations/7',
    '/api/confirmations/7/account',
    '/api/contact',
    '/api/newsletter',
    '/api/newsletter/confirm',
    '/api/newsletter/unsubscribe',
  ]);
});

test.each(Object.entries(REFUSED))('no route changes anything on %s', async (_what, headers) => {
  const browser = await app.signIn(username);
  for (const { method, path } of routes.filter((route) => !FROM_ELSEWHERE.includes(route.path))) {
    const { status, body } = await browser.send(method, path, {}, headers);
    expect([method, path, status, body.code]).toEqual([method, path, 403, 'csrf']);
  }
  expect((await browser.get('/api/auth/me')).status).toBe(200);
});

test.each(Object.entries(ACCEPTED))('every route lets pass who brings %s', async (_what, headers) => {
  const browser = await app.signIn(username);
  for (const { method, path } of routes) {
    expect((await browser.send(method, path, {}, headers)).body?.code).not.toBe('csrf');
  }
});

test('without a session it is the session that is missing', async () => {
  for (const { method, path, isPublic } of routes) {
    const { status } = await app.client().send(method, path, {}, { origin: 'https://evil.example' });
    expect([method, path, status]).toEqual([
      method,
      path,
      path === ONE_CLICK ? 404 : path === FROM_PROVIDER ? 401 : isPublic ? 403 : 401,
    ]);
  }
});

test('reading needs no word of where it comes from, but that of another site is heard', async () => {
  const browser = await app.signIn(username);
  const reading = registeredRoutes(app.app).filter(({ route }) => route.startsWith('GET '));
  expect(reading.filter(({ writes }) => writes).length).toBeGreaterThan(3);
  for (const { route, isPublic, writes } of reading) {
    const path = route.slice('GET '.length).replace(/\{\w+\}/g, '7');
    const isAccepted = async (headers: Record<string, string>): Promise<boolean> =>
      (await browser.get(path, headers)).body?.code !== 'csrf';
    for (const site of ['cross-site', 'same-site']) {
      expect([route, await isAccepted({ 'sec-fetch-site': site })]).toEqual([route, isPublic]);
    }
    expect([route, await isAccepted({ 'sec-fetch-site': '' })]).toEqual([route, !writes]);
    expect([route, await isAccepted({ 'sec-fetch-site': '', origin: 'https://evil.example' })]).toEqual([
      route,
      !writes,
    ]);
    expect([route, await isAccepted({ 'sec-fetch-site': 'none' })]).toEqual([route, !writes]);
    expect([route, await isAccepted({ 'sec-fetch-site': 'same-origin' })]).toEqual([route, true]);
  }
});

test('no other site may read an answer', async () => {
  const browser = await app.signIn(username);
  const { headers } = await browser.get('/api/auth/me', { origin: 'https://evil.example' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});
