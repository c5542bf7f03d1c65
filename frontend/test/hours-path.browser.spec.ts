import { chooseVerifier, formOnPage, inDialog, press, toastShown, Site, WIDTHS } from './site.js';

const PLACE = 'Riverside Food Bank, the path';

describe('the path of hours, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  /** Decides on the one entry of this file, with a comment. */
  const decides = (username: string, verb: 'Verify' | 'Approve', comment: string): Promise<void> =>
    site.as(username, WIDTHS.desktop, async (page) => {
      await page.getByRole('link', { name: 'Approvals', exact: true }).click();
      await page.getByRole('searchbox').fill(PLACE);
      await toastShown(page, 'Showing 1 of 1');
      await press(page, 'Review');
      const review = inDialog(page, verb);
      await review.getByLabel(/^Comments/).fill(comment);
      await press(review, verb);
      await toastShown(page, verb === 'Verify' ? 'Hours verified' : 'Hours approved');
    });

  it('a student logs hours on a phone, a verifier verifies them, a teacher approves them, and the student reads the trail', async () => {
    const [phone, student] = await site.visit(WIDTHS.phone);
    await site.signIn(student, 'student');
    const goal = student
      .getByText(/^[\d.]+ of 50 hours approved/)
      .filter({ visible: true })
      .first();
    const before = parseFloat(await goal.innerText());
    const form = await formOnPage(student, 'Log hours');
    await form.getByLabel('Organization').fill(PLACE);
    await form.getByLabel('Start time').fill('09:00');
    await form.getByLabel('End time').fill('12:00');
    expect(await form.getByLabel('Hours', { exact: true }).inputValue()).toBe('3');
    await chooseVerifier(form, 'Priya Raman');
    await press(form, 'Submit for Verification');
    await toastShown(student, 'Hours submitted');

    await decides('verifier', 'Verify', 'Signed the sheet');
    await decides('teacher', 'Approve', 'Thank you');

    await site.go(student, '/dashboard');
    await student
      .getByText(`${before + 3} of 50 hours approved`)
      .filter({ visible: true })
      .first()
      .waitFor();
    await site.go(student, '/notifications', 'Notifications');
    await student
      .getByRole('link')
      .filter({ hasText: `Marcus Bell approved 3 hours at ${PLACE}` })
      .click();
    const steps = inDialog(student, 'Trail').getByRole('listitem');
    await steps.nth(2).waitFor();
    expect(await steps.allInnerTexts()).toEqual([
      expect.stringMatching(/Submitted for verification[^]*Jordan Alvarez[^]*\d{4}[^]*\d{1,2}:\d{2} [AP]M/),
      expect.stringMatching(/Verified[^]*Priya Raman[^]*Signed the sheet/),
      expect.stringMatching(/Approved[^]*Marcus Bell[^]*Thank you/),
    ]);
    await phone.close();
  });

  it('a student keeps a draft, is told what is missing, and deletes it', async () => {
    await site.as('student', WIDTHS.desktop, async (page) => {
      await formOnPage(page, 'Log hours');
      await page.getByLabel('Description').fill('Helped at the harvest fair');
      await press(page, 'Submit for Verification');
      await page.getByRole('alert').getByText('Organization is required').waitFor();
      expect(await page.getByLabel('Description').inputValue()).toBe('Helped at the harvest fair');
      await page.getByLabel('Organization').fill('Harvest Fair');
      // a button that moves while it is pressed is not clicked
      await page.getByText('Organization is required').first().waitFor({ state: 'detached' });
      await press(page, 'Save Draft');
      await toastShown(page, 'Draft saved');
      await page.getByText('Harvest Fair', { exact: true }).first().click();
      await press(inDialog(page, 'Trail'), 'Delete');
      await toastShown(page, 'Are you sure you want to delete this volunteer hours entry?');
      await press(page.getByRole('dialog').last(), 'Delete');
      await toastShown(page, 'Hours Deleted');
      await page.getByText('Harvest Fair', { exact: true }).first().waitFor({ state: 'detached' });
    });
  });

  it('a parent sees the progress of their child, every entry of theirs, and hours of their own', async () => {
    await site.as('parent', WIDTHS.desktop, async (page) => {
      const atOnce = page.getByRole('progressbar', { name: 'Jordan’s progress toward the goal' });
      await atOnce.waitFor();
      await page.getByRole('link', { name: 'Jordan Alvarez' }).click();
      await page.getByRole('region', { name: 'Your children' }).waitFor({ state: 'detached' });
      await page.getByRole('progressbar', { name: 'Jordan’s progress toward the goal' }).waitFor();
      await page.getByRole('link', { name: 'All of Jordan’s hours' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jordan’s hours' }).waitFor();
      const entries = page.getByRole('table', { name: 'Jordan’s hours' });
      await entries.getByRole('button', { name: 'View trail' }).first().click();
      await inDialog(page, 'Trail').getByText('Jordan Alvarez').first().waitFor();
      expect(await page.getByRole('button', { name: 'Log hours' }).count()).toBe(0);
      await press(inDialog(page, 'Trail'), 'Close');
      await page.getByRole('link', { name: 'Me', exact: true }).click();
      await page.getByRole('table', { name: 'Your hours' }).waitFor();
      await page.getByRole('button', { name: 'Log hours' }).waitFor();
    });
  });

  it('a visitor signs in on the way to a screen, changes their name, and signs out', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await page.goto(`${site.origin}/profile`);
    await page.waitForURL('**/login**');
    await page.getByLabel('Username').fill('s.ben');
    await page.getByLabel('Password').fill('wrong');
    await press(page, 'Log in');
    await toastShown(page, 'Login failed');
    await page.getByLabel('Password').fill('volunteer-demo');
    await press(page, 'Log in');
    await page.waitForURL('**/profile');
    await page.getByLabel('First name').fill('Benjamin');
    await press(page, 'Save changes');
    await toastShown(page, 'Profile saved');
    await page.getByRole('button', { name: /Benjamin Kowalski/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await toastShown(page, 'Logged out successfully');
    await page.goBack();
    expect(await page.getByLabel('First name').count()).toBe(0);
    // going back may still be under way in this page
    const again = await context.newPage();
    await again.goto(`${site.origin}/profile`);
    await again.waitForURL('**/login?next=*');
    await context.close();
  });
});
