import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { loaded, openScreens, SCREENS } from './screens.js';
import { faults, formOnPage, look, PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';

const KIB = 1024;
const MOST_SCRIPT = 245;

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.end());

/** Presses the first button of that name, which opens a dialog. */
async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}
const openBell = (page: Page): Promise<void> => openDialog(page, /^Notifications/);

/** What opens on a screen, or is a list of its own there. */
const OPENED: Readonly<Record<string, readonly (readonly [string, string, ((page: Page) => Promise<unknown>)?])[]>> = {
  student: [
    ['/dashboard', 'the form', (page) => formOnPage(page, 'Log hours')],
    ['/dashboard', 'the bell', openBell],
    ['/my-hours', 'a trail', (page) => openDialog(page, 'View trail')],
  ],
  verifier: [['/approvals', 'the bell', openBell]],
  teacher: [
    ['/approvals', 'an empty bell', openBell],
    ['/approvals', 'a review', (page) => openDialog(page, 'Review')],
    ['/approvals?tab=approved&single=true', 'what one person decided alone'],
  ],
};

describe.each(PHONE_AND_DESKTOP)('no rule of axe is broken, and nothing scrolls sideways (%s)', (_device, width) => {
  it.each(Object.keys(SCREENS))('on the screens of the %s', async (username) => {
    await site.as(username, width, async (page) => {
      await openScreens(site, page, username, (path) => look(page, `${username} ${path}`));
      for (const [path, name, open] of OPENED[username] ?? []) {
        await site.go(page, path);
        await open?.(page);
        await loaded(page);
        await look(page, name);
      }
    });
    expect(faults).toEqual([]);
  });

  it('on the forms to log in and to sign up, and the page for an unknown address', async () => {
    const [context, page] = await site.visit(width);
    await site.go(page, '/login');
    await look(page, 'log in');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await look(page, 'sign up');
    await site.go(page, '/nowhere');
    await look(page, 'page not found');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a dashboard', () => {
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
