import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECOND_FACTOR_NEEDED } from '@hourtrail/contracts';
import { useJoinsAs } from '../../lib/joinsAs.js';
import { enterText } from '../../testing/enterText.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { renderSite } from '../../testing/renderSite.js';
import { dismissToast, shownToast } from '../toaster.js';
import { LogInForm, SignUpForm } from './forms.js';

describe('logging in', () => {
  it('asks for what is missing, beside its field', async () => {
    renderSite(<LogInForm next="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  const tryToLogIn = async (answer: () => Response | Promise<Response>): Promise<void> => {
    const server = new Answers().to('POST /api/auth/login', answer);
    renderSite(<LogInForm next="" initial={{ username: 'student', password: 'guess' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(shownToast()).toBeDefined());
    dismissToast();
    server.end();
  };

  it('says beside the password that it is wrong, and leaves it to be mended', async () => {
    await tryToLogIn(() => refusal(401, { message: 'Invalid credentials. Please try again.' }));
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('Invalid credentials. Please try again.');
    expect(password).toHaveFocus();
    expect(password).toHaveValue('guess');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says above the button what no field is to blame for', async () => {
    await tryToLogIn(() => refusal(429, { message: 'Too many attempts. Wait a minute, then try again.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Wait a minute, then try again.');
    expect(screen.getByLabelText('Password')).not.toHaveAccessibleDescription();
  });

  it('asks for a second factor where one is set, and says beside it what is wrong', async () => {
    const sent: unknown[] = [];
    const server = new Answers()
      .to('POST /api/auth/login', () =>
        json(401, {
          ...{ code: SECOND_FACTOR_NEEDED, message: 'Your password is right.' },
          ways: ['passkey', 'authenticator', 'recovery-codes'],
        }),
      )
      .to('POST /api/auth/second-factor', async (request) => {
        sent.push(await request.json());
        return refusal(401, { message: 'That code isn’t right.' });
      });
    renderSite(<LogInForm next="" initial={{ username: 'teacher', password: 'volunteer-demo' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    // this browser has no passkeys
    const code = await screen.findByLabelText('Six-digit code');
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
    await enterText(code, '12 34');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter the six digits that your app shows.')).toBeVisible();
    await enterText(code, ' 56');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('That code isn’t right.'));
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await enterText(screen.getByLabelText('Recovery code'), 'abcd-efgh');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(sent).toEqual([{ code: '123456' }, { recoveryCode: 'abcd-efgh' }]));
    server
      .to('POST /api/auth/second-factor', () => json(200, {}))
      .to('GET /api/profile/second-factor', () => json(200, { factors: [], recoveryCodesLeft: 7 }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(server.sent.at(-1)?.url).toContain('/api/profile/second-factor'));
    server.end();
  });

  it('says the specified sentence where nothing came back', async () => {
    const server = new Answers().to('POST /api/auth/login', () => Promise.reject(new TypeError('Failed to fetch')));
    renderSite(<LogInForm next="" initial={{ username: 'student', password: 'volunteer-demo' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(shownToast()).toBeDefined());
    const message = shownToast();
    expect(message?.title).toBe('Login failed');
    expect(message?.description).toMatch(/^Invalid credentials\. Please try again\./);
    dismissToast();
    server.end();
  });

  it('fills itself in for a demo account and waits for one press', () => {
    renderSite(<LogInForm next="" initial={{ username: 'student', password: 'volunteer-demo' }} />);
    expect(screen.getByLabelText('Username')).toHaveValue('student');
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  });
});

describe('signing up', () => {
  it('shows what the server says of a field beside it', async () => {
    const message = 'This username is already taken.';
    const server = new Answers().to('POST /api/auth/signup', () =>
      refusal(409, { message, errors: [{ field: 'username', message }] }),
    );
    renderSite(<SignUpForm next="" />);
    const typed = { 'First name': 'Ada', 'Last name': 'Moss', Email: 'ada@lincoln.example', Username: 'ada' };
    for (const [label, text] of Object.entries(typed)) await enterText(screen.getByLabelText(label), text);
    await enterText(screen.getByLabelText('Password'), 'seven otters');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Username')).toHaveFocus();
    server.end();
  });

  it('tells a parent when they become one, and keeps it for the request to join', () => {
    const { unmount } = renderSite(<SignUpForm next="" who="parent" />);
    expect(screen.getByText(/You become a parent there once the school admits you\.$/)).toBeVisible();
    const { result } = renderHook(() => useJoinsAs());
    expect(result.current[0]).toBe('parent');
    unmount();
    renderSite(<SignUpForm next="" />);
    expect(screen.queryByText(/You become a parent/)).toBeNull();
    expect(renderHook(() => useJoinsAs()).result.current[0]).toBe('student');
  });

  it('says where new people go, and what is wrong with what they typed', async () => {
    renderSite(<SignUpForm next="" />);
    expect(screen.getByText(/assigned to the New School organization, created with the student role/)).toBeVisible();
    await enterText(screen.getByLabelText('Username'), 'ab');
    await enterText(screen.getByLabelText('Email'), 'nobody');
    await enterText(screen.getByLabelText('Password'), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    for (const message of [
      'Username must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 6 characters',
      'First name is required',
      'Last name is required',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
  });
});
