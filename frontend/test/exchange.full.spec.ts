import { readFile } from 'node:fs/promises';
import type { HoursView } from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import type { Client } from '../../backend/test/server.js';
import { workbook } from '../../backend/test/workbooks.js';
import { faults, look, PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';

describe('files out of a school and into it, in a browser', () => {
  let site: Site;
  let admin: Client;

  beforeAll(async () => {
    site = await Site.start();
    admin = await site.server.signIn('admin');
  });
  afterAll(() => site.end());

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).first().click();
  const step = (page: Page, words: string): Promise<void> => page.getByText(words).waitFor();
  const go = async (page: Page, path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  /** What is saved when something is pressed: its name and its text. */
  const saved = async (page: Page, act: () => Promise<void>): Promise<readonly [string, string]> => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  };
  const choose = (page: Page, name: string, text: string): Promise<void> =>
    page
      .getByLabel(/Choose (a|another) spreadsheet/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const entriesAt = async (place: string): Promise<readonly HoursView[]> =>
    (await (await admin.send('GET', `/volunteer-hours?q=${encodeURIComponent(place)}`)).json()) as HoursView[];

  it.each(PHONE_AND_DESKTOP)('an administrator saves the hours on screen as a file (%s)', async (_device, width) => {
    await site.as('admin', width, async (page) => {
      await go(page, '/dashboard?tab=hours&status=approved');
      await page.getByText(/^Showing 25 of \d+$/).waitFor();
      await look(page, 'the hours with their export');
      await press(page, /^Export$/);
      await look(page, 'the formats');
      const csv = page.getByRole('menuitem', { name: /^CSV/ });
      const [name, text] = await saved(page, () => csv.click());
      const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
      const { headers } = await admin.send('GET', '/volunteer-hours?limit=1&status=approved');
      expect(name).toMatch(/^lincoln-high-school-hours-\d{4}-\d\d-\d\d\.csv$/);
      expect(String(rows.length)).toBe(headers.get('x-total-count'));
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['approved']));
      await page.getByText(`Exported ${rows.length} rows`).first().waitFor();
    });
    expect(faults).toEqual([]);
  });

  it.each(PHONE_AND_DESKTOP)(
    'an administrator mends the rows that were wrong, imports them, sees where they came from, and undoes it (%s)',
    async (device, width) => {
      const [kitchen, park] = [`Kitchen, ${device}`, `Park, ${device}`];
      const student = 'student@lincoln.example';
      const file = [
        'E-mail,Agency,Hours,Date of service,Notes,Approved by',
        `${student},"${kitchen}",2.5,9/12/2026,"Sorted ""tins"", all",Ms. Adams`,
        `nobody@lincoln.example,"${park}",2,2026-09-13,,Mr. Brown`,
        `${student},"${park}",30,2026-09-14,,Mr. Brown`,
        `${student},"${park}",1,2026-02-31,,Mr. Brown`,
      ].join('\r\n');
      await site.as('admin', width, async (page) => {
        await go(page, '/dashboard?tab=exchange');
        await press(page, 'Import hours');
        await step(page, 'Step 1 of 3: Choose a file');
        await look(page, 'the file');
        await choose(page, 'old system.csv', file);
        await step(page, 'Step 2 of 3: Match the columns');
        await look(page, 'the columns');
        await press(page, 'Continue');
        await page.getByRole('radio', { name: 'Month first: Sat, Sep 12, 2026' }).check();
        await look(page, 'the question which date it is');
        await press(page, 'Continue');
        await page.getByText('3 problems in 3 of 4 rows.').waitFor();
        await look(page, 'what is wrong');

        const [name, rows] = await saved(page, () => press(page, 'Download 3 rows with problems'));
        expect(name).toBe('old system-to-fix.csv');
        expect(parse<Record<string, string>>(rows, { bom: true, columns: true })).toMatchObject([
          { 'E-mail': 'nobody@lincoln.example', Agency: park },
          { 'E-mail': student, Hours: '30' },
          { 'E-mail': student, 'Date of service': '2026-02-31' },
        ]);
        const mended = rows.replace('nobody@', 'student@').replace(',30,', ',3,').replace('2026-02-31', '2026-03-31');
        await press(page, 'Choose the fixed file');
        await choose(page, 'mended.csv', mended);
        await step(page, 'Step 2 of 3: Match the columns');
        await press(page, 'Continue');
        await page.getByText('All 3 rows are ready to import.').waitFor();
        await look(page, 'rows that are right');
        await press(page, 'Import 3 rows');
        await page.getByText(/^3 rows from mended.csv were imported/).waitFor();
        await look(page, 'what was imported');
        expect(
          (await entriesAt(park)).map(({ hours, imported }) => [hours, imported?.fileName, imported?.row]),
        ).toEqual([
          ['3.00', 'mended.csv', 3],
          ['2.00', 'mended.csv', 2],
          ['1.00', 'mended.csv', 4],
        ]);
        expect(await entriesAt(kitchen)).toEqual([]);

        await page.getByRole('link', { name: 'View hours' }).click();
        await page.getByText(park).first().waitFor();
        await press(page, /^Edit/);
        await page
          .getByText(/^Imported by Dana Whitfield on .* from mended.csv, row \d. Approved earlier by Mr. Brown.$/)
          .waitFor();
        await look(page, 'an entry that was imported');
        await press(page, 'View trail');
        await page.getByText(/^From mended.csv, row \d. Approved earlier by Mr. Brown.$/).waitFor();
        await look(page, 'its trail');

        await go(page, '/dashboard?tab=exchange');
        await press(page, 'Undo mended.csv');
        await page.getByLabel('Reason').fill('These stand in the old system');
        await look(page, 'the question before it is undone');
        await press(page, 'Undo import');
        await page.getByText('Import undone').first().waitFor();
        await page
          .getByText(/Undone by Dana Whitfield/)
          .first()
          .waitFor();
        await look(page, 'what was undone');
      });
      expect(await entriesAt(park)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('an administrator imports a workbook with dates as people type them, once asked which comes first', async () => {
    const place = 'Workbook Hall';
    const student = 'student@lincoln.example';
    const sheet = (last: string): Promise<Buffer> =>
      workbook([
        ['Email', 'Organization', 'Hours', 'Date', 'Start time', 'End time'],
        [student, place, 2, 'Sep 02, 2026', '09:00', '11:00'],
        [student, place, 1, '10/3/2026', '09:00', '10:00'],
        [student, place, 1, last, '09:00', '10:00'],
      ]);
    const choose = async (page: Page, buffer: Buffer): Promise<void> => {
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await page.getByLabel(/Choose (a|another) spreadsheet/).setInputFiles({ name: 'sheet.xlsx', mimeType, buffer });
      await step(page, 'Step 2 of 3: Match the columns');
      await press(page, 'Continue');
    };
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await go(page, '/dashboard?tab=exchange');
      await press(page, 'Import hours');
      await choose(page, await sheet('13/10/2026'));
      await page.getByText(/13\/10\/2026 in row 4/).waitFor();
      await look(page, 'one date that turns the order');
      await page.getByRole('radio', { name: 'Month first: Sat, Oct 3, 2026' }).check();
      await press(page, 'Continue');
      await page.getByText('1 problem in 1 of 3 rows.').waitFor();
      await press(page, 'Choose the fixed file');
      await choose(page, await sheet('10/13/2026'));
      await page.getByText('All 3 rows are ready to import.').waitFor();
      await press(page, 'Import 3 rows');
      await page.getByText(/^3 rows from sheet.xlsx were imported/).waitFor();
    });
    expect((await entriesAt(place)).map(({ date }) => date)).toEqual(['2026-10-13', '2026-10-03', '2026-09-02']);
    expect(faults).toEqual([]);
  });

  it('an import whose answer is lost on its way is found again', async () => {
    const place = 'Lost and Found';
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await go(page, '/dashboard?tab=exchange&import=hours');
      await choose(
        page,
        'lost.csv',
        `studentEmail,organizationName,hours,date\nstudent@lincoln.example,${place},1,2026-09-20\n`,
      );
      await step(page, 'Step 2 of 3: Match the columns');
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
      await page.route('**/api/admin/import/hours?*', async (route) => {
        await route.fetch();
        await route.abort('connectionfailed');
      });
      await press(page, 'Import 1 row');
      await page.getByText(/^1 row from lost.csv was imported/).waitFor();
    });
    expect(await entriesAt(place)).toHaveLength(1);
  });
});
