import { APPLICATION_ROUTES } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { complaintsOf } from './public.js';
import { Site, WIDTHS } from './site.js';

type Screens = Readonly<Record<string, string>>;

const EVERYONE = { '/profile': 'Profile', '/notifications': 'Notifications' };
const VOLUNTEER = { '/opportunities': 'Opportunities', '/my-hours': 'My Hours', ...EVERYONE };
const STAFF = {
  '/opportunities': 'Opportunities',
  '/approvals': 'Approval Dashboard',
  '/people': 'People',
  '/people?tab=students': 'People',
  '/people/5': 'Jordan Alvarez',
  ...EVERYONE,
};

/** The screens of each role with their headings. */
export const SCREENS: Readonly<Record<string, Screens>> = {
  student: { '/dashboard': 'Welcome back, Jordan', ...VOLUNTEER, '/approvals': 'No permission' },
  parent: { '/dashboard': 'Welcome back, Renee', ...VOLUNTEER, '/people': 'No permission' },
  verifier: {
    '/dashboard': 'Welcome back, Priya',
    '/opportunities': 'Opportunities',
    '/approvals': 'Verification Dashboard',
    ...EVERYONE,
    '/my-hours': 'No permission',
  },
  teacher: { '/dashboard': 'Welcome back, Marcus', ...STAFF, '/schools': 'No permission' },
  admin: {
    '/dashboard': 'Welcome back, Dana',
    '/dashboard?tab=hours': 'Welcome back, Dana',
    '/dashboard?tab=opportunities': 'Welcome back, Dana',
    '/dashboard?tab=reports': 'Welcome back, Dana',
    '/dashboard?tab=exchange': 'Welcome back, Dana',
    ...STAFF,
    '/people?tab=classes': 'People',
    '/audit': 'Audit',
    '/schools': 'Lincoln High School',
    '/settings': 'No permission',
  },
  auditor: { '/audit': 'Audit', ...EVERYONE, '/opportunities': 'No permission' },
  superadmin: {
    '/dashboard': 'Welcome back, Naomi',
    ...STAFF,
    '/audit': 'Audit',
    '/schools': 'Schools',
    '/settings': 'System Settings',
    '/inbox': 'Inbox',
    '/my-hours': 'No permission',
  },
};

/** Follows a link inside the application, which takes a fraction of the time of loading it again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until no part of the page is a placeholder for what is still loading, in either language. */
export const loaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        '.MuiSkeleton-root, [role="status"]:is([aria-label^="Loading"], [aria-label^="Cargando"])',
      ),
  );

/** Opens every screen as each role that has it, and looks for the faults that `faultsIn` finds there. */
export function describeScreens(faultsIn: (page: Page, path: string) => Promise<readonly string[]>): void {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  /** Opens a screen; from scratch where the heading of the last one is the same. */
  const open = async (page: Page, path: string, heading: string): Promise<void> => {
    const h1 = page.getByRole('heading', { level: 1, name: heading, exact: true });
    if (page.url() !== site.origin + path) {
      if (await h1.count()) await page.goto(site.origin + path);
      else await follow(page, path);
    }
    await h1.waitFor();
    await loaded(page);
  };

  it.each(Object.entries(SCREENS))(
    'every screen of the %s opens under its heading, without a complaint',
    async (username, screens) => {
      const [context, page] = await site.visit(WIDTHS.desktop);
      const complaints = complaintsOf(page, site.origin);
      await site.signIn(page, username);
      const faults: string[] = [];
      for (const [path, heading] of Object.entries(screens)) {
        await open(page, path, heading);
        faults.push(...(await faultsIn(page, path)));
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);

      const links = page.getByRole('navigation').getByRole('link');
      const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(targets).not.toEqual([]);
      expect(Object.keys(screens)).toEqual(expect.arrayContaining(targets));
      await context.close();
    },
  );

  it('these are all the screens that need a sign-in', () => {
    const shown = Object.values(SCREENS).flatMap((screens) => Object.keys(screens));
    expect(APPLICATION_ROUTES.filter((path) => !shown.includes(path))).toEqual([
      '/invitation',
      '/change-password',
      '/second-factor',
      '/verify',
      '/district-rules',
    ]);
  });
}
