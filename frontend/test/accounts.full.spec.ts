import type { CreatedUser, Invitation, JoinCode, SessionUser } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { aGooglePerson, OpenIdServer } from '../../backend/test/google.js';
import { faults, look, PHONE_AND_DESKTOP, press, toastShown, sent, Site } from './site.js';

const PASSWORD = 'seven quiet otters';

describe('accounts, in a browser', () => {
  let site: Site;
  let google: OpenIdServer;

  beforeAll(async () => {
    google = await OpenIdServer.start();
    site = await Site.start({
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.client.clientId,
      GOOGLE_CLIENT_SECRET: google.client.clientSecret,
    });
  });
  afterAll(async () => {
    await site.end();
    await google.stop();
  });

  const openProfile = async (page: Page, name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
  };
  const makeAccount = async (by: string, role: string, username: string): Promise<CreatedUser> =>
    sent(await site.server.signIn(by), 'POST', '/users', {
      username,
      email: `${username}@lincoln.example`,
      firstName: 'Robin',
      lastName: 'Marsh',
      role,
    });

  it.each(PHONE_AND_DESKTOP)(
    'lets somebody sign up, change who they are and end a session they do not know (%s)',
    async (device, width) => {
      const username = `newcomer.${device}`;
      const [context, page] = await site.visit(width);
      await page.goto(`${site.origin}/login`);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
      await look(page, 'sign up');
      await page.getByLabel('First name').fill('Nia');
      await page.getByLabel('Last name').fill('Osei');
      await page.getByLabel('Email').fill(`${username}@mail.example`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(PASSWORD);
      await press(page, 'Create account');
      await page.waitForURL('**/dashboard');

      await openProfile(page, /Nia Osei/);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Profile');
      await look(page, 'a profile');
      await page.getByLabel('First name').fill('Nina');
      await page
        .getByRole('region', { name: 'Personal details' })
        .getByLabel('Email')
        .fill(`${username}@other.example`);
      await page.getByRole('region', { name: 'Personal details' }).getByLabel('Current password').fill('not mine');
      await press(page, 'Save changes');
      await toastShown(page, 'This isn’t your current password.');
      expect(await page.getByLabel('First name').inputValue()).toBe('Nina');
      await page.getByRole('region', { name: 'Personal details' }).getByLabel('Current password').fill(PASSWORD);
      await press(page, 'Save changes');
      await toastShown(page, 'Profile saved');
      await page.getByRole('button', { name: /Nina Osei/ }).waitFor();

      const elsewhere = await site.server.signIn(username, PASSWORD);
      await page.reload();
      await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click();
      await toastShown(page, 'Session logged out');
      expect((await elsewhere.send('GET', '/auth/me')).status).toBe(401);
      expect(await page.getByRole('button', { name: 'Log out everywhere else' }).count()).toBe(0);

      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.locator('[data-color-scheme="dark"]').first().waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'lets a newcomer ask to join a school by its code, and think better of it (%s)',
    async (device, width) => {
      const { joinCode } = await sent<JoinCode>(
        await site.server.signIn('admin'),
        'POST',
        '/organizations/2/join-code',
      );
      google.is(aGooglePerson({ email: `joins.${device}@mail.example` }));
      const [context, page] = await site.visit(width);
      await page.goto(`${site.origin}/profile`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.waitForURL('**/profile');
      await page.getByText('You log in with Google, so you have no password to change here.').waitFor();
      await page.getByLabel('Join code').fill('22222222');
      await press(page, 'Ask to join');
      await toastShown(
        page,
        'No school has this code. If it is a family code, enter it after you have joined the school.',
      );
      await look(page, 'a code that no school has');
      await page.getByLabel('Join code').fill(joinCode.toLowerCase());
      await press(page, 'Ask to join');
      await toastShown(page, 'Waiting');
      await look(page, 'a request that waits');
      await press(page, 'Withdraw');
      await page.getByLabel('Join code').waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)('shows nothing before a one-time password is changed (%s)', async (device, width) => {
    const username = `coordinator.${device}`;
    const { oneTimePassword = '' } = await makeAccount('teacher', 'verifier', username);
    const [context, page] = await site.visit(width);
    await page.goto(`${site.origin}/approvals`);
    await page.waitForURL('**/login**');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(oneTimePassword);
    await press(page, 'Log in');
    await page.waitForURL('**/change-password**');
    await page
      .getByText(
        'You’re using a one-time password, your role has changed, or your password is too short for your role. Choose a new one to continue.',
      )
      .waitFor();
    await page.goto(`${site.origin}/dashboard`);
    await page.waitForURL('**/change-password**');
    await page.goto(`${site.origin}/approvals`);
    await page.waitForURL('**/change-password**');
    await page.getByLabel('Current password').fill(oneTimePassword);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill('something else');
    await press(page, 'Change password');
    await toastShown(page, "Passwords don't match");
    await look(page, 'the change of password');
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await press(page, 'Change password');
    await page.waitForURL('**/approvals');
    await toastShown(page, 'Password changed');
    await page.getByRole('heading', { name: 'Verification Dashboard' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(PHONE_AND_DESKTOP)(
    'lets an invited person set their password once, also where somebody else is signed in (%s)',
    async (device, width) => {
      const { id, username } = await makeAccount('teacher', 'verifier', `invited.${device}`);
      const { url } = await sent<Invitation>(await site.server.signIn('teacher'), 'POST', `/users/${id}/invitation`);
      const [context, page] = await site.visit(width);
      await site.signIn(page, 'student');
      await page.goto(url);
      await page.getByRole('heading', { name: 'Welcome, Robin' }).waitFor();
      expect(page.url()).toBe(`${site.origin}/invitation`);
      await page.getByText('Jordan Alvarez is logged in on this browser.', { exact: false }).waitFor();
      await look(page, 'an invitation');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await press(page, 'Set password and log in');
      await page.waitForURL('**/dashboard');
      await page.getByRole('button', { name: /Robin Marsh/ }).waitFor();
      expect(await (await site.server.signIn(username, PASSWORD)).get<SessionUser>('/auth/me')).toMatchObject({ id });

      await page.goto(url);
      await page.getByRole('heading', { name: 'This invitation can’t be used' }).waitFor();
      await look(page, 'a used invitation');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'signs in by Google, and says on the log-in page when that came to nothing (%s)',
    async (device, width) => {
      google.is(aGooglePerson({ email: `ada.${device}@mail.example` }));
      const [context, page] = await site.visit(width);
      await page.goto(`${site.origin}/my-hours`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.waitForURL('**/my-hours');
      await page.getByRole('button', { name: /Ada Byron/ }).waitFor();
      await page.context().clearCookies();
      google.is(aGooglePerson({ email_verified: false }));
      await page.goto(`${site.origin}/login`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('alert').getByText('Google hasn’t verified your email address.', { exact: false }).waitFor();
      await look(page, 'why Google did not sign in');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'lets a student hand a code to a parent, who wants to follow them and thinks better of it (%s)',
    async (device, width) => {
      const username = `parent.${device}`;
      const { oneTimePassword: first } = await makeAccount('admin', 'parent', username);
      const parent = await site.server.signIn(username, first);
      await parent.send('POST', '/auth/change-password', { currentPassword: first, newPassword: PASSWORD });

      const [atSchool, student] = await site.visit(width);
      await site.signIn(student, 'student');
      await openProfile(student, /Jordan Alvarez/);
      await press(student, 'Create family code');
      const code = student.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      const before = await code.innerText();
      await press(student, 'Replace code');
      await student.getByRole('dialog').waitFor();
      await look(student, 'the question before a new code');
      await press(student, 'Replace code');
      await student.getByText(before).waitFor({ state: 'detached' });
      const after = await code.innerText();

      const [atHome, page] = await site.visit(width);
      await site.logIn(page, username, PASSWORD);
      await page.waitForURL('**/dashboard');
      await openProfile(page, /Robin Marsh/);
      await page.getByLabel('Family code').fill(after);
      await press(page, 'Ask to follow');
      await toastShown(page, 'Waiting for the school');
      await look(page, 'a child who may not be followed yet');
      await student.reload();
      await toastShown(student, 'Robin Marsh');
      await look(student, 'parents who follow');
      await press(page, 'Withdraw the request for Jordan Alvarez');
      await page.getByRole('dialog').waitFor();
      await look(page, 'the question before a request is withdrawn');
      await press(page, 'Withdraw');
      await page.getByText('Waiting for the school').waitFor({ state: 'detached' });

      await press(student, 'Remove code');
      await student.getByRole('button', { name: 'Create family code' }).waitFor();
      expect(faults).toEqual([]);
      await Promise.all([atSchool.close(), atHome.close()]);
    },
  );
});
