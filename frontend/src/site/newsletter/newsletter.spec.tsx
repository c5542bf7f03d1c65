import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { renderSite } from '../../testing/renderSite.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { ConfirmNewsletter, Unsubscribe } from '../pages/EmailLinkPage.js';
import { NewsletterForm } from './NewsletterForm.js';

const TOKEN = `7.${'A'.repeat(43)}`;

let server: Answers;
beforeEach(() => (server = new Answers()));
afterEach(() => {
  server.end();
  window.location.hash = '';
});

const show = (part: ReactNode): void => void renderSite(part);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the newsletter box', () => {
  const subscribe = async (email: string): Promise<void> => {
    show(<NewsletterForm />);
    if (email) await enterText(screen.getByLabelText('Email'), email);
    await press('Subscribe');
  };

  it('says that a mail follows, and what to do with it', async () => {
    server.to('POST /api/newsletter', () => json(202, { sendsMail: true }));
    await subscribe(' ana@lincoln.example ');
    expect(await screen.findByText(/^Check your inbox at ana@lincoln.example/)).toBeVisible();
    expect(await server.bodies('POST /api/newsletter')).toEqual([{ email: 'ana@lincoln.example' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('says where no mail goes out that nothing is confirmed', async () => {
    server.to('POST /api/newsletter', () => json(202, { sendsMail: false }));
    await subscribe('ana@lincoln.example');
    expect(await screen.findByText(/isn’t set up to send email yet/)).toBeVisible();
  });

  it.each(['', 'a@b', 'ana'])('asks for a valid address in the place of %j', async (email) => {
    await subscribe(email);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.sent).toEqual([]);
  });

  it('keeps the address where it could not be sent', async () => {
    server.to('POST /api/newsletter', () => refusal(429, { message: 'Too many attempts.' }));
    await subscribe('ana@lincoln.example');
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@lincoln.example');
  });
});

describe('a link in a mail', () => {
  it('asks before it confirms anything', async () => {
    window.location.hash = TOKEN;
    server.to('POST /api/newsletter/confirm', () => json(200, { email: 'ana@lincoln.example' }));
    show(<ConfirmNewsletter />);
    expect(server.sent).toEqual([]);
    await press('Confirm subscription');
    expect(
      await screen.findByText('You’re subscribed. We’ll send the newsletter to ana@lincoln.example.'),
    ).toBeVisible();
    expect(await server.bodies('POST /api/newsletter/confirm')).toEqual([{ token: TOKEN }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that has ended says so, and what may have happened', async () => {
    window.location.hash = TOKEN;
    server.to('POST /api/newsletter/confirm', () => refusal(404));
    show(<ConfirmNewsletter />);
    await press('Confirm subscription');
    expect(await screen.findByText(/^This link was already used/)).toBeVisible();
  });

  it('asks anew where another link is opened in the same tab', async () => {
    window.location.hash = TOKEN;
    server.to('POST /api/newsletter/confirm', () => refusal(404));
    const { rerender } = renderSite(<ConfirmNewsletter />);
    await press('Confirm subscription');
    await screen.findByText(/^This link was already used/);
    window.location.hash = `8${TOKEN.slice(1)}`;
    rerender(<ConfirmNewsletter />);
    expect(screen.getByRole('button', { name: 'Confirm subscription' })).toBeEnabled();
    expect(screen.queryByText(/^This link was already used/)).toBeNull();
  });

  it('can be tried again where the server was away', async () => {
    window.location.hash = TOKEN;
    server.to('POST /api/newsletter/unsubscribe', () => Promise.reject(new TypeError('Failed to fetch')));
    show(<Unsubscribe />);
    await press('Unsubscribe');
    expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    server.to('POST /api/newsletter/unsubscribe', () => new Response(null, { status: 204 }));
    await press('Unsubscribe');
    expect(await screen.findByText('Your subscription has ended.')).toBeVisible();
  });

  it('that is not whole is said to be so', () => {
    window.location.hash = '7.short';
    show(<Unsubscribe />);
    expect(screen.getByText(/^This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
