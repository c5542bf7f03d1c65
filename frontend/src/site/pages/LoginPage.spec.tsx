import { screen, waitFor } from '@testing-library/react';
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

  it('says before it is pressed that Google is not set up', async () => {
    server.to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    );
    renderSite(<Page />, '/login');
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link).not.toHaveAccessibleDescription();
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription(
        'Google login is not set up on this server. Use your username and password.',
      ),
    );
  });

  describe('who signs up', () => {
    const choose = (who: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name: who }));

    it('is asked, and students and parents get the form', async () => {
      renderSite(<Page />, '/login?tab=sign-up');
      expect(screen.getByRole('group', { name: 'Who are you?' })).toBeVisible();
      expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
      expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
      await choose('Parent');
      expect(screen.getByText(/You become a parent there once the school admits you\.$/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
    });

    it('gets no student’s account where they work at a school, but a way to us', async () => {
      renderSite(<Page />, '/login?tab=sign-up&who=school');
      expect(screen.getByRole('radio', { name: 'School staff' })).toBeChecked();
      expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
      await choose('Just looking');
      expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
      expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works');
    });

    it.each(['school', 'looking'])('is led to the demo logins where there are some (%s)', async (who) => {
      server.to('GET /api/auth/demo-log-ins', () =>
        json(200, [{ username: 'admin', role: 'admin', school: 'Lincoln High School' }]),
      );
      renderSite(<Page />, `/login?tab=sign-up&who=${who}`);
      const link = await screen.findByRole('link', { name: 'Choose a demo login' });
      const heading = screen.getByRole('heading', { name: 'Demo logins' });
      expect(link).toHaveAttribute('href', `#${heading.id}`);
    });
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
