import { type Browser, chromium } from 'playwright-core';

// without these a browser in a closed network keeps asking for hosts of its maker
const QUIET = ['quic', 'background-networking', 'component-update', 'sync', 'default-apps'];
// threads that help one page hold up the others of a run, and take up to a fifth of the browser's time
const FEW_THREADS = ['--js-flags=--single-threaded', '--num-raster-threads=1'];
// what the parts of a browser tell each other through the system takes a third of its time
const FEW_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];
// WebGL without a GPU sets a variable of the environment, and a thread that reads one just then crashes the browser
const NO_WEBGL = '--disable-software-rasterizer';

let browser: Promise<Browser> | undefined;

/** The headless browser of this worker; whoever opens a context in it closes that. It ends with the worker. */
export const theBrowser = (): Promise<Browser> => (browser ??= launch());

async function launch(): Promise<Browser> {
  const { TEST_CHROME, TEST_CHROME_LD_PATH } = process.env;
  if (!TEST_CHROME) throw new Error('No browser: name the spec .browser.spec.ts.');
  return chromium.launch({
    executablePath: TEST_CHROME,
    env: { ...process.env, ...(TEST_CHROME_LD_PATH && { LD_LIBRARY_PATH: TEST_CHROME_LD_PATH }) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      ...FEW_THREADS,
      ...FEW_PROCESSES,
      NO_WEBGL,
      ...QUIET.map((part) => `--disable-${part}`),
    ],
  });
}
