import type {
  CreatedUser,
  FamilyCode,
  FamilyLinkView,
  JoinCode,
  OrganizationView,
  SessionUser,
  SystemSettings,
  UserStats,
} from '@hourtrail/contracts';
import type { Client } from '../../backend/test/server.js';
import { faults, inDialog, look, PHONE_AND_DESKTOP, press, toastShown, sent, Site, WIDTHS } from './site.js';

const PASSWORD = 'seven quiet otters';

describe('schools and families, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  /** An account at Lincoln whose owner has chosen a password already. */
  const account = async (role: string, username: string, firstName: string): Promise<CreatedUser> => {
    const person = { username, email: `${username}@lincoln.example`, firstName, lastName: 'Marsh', role };
    const user = await sent<CreatedUser>(await site.server.signIn('admin'), 'POST', '/users', person);
    const owner = await site.server.signIn(username, user.oneTimePassword);
    const change = { currentPassword: user.oneTimePassword, newPassword: PASSWORD };
    await sent(owner, 'POST', '/auth/change-password', change);
    return user;
  };
  const school = async (by: Client, name: string): Promise<OrganizationView> => {
    const [found] = await by.get<OrganizationView[]>(`/organizations?q=${encodeURIComponent(name)}`);
    return found!;
  };

  it.each(PHONE_AND_DESKTOP)(
    'founds a school, gives it an admin and lets its first student in (%s)',
    async (device, width) => {
      const name = `Harbor ${device} School`;
      const head = `head.${device}`;

      const [office, page] = await site.visit(width);
      await site.signIn(page, 'superadmin');
      await toastShown(page, 'Recent System Activity');
      await look(page, "a super-admin's dashboard");
      await site.go(page, '/schools', 'Schools');
      await look(page, 'all schools');
      await press(page, 'Add Organization');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Lincoln High School');
      await page.getByLabel('Hours goal').fill('0');
      await press(page, 'Add organization');
      await toastShown(page, 'Hours goal must be a whole number from 1 to 10,000.');
      await look(page, 'a school with a fault');
      await page.getByLabel('Hours goal').fill('40');
      await page.getByRole('radio', { name: 'Strict' }).check();
      await press(page, 'Add organization');
      await toastShown(page, 'Another school has this name.');
      await toastShown(page, 'Failed to create organization');
      expect(await page.getByLabel('Hours goal').inputValue()).toBe('40');
      await dialog.getByLabel('Name').fill(name);
      await press(page, 'Add organization');
      await toastShown(page, 'Organization created successfully');
      await page.getByRole('dialog', { name: `Add an administrator for ${name}` }).waitFor();
      await page.getByLabel('First name').fill('Ida');
      await page.getByLabel('Last name').fill('Holm');
      await page.getByLabel('Email').fill(`${head}@harbor.example`);
      await page.getByLabel('Username').fill(head);
      await look(page, 'adding the administrator of a new school');
      await press(page, 'Create user');
      const oneTimePassword = await page.getByLabel('One-time password', { exact: true }).inputValue();
      await press(page, 'Done');
      await page.getByRole('searchbox').fill(name);
      await toastShown(page, 'Showing 1 of 1');
      await toastShown(page, name);
      await office.close();

      const [atSchool, admin] = await site.visit(width);
      await site.logIn(admin, head, oneTimePassword);
      await admin.waitForURL('**/change-password**');
      await admin.getByLabel('Current password').fill(oneTimePassword);
      await admin.getByLabel('New password', { exact: true }).fill(PASSWORD);
      await admin.getByLabel('Confirm new password').fill(PASSWORD);
      await press(admin, 'Change password');
      await admin.waitForURL('**/dashboard');
      await site.go(admin, '/schools', name);
      await toastShown(admin, 'You and super-admins can change these. We notify your staff of each change.');
      await toastShown(admin, 'No school years yet');
      await press(admin, 'Add school year');
      await admin.getByRole('dialog', { name: 'Add school year' }).waitFor();
      await look(admin, 'adding a school year');
      await admin.getByRole('dialog').getByRole('button', { name: 'Add school year' }).click();
      await toastShown(admin, 'School year added');
      await press(admin, 'Create join code');
      const code = admin.getByLabel('Join code', { exact: true }).and(admin.getByRole('textbox'));
      const first = await code.inputValue();
      expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      await look(admin, 'an own school');
      await press(admin, 'Replace code');
      await admin.getByRole('dialog', { name: 'Replace the join code?' }).waitFor();
      await look(admin, 'the question before another code');
      await admin.getByRole('dialog').getByRole('button', { name: 'Replace code' }).click();
      await admin.getByRole('dialog').waitFor({ state: 'detached' });
      await admin.waitForFunction(
        (old) => [...document.querySelectorAll('input')].every((i) => i.value !== old),
        first,
      );
      const joinCode = await code.inputValue();

      const newcomer = `first.${device}`;
      const person = { username: newcomer, email: `${newcomer}@mail.example`, password: PASSWORD };
      await sent(await site.server.signIn('student'), 'POST', '/auth/signup', {
        ...person,
        firstName: 'Noor',
        lastName: 'Haddad',
      });
      const [atHome, student] = await site.visit(width);
      await site.logIn(student, newcomer, PASSWORD);
      await student.waitForURL('**/dashboard');
      await toastShown(student, 'You’re in New School');
      await look(student, 'the dashboard of a newcomer');
      await student.getByRole('link', { name: 'Enter a join code' }).click();
      await student.getByLabel('Join code').fill(joinCode.toLowerCase());
      await press(student, 'Ask to join');
      await toastShown(student, 'Waiting');
      await student.getByRole('link', { name: 'Dashboard' }).click();
      await toastShown(student, `You asked to join ${name}`);

      await site.go(admin, '/people?tab=waiting', 'People');
      await press(admin, 'Admit Noor Haddad');
      await admin.getByRole('dialog').getByRole('button', { name: 'Admit', exact: true }).click();
      await admin.getByRole('dialog').waitFor({ state: 'detached' });
      const here = await site.server.signIn(newcomer, PASSWORD);
      expect(await here.get<SessionUser>('/auth/me')).toMatchObject({ organizationName: name, role: 'student' });
      expect(faults).toEqual([]);
      await Promise.all([atSchool.close(), atHome.close()]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'shows a parent the child they follow, and nothing once they no longer do (%s)',
    async (device, width) => {
      const parent = await account('parent', `follows.${device}`, 'Robin');
      const child = await site.server.signIn('student');
      const { id } = await child.get<SessionUser>('/auth/me');
      const { familyCode } = await sent<FamilyCode>(child, 'POST', '/profile/family-code');
      const [context, page] = await site.visit(width);

      await site.logIn(page, parent.username, PASSWORD);
      await page.waitForURL('**/dashboard');
      await toastShown(page, 'Follow your child');
      await look(page, 'a parent who follows nobody');
      await page.getByRole('link', { name: 'Enter a family code' }).click();
      await page.getByLabel('Family code').fill(familyCode);
      await press(page, 'Ask to follow');
      await toastShown(page, 'Waiting for the school');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByText('Waiting for the school to confirm Jordan', { exact: false }).waitFor();
      await look(page, 'a parent who waits');

      const teacher = await site.server.signIn('teacher');
      const [link] = await teacher.get<FamilyLinkView[]>(`/family-links?parentId=${parent.id}`);
      await sent(teacher, 'POST', `/family-links/${link!.id}/confirm`);
      await page.reload();
      await page.getByRole('link', { name: 'Jordan Alvarez', exact: true }).click();
      await page.waitForURL(`**/dashboard?child=${id}`);
      const { approvedHours } = await child.get<UserStats>(`/users/${id}/stats`);
      await page.getByText(`Jordan: ${approvedHours} of 50 hours approved`, { exact: false }).waitFor();
      await page.getByRole('region', { name: 'Log hours' }).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Community Helper' }).waitFor();
      await look(page, "a child's dashboard");

      await page.getByRole('link', { name: 'All of Jordan’s hours' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jordan’s hours' }).waitFor();
      expect(await page.getByRole('tab', { name: 'Drafts' }).count()).toBe(0);
      await look(page, 'a child’s hours');
      await page.getByRole('button', { name: 'View trail' }).first().click();
      const trail = page.getByRole('dialog', { name: 'Trail' });
      await trail.getByRole('listitem').first().waitFor();
      await look(page, 'the trail of a child’s hours');
      for (const act of ['Edit', 'Delete', 'Withdraw', 'Verify', 'Review']) {
        expect(await trail.getByRole('button', { name: act, exact: true }).count()).toBe(0);
      }
      await page.goBack();
      await trail.waitFor({ state: 'detached' });
      await page.goBack();
      await page.waitForURL(`**/dashboard?child=${id}`);
      await page.goBack();
      await page.getByRole('region', { name: 'Log hours' }).waitFor();

      await page.goForward();
      await page.getByText('Jordan: ', { exact: false }).waitFor();
      await sent(teacher, 'DELETE', `/family-links/${link!.id}`);
      await page.reload();
      await toastShown(page, 'You aren’t following this child. These are your own hours.');
      await page.getByText('You can follow Jordan Alvarez’s hours now').waitFor();
      const named = page.getByText('Jordan').filter({ hasNotText: /^You .* follow Jordan Alvarez’s hours/ });
      expect(await named.count()).toBe(0);
      await look(page, 'a parent who no longer follows');
      expect(
        (await (await site.server.signIn(parent.username, PASSWORD)).send('GET', `/users/${id}/stats`)).status,
      ).toBe(404);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'keeps what was typed when somebody else changed a school meanwhile, and asks before it closes one (%s)',
    async (device, width) => {
      const name = `Mill ${device} School`;
      const api = await site.server.signIn('superadmin');
      const { id } = await sent<OrganizationView>(api, 'POST', '/organizations', { name });
      const teacher = { username: `mill.${device}`, email: `mill.${device}@mill.example` };
      const made = await sent<CreatedUser>(api, 'POST', '/users', {
        ...teacher,
        ...{ firstName: 'Ada', lastName: 'Mills', role: 'teacher', organizationId: id, reason: 'New school' },
      });
      const there = await site.server.signIn(teacher.username, made.oneTimePassword);

      const [context, page] = await site.visit(width);
      await site.signIn(page, 'superadmin', `/schools?q=${encodeURIComponent(name)}`);
      await press(page, 'Edit');
      await page.getByLabel('Hours goal').fill('35');
      await press(page, 'Save changes');
      await toastShown(page, 'You’re working in another school. Enter a reason.');
      await page.getByLabel('Reason').fill('A shorter year');
      await sent(api, 'PATCH', `/organizations/${id}`, { description: 'By the river.', reason: 'It has a river' });
      await press(page, 'Save changes');
      await page.getByText('Someone else changed this school while you had it open.', { exact: false }).waitFor();
      expect(await page.getByLabel('Hours goal').inputValue()).toBe('35');
      expect(await page.getByLabel('Description').inputValue()).toBe('By the river.');
      await look(page, 'a school that somebody else changed');
      await press(page, 'Save changes');
      await toastShown(page, 'Organization updated successfully');
      expect(await school(api, name)).toMatchObject({ hoursGoal: 35, description: 'By the river.' });

      await press(page, 'Join code');
      await press(page, 'Create join code');
      await toastShown(page, 'You’re working in another school. Enter a reason.');
      await page.getByLabel('Reason').fill('They asked for one');
      await press(page, 'Create join code');
      await page.getByRole('button', { name: 'Remove' }).waitFor();
      await look(page, 'the join code of another school');
      await press(page, 'Remove');
      await page.getByRole('dialog', { name: 'Remove the join code?' }).getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Create join code' }).waitFor();
      await press(page, 'Close');

      await press(page, 'Edit');
      await page.getByLabel('Active').uncheck();
      await page.getByLabel('Reason').fill('Merged');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Cancel' }).click();
      await press(page, 'Save changes');
      const question = page.getByRole('dialog', { name: `Close ${name}?` });
      await question.waitFor();
      await look(page, 'the question before a school closes');
      expect((await there.send('GET', '/auth/me')).status).toBe(200);
      await question.getByRole('button', { name: 'Close school' }).click();
      await question.waitFor({ state: 'detached' });
      await toastShown(page, 'Inactive');
      expect((await there.send('GET', '/auth/me')).status).toBe(401);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'changes the system settings, of which new schools are made (%s)',
    async (_device, width) => {
      const api = await site.server.signIn('superadmin');
      const { defaultHoursGoal: before, sessionDays } = await api.get<SystemSettings>('/settings');
      const [context, page] = await site.visit(width);
      await site.signIn(page, 'superadmin');
      await page.getByRole('link', { name: 'System Settings' }).click();
      await page.getByRole('heading', { level: 1, name: 'System Settings' }).waitFor();
      await page.getByLabel('Minimum password length', { exact: true }).fill('3');
      await press(page, 'Save settings');
      await toastShown(page, 'Password length must be a whole number from 6 to 64.');
      await look(page, 'settings with a fault');
      await page.getByLabel('Minimum password length', { exact: true }).fill('6');
      await page.getByLabel('Hours goal').fill(String(before + 1));
      await sent(api, 'PATCH', '/settings', { sessionDays: sessionDays - 1 });
      await press(page, 'Save settings');
      await page.getByText('Someone else changed the settings while you had them open.', { exact: false }).waitFor();
      await look(page, 'settings that somebody else changed');
      await press(page, 'Save settings');
      await toastShown(page, 'Settings saved');
      await site.go(page, '/schools', 'Schools');
      await press(page, 'Add Organization');
      expect(await page.getByLabel('Hours goal').inputValue()).toBe(String(before + 1));
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('tells a super-admin what goes on while they look', async () => {
    await site.as('superadmin', WIDTHS.desktop, async (page) => {
      const activity = page.getByRole('list', { name: 'Recent System Activity' });
      await activity.getByRole('listitem').first().waitFor();
      await sent<JoinCode>(await site.server.signIn('admin.roosevelt'), 'POST', '/organizations/3/join-code');
      const newest = activity.getByRole('listitem').first();
      await newest.getByText('created a join code', { exact: false }).waitFor();
      expect(await newest.innerText()).toMatch(
        /Howard Lindqvist created a join code\s+Roosevelt High School · just now/,
      );
    });
  });

  it('leads from every figure of a super-admin to the rows that make it', async () => {
    await site.as('superadmin', WIDTHS.desktop, async (page) => {
      for (const [figure, path, heading] of [
        ['Total Users', '/people', 'People'],
        ['Organizations', '/schools', 'Schools'],
        ['Approved Hours', '/approvals?tab=approved', 'Approval Dashboard'],
        ['Teachers and Admins', '/people?role=teacher,admin&status=active', 'People'],
      ] as const) {
        await page.goto(`${site.origin}/dashboard`);
        await page.getByRole('link', { name: figure, exact: true }).click();
        await page.waitForURL(`**${path}`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      }
    });
  });

  it('lets an administrator change the rules, having seen the effect, and tells the staff', async () => {
    await site.at('/schools', 'admin', WIDTHS.desktop, async (page) => {
      await press(page, 'Change rules');
      await inDialog(page, 'Change rules').getByRole('radio', { name: 'Strict' }).check();
      await page.getByText(/^\d+ entries now waiting would need a verifier\.$/).waitFor();
      await look(page, 'rules with their effect');
      await press(page, 'Save changes');
      await toastShown(page, 'Organization updated successfully');
    });
    await site.at('/notifications', 'teacher', WIDTHS.phone, async (page) => {
      await page.getByText(/changed the rules of your school\. Approval policy: Strict/).waitFor();
      await look(page, 'a notice of rules that changed');
    });
    expect(faults).toEqual([]);
  });

  it('shows only super-admins the settings and the schools of others', async () => {
    for (const [who, path] of [
      ['admin', '/settings'],
      ['teacher', '/schools'],
      ['parent', '/schools'],
    ] as const) {
      await site.at(path, who, WIDTHS.desktop, (page) =>
        page.getByRole('heading', { level: 1, name: 'No permission' }).waitFor(),
      );
    }
    await site.at('/schools', 'admin', WIDTHS.desktop, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Lincoln High School' }).waitFor();
      expect(await page.getByRole('button', { name: 'Add Organization' }).count()).toBe(0);
      expect(await page.getByText('Roosevelt').count()).toBe(0);
    });
  });
});
