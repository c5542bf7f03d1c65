import { type Browser, chromium } from 'playwright-core';

// without these a browser in a closed network keeps asking for hosts of its maker
const QUIET = ['quic', 'background-networking', 'component-update', 'sync', 'default-apps'];

/** A headless browser of its own for one spec file; close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  const { TEST_CHROME, TEST_CHROME_LD_PATH } = process.env;
  if (!TEST_CHROME) throw new Error('No browser: name the spec .browser.spec.ts.');
  return chromium.launch({
    executablePath: TEST_CHROME,
    env: { ...process.env, ...(TEST_CHROME_LD_PATH && { LD_LIBRARY_PATH: TEST_CHROME_LD_PATH }) },
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...QUIET.map((part) => `--disable-${part}`)],
  });
}
