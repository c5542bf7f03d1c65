import type { Page } from 'playwright-core';
import type { Site } from './site.js';

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

/** Waits until no part of the page is a placeholder for what is still loading, in either language. */
export const loaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        '.MuiSkeleton-root, [role="status"]:is([aria-label^="Loading"], [aria-label^="Cargando"])',
      ),
  );

/** Opens every screen of a role, in any language, and looks at each. */
export async function openScreens(
  site: Site,
  page: Page,
  username: string,
  lookAt: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of Object.keys(SCREENS[username] ?? {})) {
    await open(page, site.origin + path);
    await loaded(page);
    await lookAt(path);
  }
}

/** Goes to another path inside the application, which takes a fraction of the time of loading it again. */
async function open(page: Page, url: string): Promise<void> {
  if (page.url() === url) return;
  if (new URL(page.url()).pathname === new URL(url).pathname) await page.goto(url);
  else {
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, url);
  }
  await page.locator('h1:not([data-left])').waitFor();
}
