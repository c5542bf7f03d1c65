import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { renderSite } from '../../testing/renderSite.js';
import { Answers, json, refusal } from '../../testing/server.js';
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

  describe('of a school with its own login', () => {
    const LINCOLN = { id: 2, name: 'Lincoln High School' };
    const searched = (): string[] =>
      server.sent
        .map(({ url }) => new URL(url))
        .flatMap(({ pathname, search }) => (pathname === '/api/auth/oidc/schools' ? [search] : []));

    it('leads there and back by the link of the school', async () => {
      server.to('GET /api/auth/oidc/schools', () => json(200, [LINCOLN]));
      renderSite(<Page />, '/login?school=2&next=%2Fapprovals');
      expect(await screen.findByRole('link', { name: 'Log in with Lincoln High School' })).toHaveAttribute(
        'href',
        '/api/auth/oidc/2?next=%2Fapprovals',
      );
      expect(searched()).toEqual(['?id=2']);
      expect(screen.getByRole('button', { name: 'Another school' })).toBeVisible();
    });

    it('is found by name or by email, of which only the domain is sent', async () => {
      server.to('GET /api/auth/oidc/schools', ({ url }) => json(200, url.includes('lincoln') ? [LINCOLN] : []));
      renderSite(<Page />, '/login');
      await userEvent.click(screen.getByRole('button', { name: 'Log in with your school' }));
      const field = screen.getByLabelText('Your school’s name or your school email');
      expect(field).toHaveFocus();
      await enterText(field, 'maya@lincoln.example');
      const list = await screen.findByRole('list', { name: 'Schools' });
      expect(list).toHaveTextContent('Log in with Lincoln High School');
      expect(searched().at(-1)).toBe('?search=lincoln.example');
      await userEvent.clear(field);
      await enterText(field, 'nowhere');
      expect(await screen.findByText(/^No school with its own login found\./)).toBeVisible();
      expect(searched().every((search) => !search.includes('maya%40'))).toBe(true);
    });

    it('asks once for the password that connects an account, and says what was wrong', async () => {
      server
        .to('GET /api/auth/oidc/schools', () => json(200, [LINCOLN]))
        .to('POST /api/auth/oidc/link', () =>
          refusal(400, { errors: [{ field: 'password', message: 'That isn’t your password' }] }),
        );
      renderSite(<Page />, '/login?school=2&link=true');
      expect(screen.queryByLabelText('Username')).toBeNull();
      await enterText(screen.getByLabelText('Password'), 'secret');
      await userEvent.click(screen.getByRole('button', { name: 'Connect and log in' }));
      expect(await screen.findByText('That isn’t your password')).toBeVisible();
      expect(await server.bodies('POST /api/auth/oidc/link')).toEqual([{ password: 'secret' }]);
    });

    it('says why it signed nobody in', () => {
      renderSite(<Page />, '/login?problem=school-other-role');
      expect(screen.getByRole('alert')).toHaveTextContent('Your school’s login isn’t meant for your role.');
    });
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
    await enterText(password, 'seven77');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  });
});
