import { readFile } from 'node:fs/promises';
import { addDays, todayInZone, type HoursView } from '@hourtrail/contracts';
import type { Client } from '../../backend/test/server.js';
import { until } from '../../backend/test/until.js';
import { faults, formOnPage, inDialog, look, PHONE_AND_DESKTOP, press, toastShown, Site, WIDTHS } from './site.js';

/** A day that many days ago, as an entry has it. */
/** By the clock of the school. */
const daysAgo = (days: number): string => addDays(todayInZone('America/New_York'), -days);

describe('the workflow of hours, in a browser', () => {
  let site: Site;
  let student: Client;
  let teacher: Client;

  beforeAll(async () => {
    site = await Site.start();
    student = await site.server.signIn('student');
    teacher = await site.server.signIn('teacher');
  });
  afterAll(() => site.end());

  /** Half hours at one place, a day each from yesterday backwards, or several on a day. */
  const log = async (place: string, count: number, than: Partial<HoursView> = {}): Promise<readonly HoursView[]> => {
    const one = async (index: number): Promise<HoursView> => {
      const answer = await student.send('POST', '/volunteer-hours', {
        organizationName: place,
        description: `Shift ${index + 1}`,
        date: daysAgo(1 + Math.floor(index / 4)),
        startTime: '09:00',
        endTime: '09:30',
        hours: 0.5,
        verifierId: 6,
        ...than,
      });
      if (answer.status !== 201) throw new Error(await answer.text());
      return (await answer.json()) as HoursView;
    };
    const logged: HoursView[] = [];
    for (let from = 0; from < count; from += 8) {
      const some = Array.from({ length: Math.min(8, count - from) }, (_, index) => one(from + index));
      logged.push(...(await Promise.all(some)));
    }
    return logged;
  };
  const countOf = async (who: Client, filter: string): Promise<number> => {
    const answer = await who.send('GET', `/volunteer-hours?limit=1&${filter}`);
    return Number(answer.headers.get('x-total-count'));
  };

  it.each(PHONE_AND_DESKTOP)('a student logs an entry with at most eight actions (%s)', async (device, width) => {
    const place = `Harbor Shelter, ${device}`;
    await site.as('student', width, async (page) => {
      let actions = 0;
      const act = async (action: Promise<unknown>): Promise<void> => {
        actions += 1;
        await action;
      };
      await act(formOnPage(page, 'Log hours'));
      await act(page.getByLabel('Organization').fill(place));
      await act(page.getByLabel('End time').fill('12:00'));
      expect(await page.getByLabel('Hours', { exact: true }).inputValue()).toBe('3');
      await act(press(page, 'Submit for Verification'));
      await toastShown(page, 'Hours submitted');
      expect(actions).toBeLessThanOrEqual(8);
    });
    expect(await countOf(teacher, `q=${encodeURIComponent(place)}&status=pending`)).toBe(1);
  });

  it.each(PHONE_AND_DESKTOP)('a student logs the same as last time with three clicks (%s)', async (device, width) => {
    const place = `Meadow Clinic, ${device}`;
    await log(place, 1);
    await site.as('student', width, async (page) => {
      const form = await formOnPage(page, 'Log hours');
      await form.getByRole('button', { name: `Same as last time: 0.5 hours at ${place}` }).click();
      await press(form, 'Submit for Verification');
      await toastShown(page, 'Hours submitted');
    });
    expect(await countOf(teacher, `q=${encodeURIComponent(place)}&status=pending`)).toBe(2);
  });

  it.each(PHONE_AND_DESKTOP)(
    'what was typed outlives a lost connection and a reload, and is logged once (%s)',
    async (device, width) => {
      const place = `Night Kitchen, ${device}`;
      await site.as('student', width, async (page) => {
        await formOnPage(page, 'Log hours');
        await page.getByLabel('Organization').fill(place);
        await page.getByLabel('Start time').fill('22:00');
        await page.getByLabel('End time').fill('01:00');
        expect(await page.getByLabel('Hours', { exact: true }).inputValue()).toBe('3');
        await look(page, 'the form, past midnight');
        // the server hears it, its answer is lost
        await page.route('**/api/volunteer-hours', async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          await route.fetch();
          return route.abort('connectionfailed');
        });
        await press(page, 'Submit for Verification');
        await toastShown(page, 'Submission failed');
        await look(page, 'the form, connection lost');
        await page.unroute('**/api/volunteer-hours');
        await page.reload();
        await page.getByLabel('Organization').waitFor();
        expect(await page.getByLabel('Organization').inputValue()).toBe(place);
        await look(page, 'the form, back again');
        await press(page, 'Submit for Verification');
        await toastShown(page, 'Hours submitted');
      });
      expect(await countOf(teacher, `q=${encodeURIComponent(place)}&status=pending`)).toBe(1);
      expect(faults).toEqual([]);
    },
  );

  it('a student finds an entry by its place, and saves what is on screen as a file', async () => {
    await log('Orchard House', 3);
    await site.at('/my-hours', 'student', WIDTHS.desktop, async (page) => {
      await page.getByRole('searchbox').fill('orchard');
      await toastShown(page, 'Showing 3 of 3');
      await look(page, 'own hours that were searched');
      await press(page, 'Export');
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /^CSV/ }).click();
      const text = await readFile(await (await file).path(), 'utf8');
      expect(text.match(/Orchard House/g)).toHaveLength(3);
    });
    expect(faults).toEqual([]);
  });

  it('a verifier reads and verifies ten with twelve keys', async () => {
    const place = 'Keyboard Pantry';
    await log(place, 10);
    const verifier = await site.server.signIn('verifier');
    const where = `q=${encodeURIComponent(place)}`;
    await site.at(`/approvals?${where}`, 'verifier', WIDTHS.desktop, async (page) => {
      await page.getByRole('row').nth(10).waitFor();
      await page.keyboard.press('?');
      await inDialog(page, 'Keyboard shortcuts').waitFor();
      await look(page, 'the keys');
      await page.keyboard.press('Escape');
      await inDialog(page, 'Keyboard shortcuts').waitFor({ state: 'detached' });
      let keys = 0;
      const press = async (key: string): Promise<void> => {
        keys += 1;
        await page.keyboard.press(key);
      };
      await press('j');
      await page.locator('[aria-current="true"]').first().waitFor();
      await look(page, 'a row come to by keys');
      await press('Enter');
      const entry = inDialog(page, 'Trail');
      const shifts = new Set<string>();
      for (let left = 10; left > 0; left -= 1) {
        await entry.getByRole('heading', { name: place }).waitFor();
        await until(async () => !shifts.has(await entry.getByText(/^Shift \d+$/).innerText()));
        shifts.add(await entry.getByText(/^Shift \d+$/).innerText());
        if (left === 10) await look(page, 'an entry to verify');
        await press('a');
      }
      await entry.waitFor({ state: 'detached' });
      expect(shifts.size).toBe(10);
      expect(keys).toBeLessThanOrEqual(12);
      await page.keyboard.press('z');
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await page.getByRole('row').first().waitFor({ state: 'detached' });
      await look(page, 'what takes effect in ten seconds');
      await until(async () => (await countOf(verifier, `${where}&status=verified`)) === 10);
      expect(await countOf(verifier, `${where}&status=pending`)).toBe(0);
    });
    expect(faults).toEqual([]);
  });

  it('a teacher approves all that is verified and clean with two clicks', async () => {
    const place = 'Clean Creek';
    const clean = 12;
    const logged = await log(place, 4, { startTime: '06:00', endTime: '06:30' });
    const flagged = logged.slice(0, 2);
    const alone = Array.from({ length: clean }, (_, index) =>
      log(place, 1, {
        date: daysAgo(index + 12),
        startTime: '04:00',
        endTime: '04:30',
        description: `Cleared bed ${index + 1}`,
      }),
    );
    const ids = [...flagged, ...(await Promise.all(alone)).flat()].map(({ id }) => id);
    const verifier = await site.server.signIn('verifier');
    expect((await verifier.send('POST', '/volunteer-hours/review', { ids, status: 'verified' })).status).toBe(200);
    const where = `q=${encodeURIComponent(place)}`;
    await site.at(`/approvals?${where}`, 'teacher', WIDTHS.desktop, async (page) => {
      await page.getByRole('heading', { name: `Ready to approve ${clean + 2}` }).waitFor();
      await page.getByRole('heading', { name: 'Waiting for a verifier 2' }).waitFor();
      await look(page, 'what is ready and what waits');
      await press(page, 'Select all without signals');
      await press(page, `Approve ${clean}`);
      await until(async () => (await countOf(teacher, `${where}&status=approved`)) === clean);
    });
    expect(faults).toEqual([]);
  });

  it('a teacher credits one of one and a half hours, and the student reads how many and why', async () => {
    const place = 'Boat House';
    await log(place, 1, { startTime: '09:00', endTime: '10:30', hours: '1.50' });
    await site.at(`/approvals?q=${encodeURIComponent(place)}`, 'teacher', WIDTHS.desktop, async (page) => {
      await page.getByRole('button', { name: 'Review' }).first().click();
      const review = inDialog(page, 'Approve');
      await review.getByLabel('Hours', { exact: true }).fill('1');
      await review.getByRole('button', { name: 'Approve', exact: true }).click();
      await review.getByText('Say why you’re crediting fewer hours.').first().waitFor();
      await review.getByLabel(/^Comments/).fill('Left early');
      await look(page, 'fewer hours, for a reason');
      await review.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.reload();
      await until(async () => (await countOf(teacher, `q=Boat&status=approved`)) === 1);
    });
    await site.at('/my-hours?q=Boat', 'student', WIDTHS.phone, async (page) => {
      await page.getByText('1.00 of 1.50 h').first().waitFor();
      await page.getByRole('button', { name: 'View trail' }).first().click();
      const trail = page.getByRole('dialog');
      await trail.getByText('Approved 1 of 1.5 hours').waitFor();
      await trail.getByText('Left early').first().waitFor();
      await look(page, 'a partial approval, as the student reads it');
    });
    expect(faults).toEqual([]);
  });

  it('a teacher approves five hundred in one action, and hears of those that changed meanwhile', async () => {
    const place = 'Five Hundred Trees';
    const began = performance.now();
    const logged = await log(place, 500);
    const loggingTook = performance.now() - began;
    const where = `q=${encodeURIComponent(place)}`;
    await site.at(`/approvals?${where}`, 'teacher', WIDTHS.desktop, async (page) => {
      await page.getByRole('checkbox', { name: 'Select all shown' }).check();
      await press(page, 'Select all 500 waiting for a verifier');
      await page.getByRole('button', { name: 'Approve 500' }).waitFor();
      await look(page, 'five hundred selected');
      for (const { id } of logged.slice(0, 3)) {
        expect((await student.send('PATCH', `/volunteer-hours/${id}`, { description: 'Longer' })).status).toBe(200);
      }
      const answered = page.waitForResponse('**/api/volunteer-hours/review');
      await page.getByRole('button', { name: 'Approve 500' }).click();
      await toastShown(page, 'Approving 500 entries');
      const { requestStart, responseStart } = (await answered).request().timing();
      expect(responseStart - requestStart).toBeLessThan(loggingTook / 2);
      const outcome = inDialog(page, '497 of 500 approved');
      await outcome.waitFor();
      expect(await outcome.getByText('changed it after you looked at it. It still waits for a decision.').count()).toBe(
        3,
      );
      await look(page, 'what became of five hundred');
    });
    expect(await countOf(teacher, `${where}&status=approved`)).toBe(497);
    expect(await countOf(teacher, `${where}&status=pending`)).toBe(3);
    expect(faults).toEqual([]);
  });

  it.each(PHONE_AND_DESKTOP)(
    'a teacher finds, judges and rejects with a reason, and takes a decision back (%s)',
    async (device, width) => {
      const place = `Museum, ${device}`;
      const where = `q=${encodeURIComponent(place)}`;
      await log(place, 2, { description: 'The same words twice' });
      await site.at(`/approvals?${where}`, 'teacher', width, async (page) => {
        await page.getByText('Showing 2 of 2').waitFor();
        await look(page, 'approvals, narrowed');
        await press(page, 'Saved filters');
        await look(page, 'no saved filters');
        await press(page, 'Save this filter');
        await look(page, 'naming a filter');
        await page.getByLabel('Name').fill(`The museum, ${device}`);
        await page.getByRole('button', { name: 'Save filter', exact: true }).click();
        await page.getByRole('button', { name: `Saved filters: The museum, ${device}` }).waitFor();

        await page.getByRole('button', { name: 'Review' }).first().click();
        const review = inDialog(page, 'Approve');
        await review.getByText(/Same description as the entry on/).waitFor();
        await look(page, 'a review with signals');
        await page.keyboard.press('Escape');

        await page
          .getByRole('checkbox', { name: /^Select Jordan Alvarez/ })
          .first()
          .check();
        await look(page, 'one selected');
        await press(page, 'Approve 1');
        await press(page, 'Undo');
        await page.getByText('Showing 2 of 2').waitFor();
        expect(await countOf(teacher, `${where}&status=pending`)).toBe(2);

        await press(page, 'Reject 1');
        await look(page, 'why it is rejected');
        await page.getByRole('radio').first().check();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Reject/ })
          .click();
        await until(async () => (await countOf(teacher, `${where}&status=rejected`)) === 1);
        await toastShown(page, 'Hours rejected');
        await page.getByRole('tab', { name: /^Rejected/ }).click();
        await look(page, 'the rejected');
      });
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'an administrator corrects, deletes, brings back and adds hours (%s)',
    async (device, width) => {
      const place = `Archive, ${device}`;
      const where = `q=${encodeURIComponent(place)}`;
      await log(place, 1);
      await site.at(`/dashboard?tab=hours&${where}`, 'admin', width, async (page) => {
        await page.getByText('Showing 1 of 1').waitFor();
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        const detail = page.getByRole('dialog').first();
        await detail.getByText(place).first().waitFor();
        await look(page, 'an entry in full');
        await press(page, 'Edit Details');
        await detail.getByLabel('Organization').fill('');
        await press(page, 'Save changes');
        await toastShown(page, 'Organization is required');
        await look(page, 'an entry being corrected, with a fault');
        await detail.getByLabel('Organization').fill(`${place}, annex`);
        await press(page, 'Save changes');
        await toastShown(page, 'Hours Updated');
        await press(page, 'Delete');
        await toastShown(page, 'Are you sure you want to delete this volunteer hours entry?');
        await look(page, 'the question before a deletion');
        await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click();
        await toastShown(page, 'Hours Deleted');

        await site.go(page, `/dashboard?tab=hours&deleted=true&${where}`);
        await press(page, 'Open');
        await press(page, 'Restore');
        await page.getByLabel(/^Reason/).fill('Deleted by mistake');
        await look(page, 'the reason of a restoration');
        await page.getByRole('dialog').last().getByRole('button', { name: 'Restore', exact: true }).click();
        await until(async () => (await countOf(teacher, `${where}&status=pending`)) === 1);
      });
      expect(faults).toEqual([]);
    },
  );
});
