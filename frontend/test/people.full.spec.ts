import type { UserView } from '@hourtrail/contracts';
import type { Locator, Page } from 'playwright-core';
import {
  faults,
  formOnPage,
  inDialog,
  look,
  onlyOption,
  PHONE_AND_DESKTOP,
  press,
  toastShown,
  Site,
  WIDTHS,
} from './site.js';

const PASSWORD = 'seven quiet otters';

describe('people, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const nominate = async (page: Page, [first, last, username]: readonly [string, string, string]): Promise<void> => {
    for (const [label, value] of [
      ['First name', first],
      ['Last name', last],
      ['Email', `${username}@lincoln.example`],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
  };
  const name = async (page: Page, [first, last, username]: readonly [string, string, string]): Promise<void> => {
    await nominate(page, [first, last, username]);
    await page.getByLabel('Username', { exact: true }).fill(username);
  };
  const openPerson = async (page: Page, words: string): Promise<void> => {
    await page.getByRole('searchbox').fill(words);
    await page.getByText('Showing 1 of 1').waitFor();
    await press(page, 'Open');
    await inDialog(page, 'Person').getByText('Details').waitFor();
  };

  it.each(PHONE_AND_DESKTOP)(
    'lets a student nominate a verifier, who is admitted by a teacher and can then be chosen (%s)',
    async (device, width) => {
      const username = `nominee.${device}`;
      const nominee = `Nora ${device}`;

      const [own, student] = await site.visit(width);
      await site.signIn(student, 'student');
      await formOnPage(student, 'Log hours');
      await student.getByLabel('Organization').fill('Harbor Shelter');
      await look(student, 'the form of hours');
      await press(student, 'New Verifier');
      await press(student, 'Create verifier');
      await toastShown(student, 'First name is required');
      await look(student, 'a new verifier');
      await nominate(student, ['Nora', device, username]);
      await press(student, 'Create verifier');
      await toastShown(student, 'Verifier created');
      await toastShown(student, 'You can choose them once your school has confirmed them.');
      expect(await student.getByLabel('Organization').inputValue()).toBe('Harbor Shelter');
      const choices = student.getByRole('combobox', { name: /Verifier/ }).getByRole('option', { name: nominee });
      expect(await choices.count()).toBe(0);
      await own.close();

      const [office, teacher] = await site.visit(width);
      await site.signIn(teacher, 'teacher');
      await teacher.getByRole('link', { name: /verifiers? .*for confirmation/ }).click();
      await toastShown(teacher, 'Nominated verifiers');
      await look(teacher, 'what waits');
      await press(teacher, `Confirm ${nominee}`);
      const ask = inDialog(teacher, `Confirm ${nominee} as a verifier?`);
      await look(teacher, 'a question');
      await ask.getByRole('button', { name: 'Confirm' }).click();
      await press(teacher, 'Create invitation link');
      const link = await ask.getByLabel('Invitation link').inputValue();
      await look(teacher, 'an invitation link');
      await press(teacher, 'Done');
      await teacher.getByRole('button', { name: `Confirm ${nominee}` }).waitFor({ state: 'detached' });
      await office.close();

      const [theirs, verifier] = await site.visit(width);
      await verifier.goto(link);
      await verifier.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
      await verifier.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await verifier.getByLabel('Confirm password').fill(PASSWORD);
      await press(verifier, 'Set password and log in');
      await verifier.waitForURL('**/dashboard');
      await theirs.close();

      await site.as('student', width, async (page) => {
        await formOnPage(page, 'Log hours');
        await page.getByRole('combobox', { name: /Verifier/ }).selectOption({ label: nominee });
      });
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'lets an admin add a user, change them, link their family and deactivate them (%s)',
    async (device, width) => {
      const username = `pupil.${device}`;
      const [office, page] = await site.visit(width);
      await site.signIn(page, 'admin', '/people');
      await look(page, 'people');

      await press(page, 'Add User');
      await page.getByLabel('Type a password').check();
      await page.getByLabel('Password', { exact: true }).fill('1234');
      await press(page, 'Create user');
      await toastShown(page, 'Password must be at least 6 characters');
      await toastShown(page, 'Please confirm your password');
      await look(page, 'a new user with faults');
      await page.getByLabel('Create one-time password').check();
      await name(page, ['Paula', device, username]);
      await page.getByLabel('Grade level').last().selectOption('9');
      await press(page, 'Create user');
      await toastShown(page, 'User created successfully');
      const password = await page.getByLabel('One-time password').inputValue();
      await look(page, 'a one-time password');
      await press(page, 'Done');
      const user = await (await site.server.signIn(username, password)).get<UserView>('/auth/me');
      expect(user).toMatchObject({ role: 'student', gradeLevel: '9', mustChangePassword: true });

      await openPerson(page, username);
      await look(page, 'a person');
      await press(page, 'Edit');
      await page.getByLabel('Last name').fill('Changed');
      await look(page, 'an edited user');
      await press(page, 'Save changes');
      await toastShown(page, 'User updated successfully');
      await inDialog(page, 'Person').getByRole('heading', { name: 'Paula Changed' }).waitFor();

      await press(page, 'Link a parent');
      await page.getByRole('combobox', { name: 'Parent' }).fill('renee');
      await onlyOption(page, /Renee Alvarez/).waitFor();
      await look(page, 'a parent being looked for');
      await onlyOption(page, /Renee Alvarez/).click();
      await press(page, 'Link parent');
      await toastShown(page, 'Family linked');
      await inDialog(page, 'Person').getByText('Confirmed').waitFor();
      await look(page, 'a family');

      await press(page, 'Deactivate');
      await look(page, 'a deactivation');
      await inDialog(page, 'Deactivate Paula Changed?').getByRole('button', { name: 'Deactivate' }).click();
      await inDialog(page, 'Person').getByText('Inactive').waitFor();
      await expect(site.server.signIn(username, password)).rejects.toThrow(/could not sign in/);
      await office.close();
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'lets a teacher add a coordinator, whose one-time password leads to a new one (%s)',
    async (device, width) => {
      const username = `coordinator.${device}`;
      const password = await site.as('teacher', width, async (page) => {
        await press(page, 'Add coordinator');
        await name(page, ['Cora', device, username]);
        await press(page, 'Create coordinator');
        await toastShown(page, 'Coordinator created');
        await page.getByText(/must change it at first login/).waitFor();
        const made = await page.getByLabel('One-time password').inputValue();
        await look(page, 'a coordinator');
        return made;
      });
      const [theirs, page] = await site.visit(width);
      await site.logIn(page, username, password);
      await page.waitForURL('**/change-password**');
      await theirs.close();
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'shows a super-admin the people of every school and asks why they act elsewhere (%s)',
    async (device, width) => {
      const username = `far.${device}`;
      const [office, page] = await site.visit(width);
      await site.signIn(page, 'superadmin', '/people?role=admin&q=howard');
      await toastShown(page, 'Howard Lindqvist');
      await look(page, 'people of every school');
      await page.getByRole('searchbox').fill('nobody at all');
      await toastShown(page, 'No one matches “nobody at all”, Admin');
      await look(page, 'nobody');
      await press(page, 'Clear filters');
      await page.getByText(/^Showing \d+ of \d+$/).waitFor();

      await press(page, 'Add User');
      const form = inDialog(page, 'Add User');
      await name(page, ['Fay', device, username]);
      await form.getByRole('combobox', { name: 'School' }).fill('roosevelt');
      await onlyOption(page, 'Roosevelt High School').click();
      await look(page, 'a new user elsewhere');
      await press(page, 'Create user');
      await toastShown(page, 'You’re working in another school. Enter a reason.');
      await form.getByLabel('Reason').fill('Asked by the head');
      await press(page, 'Create user');
      await toastShown(page, 'User created successfully');
      await press(page, 'Done');
      await page.getByRole('searchbox').fill(username);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByText('Roosevelt High School').first().waitFor();
      await office.close();
      expect(faults).toEqual([]);
    },
  );

  it('keeps what was typed where somebody else was faster, and shows the rest as it stands', async () => {
    await site.at('/people', 'admin', WIDTHS.desktop, async (page) => {
      await openPerson(page, 's.grace');
      await press(page, 'Edit');
      await page.getByLabel('Last name').fill('Liu-Park');
      const colleague = await site.server.signIn('superadmin');
      const [grace] = await colleague.get<UserView[]>('/users?q=s.grace');
      await colleague.send('PATCH', `/users/${grace!.id}`, { firstName: 'Gracie' });
      await press(page, 'Save changes');
      await toastShown(page, 'Failed to update user');
      await page
        .getByText(/Someone else changed this account while you were editing it\. What you typed is still here/)
        .waitFor();
      await look(page, 'an account that was changed meanwhile');
      expect(await page.getByText('Last name: ').count()).toBe(0);
      expect(await page.getByLabel('First name').inputValue()).toBe('Gracie');
      expect(await page.getByLabel('Last name').inputValue()).toBe('Liu-Park');
    });
    expect(faults).toEqual([]);
  });

  it('tells a teacher at once who is behind, and all about one of them', async () => {
    await site.as('teacher', WIDTHS.desktop, async (page) => {
      const progress = page.getByRole('region', { name: 'Progress toward the goal' });
      const behind = progress.getByRole('listitem').first().getByRole('link');
      const student = await behind.innerText();
      const [, approved] = /([\d.]+) h approved of [\d.]+ h expected/.exec(await progress.innerText()) ?? [];
      await behind.click();
      await page.getByRole('heading', { level: 1, name: student }).waitFor();
      const bar = page.getByRole('progressbar', { name: /progress toward the goal$/ });
      const words = await bar.getAttribute('aria-valuetext');
      expect([words, await bar.getAttribute('aria-valuenow')]).toEqual([
        expect.stringMatching(new RegExp(`\\b${approved}\\b`)),
        String((Number(approved) / 50) * 100),
      ]);
      await page.getByRole('region', { name: /’s hours$/ }).waitFor();
      await look(page, 'a student as staff see them');
    });
    expect(faults).toEqual([]);
  });

  it('writes figures with their units, and on a phone begins with what there is', async () => {
    await site.as('admin', WIDTHS.desktop, async (page) => {
      const card = (name: string): Locator => page.getByRole('heading', { name, exact: true }).locator('..');
      await card('Total Users')
        .getByText(/^[\d,]+ active$/)
        .waitFor();
      await card('Total Hours')
        .getByText(/^[\d,.]+ hours$/)
        .waitFor();
      await card('Total Hours')
        .getByText(/^Approved and pending, \d+ approved entries$/)
        .waitFor();
      await card('Pending Hours')
        .getByText(/^[\d,.]+ hours$/)
        .waitFor();
    });
    await site.as('admin', WIDTHS.phone, async (page) => {
      for (const tab of ['hours', 'opportunities', 'reports', 'exchange']) {
        await page.goto(`${site.origin}/dashboard?tab=${tab}`);
        const first = page.getByRole('tabpanel').getByRole('listitem').first();
        await first.waitFor();
        expect([tab, ((await first.boundingBox())?.y ?? Infinity) < 500]).toEqual([tab, true]);
      }
    });
    await site.as('superadmin', WIDTHS.phone, async (page) => {
      const places = page.getByRole('navigation').last();
      await places.getByRole('button', { name: 'More' }).waitFor();
      expect(await places.getByRole('link').count()).toBeLessThanOrEqual(4);
    });
    expect(faults).toEqual([]);
  });

  it('keeps a one-time password on Escape, and makes another where it was lost', async () => {
    await site.at('/people', 'admin', WIDTHS.desktop, async (page) => {
      await press(page, 'Add User');
      await page.getByLabel('Create one-time password').check();
      await name(page, ['Ola', 'Berg', 'ola.berg']);
      await press(page, 'Create user');
      const password = page.getByLabel('One-time password', { exact: true }).and(page.getByRole('textbox'));
      const lost = await password.inputValue();
      await page.keyboard.press('Escape');
      await press(inDialog(page, 'Have you saved it?'), 'Go back');
      expect(await password.inputValue()).toBe(lost);
      await press(page, 'Done');
      await openPerson(page, 'ola.berg');
      await press(page, 'One-time password');
      await press(inDialog(page, 'One-time password for Ola Berg'), 'Create one-time password');
      const again = await password.inputValue();
      expect(again).not.toBe(lost);
      const user = await (await site.server.signIn('ola.berg', again)).get<UserView>('/auth/me');
      expect(user).toMatchObject({ mustChangePassword: true });
    });
    expect(faults).toEqual([]);
  });

  it('lets an administrator deactivate several people at once', async () => {
    const admin = await site.server.signIn('admin');
    for (const username of ['bea.one', 'bea.two']) {
      const person = { username, firstName: 'Bea', lastName: username.slice(4), role: 'verifier' };
      const made = await admin.send('POST', '/users', { ...person, email: `${username}@lincoln.example` });
      expect(made.status).toBe(201);
    }
    await site.at('/people?q=bea.', 'admin', WIDTHS.desktop, async (page) => {
      await toastShown(page, 'Showing 2 of 2');
      for (const one of ['Select Bea one', 'Select Bea two']) await page.getByRole('checkbox', { name: one }).check();
      await look(page, 'two who are selected');
      await press(page, 'Deactivate 2');
      await press(inDialog(page, 'Deactivate 2 people?'), 'Deactivate 2');
      await toastShown(page, '2 people deactivated');
    });
    expect(faults).toEqual([]);
    expect((await admin.get<UserView[]>('/users?q=bea.')).map(({ isActive }) => isActive)).toEqual([false, false]);
  });

  it('lets a teacher answer everything that waits, and says so once nothing does', async () => {
    await site.at('/people?tab=waiting', 'teacher', WIDTHS.phone, async (page) => {
      await toastShown(page, 'Families');
      await look(page, 'a family that waits');
      await page.getByRole('button', { name: /^Decline .* Petrov$/ }).click();
      await inDialog(page, 'Decline').getByRole('button', { name: 'Decline' }).click();
      await toastShown(page, 'Nomination declined');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'wants to follow' })
        .getByRole('button', { name: /^Confirm/ })
        .click();
      await inDialog(page, 'Let').getByRole('button', { name: 'Confirm' }).click();
      await toastShown(page, 'All caught up!');
    });
    for (const width of Object.values(WIDTHS)) {
      const [office, page] = await site.visit(width);
      await site.signIn(page, 'teacher');
      expect(await page.getByRole('link', { name: /for confirmation/ }).count()).toBe(0);
      await site.go(page, '/people?tab=waiting');
      await toastShown(page, 'All caught up!');
      await look(page, 'nothing waits');
      await office.close();
    }
    expect(faults).toEqual([]);
  });
});
