// Beside the database, the browser that frontend/test/browser.ts drives.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../project.mjs';
import startDatabase, { stopDatabase } from './database.mjs';

export default async function startDatabaseAndFindBrowser(jest, project) {
  try {
    Object.assign(process.env, findBrowser());
  } catch (error) {
    await stopDatabase(); // Jest, when a setup fails, tears nothing down
    error.stack = error.message;
    throw error;
  }
  await startDatabase(jest, project);
}

export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (runs(CHROME_PATH)) return { TEST_CHROME: CHROME_PATH };
    throw new Error(`The browser at CHROME_PATH, ${CHROME_PATH}, does not start.`);
  }
  const folder = unpack();
  const browser = join(folder, 'chromium');
  if (!existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= join(folder, 'fonts');
  if (runs(browser)) return { TEST_CHROME: browser };
  const libraries = join(folder, 'al2023/lib');
  if (runs(browser, libraries)) return { TEST_CHROME: browser, TEST_CHROME_LD_PATH: libraries };
  throw new Error(
    'The browser that comes with the packages does not start here: install Chromium and name it by CHROME_PATH.',
  );
}

function runs(browser, libraries) {
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  return spawnSync(browser, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0;
}

/** Unpacks the browser and its libraries, once; the package does so into the folder for temporary files. */
function unpack() {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(cacheFolder, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const unpacking = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    // the library bundle is unpacked only where the package believes to be in its usual home
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    encoding: 'utf8',
  });
  if (unpacking.status !== 0) {
    rmSync(draft, { recursive: true });
    throw new Error(`The browser cannot be unpacked: ${unpacking.stderr.trim().split('\n').at(-1)}`);
  }
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true });
  }
  return folder;
}
