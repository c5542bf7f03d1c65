import type { HoursView, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { anEntry, parent, student, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { SupervisorRequest } from './SupervisorRequest.js';

const ROSA = { name: 'Rosa Lind', email: 'rosa@library.example' };
const asked = (state: NonNullable<HoursView['supervisor']>['state'], given: Partial<HoursView> = {}): HoursView =>
  anEntry({
    verifierId: null,
    verifier: null,
    supervisor: { ...ROSA, state, sentAt: state === 'queued' ? null : '2026-10-01T16:30:00.000Z', answeredAt: null },
    ...given,
  });

describe('what an entry says of the email to its supervisor', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers().to('GET /api/auth/options', () => json(200, { sendsMail: true }));
  });
  afterEach(() => server.end());
  const show = (entry: HoursView, user: SessionUser = student) =>
    renderPart(
      <>
        <SupervisorRequest entry={entry} />
        <Toaster />
      </>,
      { user },
    );

  it.each([
    ['queued', 'We’re about to email Rosa Lind (rosa@library.example).'],
    ['sent', /^We emailed Rosa Lind \(rosa@library\.example\) on October 1, 2026, 12:30 PM\./],
    ['opened', 'Rosa Lind (rosa@library.example) opened the email and hasn’t answered yet.'],
    ['bounced', /rosa@library\.example doesn’t accept it/],
    ['expired', /the link has expired/],
    ['answered', 'Rosa Lind (rosa@library.example) answered by email.'],
  ] as const)('is that it was %s', (state, words) => {
    show(asked(state));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is that nobody was asked where the site sends no email', async () => {
    server.to('GET /api/auth/options', () => json(200, { sendsMail: false, savesMail: false }));
    show(asked('sent'));
    expect(await screen.findByText(/^This site sends no email, so Rosa Lind was not asked\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it('is that the email is a file where the site keeps them so, until it is opened', async () => {
    server.to('GET /api/auth/options', () => json(200, { sendsMail: false, savesMail: true }));
    const { unmount } = show(asked('sent'));
    expect(await screen.findByText(/^This server sends no email\. The email to Rosa Lind .* is a file/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remind Rosa Lind' })).toBeVisible();
    unmount();
    show(asked('opened'));
    expect(screen.getByText(/opened the email and hasn’t answered yet/)).toBeVisible();
  });

  it('lets the volunteer remind them, and says why where it is too soon', async () => {
    server.to('POST /api/volunteer-hours/41/reminders', () => json(200, asked('queued')));
    show(asked('sent'));
    await userEvent.click(screen.getByRole('button', { name: 'Remind Rosa Lind' }));
    expect(await screen.findByText('We’ll email Rosa Lind again')).toBeVisible();
    server.to('POST /api/volunteer-hours/41/reminders', () => refusal(429, { message: 'Try again tomorrow.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind Rosa Lind' }));
    expect(await screen.findByText('Try again tomorrow.')).toBeVisible();
  });

  it('lets the volunteer leave the decision to a teacher, where the policy allows it', async () => {
    server.to('PATCH /api/volunteer-hours/41', () => json(200, anEntry({ verifierId: null, verifier: null })));
    const { unmount } = show(asked('expired'));
    await userEvent.click(screen.getByRole('button', { name: 'Let a teacher decide' }));
    expect(await screen.findByText('Handed to your teachers')).toBeVisible();
    expect(await server.bodies('PATCH /api/volunteer-hours/41')).toEqual([{ version: 1, supervisor: null }]);
    unmount();
    show(asked('expired'), { ...student, approvalPolicy: 'strict', acceptsSupervisors: true });
    expect(screen.queryByRole('button', { name: 'Let a teacher decide' })).toBeNull();
  });

  it('lets staff ask someone else', async () => {
    server.to('PUT /api/volunteer-hours/41/supervisor', () => json(200, asked('queued')));
    show(asked('bounced'), teacher);
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask someone else' }));
    const email = screen.getByRole('textbox', { name: 'Supervisor’s email' });
    await userEvent.clear(email);
    await enterText(email, 'no');
    await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await userEvent.clear(email);
    await enterText(email, 'lind@library.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
    await waitFor(async () =>
      expect(await server.bodies('PUT /api/volunteer-hours/41/supervisor')).toEqual([
        { name: 'Rosa Lind', email: 'lind@library.example' },
      ]),
    );
    expect(await screen.findByText('We’ll email Rosa Lind')).toBeVisible();
  });

  it('offers nothing once it was decided, and to a family nothing at all', () => {
    const { unmount } = show(asked('answered', { status: 'verified' }));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(asked('sent'), parent);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
