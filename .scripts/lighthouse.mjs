// npm run lighthouse [-- --once | / /pricing]: scores of the public pages on a phone, the median of five runs each.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, run, runNode } from './project.mjs';

// installed on demand: two hundred packages that nothing else needs
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/features', '/pricing', '/contact', '/login'];
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const READY_MS = 120_000;

await ensureInstalled();
if ((await runNode('.scripts/build.mjs')) !== 0) process.exit(1);
const { findBrowser } = await import('./testing/browser.mjs');

const words = process.argv.slice(2);
const runs = words.includes('--once') ? 1 : 5;
const requested = words.filter((word) => word.startsWith('/'));
const folder = mkdtempSync(join(tmpdir(), 'hourtrail-lighthouse-'));
const server = await startServer();
let low = 0;
try {
  for (const page of requested.length > 0 ? requested : PAGES) report(page, await measure(page));
} finally {
  server.process.kill('SIGTERM');
  await new Promise((ended) => server.process.once('exit', ended));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(low === 0 ? 0 : 1);

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO_DATA: 'false', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready, failed) => {
    const timer = setTimeout(() => failed(new Error('The server was not ready in time.')), READY_MS);
    child.once('exit', () => failed(new Error('The server ended.')));
    child.stdout.on('data', (chunk) => {
      if (!chunk.toString().includes('is ready at')) return;
      clearTimeout(timer);
      ready();
    });
  });
  return { process: child, origin: `http://localhost:${port}` };
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** All runs of a page: scores of 0 to 100 and the layout shift. */
async function measure(page) {
  const { TEST_CHROME, TEST_CHROME_LD_PATH } = findBrowser();
  const env = { ...process.env, CHROME_PATH: TEST_CHROME, LD_LIBRARY_PATH: TEST_CHROME_LD_PATH ?? '' };
  const results = [];
  for (let n = 0; n < runs; n += 1) {
    const file = join(folder, 'report.json');
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ];
    const code = await run(
      'npm',
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', server.origin + page],
        ...['--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${file}`],
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env },
    );
    if (code !== 0) throw new Error(`Lighthouse could not measure ${page}.`);
    results.push(readReport(file));
  }
  return results;
}

function readReport(file) {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.keys(LEAST).map((name) => [name, Math.round(categories[name].score * 100)]);
  return { ...Object.fromEntries(scores), shift: audits['cumulative-layout-shift'].numericValue };
}

function report(page, results) {
  const median = (name) => results.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  const scores = Object.entries(LEAST).map(([name, least]) => {
    const score = median(name);
    if (score < least) low += 1;
    return `${name} ${score}${score < least ? ` (of ${least})` : ''}`;
  });
  if (median('shift') > 0.02) low += 1;
  console.log(`${page}: ${scores.join(', ')}, layout shift ${median('shift').toFixed(3)}`);
}
