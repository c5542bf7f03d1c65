import { gzipSync } from 'node:zlib';
import { faultsOf } from './faults.js';
import { describeScreens } from './screens.js';
import { Site, WIDTHS } from './site.js';

const KIB = 1024;
const MOST_SCRIPT = 245;

describeScreens(faultsOf);

describe('a dashboard', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it(`the first screen of an administrator takes at most ${MOST_SCRIPT} KiB of script, compressed`, async () => {
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
  });

  it.each([
    // one more while an event is on: whether its hours are logged
    ['student', 2],
    ['parent', 3],
    ['verifier', 1],
    ['teacher', 3],
    ['admin', 2],
    ['superadmin', 1],
    ['auditor', 2],
  ])('of %s asks %i times, after who is signed in and what is unread', async (username, most) => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await site.signIn(page, username);
    const first = await context.newPage();
    const asked: string[] = [];
    first.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    const batch = first.waitForResponse((response) => response.url().includes('/api/batch?'));
    await first.goto(`${site.origin}/dashboard`);
    await first.getByRole('heading', { level: 1 }).waitFor();
    await batch;
    await first.waitForLoadState('networkidle');
    expect(asked.slice(0, 2)).toEqual(['/api/auth/me', '/api/notifications']);
    expect(asked.length - 2).toBeLessThanOrEqual(most);
    await context.close();
  });
});
