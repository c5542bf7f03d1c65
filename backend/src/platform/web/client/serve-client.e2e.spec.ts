import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';

const PAGE = `<!doctype html><style nonce="__CSP_NONCE__">b{}</style><script nonce="__CSP_NONCE__" src="/assets/main-abc.js"></script>`;
const SCRIPT = 'console.log("HourTrail");'.repeat(200);

let folder: string;
let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, '.secret'), 'hidden');
  writeFileSync(join(folder, 'assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc.js.map'), '{}');
  writeFileSync(join(folder, 'assets/ready-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/ready-abc.js.br'), brotliCompressSync(SCRIPT));
  database = await cloneDatabase();
  app = await startApp({ database, web: { clientFolder: folder } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const noncesIn = (html: string): string[] => [...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1] as string);

test.each(['/', '/login', '/dashboard', '/dashboard/', '/my-hours?status=draft'])('%s is a screen', async (path) => {
  const { status, body, headers } = await app.client().get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('/assets/main-abc.js');
});

test.each(['/nowhere', '/login/more', '/.secret', '/index.html', '/../package.json'])(
  '%s is none, and the page says so',
  async (path) => {
    const { status, body } = await app.client().get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('hidden');
  },
);

test.each(['/api/nowhere', '/assets/nothing.js', '/assets/main-abc.js.map', '/assets/'])(
  '%s is not there',
  async (path) => {
    const { status, body } = await app.client().get(path);
    expect([status, body.code]).toEqual([404, 'not-found']);
  },
);

test('each page has a nonce of its own, in its policy and on its elements', async () => {
  const nonces: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { body, headers } = await app.client().get('/');
    const policy = String(headers['content-security-policy']);
    const [nonce, ...rest] = noncesIn(body as string);
    expect(rest).toEqual([nonce]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/);
    nonces.push(nonce as string);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('files named after their content are kept for good, others are asked for again', async () => {
  const hashed = await app.client().get('/assets/main-abc.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.client().get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await app.client().get('/')).headers['cache-control']).toBe('no-cache');
});

test.each(['main-abc', 'ready-abc'])('%s travels compressed to who can read it', async (name) => {
  const plain = await app.client().get(`/assets/${name}.js`);
  expect(plain.body).toBe(SCRIPT);
  const { headers } = await app.client().get(`/assets/${name}.js`, { 'accept-encoding': 'br, gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect(headers['content-type']).toMatch(/javascript/);
});

test('on https browsers are told to stay on it', async () => {
  const { headers } = await app.client().get('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  const secure = await startApp({ database, web: { clientFolder: folder, publicUrl: 'https://hourtrail.test' } });
  const page = await secure.client().get('/');
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  await secure.close();
});

test('every answer carries the headers that narrow what a browser does with it', async () => {
  for (const path of ['/', '/api/health/live', '/api/nowhere', '/assets/main-abc.js']) {
    const { headers } = await app.client().get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('nothing of the API is kept by browsers', async () => {
  for (const path of ['/api/health/live', '/api/auth/me', '/api/nowhere']) {
    expect((await app.client().get(path)).headers['cache-control']).toBe('no-store');
  }
});
