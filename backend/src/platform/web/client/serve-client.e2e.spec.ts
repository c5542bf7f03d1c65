import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makeStaffedSchool } from '../../../../test/people.js';

const PAGE = `<!doctype html><style nonce="__CSP_NONCE__">b{}</style><script nonce="__CSP_NONCE__" src="/assets/main-abc.js"></script>`;
const publicPage = (words: string, robots = ''): string =>
  `<!doctype html>${robots}<link rel="canonical" href="__PUBLIC_URL__/"><style nonce="__CSP_NONCE__">b{}</style>${words}<!--contact--><b>info@hourtrail.example</b>` +
  '<script nonce="__CSP_NONCE__" src="/assets/site-abc.js"></script>' +
  '<script type="application/json" id="settings">__SITE_SETTINGS__</script>';
const NOT_FOUND = publicPage('Page Not Found', '<meta name="robots" content="noindex">');
const SCRIPT = 'console.log("HourTrail");'.repeat(200);

let folder: string;
let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  for (const [language, hello] of [
    ['en', ''],
    ['es', '¡Hola! '],
  ] as const) {
    const pages = join(folder, language, 'pages');
    mkdirSync(join(pages, 'blog'), { recursive: true });
    writeFileSync(join(folder, language, 'index.html'), hello + PAGE);
    writeFileSync(join(pages, 'index.html'), publicPage(`${hello}The first page`));
    writeFileSync(join(pages, 'login.html'), publicPage(`${hello}Welcome Back`));
    writeFileSync(join(pages, 'blog/an-article.html'), publicPage(`${hello}An article`));
    writeFileSync(join(pages, 'quiet.html'), publicPage('Not for search', '<meta name="robots" content="noindex">'));
    writeFileSync(join(pages, '404.html'), NOT_FOUND);
  }
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
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

test.each(['/dashboard', '/dashboard/', '/my-hours?status=draft', '/invitation'])('%s is a screen', async (path) => {
  const { status, body, headers } = await app.client().get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('/assets/main-abc.js');
});

test.each([
  ['/', 'The first page'],
  ['/?from=mail', 'The first page'],
  ['/login', 'Welcome Back'],
  ['/blog/an-article', 'An article'],
  ['/blog/an-article/', 'An article'],
])('%s is a public page, whole as it comes', async (path, words) => {
  const { status, body, headers } = await app.client().get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(words);
  expect(body).not.toMatch(/__[A-Z_]+__/);
});

test.each([
  '/nowhere',
  '/login/more',
  '/blog',
  '/404',
  '/pages/index.html',
  '/.secret',
  '/index.html',
  '/../package.json',
])('%s is none, and the page says so', async (path) => {
  const { status, body } = await app.client().get(path);
  expect(status).toBe(404);
  expect(body).toContain('Page Not Found');
});

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

test('who is signed in is led past the log-in page, to pages of this site only', async () => {
  const school = await makeStaffedSchool(app);
  const browser = await app.signIn(school.student.username);
  const leadTo = async (query: string): Promise<unknown> => {
    const { status, headers } = await browser.get(`/login${query}`);
    return [status, headers.location];
  };
  expect(await leadTo('')).toEqual([303, '/dashboard']);
  expect(await leadTo('?next=%2Fmy-hours%3Fstatus%3Ddraft')).toEqual([303, '/my-hours?status=draft']);
  expect(await leadTo('?next=%2Fopportunities%3Fq%3D%C5%81%C3%B3d%C5%BA')).toEqual([
    303,
    '/opportunities?q=%C5%81%C3%B3d%C5%BA',
  ]);
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '/api/auth/me']) {
    expect(await leadTo(`?next=${encodeURIComponent(elsewhere)}`)).toEqual([303, '/dashboard']);
  }
  await browser.post('/api/auth/logout');
  expect((await browser.get('/login')).status).toBe(200);
});

test('who is signed in is told that there is no such page in the frame of the application', async () => {
  const school = await makeStaffedSchool(app);
  const browser = await app.signIn(school.student.username);
  const { status, body } = await browser.get('/nowhere');
  expect([status, body]).toEqual([404, expect.stringContaining('/assets/main-abc.js')]);
  await browser.post('/api/auth/logout');
  expect((await browser.get('/nowhere')).body).toContain('Page Not Found');
});

test('pages lead to what the operator configured, and nothing in it ends the element it stands in', async () => {
  const bookingUrl = 'https://calendar.example/book?x=</script>';
  const contactEmail = '"hello"@school.example';
  const site = { bookingUrl, videoUrl: 'https://video.example/v/1', contactEmail };
  const configured = await startApp({
    database,
    web: { clientFolder: folder, publicUrl: 'https://hourtrail.test', site },
  });
  const { body, headers } = await configured.client().get('/');
  const [, settings = ''] = /id="settings">(.*?)<\/script>/.exec(body as string) ?? [];
  expect(JSON.parse(settings)).toEqual(site);
  expect(body).toContain('<link rel="canonical" href="https://hourtrail.test/">');
  expect(body).toContain('<a href="mailto:&quot;hello&quot;@school.example">');
  expect(body).toContain('<b>&quot;hello&quot;@school.example</b>');
  expect((await app.client().get('/')).body).toContain('<a href="mailto:info@hourtrail.example">');
  expect(headers['content-security-policy']).toContain('frame-src https://calendar.example https://video.example;');
  expect((await app.client().get('/')).headers['content-security-policy']).not.toContain('frame-src');
  await configured.close();
});

describe('the language of a page', () => {
  const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };

  test('is in the URL of a public page', async () => {
    expect((await app.client().get('/es/login')).body).toContain('¡Hola! Welcome Back');
    expect((await app.client().get('/es')).body).toContain('¡Hola! The first page');
    expect((await app.client().get('/es/dashboard')).status).toBe(404);
    expect((await app.client().get('/en/login')).status).toBe(404);
  });

  test('is the one of the browser until somebody chooses', async () => {
    const browser = app.client();
    expect((await browser.get('/dashboard', SPANISH)).body).toContain('¡Hola!');
    expect((await browser.get('/login?next=%2Fprofile', SPANISH)).headers).toMatchObject({
      location: '/es/login?next=%2Fprofile',
      vary: expect.stringMatching(/cookie, accept-language/i),
    });
    expect((await browser.get('/dashboard', { 'accept-language': 'fr' })).body).not.toContain('¡Hola!');
  });

  test('is kept by the browser once chosen', async () => {
    const browser = app.client();
    const { status, headers } = await browser.get('/login?lang=es&next=%2Fprofile');
    expect([status, headers.location]).toEqual([303, '/es/login?next=%2Fprofile']);
    expect((await browser.get('/dashboard')).body).toContain('¡Hola!');
    expect((await browser.get('/es/blog/an-article?lang=en', SPANISH)).headers.location).toBe('/blog/an-article');
    expect((await browser.get('/dashboard', SPANISH)).body).not.toContain('¡Hola!');
  });

  test.each(['//evil.example', '//evil.example/es', '/%2f/evil.example', '/\\\\evil.example'])(
    'leads %s to no other site',
    async (path) => {
      const { status, headers } = await app.client().get(`${path}?lang=es`);
      expect([status, headers.location ?? '/']).toEqual([status, expect.stringMatching(/^\/(?![/\\])/)]);
    },
  );

  test.each(['xx', '', '../es', '<script>'])('?lang=%s chooses nothing', async (language) => {
    const { status, headers } = await app.client().get(`/dashboard?lang=${encodeURIComponent(language)}`);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });
});

test('search engines are told every public page but those not meant for them', async () => {
  const robots = (await app.client().get('/robots.txt')).body as string;
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const { body, headers } = await app.client().get(new URL(address).pathname);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const paths = [...(body as string).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths).toEqual(['/', '/es', '/blog/an-article', '/es/blog/an-article', '/login', '/es/login']);
  expect(body).toMatch(/hreflang="es" href="[^"]+\/es\/login"/);
});

test('files named after their content are kept for good, others are asked for again', async () => {
  const hashed = await app.client().get('/assets/main-abc.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.client().get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
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

test('the page of a link for a new password tells nobody its address', async () => {
  const { status, headers } = await app.client().get(`/reset/5.mwsw9zhu.${'A'.repeat(43)}`);
  expect([status, headers['referrer-policy'], headers['x-robots-tag']]).toEqual([200, 'no-referrer', 'noindex']);
});

test('nothing of the API is kept by browsers', async () => {
  for (const path of ['/api/health/live', '/api/auth/me', '/api/nowhere']) {
    expect((await app.client().get(path)).headers['cache-control']).toBe('no-store');
  }
});
