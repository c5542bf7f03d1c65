import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { faultsOf } from './faults.js';
import { faults, gone, inDialog, look, onlyOption, PHONE_AND_DESKTOP, press, Site, WIDTHS } from './site.js';

const PARTS = ['integrity', 'events', 'decisions', 'unusual', 'sample', 'access', 'evidence', 'retention'] as const;
const LABEL = 'Audit sections';

const saved = async (download: Promise<Download>): Promise<string> => readFile(await (await download).path(), 'utf8');

/** Figures of the sheet, and their heads, that go over two lines where somebody beside them has a long name. */
const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('td:nth-of-type(3)')];
    names.forEach((name) => (name.textContent = 'Alexandrina Montgomery-Featherstonehaugh-Cholmondeley'));
    return [...document.querySelectorAll<HTMLElement>('.right')]
      .filter((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length > 1;
      })
      .map((cell) => cell.innerText);
  });

const hasFocus = (control: Locator): Promise<boolean> => control.evaluate((one) => document.activeElement === one);

describe('the workbench of a compliance reviewer, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const asAuditor = (width: number, work: (page: Page) => Promise<void>): Promise<void> =>
    site.as('auditor', width, async (page) => {
      await page.waitForURL('**/audit');
      await page.getByRole('heading', { name: 'Sealed', exact: true }).waitFor();
      await work(page);
    });
  const goTo = async (page: Page, part: string): Promise<void> => {
    const phone = (page.viewportSize()?.width ?? 0) < 600;
    if (phone) await page.getByLabel(LABEL).selectOption({ label: part });
    else await page.getByRole('tab', { name: part }).click();
  };
  const shown = (page: Page): Promise<void> =>
    page
      .getByText(/^Showing \d+ of \d+/)
      .first()
      .waitFor();
  const rows = (list: Locator): Locator => list.locator('tbody tr, li');

  it.each(PHONE_AND_DESKTOP)(
    'tells how the log stands, and leads through all its parts (%s)',
    async (_device, width) => {
      await asAuditor(width, async (page) => {
        await page.getByText('Download checkpoint').waitFor();
        expect(await page.getByRole('img', { name: 'Passed' }).count()).toBeGreaterThanOrEqual(3);
        await look(page, 'integrity');

        await goTo(page, 'Decisions');
        await shown(page);
        await look(page, 'decisions');
        await page.getByRole('button', { name: 'Events' }).first().click();
        await page.getByRole('region', { name: 'Events' }).waitFor();
        await shown(page);
        expect(new URL(page.url()).searchParams.get('by')).toMatch(/^\d+$/);
        await look(page, 'events decided by one person');
        await page.getByRole('button', { name: 'Trail' }).first().click();
        const trail = inDialog(page, /^Hours entry \d+$/);
        await trail.getByText('Sealed', { exact: true }).first().waitFor();
        await trail.getByText('What was recorded').first().click();
        await trail.getByText('Proof', { exact: true }).first().click();
        await trail.getByText('The root was signed with one of this log’s keys.').waitFor();
        await look(page, 'a trail');
        await page.keyboard.press('Escape');
        await gone(trail);

        await page.goto(`${site.origin}/audit?tab=unusual`);
        await page.getByText('These decisions are unusual, but not necessarily wrong.', { exact: false }).waitFor();
        await page.getByRole('region', { name: 'Unusual decisions' }).waitFor();
        await look(page, 'unusual');
        await goTo(page, 'Access');
        await page
          .getByRole('region', { name: 'Access log' })
          .locator('tbody, ul')
          .getByText('Viewed')
          .first()
          .waitFor();
        await look(page, 'access');
        await goTo(page, 'Evidence');
        await page.getByRole('heading', { name: 'Evidence' }).waitFor();
        await look(page, 'evidence');
        const evidence = page.waitForEvent('download');
        await press(page, 'Download evidence');
        expect((await readFile(await (await evidence).path())).subarray(0, 2).toString()).toBe('PK');
        await goTo(page, 'Access');
        await page.getByText('Evidence for the whole school, as a file').first().waitFor();
      });
      expect(faults).toEqual([]);
    },
  );

  it('finds what one person did on some days, and says what it did not find', async () => {
    await asAuditor(WIDTHS.desktop, async (page) => {
      await goTo(page, 'Events');
      await shown(page);
      await page.getByLabel('Done by').fill('Marcus');
      await onlyOption(page, /^Marcus Bell/).click();
      await page.getByLabel('Kind').selectOption({ label: 'Approvals' });
      const events = page.getByRole('region', { name: 'Events' });
      await events.getByText(/^Showing \d+ of \d+/).waitFor();
      await page.waitForFunction(() => {
        const found = [...document.querySelectorAll('tbody tr')];
        return found.length > 0 && found.every(({ textContent }) => /^Approved hours/.test(textContent));
      });
      expect(await rows(events).allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Approved hours\s+Marcus Bell/)]),
      );
      await page.reload();
      await page.waitForFunction(
        (label) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)?.value === 'Marcus Bell',
        'Done by',
      );
      await page.goto(`${site.origin}/audit?tab=events&kind=hours.revoked&to=2001-09-09`);
      await page.getByText('No events match: revoked approvals, to Sun, Sep 9, 2001').waitFor();
      await look(page, 'nothing found');
      await press(page.getByRole('region', { name: 'Events' }).getByRole('group'), 'Clear filters');
      await shown(page);
    });
    expect(faults).toEqual([]);
  });

  it('saves the events on screen as a file, which is recorded', async () => {
    await asAuditor(WIDTHS.desktop, async (page) => {
      await page.goto(`${site.origin}/audit?tab=events&kind=hours.rejected`);
      await shown(page);
      await press(page, 'Export');
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /^CSV/ }).click();
      expect((await saved(file)).trim().split('\n').length).toBeGreaterThan(1);
      await page.goto(`${site.origin}/audit?tab=access&access=exported`);
      await shown(page);
    });
  });

  it('is gone through by keyboard alone, and the focus comes back to where it was', async () => {
    await asAuditor(WIDTHS.desktop, async (page) => {
      await page.getByRole('tab', { name: 'Integrity' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await shown(page);
      const opener = page.getByRole('button', { name: 'Trail' }).nth(2);
      await opener.focus();
      await page.keyboard.press('Enter');
      const trail = inDialog(page, /\d+$/);
      await trail.getByRole('list', { name: 'Trail' }).waitFor();
      await page.keyboard.press('Escape');
      await gone(trail);
      expect(await hasFocus(opener)).toBe(true);
      await page.goto(`${new URL(page.url()).origin}/audit`);
      await page.getByRole('button', { name: 'Copy' }).first().waitFor();
      const check = page.getByRole('button', { name: /^Check(ing\.\.\.| every event)$/ });
      await check.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Checking...' }).waitFor();
      expect(await hasFocus(check)).toBe(true);
      await page.getByRole('button', { name: 'Check every event' }).waitFor();
      expect(await hasFocus(check)).toBe(true);
    });
  });

  it('checks a checkpoint that was kept, and finds one that was changed', async () => {
    await asAuditor(WIDTHS.phone, async (page) => {
      const download = page.waitForEvent('download');
      await press(page, 'Download checkpoint');
      const note = await saved(download);
      expect(note).toMatch(/^\S+\/2\n\d+\n\S{44}\nsealed at \S+\n\n— /);
      await page.getByLabel('Checkpoint file').setInputFiles({
        name: 'kept.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(note),
      });
      await press(page, 'Check my checkpoint');
      await page.getByText(/^The log begins with exactly the \d+ events/).waitFor();
      await look(page, 'a checkpoint that holds');
      await page.getByRole('textbox', { name: 'Your checkpoint' }).fill(note.replace(/\n\d+\n/, '\n7\n'));
      await press(page, 'Check my checkpoint');
      await page.getByText(/^None of this server’s keys signed this text/).waitFor();
      await look(page, 'a checkpoint that was changed');
    });
    expect(faults).toEqual([]);
  });

  it('draws a sample that another reviewer draws again from its link, and prints it alone', async () => {
    const drawn: string[][] = [];
    let link = '';
    const read = async (page: Page): Promise<void> => {
      const sample = page.getByRole('region', { name: 'Sample' }).last();
      await sample.getByRole('button', { name: 'Trail' }).first().waitFor();
      drawn.push(await sample.locator('tbody th').allInnerTexts());
    };
    await asAuditor(WIDTHS.desktop, async (page) => {
      await goTo(page, 'Sample');
      await look(page, 'a sample to draw');
      await page.getByLabel('Seed').fill('first snow');
      await page.getByLabel('Entries').fill('501');
      await press(page, 'Draw sample');
      await page.getByText('Entries must be a whole number from 1 to 500.').waitFor();
      await look(page, 'a question that is refused');
      await page.getByLabel('Entries').fill('7');
      await press(page, 'Draw sample');
      await read(page);
      await look(page, 'a sample');
      link = await page.getByLabel('Link to this sample').inputValue();
      const download = page.waitForEvent('download');
      await press(page, 'Download workpaper');
      expect(await saved(download)).toMatch(/first snow[^]*\n\n— \S+ \S+\n$/);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('heading', { name: /^7 entries from \d+ approvals$/ }).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Trail' }).count()).toBe(0);
      await page.getByText('Lincoln High School: sample of approved entries').waitFor();
      expect(await page.getByRole('table').locator('tbody tr').count()).toBe(7);
      await page.setViewportSize({ width: 720, height: 900 });
      expect(await brokenFigures(page)).toEqual([]);
    });
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await page.goto(link);
      await read(page);
    });
    expect(drawn[0]).toHaveLength(7);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(faults).toEqual([]);
  });

  it('prints an open trail alone, on as many pages as it takes', async () => {
    await asAuditor(WIDTHS.desktop, async (page) => {
      await page.goto(`${site.origin}/audit?tab=sample&seed=first%20snow&entries=5`);
      await page.getByRole('button', { name: 'Trail' }).first().click();
      const trail = inDialog(page, /^Hours entry \d+$/);
      await trail.getByText('What was recorded').first().click();
      await page.emulateMedia({ media: 'print' });
      expect(await trail.getByText(/^Lincoln High School\. Printed by /).isVisible()).toBe(true);
      expect(await trail.getByText('What was recorded').first().isVisible()).toBe(true);
      expect(await trail.getByText('Proof', { exact: true }).first().isVisible()).toBe(false);
      expect(await page.getByText('Lincoln High School: sample of approved entries').isVisible()).toBe(false);
      expect(await page.locator('.MuiButton-root:visible, .MuiIconButton-root:visible, header:visible').count()).toBe(
        0,
      );
      const { width, height, all } = await trail.evaluate((sheet) => ({
        ...{ width: sheet.clientWidth, height: sheet.clientHeight, all: sheet.scrollHeight },
      }));
      expect(width).toBeGreaterThan(1_000);
      expect(height).toBeGreaterThanOrEqual(all);
    });
  });

  it.each(['auditor', 'superadmin'])('does not scroll sideways at 320 px, for %s', async (username) => {
    await site.as(username, 320, async (page) => {
      for (const part of PARTS) {
        await page.goto(`${site.origin}/audit?tab=${part}&seed=first%20snow&entries=5`);
        await page.getByLabel(LABEL).waitFor();
        await page.waitForLoadState('networkidle');
        faults.push(...(await faultsOf(page, `${part} at 320 px`)));
      }
    });
    expect(faults).toEqual([]);
  });

  it('does not scroll sideways at 320 px while it loads', async () => {
    await site.as('auditor', 320, async (page) => {
      await page.route('**/api/batch?*', () => {});
      await page.goto(`${site.origin}/audit`);
      await page.getByRole('status', { name: 'Loading your checkpoint email setting' }).waitFor();
      expect(await faultsOf(page, 'integrity, loading')).toEqual([]);
    });
  });

  it('shows super-admins any school, and what concerns none', async () => {
    await site.at('/audit', 'superadmin', WIDTHS.desktop, async (page) => {
      await page.getByRole('heading', { name: 'Sealed', exact: true }).waitFor();
      const school = page.getByRole('combobox', { name: 'School' });
      await school.fill('Roosevelt');
      await onlyOption(page, 'Roosevelt High School').click();
      await page.getByText(/^\S+\/3\n/).waitFor();
      await school.fill('whole');
      await onlyOption(page, /^Whole system/).click();
      await page.getByText(/^\S+\/0\n/).waitFor();
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Integrity', 'Events', 'Access', 'Evidence']);
      await look(page, 'the whole system');
      await goTo(page, 'Evidence');
      await page.getByText('Evidence covers schools and people').waitFor();
      expect(await page.getByRole('button', { name: 'Download evidence' }).count()).toBe(0);
    });
    expect(faults).toEqual([]);
  });

  it('is for reviewers only, and theirs is nothing but it', async () => {
    await site.at('/audit', 'teacher', WIDTHS.desktop, async (page) => {
      await page.getByRole('heading', { name: 'No permission' }).waitFor();
      expect(await page.getByRole('link', { name: 'Audit' }).count()).toBe(0);
    });
    await asAuditor(WIDTHS.desktop, async (page) => {
      expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toEqual(['Audit']);
      for (const path of ['/people', '/approvals', '/opportunities', '/schools', '/my-hours', '/inbox', '/settings']) {
        await page.goto(site.origin + path);
        await page.getByRole('heading', { name: 'No permission' }).waitFor();
      }
      await page.getByRole('link', { name: 'Go to your dashboard' }).click();
      await page.getByRole('heading', { name: 'Sealed', exact: true }).waitFor();
    });
  });

  it('keeps what was found when the network goes, and says so', async () => {
    await asAuditor(WIDTHS.phone, async (page) => {
      // the part's script comes while the browser is idle; without it the whole page says that it failed
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/Events-[^/]+\.js$/.test(name)),
      );
      await page.context().setOffline(true);
      await press(page, 'Check every event');
      await page.getByText(/^We can’t reach the server, so you’re seeing the result of an earlier check/).waitFor();
      await goTo(page, 'Events');
      await page.getByText('Couldn’t load the events').waitFor();
      await page.context().setOffline(false);
      await press(page, 'Try again');
      await shown(page);
    });
  });
});
