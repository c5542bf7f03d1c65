import type { CheckpointMail, SessionUser } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { ByMail } from './IntegrityPart.js';

const auditor: SessionUser = { ...admin, id: 40, firstName: 'Ingrid', lastName: 'Solberg', role: 'auditor' };
const TURN_ON = 'Email me the newest checkpoint once a day';
const PATH = '/api/profile/checkpoint-mail';

const mail = (given: Partial<CheckpointMail> = {}): CheckpointMail => ({
  isOn: false,
  sendsMail: true,
  email: 'ingrid@lincoln.example',
  organizationId: 2,
  newest: null,
  ...given,
});
const newest = { at: '2026-11-21T15:00:00.000Z', size: 1204, state: 'sent' } as const;

let server: Answers;
beforeEach(() => (server = new Answers()));
afterEach(() => server.end());

const show = (given: Partial<CheckpointMail> = {}): void => {
  server.to(`GET ${PATH}`, () => json(200, mail(given)));
  renderPart(
    <>
      <ByMail />
      <Toaster />
    </>,
    { user: auditor },
  );
};

describe('checkpoints by mail', () => {
  it('come to the reader’s own address once they turn them on, and no more once they turn them off', async () => {
    show();
    const button = await screen.findByRole('button', { name: TURN_ON });
    server.to(`POST ${PATH}`, () => json(200, mail({ isOn: true })));
    server.to(`GET ${PATH}`, () => json(200, mail({ isOn: true })));
    await userEvent.click(button);
    expect(await screen.findByText('We send them to ingrid@lincoln.example, at most one a day.')).toBeVisible();
    expect(screen.getByText('The first one goes out in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus();
    server.to(`DELETE ${PATH}`, () => new Response(null, { status: 204 }));
    server.to(`GET ${PATH}`, () => json(200, mail()));
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: TURN_ON })).toBeVisible();
    expect(screen.queryByText(/We send them to/)).not.toBeInTheDocument();
  });

  it.each([
    ['sent', /covering 1,204 events, was sent on November 21, 2026/],
    ['queued', /covering 1,204 events, is waiting to be sent\./],
    ['failed', /covering 1,204 events, to ingrid@lincoln\.example\. .*change it in your profile\./],
    ['dropped', /The next one goes out within a day\./],
  ] as const)('say what became of the newest one: %s', async (state, words) => {
    show({ isOn: true, newest: { ...newest, state } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are not offered where the server sends no mail, and it says why', async () => {
    show({ sendsMail: false });
    expect(await screen.findByRole('note')).toHaveTextContent('This server doesn’t send email, so');
    expect(screen.queryByRole('button', { name: TURN_ON })).toBeNull();
  });

  it('can be turned off where the server sends no mail any more', async () => {
    show({ isOn: true, sendsMail: false, newest });
    expect(await screen.findByRole('note')).toHaveTextContent('This server doesn’t send email anymore');
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeEnabled();
  });

  it('stay as they were where the server refuses, and it says so', async () => {
    show();
    server.to(`POST ${PATH}`, () => refusal(503, { message: 'Nothing can be changed right now.' }));
    await userEvent.click(await screen.findByRole('button', { name: TURN_ON }));
    expect(await screen.findByText('Nothing can be changed right now.')).toBeVisible();
    expect(await screen.findByRole('button', { name: TURN_ON })).toBeEnabled();
  });

  it('are told of as unknown where they cannot be looked up', async () => {
    server.to(`GET ${PATH}`, () => refusal(503));
    renderPart(<ByMail />, { user: auditor });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
