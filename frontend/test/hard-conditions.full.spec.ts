import { setTimeout as pause } from 'node:timers/promises';
import type { UserView } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { faultsOf } from './faults.js';
import { hiddenFocus } from './focus.js';
import { PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';

const OUT_OF_REACH = 'We couldn’t reach the server. Check your connection and try again.';
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';
const LENGTHS = [320, 375, 960, 1280];

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sums in a page how much of it moved without anybody having touched it. */
function watchMoves(): void {
  const watched = window as unknown as { moved: number };
  watched.moved = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as unknown as readonly LayoutShift[])
      if (!shift.hadRecentInput) watched.moved += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

describe('when things are harder than usual', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).last().press('Enter');
  const focusIs = (page: Page, on: string): Promise<unknown> =>
    page.waitForFunction((selector) => document.activeElement?.matches(selector), on);
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
  };

  it.each(PHONE_AND_DESKTOP)('what is typed stays where the network is gone (%s)', async (_device, width) => {
    const [context, page] = await site.visit(width);
    await open(page, '/login');
    await page.getByLabel('Username').fill('student');
    await page.getByLabel('Password').fill('volunteer-demo');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText(OUT_OF_REACH).first().waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('student');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it.each(
    ['admin', 'teacher', 'verifier', 'student'].flatMap((role) =>
      PHONE_AND_DESKTOP.map(([device, width]) => [role, device, width] as const),
    ),
  )('the first page stays in place while one answer comes after the other (%s, %s)', async (role, _device, width) => {
    const [context, page] = await site.visit(width);
    let requests = 0;
    await page.route('**/api/**', async (route) => {
      await pause(100 + 120 * (requests++ % 6));
      await route.continue();
    });
    await page.addInitScript(watchMoves);
    await site.signIn(page, role);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
    await context.close();
  });

  it.each(PHONE_AND_DESKTOP)('the focus is never below a bar that stays in place (%s)', async (_device, width) => {
    const hidden = await site.as('admin', width, async (page) => {
      const found: string[] = [];
      for (const path of ['/people', '/profile']) {
        await open(page, path);
        for (const key of [...Array<string>(45).fill('Tab'), ...Array<string>(40).fill('Shift+Tab')]) {
          await page.keyboard.press(key);
          const control = await page.evaluate(hiddenFocus);
          if (control) found.push(`${path} ${key}: ${control}`);
        }
      }
      return found;
    });
    expect(hidden).toEqual([]);
  });

  it('the focus goes on where the control that had it goes away', async () => {
    await site.as('student.roosevelt', WIDTHS.desktop, async (page) => {
      await open(page, '/profile');
      await press(page, 'Create family code');
      await page.getByRole('button', { name: 'Copy code' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Copy code');
    });
    await site.as('teacher', WIDTHS.desktop, async (page) => {
      await open(page, '/people?tab=waiting');
      await press(page, /^Confirm Nadia/);
      await press(page, 'Confirm');
      await press(page, 'Done');
      await page.getByText('Nadia Petrov').first().waitFor({ state: 'hidden' });
      await focusIs(page, 'main');
      await press(page, /^Decline Wei/);
      await press(page, 'Decline');
      await page.getByText('All caught up!').waitFor();
      await focusIs(page, 'main');
    });
  });

  it('signing out in one tab leaves nothing to read in another', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await site.signIn(page, 'teacher');
    const other = await context.newPage();
    await open(other, '/people');
    await page.getByRole('button', { name: /Marcus Bell/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login?next=%2Fpeople');
    await other.getByText('Your session has ended. Log in again to continue.').waitFor();
    await context.close();
  });

  it('names and addresses without end push nothing out of the page', async () => {
    const superAdmin = await site.server.signIn('superadmin');
    const answer = await superAdmin.send('POST', '/users', {
      username: 'w'.repeat(40),
      email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
      firstName: LONG,
      lastName: LONG,
      role: 'student',
    });
    const { id } = (await answer.json()) as UserView;
    expect((await superAdmin.send('POST', '/organizations', { name: LONG.repeat(2) })).status).toBe(201);
    const faults = await site.as('superadmin', WIDTHS.desktop, async (page) => {
      const found: string[] = [];
      for (const path of ['/people?q=Wolfe', `/people?person=${id}`, '/schools?q=Wolfe', '/dashboard']) {
        await open(page, path);
        for (const width of LENGTHS) {
          await page.setViewportSize({ width, height: 700 });
          await page.waitForFunction((so) => window.innerWidth === so, width);
          found.push(...(await faultsOf(page, `${path} at ${width} px`)));
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
});
