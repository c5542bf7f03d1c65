import { readFile } from 'node:fs/promises';
import { addDays, dateInZone, DEFAULT_TIME_ZONE, type UserView } from '@hourtrail/contracts';
import { formOnPage, gone, inDialog, press, toastShown, Site, WIDTHS } from './site.js';

const TITLE = 'Harvest shelves';
const SCHOOL = 'Harbor School';

describe('the paths of opportunities and of a school office, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it('a teacher publishes an opportunity, a student signs up on a phone and cancels', async () => {
    const [atSchool, teacher] = await site.visit(WIDTHS.desktop);
    await site.signIn(teacher, 'teacher');
    const form = await formOnPage(teacher, 'Create Opportunity');
    await press(form, 'Create Opportunity');
    await toastShown(teacher, 'Title is required');
    for (const [label, text] of [
      ['Title', TITLE],
      ['Description', 'Sort and shelve what was given.'],
      ['Organization', 'Creek Pantry'],
      ['Date', addDays(dateInZone(site.now, DEFAULT_TIME_ZONE), 2)],
      ['Start time', '09:00'],
      ['Hours', '2.5'],
      ['Location', '12 Water Street'],
      ['Max volunteers', '2'],
    ] as const) {
      await form.getByLabel(label).fill(text);
    }
    await form.getByRole('combobox', { name: 'Coordinator' }).selectOption({ label: 'Tom Ferreira' });
    await toastShown(teacher, 'Ends at 11:30 AM');
    await press(form, 'Create Opportunity');
    await toastShown(teacher, 'Opportunity created');

    await site.at('/opportunities', 'student', WIDTHS.phone, async (student) => {
      await student.getByRole('searchbox').fill(TITLE);
      await toastShown(student, 'Showing 1 of 1');
      const card = student.getByRole('article', { name: TITLE });
      await card.getByText('2 spots left').waitFor();
      await press(card, 'Sign Up');
      await toastShown(student, 'Successfully signed up!');

      await site.go(teacher, `/opportunities?q=${TITLE}`, 'Opportunities');
      await teacher.getByText('1/2 signed up').waitFor();
      await teacher.getByRole('button', { name: /^Manage/ }).click();
      await teacher.getByRole('menuitem', { name: 'Who signed up' }).click();
      await inDialog(teacher, 'Who signed up').getByText('Jordan Alvarez').waitFor();

      await press(card, 'Signed Up');
      const question = inDialog(student, 'Cancel your sign-up?');
      await press(question, 'Cancel sign-up');
      await toastShown(student, 'Signup cancelled');
      await gone(question);
      await card.getByRole('button', { name: 'Sign Up', exact: true }).waitFor();
    });
    await atSchool.close();
  });

  it('a teacher confirms a family that waits', async () => {
    await site.at('/people?tab=waiting', 'teacher', WIDTHS.desktop, async (page) => {
      const family = page.getByRole('listitem').filter({ hasText: 'wants to follow' });
      await family.getByRole('button', { name: /^Confirm/ }).click();
      await press(inDialog(page, 'Let'), 'Confirm');
      await family.waitFor({ state: 'detached' });
    });
  });

  it('an admin adds a user, who has to choose a password of their own', async () => {
    const password = await site.at('/people', 'admin', WIDTHS.desktop, async (page) => {
      await press(page, 'Add User');
      const form = inDialog(page, 'Add User');
      for (const [label, text] of [
        ['First name', 'Paula'],
        ['Last name', 'Ek'],
        ['Email', 'paula.ek@lincoln.example'],
        ['Username', 'paula.ek'],
      ] as const) {
        await form.getByLabel(label, { exact: true }).fill(text);
      }
      await press(form, 'Create user');
      await toastShown(page, 'User created successfully');
      const made = await page.getByLabel('One-time password', { exact: true }).inputValue();
      await press(page, 'Done');
      await page.getByRole('searchbox').fill('paula.ek');
      await toastShown(page, 'Showing 1 of 1');
      return made;
    });
    const user = await (await site.server.signIn('paula.ek', password)).get<UserView>('/auth/me');
    expect(user).toMatchObject({ role: 'student', mustChangePassword: true });
  });

  it('an admin goes from the reports of a grade to its students, and saves the approved hours as a file', async () => {
    await site.as('admin', WIDTHS.desktop, async (page) => {
      await page.getByRole('tab', { name: 'Reports' }).click();
      await page.getByRole('link', { name: /^Grade 11/ }).click();
      const students = page.getByRole('region', { name: 'Student Reports' });
      await students.getByText('Jordan Alvarez').waitFor();

      await page.goto(`${site.origin}/dashboard?tab=hours&status=approved`);
      await page.getByText(/^Showing 25 of \d+$/).waitFor();
      await press(page, 'Export');
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /^CSV/ }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(/^lincoln-high-school-hours-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
      expect(lines.length).toBeGreaterThan(26);
      await page
        .getByText(/^Exported \d+ rows$/)
        .first()
        .waitFor();
    });
  });

  it('an auditor sees that the log is sealed, goes through every part, and reads what proves an event', async () => {
    await site.as('auditor', WIDTHS.desktop, async (page) => {
      await page.getByRole('heading', { name: 'Sealed', exact: true }).waitFor();
      await page.getByText('Download checkpoint').waitFor();
      expect(await page.getByRole('img', { name: 'Passed' }).count()).toBeGreaterThanOrEqual(3);
      for (const [tab, text] of [
        ['Decisions', /^Showing \d+ of \d+/],
        ['Unusual', /^These decisions are unusual, but not necessarily wrong/],
        ['Sample', 'Seed'],
        ['Access', /^Showing \d+ of \d+/],
        ['Evidence', 'Download evidence'],
        ['Events', /^Showing \d+ of \d+/],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).getByText(text).first().waitFor();
      }
      await page.getByRole('button', { name: 'Trail' }).first().click();
      await page.getByRole('dialog').getByText('Proof', { exact: true }).first().click();
      await page.getByText('The root was signed with one of this log’s keys.').waitFor();
    });
  });

  it('a super-admin adds a school and changes the settings of those to come', async () => {
    await site.as('superadmin', WIDTHS.desktop, async (page) => {
      await page.getByRole('link', { name: 'System Settings' }).click();
      await page.getByLabel('Hours goal').fill('41');
      await press(page, 'Save settings');
      await toastShown(page, 'Settings saved');
      await page.getByRole('link', { name: 'Schools', exact: true }).click();
      await press(page, 'Add Organization');
      const form = inDialog(page, 'Add Organization');
      expect(await form.getByLabel('Hours goal').inputValue()).toBe('41');
      await form.getByLabel('Name').fill(SCHOOL);
      await press(form, 'Add organization');
      await toastShown(page, 'Organization created successfully');
      await press(inDialog(page, `Add an administrator for ${SCHOOL}`), 'Cancel');
      await page.getByRole('searchbox').fill(SCHOOL);
      await toastShown(page, 'Showing 1 of 1');
      await toastShown(page, SCHOOL);
    });
  });
});
