import type { Profile, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parent, student, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { EmailSection } from './EmailSection.js';

const CHOICES = 'GET /api/profile/notifications';
const CHOOSE = 'PUT /api/profile/notifications';
const chosen = {
  requests: 'now',
  decisions: 'daily',
  opportunities: 'now',
  reminders: 'never',
  digest: 'now',
} as const;
const sending = { sendsMail: true, savesMail: false, emailConfirmed: true } as Profile;

describe('what somebody is emailed about', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers().to(CHOICES, () => json(200, chosen)).to(CHOOSE, () => json(200, chosen));
  });
  afterEach(() => server.end());
  const show = (user: SessionUser = student, profile = sending) =>
    renderPart(
      <>
        <EmailSection profile={profile} />
        <Toaster />
      </>,
      { user },
    );

  it.each([
    ['a student', student, 4],
    ['a parent', parent, 5],
    ['a teacher', teacher, 3],
  ] as const)('has the kinds that %s can get', async (_who, user, count) => {
    show(user);
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(count));
  });

  it('is saved with each choice, and says so where it was not', async () => {
    show();
    const decisions = await screen.findByRole('combobox', { name: /^Decisions on hours/ });
    expect(decisions).toHaveValue('daily');
    await userEvent.selectOptions(decisions, 'never');
    await waitFor(async () => expect(await server.bodies(CHOOSE)).toEqual([{ decisions: 'never' }]));
    server.to(CHOOSE, () => refusal(500, { message: 'Try again.' }));
    await userEvent.selectOptions(decisions, 'now');
    expect(await screen.findByText('Try again.')).toBeVisible();
  });

  it('says why no email comes', async () => {
    const { unmount } = show(student, { ...sending, sendsMail: false });
    expect(await screen.findByText(/^This server sends no email\. You find everything under the bell\./)).toBeVisible();
    unmount();
    show(student, { ...sending, emailConfirmed: false });
    expect(await screen.findByText(/^Confirm your email address above first\./)).toBeVisible();
  });
});
