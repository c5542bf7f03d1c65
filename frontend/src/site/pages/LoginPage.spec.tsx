import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite.js';
import { Answers, json } from '../../testing/server.js';
import { Page } from './LoginPage.js';

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/auth/options', () =>
      json(200, { google: true, passwordMinLength: 8, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/auth/demo-log-ins', () => json(200, []));
});
afterEach(() => server.end());

describe('the log-in page', () => {
  it('leads to Google and back to the page that was asked for', () => {
    renderSite(<Page />, '/login?next=%2Fapprovals');
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google?next=%2Fapprovals',
    );
  });

  it('says calmly why Google signed nobody in, and nothing for a reason nobody knows', () => {
    const { unmount } = renderSite(<Page />, '/login?problem=google-not-configured');
    expect(screen.getByRole('alert')).toHaveTextContent('Google login is not set up on this server.');
    unmount();
    renderSite(<Page />, '/login?problem=toString');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how long a new password must be on this server, and shows it when asked', async () => {
    renderSite(<Page />, '/login?tab=sign-up');
    expect(await screen.findByText('At least 8 characters')).toBeVisible();
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'seven77');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  });
});
