import type { SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { aClass, admin, aNominee, aUser, student, superAdmin, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { NewVerifierDialog } from '../../features/people/VerifierDialogs.js';
import { PeoplePage } from './PeoplePage.js';

const none = (): Response => json(200, [], { 'X-Total-Count': '0' });
const list = (rows: readonly unknown[], total = rows.length): Response =>
  json(200, rows, { 'X-Total-Count': String(total) });

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/family-links', none)
    .to('GET /api/join-requests', none)
    .to('GET /api/users', ({ url }) => (url.includes('status=nominated') ? none() : list([aUser()], 312)))
    .to('GET /api/users/5', () => json(200, aUser()));
});
afterEach(() => server.end());

const visit = (user: SessionUser, at = '/people') =>
  renderPart(
    <>
      <PeoplePage />
      <Toaster />
    </>,
    { user, at },
  );
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of people', () => {
  it('shows who is there and how many there are', async () => {
    visit(teacher);
    const table = await screen.findByRole('table', { name: 'People' });
    expect(within(table).getByRole('row', { name: /Maya Chen maya .* Student Active/ })).toBeVisible();
    expect(within(table).queryByRole('columnheader', { name: 'School' })).toBeNull();
    expect(screen.getByText('Showing 1 of 312')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Waiting 0' })).toBeVisible();
  });

  it('names the school of each to super-admins only, and lets them choose one', async () => {
    visit(superAdmin);
    expect(await screen.findByRole('columnheader', { name: 'School' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'School' })).toBeVisible();
  });

  it('asks the server for what the address and the filters say', async () => {
    visit(admin, '/people?q=maya&role=teacher,admin');
    await screen.findByRole('table', { name: 'People' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() => {
      const params = new URL(server.sent.at(-1)!.url).searchParams;
      expect(Object.fromEntries(params)).toMatchObject({ q: 'maya', role: 'teacher,admin', status: 'inactive' });
    });
  });

  it('can be narrowed to a class, which administrators keep beside it', async () => {
    server.to('GET /api/classes', () => json(200, [aClass(7, 'Band')]));
    const { unmount } = visit(admin);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Class' }), 'Band');
    await waitFor(() => expect(new URL(server.sent.at(-1)!.url).searchParams.get('classId')).toBe('7'));
    await userEvent.click(screen.getByRole('tab', { name: 'Classes' }));
    expect(await screen.findByRole('button', { name: 'Edit Band' })).toBeVisible();
    unmount();
    visit(teacher, '/people?tab=classes');
    expect(await screen.findByRole('table', { name: 'People' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Classes' })).toBeNull();
  });

  it('echoes what found nobody and lets go of it', async () => {
    server.to('GET /api/users', ({ url }) => (url.includes('q=') || url.includes('role=') ? none() : list([aUser()])));
    visit(admin, '/people?q=zzz&role=teacher');
    expect(await screen.findByText('No one matches “zzz”, Teacher')).toBeVisible();
    await press('Clear filters');
    expect(await screen.findByRole('table', { name: 'People' })).toBeVisible();
  });

  it('says when it cannot be read, with what to quote, and reads it again', async () => {
    server.to('GET /api/users', () => refusal(503));
    visit(admin);
    expect(await screen.findByText('Couldn’t load the list of people')).toBeVisible();
    expect(screen.getByText('Reference r-1')).toBeVisible();
    server.to('GET /api/users', () => list([aUser()]));
    await press('Try again');
    expect(await screen.findByText('Maya Chen')).toBeVisible();
  });
});

describe('on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('the filters are folded away, with how many are set', async () => {
    visit(admin, '/people?role=teacher&grade=9&q=maya');
    await press('Filters 2 set');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(panel.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Teacher');
    await userEvent.click(panel.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(panel.getByRole('button', { name: 'Show results' }));
    expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
  });
});

describe('the panel of a person', () => {
  it('offers an admin what they may do, and a teacher less', async () => {
    const { unmount } = visit(admin, '/people?person=5');
    const panel = await screen.findByRole('dialog', { name: 'Person' });
    expect(await within(panel).findByText('No parent follows this student.')).toBeVisible();
    for (const name of ['Edit', 'One-time password', 'Invitation link', 'Deactivate', 'View hours', 'Link a parent']) {
      expect(within(panel).getByRole('button', { name })).toBeVisible();
    }
    unmount();
    visit(teacher, '/people?person=5');
    const theirs = await screen.findByRole('dialog', { name: 'Person' });
    expect(await within(theirs).findByRole('button', { name: 'Link a parent' })).toBeVisible();
    expect(within(theirs).queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(within(theirs).queryByRole('button', { name: 'One-time password' })).toBeNull();
    expect(within(theirs).queryByRole('button', { name: 'View hours' })).toBeNull();
  });

  it('is alone on paper, which says whose school’s it is, who printed it and when', async () => {
    visit(admin, '/people?person=5');
    const panel = await screen.findByRole('dialog', { name: 'Person' });
    expect(await within(panel).findByText(/^Lincoln High School\. Printed by Dana Whitfield, /)).toHaveClass(
      'print-only',
    );
    expect(panel.closest('.for-paper')).not.toBeNull();
  });

  it('asks before it deactivates', async () => {
    server.to('PATCH /api/users/5', () => json(200, aUser({ isActive: false, version: 5 })));
    visit(admin, '/people?person=5');
    await press('Deactivate');
    const ask = await screen.findByRole('dialog', { name: 'Deactivate Maya Chen?' });
    expect(await server.bodies('PATCH /api/users/5')).toEqual([]);
    await userEvent.click(within(ask).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(await server.bodies('PATCH /api/users/5')).toEqual([{ version: 4, isActive: false }]);
  });

  it('says what waits for a verifier before it deactivates them', async () => {
    const ellen = aUser({ firstName: 'Ellen', lastName: 'Hargrove', role: 'verifier' });
    server
      .to('GET /api/users/5', () => json(200, ellen))
      .to('GET /api/volunteer-hours', () => list([], 1))
      .to('GET /api/volunteer-opportunities', none);
    visit(admin, '/people?person=5');
    await press('Deactivate');
    const ask = within(await screen.findByRole('dialog', { name: 'Deactivate Ellen Hargrove?' }));
    expect(await ask.findByRole('link', { name: '1 entry waits for Ellen Hargrove' })).toBeVisible();
    expect(ask.queryByText(/coordinates/)).toBeNull();
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    server.to('GET /api/users/5', () => json(200, aUser({ organizationId: 3 })));
    visit(superAdmin, '/people?person=5');
    await press('Deactivate');
    const ask = await screen.findByRole('dialog', { name: 'Deactivate Maya Chen?' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Deactivate' }));
    expect(within(ask).getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(await server.bodies('PATCH /api/users/5')).toEqual([]);
  });

  it.each([
    ['One-time password', 'Create one-time password', 'one-time-password'],
    ['Invitation link', 'Create invitation link', 'invitation'],
  ])('asks them why before it makes a %s there', async (name, make, path) => {
    server
      .to('GET /api/users/5', () => json(200, aUser({ organizationId: 3 })))
      .to(`POST /api/users/5/${path}`, () => refusal(503));
    visit(superAdmin, '/people?person=5');
    await press(name);
    await press(make);
    const reason = await screen.findByLabelText('Reason');
    expect(reason).toHaveAccessibleDescription(/Enter a reason/);
    await enterText(reason, 'They asked by phone');
    await press(make);
    await waitFor(async () =>
      expect(await server.bodies(`POST /api/users/5/${path}`)).toEqual([{ reason: 'They asked by phone' }]),
    );
  });

  it('shows a one-time password once, with how long it can be used', async () => {
    server.to('POST /api/users/5/one-time-password', () =>
      json(200, { oneTimePassword: 'K7QM-2XPR-9TWA', expiresAt: '2026-12-01T12:00:00.000Z' }),
    );
    visit(admin, '/people?person=5');
    await press('One-time password');
    await press('Create one-time password');
    expect(await screen.findByLabelText('One-time password')).toHaveValue('K7QM-2XPR-9TWA');
    expect(
      screen.getByText(
        'It works for 72 hours and is shown only now. If it gets lost, open Maya Chen under People and create another one.',
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('One-time password')).toBeVisible();
    await press('Done');
    await waitFor(() => expect(screen.queryByDisplayValue('K7QM-2XPR-9TWA')).toBeNull());
  });

  it('keeps what was typed when another person changed the account, and saves on top', async () => {
    const change = 'PATCH /api/users/5';
    visit(admin, '/people?person=5');
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    const firstName = await dialog.findByRole('textbox', { name: 'First name' });
    await userEvent.clear(firstName);
    await enterText(firstName, 'Maja');
    await enterText(dialog.getByRole('textbox', { name: 'Username' }), '2');
    const current = aUser({ version: 5, firstName: 'May', lastName: 'Chan' });
    server
      .to(change, () => refusal(409, { code: 'stale', message: 'Someone else changed it.' }))
      .to('GET /api/users/5', () => json(200, current));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('First name: May')).toBeVisible();
    expect(dialog.getByRole('alert').querySelectorAll('li')).toHaveLength(1);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Chan'));
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Maja');
    server.to(change, () => json(200, { ...current, firstName: 'Maja', version: 6 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(await server.bodies(change)).toEqual([
      { version: 4, firstName: 'Maja', username: expect.stringMatching(/2$/) as string },
      { version: 5, firstName: 'Maja', username: expect.stringMatching(/2$/) as string },
    ]);
  });

  it('says that there is no such person', async () => {
    server.to('GET /api/users/6', () => refusal(404));
    visit(admin, '/people?person=6');
    expect(await screen.findByText('Person not found')).toBeVisible();
  });
});

describe('what waits', () => {
  it('is all caught up when nothing does', async () => {
    visit(teacher, '/people?tab=waiting');
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(server.sent.some(({ url }) => url.includes('/join-requests'))).toBe(false);
  });

  it('says who asked for an account by themselves', async () => {
    const asked = aNominee({ createdBy: null });
    server
      .to('GET /api/users', ({ url }) => (url.includes('status=nominated') ? list([asked]) : none()))
      .to('GET /api/users/77', () => json(200, asked));
    visit(teacher, '/people?tab=waiting');
    expect(await screen.findByText(/Asked by themselves through a link/)).toBeVisible();
    await press('Nora Petrov');
    expect(await screen.findByText(/^Asked by themselves through a link .* until staff confirm them\.$/)).toBeVisible();
  });

  it('offers the invitation link at once when a nomination is confirmed', async () => {
    let waits = true;
    server
      .to('GET /api/users', ({ url }) => (url.includes('status=nominated') && waits ? list([aNominee()]) : none()))
      .to('POST /api/users/77/confirm', () => {
        waits = false;
        return json(200, aNominee({ isActive: true, nominated: false, nomination: 'confirmed' }));
      })
      .to('POST /api/users/77/invitation', () =>
        json(200, { url: 'http://localhost/invitation#abc', expiresAt: '2026-12-01T12:00:00.000Z' }),
      );
    visit(teacher, '/people?tab=waiting');
    expect(await screen.findByText(/Nominated by Maya Chen/)).toBeVisible();
    await press('Confirm Nora Petrov');
    await press('Confirm');
    await press('Create invitation link');
    expect(await screen.findByLabelText('Invitation link')).toHaveValue('http://localhost/invitation#abc');
    await press('Done');
    expect(await screen.findByText('All caught up!')).toBeVisible();
  });
});

describe('a new account', () => {
  const typeNames = async (username?: string): Promise<void> => {
    const typed = {
      ...{ 'First name': 'Ada', 'Last name': 'Moss', Email: 'ada@lincoln.example' },
      ...(username && { Username: username }),
    };
    for (const [label, text] of Object.entries(typed)) await enterText(await screen.findByLabelText(label), text);
  };

  it('offers an admin the roles they may give', async () => {
    visit(admin);
    await press('Add User');
    const dialog = await screen.findByRole('dialog', { name: 'Add User' });
    const roles = within(await within(dialog).findByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Student',
      'Parent',
      'Teacher',
      'Verifier',
      'Auditor',
    ]);
    expect(within(dialog).queryByLabelText('Active')).toBeNull();
  });

  it('is of a school that a super-admin chooses', async () => {
    visit(superAdmin);
    await press('Add User');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await typeNames('ada');
    const school = dialog.getByRole('combobox', { name: 'School' });
    expect(school).toHaveValue('');
    await press('Create user');
    await waitFor(() => expect(school).toHaveAccessibleDescription('School is required'));
    expect(school).toHaveFocus();
    expect(await server.bodies('POST /api/users')).toEqual([]);
  });

  it('shows its password until someone says that they saved it, or presses its button', async () => {
    server.to('POST /api/users', () => json(201, { ...aUser({ id: 9 }), oneTimePassword: 'K7QM-2XPR-9TWA' }));
    visit(admin);
    await press('Add User');
    await typeNames('ada');
    await press('Create user');
    expect(await screen.findByLabelText('One-time password')).toHaveValue('K7QM-2XPR-9TWA');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('dialog', { name: 'Have you saved it?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
    expect(screen.getByText(/If it gets lost, open Maya Chen under People/)).toBeVisible();
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed where the server refuses, and says so beside the field', async () => {
    const message = 'This username or email is already taken.';
    server.to('POST /api/users', () => refusal(409, { message, errors: [{ field: 'username', message }] }));
    visit(admin);
    await press('Add User');
    await typeNames('ada');
    await press('Create user');
    expect(await screen.findByText('Failed to create user')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('lets an admin write to the students and parents of a grade, and a teacher not', async () => {
    const announce = 'POST /api/announcements';
    server.to(announce, () => new Response(null, { status: 204 }));
    const { unmount } = visit(admin);
    await press('Write to students and parents');
    await press('Send message');
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription('Choose who reads it');
    expect(await server.bodies(announce)).toEqual([]);
    await userEvent.selectOptions(await screen.findByLabelText('To'), 'Grade 12 and their parents');
    await enterText(screen.getByLabelText('Subject'), 'Deadline');
    await enterText(screen.getByLabelText('Message'), 'Log your hours by Friday.');
    await press('Send message');
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(await server.bodies(announce)).toEqual([
      { to: { grade: '12' }, subject: 'Deadline', text: 'Log your hours by Friday.' },
    ]);
    unmount();
    visit(teacher);
    await screen.findByRole('button', { name: /^Add/ });
    expect(screen.queryByRole('button', { name: 'Write to students and parents' })).toBeNull();
  });

  it('tells a student that a new verifier waits for the school', async () => {
    server.to('POST /api/users', () => json(201, aNominee()));
    renderPart(
      <>
        <NewVerifierDialog open onClose={() => undefined} />
        <Toaster />
      </>,
      { user: student },
    );
    await typeNames();
    await press('Create verifier');
    expect(await screen.findByText('Verifier created')).toBeVisible();
    expect(screen.getByText('You can choose them once your school has confirmed them.')).toBeVisible();
    expect(await server.bodies('POST /api/users')).toEqual([
      { firstName: 'Ada', lastName: 'Moss', email: 'ada@lincoln.example', role: 'verifier' },
    ]);
  });

  it('tells a student that the school could not be asked', async () => {
    server.to('POST /api/users', () => new Response('', { status: 502 }));
    renderPart(
      <>
        <NewVerifierDialog open onClose={() => undefined} />
        <Toaster />
      </>,
      { user: student },
    );
    await typeNames();
    await press('Create verifier');
    expect(await screen.findByText('Failed to create verifier')).toBeVisible();
    expect(screen.getByText('Could not create new verifier.')).toBeVisible();
  });
});
