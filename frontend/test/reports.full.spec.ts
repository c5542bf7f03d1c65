import { addDays, todayInZone, type HoursView, type UserReportRow } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import type { Client } from '../../backend/test/server.js';
import { until } from '../../backend/test/until.js';
import { faultsOf } from './faults.js';
import { faults, look, PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';

const GRADE = '11';
const INK = { light: 'rgb(16, 32, 28)', dark: 'rgb(232, 238, 236)' } as const;

/** By the clock of the school. */
const daysAgo = (days: number): string => addDays(todayInZone('America/New_York'), -days);
const inColumn = (hours: number): string => `${hours.toFixed(2)} h`;

describe("an administrator's reports, in a browser", () => {
  let site: Site;
  let admin: Client;

  beforeAll(async () => {
    site = await Site.start();
    admin = await site.server.signIn('admin');
  });
  afterAll(() => site.end());

  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await admin.send('GET', path)).json()) as Answer;
  const studentsOfGrade = (than = ''): Promise<readonly UserReportRow[]> =>
    read(`/admin/reports/users?role=student&gradeLevel=${GRADE}${than}`);

  const openReports = async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'Reports' }).click();
    await page.getByRole('list', { name: 'Hours by grade' }).waitFor();
  };
  const report = (page: Page) => page.getByRole('region', { name: 'Student Reports' });
  const rowOf = (page: Page, name: string) => report(page).locator('tr, li').filter({ hasText: name });
  /** The names of the report on screen, once there are as many as are meant to be there. */
  const namesOf = async (page: Page, rows: readonly UserReportRow[]): Promise<readonly string[]> => {
    await report(page).getByText(`Showing ${rows.length} of ${rows.length}`).waitFor();
    return report(page).locator('tbody th, li .name').allInnerTexts();
  };

  it.each(PHONE_AND_DESKTOP)(
    'lead from a grade to its students, then as now, and follow the hours that are added (%s)',
    async (device, width) => {
      const now = await studentsOfGrade();
      const [first] = now as [UserReportRow];
      await site.as('admin', width, async (page) => {
        await openReports(page);
        await look(page, 'reports');
        await page.getByRole('link', { name: new RegExp(`^Grade ${GRADE}`) }).click();
        expect(await namesOf(page, now)).toEqual(now.map(({ name }) => name));
        await page.waitForFunction(() => document.activeElement?.textContent === 'Student Reports');
        await look(page, 'a grade');

        const day = daysAgo(45);
        await page.getByLabel('As of').fill(day);
        await page.getByText(/^These numbers are from the end of/).waitFor();
        const then = await studentsOfGrade(`&asOf=${day}`);
        expect(then.map(({ totalHours }) => totalHours)).not.toEqual(now.map(({ totalHours }) => totalHours));
        expect(await namesOf(page, then)).toEqual(then.map(({ name }) => name));
        for (const { name, totalHours } of then) {
          await rowOf(page, name).getByText(inColumn(totalHours)).first().waitFor();
        }
        await look(page, 'an earlier day');
        expect(new URL(page.url()).search).toBe(`?tab=reports&grade=${GRADE}&asOf=${day}`);
        await page.reload();
        expect(await namesOf(page, then)).toEqual(then.map(({ name }) => name));
        await page.getByRole('button', { name: 'Show today' }).click();
        await rowOf(page, first.name).getByText(inColumn(first.totalHours)).first().waitFor();

        await rowOf(page, first.name).getByRole('button', { name: 'View Details' }).click();
        const dialog = page.getByRole('dialog', { name: 'Volunteer hours' });
        await dialog.getByText(/^Showing \d+ of \d+$/).waitFor();
        await look(page, "a student's hours");
        await dialog.getByRole('button', { name: 'Add Hours' }).click();
        const form = page.getByRole('dialog', { name: 'Add Hours' });
        await form.getByLabel('Organization').fill(`Reading room, ${device}`);
        await form.getByLabel('Hours', { exact: true }).fill('2.5');
        await look(page, 'adding hours');
        await form.getByRole('button', { name: 'Add Hours' }).click();
        await page.getByText('Hours Added', { exact: true }).first().waitFor();
        await dialog.getByText(`Reading room, ${device}`).first().waitFor();
        await dialog
          .getByText(`${first.totalHours + 2.5} hours`, { exact: true })
          .first()
          .waitFor();
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
        const total = inColumn(first.totalHours + 2.5);
        await rowOf(page, first.name).getByText(total).first().waitFor();
      });
      expect(faults).toEqual([]);
    },
  );

  it('are sorted by their heads, with goal and standing, and keep it in the link', async () => {
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await openReports(page);
      const approved = async (): Promise<readonly number[]> =>
        (await report(page).locator('tbody tr').allInnerTexts()).map((row) => Number(/([\d.]+) h/.exec(row)?.[1]));
      const sorted = (hours: readonly number[]): readonly number[] => [...hours].sort((one, other) => one - other);
      await report(page).getByRole('button', { name: 'Total Hours' }).click();
      await report(page).locator('th[aria-sort="descending"]').waitFor();
      await until(async () => {
        const now = await approved();
        return now.length > 3 && now.join() === sorted(now).toReversed().join();
      });
      await look(page, 'reports, sorted');
      await report(page).getByRole('button', { name: 'Total Hours' }).click();
      await report(page).locator('th[aria-sort="ascending"]').waitFor();
      await page.reload();
      await report(page).locator('th[aria-sort="ascending"]').waitFor();
      await until(async () => {
        const now = await approved();
        return now.length > 3 && now.join() === sorted(now).join();
      });
    });
    expect(faults).toEqual([]);
  });

  it.each(PHONE_AND_DESKTOP)(
    'read as tables, and with nothing found, and with nothing to report (%s)',
    async (_device, width) => {
      await site.as('admin', width, async (page) => {
        await page.goto(`${site.origin}/dashboard?tab=reports&tables=month,grade,progress,behind&q=zzz`);
        await page.getByRole('table', { name: 'Hours by month' }).waitFor();
        await page.getByText('No students match “zzz”').waitFor();
        await look(page, 'reports as tables, nothing found');
        await page.goto(`${site.origin}/dashboard?tab=reports&asOf=2001-09-09`);
        await page.getByText('There was nothing to report on that day').waitFor();
        await look(page, 'nothing to report');
        await page.goto(`${site.origin}/dashboard?tab=reports&asOf=2199-01-01`);
        await page.getByText('This date is in the future, so you’re seeing today’s numbers.').waitFor();
        await look(page, 'a day to come');
      });
      expect(faults).toEqual([]);
    },
  );

  it('lead from a month to the entries that make its figure', async () => {
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await openReports(page);
      const months = page.getByRole('list', { name: 'Hours by month' }).getByRole('link');
      const figures = (await months.last().innerText()).match(/[\d.]+(?= h)/g) ?? [];
      const shown = figures.reduce((sum, figure) => sum + Number(figure), 0);
      await months.last().click();
      await page
        .getByRole('tabpanel', { name: 'Hours' })
        .getByText(/^Showing/)
        .waitFor();
      const { searchParams } = new URL(page.url());
      searchParams.delete('tab');
      const entries = await read<readonly HoursView[]>(`/volunteer-hours?${searchParams.toString()}`);
      expect(entries.reduce((sum, { hours }) => sum + Number(hours), 0)).toBe(shown);
      expect(shown).toBeGreaterThan(0);
      await page.goBack();
      await page.getByRole('list', { name: 'Hours by month' }).waitFor();
    });
  });

  it('do not scroll sideways at 320 px, as bars or as tables', async () => {
    await site.as('admin', 320, async (page) => {
      for (const tables of ['', 'month,grade,progress,behind']) {
        await page.goto(`${site.origin}/dashboard?tab=reports&tables=${tables}`);
        await page
          .getByText(/^Showing/)
          .first()
          .waitFor();
        await page.getByRole('heading', { name: 'At risk' }).waitFor();
        faults.push(...(await faultsOf(page, `320 px, ${tables}`)));
      }
    });
    expect(faults).toEqual([]);
  });

  it('stand on paper alone and light, whatever the screen', async () => {
    await site.as('admin', WIDTHS.desktop, async (page) => {
      const inkIs = (ink: string) =>
        page.waitForFunction((color) => getComputedStyle(document.body).color === color, ink);
      const event = (name: string) => page.evaluate((type) => window.dispatchEvent(new Event(type)), name);
      await page.emulateMedia({ colorScheme: 'dark' });
      await openReports(page);
      await inkIs(INK.dark);
      await event('beforeprint');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await inkIs(INK.light);
      await page.getByText(/^Lincoln High School: volunteer hours as of/).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
      expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'View Details' }).count()).toBe(0);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await event('afterprint');
      await inkIs(INK.dark);
    });
  });
});
