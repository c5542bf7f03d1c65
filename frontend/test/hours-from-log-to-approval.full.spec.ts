import type { Page } from 'playwright-core';
import { faultsOf } from './faults.js';
import { chooseVerifier, formOnPage, LOOKS, PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';

describe("one hour's way, in a browser", () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const approvedHours = async (): Promise<number> => {
    const student = await site.server.signIn('student');
    const { id } = await student.get<{ id: number }>('/auth/me');
    return (await student.get<{ approvedHours: number }>(`/users/${id}/stats`)).approvedHours;
  };

  it.each(PHONE_AND_DESKTOP)('is logged, verified and approved, and shows its trail (%s)', async (device, width) => {
    const place = `Riverside Food Bank, ${device} story`;
    const before = await approvedHours();

    await site.as('student', width, async (page) => {
      await formOnPage(page, 'Log hours');
      await page.getByLabel('Organization').fill(place);
      await page.getByLabel('Start time').fill('09:00');
      await page.getByLabel('End time').fill('12:00');
      await page.getByLabel('Hours', { exact: true }).fill('3');
      await chooseVerifier(page, 'Priya Raman');
      await page.getByRole('button', { name: 'Submit for Verification' }).click();
      await page.getByText('Hours submitted', { exact: true }).waitFor();
      await page.getByText(place, { exact: true }).first().waitFor();
    });
    await site.at('/approvals', 'verifier', width, async (page) => {
      await page.getByRole('heading', { name: 'Verification Dashboard' }).waitFor();
      await page.getByRole('searchbox').fill(place);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByLabel(/^Comments/).fill('Signed the sheet');
      await page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText('Hours verified', { exact: true }).waitFor();
    });
    await site.at('/approvals', 'teacher', width, async (page) => {
      await page.getByRole('heading', { name: 'Approval Dashboard' }).waitFor();
      await page.getByRole('searchbox').fill(place);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByText('Hours approved', { exact: true }).waitFor();
    });

    expect(await approvedHours()).toBe(before + 3);
    await site.as('student', width, async (page) => {
      await page.getByText(`${before + 3} of 50 hours approved`, { exact: false }).waitFor();
      await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
      const bell = page.getByRole('dialog', { name: 'Notifications' });
      await bell
        .getByRole('link')
        .filter({ hasText: `Priya Raman verified 3 hours at ${place}` })
        .waitFor();
      await bell
        .getByRole('link')
        .filter({ hasText: `Marcus Bell approved 3 hours at ${place}` })
        .click();
      await page.waitForURL('**/my-hours?entry=*');
      const steps = page.getByRole('dialog', { name: 'Trail' }).getByRole('listitem');
      await steps.nth(2).waitFor();
      const texts = await steps.allInnerTexts();
      expect(texts).toHaveLength(3);
      expect(texts[0]).toMatch(/Submitted for verification[^]*Jordan Alvarez[^]*\d{4}[^]*\d{1,2}:\d{2} [AP]M/);
      expect(texts[1]).toMatch(/Verified[^]*Priya Raman[^]*[AP]M[^]*Signed the sheet/);
      expect(texts[2]).toMatch(/Approved[^]*Marcus Bell[^]*[AP]M/);
    });
  });

  it('keeps a draft, shows what is missing beside the field, and asks before it deletes', async () => {
    await site.as('student', WIDTHS.desktop, async (page) => {
      await formOnPage(page, 'Log hours');
      await page.getByLabel('Description').fill('Helped at the harvest fair');
      await page.getByRole('button', { name: 'Submit for Verification' }).click();
      await page.getByRole('alert').getByText('Organization is required').waitFor();
      expect(await page.getByLabel('Description').inputValue()).toBe('Helped at the harvest fair');
      await page.getByLabel('Organization').fill('Harvest Fair, draft story');
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await page.getByText('Draft saved', { exact: true }).waitFor();
      await page.getByText('Harvest Fair, draft story', { exact: true }).first().click();
      const trail = page.getByRole('dialog', { name: 'Trail' });
      await trail.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this volunteer hours entry?').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
      await page.getByText('Hours Deleted', { exact: true }).waitFor();
      await page.getByText('Harvest Fair, draft story', { exact: true }).first().waitFor({ state: 'detached' });
    });
  });

  it('sends visitors to sign in and then to the page they asked for, and shows nothing once they are out', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await page.goto(`${site.origin}/my-hours`);
    await page.waitForURL('**/login**');
    await page.getByLabel('Username').fill('student');
    await page.getByLabel('Password').fill('volunteer-demo');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/my-hours');
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: /Jordan Alvarez/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await page.goBack();
    expect(await page.getByRole('table').count()).toBe(0);
    // going back may still be under way in this page
    const again = await context.newPage();
    await again.goto(`${site.origin}/my-hours`);
    await again.waitForURL('**/login**');
    await context.close();
  });

  const SCREENS: readonly [string, string, string, ((page: Page) => Promise<unknown>)?][] = [
    ['-', '/login', 'log in'],
    ['-', '/login', 'sign up', (page) => page.getByRole('tab', { name: 'Sign Up' }).click()],
    ['-', '/nowhere', 'page not found'],
    ['student', '/dashboard', "a student's dashboard"],
    ['student', '/dashboard', 'the form', (page) => formOnPage(page, 'Log hours')],
    ['student', '/dashboard', 'the bell', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
    ['student', '/my-hours', 'my hours'],
    ['student', '/my-hours', 'a trail', (page) => page.getByRole('button', { name: 'View trail' }).first().click()],
    ['student', '/approvals', 'a page for others'],
    ['parent', '/dashboard', "a parent's dashboard"],
    ['verifier', '/dashboard', "a verifier's dashboard"],
    ['verifier', '/approvals', 'verifications'],
    ['verifier', '/approvals', 'the bell', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
    ['teacher', '/dashboard', "a teacher's dashboard"],
    ['teacher', '/approvals', 'approvals'],
    ['teacher', '/approvals', 'an empty bell', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
    ['teacher', '/approvals', 'a review', (page) => page.getByRole('button', { name: 'Review' }).first().click()],
    ['admin', '/dashboard', "an admin's dashboard"],
    ['superadmin', '/approvals', "a super-admin's approvals"],
  ];

  it.each(LOOKS)(
    'breaks no rule of axe and never scrolls sideways on any screen (%s, %s)',
    async (_device, scheme, width) => {
      const faults: string[] = [];
      for (const who of new Set(SCREENS.map(([username]) => username))) {
        const [context, page] = await site.visit(width, scheme);
        if (who !== '-') await site.signIn(page, who);
        for (const [, path, name, open] of SCREENS.filter(([username]) => username === who)) {
          await page.goto(site.origin + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          if (open) {
            await open(page);
            await page.waitForLoadState('networkidle');
            await page.waitForTimeout(300);
          }
          faults.push(...(await faultsOf(page, name)));
        }
        await context.close();
      }
      expect(faults).toEqual([]);
    },
  );
});
