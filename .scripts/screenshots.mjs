// Takes the pictures of the public site from the running product and its demo school, in light and in dark; only those
// that are named, if any are. Reads the figures of its chart too.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureInstalled, readJson, root, runNode, serverEntry } from './project.mjs';
import { SHOTS } from './screens-to-show.mjs';
import { findBrowser } from './testing/browser.mjs';

const FOLDER = join(root, 'frontend/src/site/images');
const PASSWORD = 'volunteer-demo';
const SHARP = { scale: 2, quality: 82 };
await ensureInstalled();
if ((await runNode('.scripts/build.mjs')) !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });

const data = mkdtempSync(join(tmpdir(), 'screenshots-'));
const server = await startServer();
const { TEST_CHROME, TEST_CHROME_LD_PATH } = findBrowser();
const browser = await chromium.launch({
  executablePath: TEST_CHROME,
  env: { ...process.env, ...(TEST_CHROME_LD_PATH && { LD_LIBRARY_PATH: TEST_CHROME_LD_PATH }) },
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-quic', '--disable-background-networking'],
});
const named = process.argv.slice(2);
const sizes = readJson('frontend/src/site/images/sizes.json');
try {
  for (const shot of SHOTS.filter(({ name }) => named.length === 0 || named.includes(name))) {
    for (const scheme of ['light', 'dark']) await take(shot, scheme);
  }
  await takeShared();
  await takeFigures();
  writeFileSync(join(FOLDER, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true, force: true });
}

async function take(shot, colorScheme) {
  const { name, user, path, width, height, scale, quality, prepare, clip } = { ...SHARP, ...shot };
  const context = await signedIn(user, {
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.evaluate(() => globalThis.document.activeElement?.blur());
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  const png = await page.screenshot({ clip: await clip?.(page) });
  const { webp, ...pixels } = await asWebp(page, png, quality);
  const size = { width: Math.round(pixels.width / scale), height: Math.round(pixels.height / scale) };
  sizes[name] = size;
  const file = join(FOLDER, `${name}-${colorScheme}.webp`);
  writeFileSync(file, webp);
  console.log(`${file}: ${size.width} × ${size.height}, ${Math.ceil(webp.length / 1024)} KiB`);
  await context.close();
}

/** What the chart on /how-it-works draws. */
async function takeFigures() {
  const context = await signedIn('admin');
  const answer = await context.request.get(`${server.origin}/api/admin/reports/overview`);
  const { byGrade } = await answer.json();
  const figures = byGrade.map(({ gradeLevel, approvedHours, pendingHours }) => ({
    gradeLevel,
    approvedHours,
    pendingHours,
  }));
  writeFileSync(join(FOLDER, 'hours-by-grade.json'), `${JSON.stringify(figures, null, 2)}\n`);
  await context.close();
}

async function signedIn(username, options) {
  const context = await browser.newContext(options);
  await context.request.post(`${server.origin}/api/auth/login`, {
    data: { username, password: PASSWORD },
    headers: { origin: server.origin },
  });
  return context;
}

/** The picture beside a shared link to the site. */
async function takeShared() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(root, 'frontend/public/share.png') });
  await page.close();
}

/** The browser's own encoder makes WebP of a picture. */
async function asWebp(page, png, quality) {
  const blank = await page.context().newPage();
  const { url, width, height } = await blank.evaluate(
    async ([source, good]) => {
      const image = new globalThis.Image();
      image.src = source;
      await image.decode();
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return {
        url: canvas.toDataURL('image/webp', good),
        width: image.width,
        height: image.height,
      };
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality / 100],
  );
  await blank.close();
  return { webp: Buffer.from(url.split(',')[1], 'base64'), width, height };
}

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, [serverEntry], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('is ready at') && resolve(true));
  });
  if ((await Promise.race([ready, ended])) !== true) throw new Error('The server did not start.');
  return { child, ended, origin: `http://localhost:${port}` };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
