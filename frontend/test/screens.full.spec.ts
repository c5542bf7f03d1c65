import { gzipSync } from 'node:zlib';
import { faultsOf } from './faults.js';
import { describeScreens } from './screens.js';
import { Site, WIDTHS } from './site.js';

const KIB = 1024;
const MOST_SCRIPT = 245;

describeScreens(faultsOf);

it(`the first screen of an administrator takes at most ${MOST_SCRIPT} KiB of script, compressed`, async () => {
  const site = await Site.start();
  try {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await site.signIn(page, 'admin');
    // what is fetched for later, once the browser has nothing else to do, is not part of the screen
    await context.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    const scripts: Promise<Buffer>[] = [];
    const first = await context.newPage();
    first.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await first.goto(`${site.origin}/dashboard`);
    await first.getByRole('heading', { level: 1 }).waitFor();
    await first.waitForLoadState('networkidle');
    const weights = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length / KIB);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
  } finally {
    await site.end();
  }
});
