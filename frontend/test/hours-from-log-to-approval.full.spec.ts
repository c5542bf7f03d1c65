import { chooseVerifier, formOnPage, Site, WIDTHS } from './site.js';

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

  it('is logged at a desk, verified and approved on phones, and shows its trail', async () => {
    const place = 'Riverside Food Bank, at a desk';
    const before = await approvedHours();

    await site.as('student', WIDTHS.desktop, async (page) => {
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
    await site.at('/approvals', 'verifier', WIDTHS.phone, async (page) => {
      await page.getByRole('heading', { name: 'Verification Dashboard' }).waitFor();
      await page.getByRole('searchbox').fill(place);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByLabel(/^Comments/).fill('Signed the sheet');
      await page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText('Hours verified', { exact: true }).waitFor();
    });
    await site.at('/approvals', 'teacher', WIDTHS.phone, async (page) => {
      await page.getByRole('heading', { name: 'Approval Dashboard' }).waitFor();
      await page.getByRole('searchbox').fill(place);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByText('Hours approved', { exact: true }).waitFor();
    });

    expect(await approvedHours()).toBe(before + 3);
    await site.as('student', WIDTHS.desktop, async (page) => {
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
});
