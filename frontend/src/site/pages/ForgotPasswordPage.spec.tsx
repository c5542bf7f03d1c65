import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { renderSite } from '../../testing/renderSite.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Page } from './ForgotPasswordPage.js';

const ASK = 'POST /api/auth/forgot-password';

let server: Answers;
const show = (sendsMail = true): void => {
  server.to('GET /api/auth/options', () => json(200, { google: false, passwordMinLength: 6, sendsMail }));
  renderSite(<Page />);
};
const ask = async (email: string): Promise<void> => {
  if (email) await enterText(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
};
beforeEach(() => (server = new Answers()));
afterEach(() => server.end());

it('asks for the link, and tells nobody whether the address is known', async () => {
  server.to(ASK, () => new Response(null, { status: 202 }));
  show();
  await ask('ana@home.example');
  expect(await screen.findByText(/^If ana@home.example belongs to an account with a password, a link/)).toBeVisible();
  expect(await server.bodies(ASK)).toEqual([{ email: 'ana@home.example' }]);
});

it.each(['', 'ana'])('asks for an address first (%j)', async (typed) => {
  show();
  await ask(typed);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(await server.bodies(ASK)).toEqual([]);
});

it('can be tried again where it failed', async () => {
  server.to(ASK, () => refusal(503));
  show();
  await ask('ana@home.example');
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeEnabled();
  expect(screen.queryByText(/a link is on its way/)).toBeNull();
});

it('leads to the school where no mail goes out', async () => {
  show(false);
  expect(await screen.findByText(/^This server doesn’t send email. Ask a teacher/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
});
