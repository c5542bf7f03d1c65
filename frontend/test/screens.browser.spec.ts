import { APPLICATION_ROUTES } from '@hourtrail/contracts';
import { complaintsOf } from './public.js';
import { openScreens, SCREENS } from './screens.js';
import { Site, WIDTHS } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.end());

it.each(Object.entries(SCREENS))(
  'every screen of the %s opens under its heading, without a complaint',
  async (username, screens) => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    const complaints = complaintsOf(page, site.origin);
    await site.signIn(page, username);
    await openScreens(site, page, username, (path) =>
      page.getByRole('heading', { level: 1, name: screens[path], exact: true }).waitFor(),
    );
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
