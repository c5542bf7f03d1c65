import { RESET_ROUTE, type Profile } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RequireUser } from '../app/Router.js';
import { PATHS } from '../lib/paths.js';
import { enterText } from '../testing/enterText.js';
import { parent, student, teacher } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { ChangePasswordPage } from './ChangePasswordPage.js';
import { InvitationPage } from './InvitationPage.js';
import { ProfilePage } from './ProfilePage.js';
import { ResetPasswordPage } from './ResetPasswordPage.js';

const TOKEN = 'A'.repeat(43);
const newcomer = { ...student, organizationId: 1, organizationName: 'New School' };
const hurried = { ...teacher, mustChangePassword: true };

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/auth/options', () =>
      json(200, { google: true, passwordMinLength: 8, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/auth/demo-log-ins', () => json(200, []))
    .to('GET /api/auth/sessions', () => json(200, []))
    .to('GET /api/calendar/token', () => json(200, { createdAt: null }))
    .to('GET /api/family-links', () => json(200, []))
    .to('GET /api/record-requests', () => json(200, []));
});
afterEach(() => server.end());

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
};
const address = (): string | null => screen.getByLabelText('address').textContent;

const site = (
  <>
    <Address />
    <Routes>
      <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
      <Route path={`${RESET_ROUTE}:token`} element={<ResetPasswordPage />} />
      <Route path={PATHS.invitation} element={<InvitationPage />} />
      <Route element={<RequireUser />}>
        <Route path={PATHS.profile} element={<ProfilePage />} />
        <Route path={PATHS.dashboard} element={<h1>Dashboard</h1>} />
        <Route path={PATHS.approvals} element={<h1>Approvals</h1>} />
      </Route>
    </Routes>
  </>
);

describe('a one-time password', () => {
  it('leads to the change of it, whatever page was asked for', () => {
    renderPart(site, { user: hurried, at: '/approvals' });
    expect(address()).toBe('/change-password?next=%2Fapprovals');
    expect(
      screen.getByText(
        'You’re using a one-time password, your role has changed, or your password is too short for your role. Choose a new one to continue.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });

  it('is asked about by nobody else: others go to their dashboard, visitors to the log-in page', () => {
    const { unmount } = renderPart(site, { user: teacher, at: '/change-password' });
    expect(address()).toBe('/dashboard');
    unmount();
    renderPart(site, { at: '/change-password' });
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  });

  it('gives way to a password typed twice alike, and the page that was asked for opens', async () => {
    server
      .to('POST /api/auth/change-password', () => new Response(null, { status: 204 }))
      .to('GET /api/auth/me', () => json(200, teacher));
    renderPart(site, { user: hurried, at: '/approvals' });
    await enterText(screen.getByLabelText('Current password'), 'K7QM-2XPR');
    await enterText(screen.getByLabelText('New password'), 'quiet otters');
    await enterText(screen.getByLabelText('Confirm new password'), 'quiet other');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await enterText(screen.getByLabelText('Confirm new password'), 'quiet otters');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeVisible();
    expect(await server.bodies('POST /api/auth/change-password')).toEqual([
      { currentPassword: 'K7QM-2XPR', newPassword: 'quiet otters' },
    ]);
  });

  it('that has run out is told without signing the person out', async () => {
    const message = 'This one-time password has expired. Ask your school for a new one.';
    server.to('POST /api/auth/change-password', () => refusal(401, { code: 'identity.password-expired', message }));
    renderPart(site, { user: hurried, at: '/change-password' });
    await enterText(screen.getByLabelText('Current password'), 'K7QM-2XPR');
    await enterText(screen.getByLabelText('New password'), 'quiet otters');
    await enterText(screen.getByLabelText('Confirm new password'), 'quiet otters');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(address()).toBe('/change-password');
  });
});

describe('an invitation', () => {
  const robin = { firstName: 'Robin', lastName: 'Marsh', username: 'rmarsh', organizationName: 'Lincoln High School' };

  it('says whom it is for, hides its token, and signs them in in the place of somebody else', async () => {
    server
      .to('POST /api/auth/invitation', () => json(200, robin))
      .to('POST /api/auth/invitation/accept', () => json(200, { ...teacher, firstName: 'Robin' }));
    renderPart(site, { user: student, at: `/invitation#${TOKEN}` });
    expect(await screen.findByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
    expect(address()).toBe('/invitation');
    expect(screen.getByText('rmarsh')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Maya Chen is logged in on this browser.');
    await enterText(screen.getByLabelText('Password'), 'quiet otters');
    await enterText(screen.getByLabelText('Confirm password'), 'quiet otters');
    await userEvent.click(screen.getByRole('button', { name: 'Set password and log in' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(await server.bodies('POST /api/auth/invitation/accept')).toEqual([
      { token: TOKEN, password: 'quiet otters' },
    ]);
    expect(await server.bodies('POST /api/auth/invitation')).toHaveLength(1);
  });

  it.each([
    ['was used', `#${TOKEN}`],
    ['is incomplete', ''],
  ])('that %s sends the person to their school', async (_how, hash) => {
    server.to('POST /api/auth/invitation', () => refusal(404));
    renderPart(site, { at: `/invitation${hash}` });
    expect(await screen.findByRole('heading', { name: 'This invitation can’t be used' })).toBeVisible();
    expect(screen.getByText(/Ask your school for a new one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  });

  it('can be opened again when the server was away', async () => {
    server.to('POST /api/auth/invitation', () => refusal(503));
    renderPart(site, { at: `/invitation#${TOKEN}` });
    await screen.findByText('Couldn’t open the invitation');
    server.to('POST /api/auth/invitation', () => json(200, robin));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  });
});

describe('the link for a new password', () => {
  const MAILED = `17.mwsw9zhu.${'A'.repeat(43)}`;
  const RESET = 'POST /api/auth/reset-password';
  const choose = async (password: string): Promise<void> => {
    renderPart(site, { at: `/reset/${MAILED}` });
    expect(
      await screen.findByText('At least 8 characters. Teachers, administrators, and auditors need at least 12.'),
    ).toBeVisible();
    await enterText(screen.getByLabelText('Password'), password);
    await enterText(screen.getByLabelText('Confirm password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  };

  it('sets it, and leads to the log-in', async () => {
    server.to(RESET, () => new Response(null, { status: 204 }));
    await choose('up the green hill');
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
    expect(await server.bodies(RESET)).toEqual([{ token: MAILED, password: 'up the green hill' }]);
  });

  it('that is over leads to a new one', async () => {
    server.to(RESET, () => refusal(410));
    await choose('up the green hill');
    expect(await screen.findByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('says beside the field what the server asks of the password', async () => {
    server.to(RESET, () =>
      refusal(400, { errors: [{ field: 'password', message: 'Password must be at least 12 characters' }] }),
    );
    await choose('eight888');
    expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  });
});

describe('the profile', () => {
  const profileIs = (given: Partial<Profile> = {}): void => {
    server.to('GET /api/profile', () =>
      json(200, {
        hasPassword: true,
        emailConfirmed: true,
        newEmail: null,
        sendsMail: false,
        familyCode: null,
        joinRequest: null,
        declinedBy: null,
        ...given,
      }),
    );
  };
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it('asks for the password only when the email changes, and sends only what changed', async () => {
    profileIs();
    server
      .to('PATCH /api/profile', () =>
        refusal(400, { errors: [{ field: 'currentPassword', message: 'This is not your current password.' }] }),
      )
      .to('GET /api/auth/me', () => json(200, student));
    renderPart(site, { user: student, at: '/profile' });
    const details = await section('Personal details');
    expect(details.queryByLabelText('Current password')).toBeNull();
    await userEvent.clear(details.getByLabelText('Email'));
    await enterText(details.getByLabelText('Email'), 'maya@home.example');
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }));
    expect(await details.findByText('Current password is required')).toBeVisible();
    await enterText(details.getByLabelText('Current password'), 'guess');
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }));
    expect(await details.findByText('This is not your current password.')).toBeVisible();
    expect(details.getByLabelText('Email')).toHaveValue('maya@home.example');
    expect(await server.bodies('PATCH /api/profile')).toEqual([
      { email: 'maya@home.example', currentPassword: 'guess' },
    ]);
  });

  it('says which address waits for its mail, and sends that once more', async () => {
    profileIs({ newEmail: 'maya@home.example', sendsMail: true });
    server.to('POST /api/profile/email-confirmation', () => new Response(null, { status: 202 }));
    renderPart(site, { user: student, at: '/profile' });
    expect(
      await screen.findByText(
        'We sent a link to maya@home.example. Your email stays maya@lincoln.example until you open it.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send link again' }));
    await waitFor(() =>
      expect(server.sent.map(({ url }) => new URL(url).pathname)).toContain('/api/profile/email-confirmation'),
    );
  });

  it('asks nobody to confirm where no mail goes out', async () => {
    profileIs({ emailConfirmed: false });
    renderPart(site, { user: student, at: '/profile' });
    await section('Personal details');
    expect(screen.queryByRole('button', { name: 'Send link again' })).toBeNull();
  });

  it('offers no password and no email to people who sign in with Google alone', async () => {
    profileIs({ hasPassword: false });
    renderPart(site, { user: student, at: '/profile' });
    expect(await screen.findByText(/You log in with Google, so you have no password/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('names the browser that is in use and signs out the others, one by one', async () => {
    profileIs();
    const at = new Date().toISOString();
    const sessions = [
      { id: 1, device: 'Firefox on Windows', startedAt: at, lastSeenAt: at, isCurrent: true },
      { id: 2, device: 'Safari on iPhone', startedAt: at, lastSeenAt: at, isCurrent: false },
    ];
    server
      .to('GET /api/auth/sessions', () => json(200, sessions))
      .to('DELETE /api/auth/sessions/2', () => {
        sessions.pop();
        return new Response(null, { status: 204 });
      });
    renderPart(site, { user: student, at: '/profile' });
    const list = await section('Sessions');
    expect(await list.findByText('This browser')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
    expect(list.getByRole('button', { name: 'Log out everywhere else' })).toBeEnabled();
    await userEvent.click(list.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => {
      expect(list.queryByText('Safari on iPhone')).toBeNull();
      expect(list.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    });
  });

  it('makes a family code for students of a school, in a form to read out', async () => {
    profileIs();
    server.to('POST /api/profile/family-code', () => json(201, { familyCode: 'K7QM2XPR' }));
    renderPart(site, { user: student, at: '/profile' });
    const codes = await section('Family code');
    await userEvent.click(codes.getByRole('button', { name: 'Create family code' }));
    expect(await codes.findByText('K7QM-2XPR')).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'Replace code' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('The current code stops working right away.');
  });

  it('lets newcomers ask to join a school, and shows the school that they wait for', async () => {
    profileIs();
    server.to('POST /api/join-requests', () =>
      refusal(400, { errors: [{ field: 'code', message: 'No school has this code.' }] }),
    );
    const { unmount } = renderPart(site, { user: newcomer, at: '/profile' });
    const joining = await section('Join a school');
    expect(screen.queryByRole('region', { name: 'Family code' })).toBeNull();
    await enterText(joining.getByLabelText('Join code'), 'k7qm 2xpr');
    await userEvent.click(joining.getByRole('button', { name: 'Ask to join' }));
    expect(await joining.findByText('No school has this code.')).toBeVisible();
    expect(joining.getByLabelText('Join code')).toHaveValue('k7qm 2xpr');
    await userEvent.click(joining.getByRole('radio', { name: 'Parent' }));
    await userEvent.click(joining.getByRole('button', { name: 'Ask to join' }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/join-requests')).toEqual([
        { code: 'K7QM2XPR', role: 'student' },
        { code: 'K7QM2XPR', role: 'parent' },
      ]),
    );
    unmount();

    profileIs({ declinedBy: 'Roosevelt High School' });
    const second = renderPart(site, { user: newcomer, at: '/profile' });
    expect(await screen.findByText(/^Roosevelt High School declined your request to join\./)).toBeVisible();
    second.unmount();

    profileIs({
      joinRequest: { id: 7, organizationName: 'Roosevelt High School', askedAt: '2026-09-30T12:00:00.000Z' },
    });
    renderPart(site, { user: newcomer, at: '/profile' });
    expect(await screen.findByText('Roosevelt High School')).toBeVisible();
    expect(screen.getByText('Requested September 30, 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  });

  it('tells parents in words how each child stands, and asks before a request is withdrawn', async () => {
    profileIs();
    server.to('GET /api/family-links', () =>
      json(200, [
        {
          id: 4,
          version: 1,
          organizationId: 2,
          parent: { id: parent.id, firstName: 'Pia', lastName: 'Chen' },
          student: { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '10' },
          status: 'requested',
          requestedAt: '2026-09-30T12:00:00.000Z',
          decidedAt: null,
        },
      ]),
    );
    renderPart(site, { user: parent, at: '/profile' });
    expect(await screen.findByText('Waiting for the school')).toBeVisible();
    expect(screen.getByText('Grade 10 · Requested September 30, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request for Maya Chen' }));
    expect(screen.getByRole('dialog', { name: 'Withdraw the request for Maya Chen?' })).toBeVisible();
  });

  it('says what could not be loaded and tries again', async () => {
    server.to('GET /api/profile', () => refusal(503));
    renderPart(site, { user: student, at: '/profile' });
    expect(await screen.findByText('Couldn’t load your profile')).toBeVisible();
    profileIs();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
  });
});
