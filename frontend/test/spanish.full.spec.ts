import { LANGUAGES } from '@hourtrail/contracts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { en } from '../../contracts/src/messages/en/index.js';
import { es } from '../../contracts/src/messages/es/index.js';
import { cutOn, faultsOf, textsOn } from './faults.js';
import { complaintsOf, publicPaths } from './public.js';
import { loaded, openScreens, SCREENS } from './screens.js';
import { Site } from './site.js';

const SMALLEST = 320;
/** English sentences that Spanish says in other words; those of an example are in the demo data too. */
const ENGLISH = new Set<string>(
  (Object.keys(en) as (keyof typeof en)[]).flatMap((key) =>
    en[key] === es[key] || en[key].includes('{') || key.startsWith('exchange.sample') ? [] : [en[key]],
  ),
);
const SPANISH = new Set<string>(Object.values(es));

/** What a page shows or reads out in English. */
const englishOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => ENGLISH.has(text) && !SPANISH.has(text));

const faultsIn = async (page: Page, path: string): Promise<string[]> => [
  ...(await faultsOf(page, path)),
  ...(await englishOn(page)).map((text) => `${path}: English: ${text}`),
];

describe('in Spanish, on the smallest phone', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it.each(Object.keys(SCREENS))(
    'every screen of the %s is whole, in one language and without a fault',
    async (username) => {
      const [context, page] = await site.visit(SMALLEST);
      await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
      const complaints = complaintsOf(page, site.origin);
      await site.signIn(page, username);
      const faults: string[] = [];
      await openScreens(site, page, username, async (path) => {
        faults.push(...(await faultsIn(page, path)));
      });
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('a school of large numbers, in which a name reads from right to left, is whole', async () => {
    const database = new pg.Client(site.databaseUrl);
    await database.connect();
    await database.query(`
      UPDATE reporting.user_totals SET approved = 2500000, approved_entries = 10000, pending = 1200000;
      UPDATE reporting.month_totals SET approved = 3300000;
      UPDATE directory.people SET first_name = 'שרה', last_name = 'לוי' WHERE role = 'student';
      UPDATE identity.users SET first_name = 'שרה', last_name = 'לוי' WHERE role = 'student';
      INSERT INTO messaging.notifications
        (organization_id, user_id, kind, at, actor_id, actor_role, version, opportunity_id, stream)
        SELECT organization_id, user_id, kind, at, actor_id, actor_role, version + 1000 * copy, opportunity_id, stream
        FROM messaging.notifications, generate_series(1, 500) copy WHERE entry_id IS NULL`);
    await database.end();
    for (const username of ['student', 'parent', 'teacher', 'admin']) {
      const [context, page] = await site.visit(SMALLEST);
      await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
      await site.signIn(page, username);
      const faults: string[] = [];
      for (const path of ['/dashboard', '/notifications', '/people', '/dashboard?tab=reports']) {
        await page.goto(site.origin + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await loaded(page);
        faults.push(...(await faultsOf(page, `${username} ${path}`)), ...(await cutOn(page)));
        if (username === 'student' && path === '/dashboard') {
          expect(await page.getByText(/25,000/).count()).toBeGreaterThan(0);
          expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('\u2068שרה\u2069');
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('every public page is whole, in one language and without a fault', async () => {
    const [context, page] = await site.visit(SMALLEST);
    const paths = (await publicPaths(site)).filter((path) => path === '/es' || path.startsWith('/es/'));
    expect(paths).toHaveLength((await publicPaths(site)).length / LANGUAGES.length);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      faults.push(...(await faultsIn(page, path)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
