import { NO_COUNTING_RULES, type HoursHistoryStep, type HoursView } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, aStep, student, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Trail } from './Trail.js';

const nothing = (): void => undefined;
const show = () =>
  renderPart(<Trail id={41} onEdit={nothing} onReview={nothing} onClose={nothing} />, {
    user: student,
  });

describe('an entry that is opened', () => {
  let server: Answers;
  const holds = (entry: HoursView, steps: readonly HoursHistoryStep[]): void => {
    server = new Answers()
      .to('GET /api/volunteer-hours/41', () => json(200, entry))
      .to('GET /api/volunteer-hours/41/history', () => json(200, steps));
  };
  afterEach(() => server.end());

  it('says where it stands, since when, what it counts and why that is less than was logged', async () => {
    holds(
      anEntry({
        status: 'approved',
        hours: '2.00',
        approvedBy: teacher.id,
        approver: { name: 'Tomas Rivera' },
        statusSince: '2026-10-03T16:30:00.000Z',
      }),
      [
        aStep(),
        aStep({
          type: 'hours.verified',
          actor: { id: verifier.id, name: 'Vera Okafor', role: 'verifier' },
          from: 'pending',
          to: 'verified',
        }),
        aStep({
          type: 'hours.approved',
          actor: { id: teacher.id, name: 'Tomas Rivera', role: 'teacher' },
          from: 'verified',
          to: 'approved',
          hours: '2.00',
          policy: 'standard',
        }),
      ],
    );
    show();
    expect(await screen.findByText('Approved by Tomas Rivera')).toBeVisible();
    expect(screen.getByText('Since October 3, 2026, 12:30 PM')).toBeVisible();
    expect(screen.getByText('Counts as approved: 2 hours toward your 50-hour goal.')).toBeVisible();
    expect(screen.getByText('Tomas Rivera approved 2 of the 3 hours you logged. No reason was given.')).toBeVisible();
    expect(screen.getByText('Standard policy, rules version 1')).toBeVisible();
  });

  it('says why it does not count, in the words of who rejected it', async () => {
    const comment = 'This was a paid shift';
    holds(anEntry({ status: 'rejected', approverComments: comment }), [
      aStep(),
      aStep({
        type: 'hours.rejected',
        actor: { id: teacher.id, name: 'Tomas Rivera', role: 'teacher' },
        from: 'pending',
        to: 'rejected',
        comment,
      }),
    ]);
    show();
    const counts = await screen.findByText('Doesn’t count: Tomas Rivera rejected it.');
    expect(counts.nextElementSibling).toHaveTextContent(comment);
  });

  it('names who signed its paper form, and as verifier nobody else', async () => {
    holds(anEntry({ status: 'verified', verification: { level: 'paper', at: '2026-10-01T15:00:00.000Z' } }), [
      aStep(),
      aStep({ type: 'hours.verified', from: 'pending', to: 'verified', level: 'paper', signedBy: 'Rosa Lind' }),
    ]);
    show();
    await screen.findByRole('heading', { name: 'Details' });
    const facts = screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`);
    expect(facts).toEqual(
      expect.arrayContaining([
        'Asked to verify: Vera Okafor',
        'Signed by: Rosa Lind',
        'How verified: Verified on paper',
      ]),
    );
    expect(facts.join()).not.toContain('Verifier:');
  });

  it('explains on demand how hours count', async () => {
    holds(anEntry(), [aStep()]);
    server.to('GET /api/rules', () => json(200, [{ ...NO_COUNTING_RULES, version: 1, dailyCap: 4 }]));
    show();
    const explanation = (await screen.findByText('How hours count')).closest('details');
    expect(explanation).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('How hours count'));
    expect(explanation).toHaveAttribute('open');
    expect(explanation).toHaveTextContent('toward the goal as far as the school’s rules let them.');
    expect(await screen.findByText('At most 4 hours a day count.')).toBeVisible();
  });

  it('is not there for somebody whose it is not', async () => {
    server = new Answers();
    server.to('GET /api/volunteer-hours/41', () => refusal(404));
    show();
    expect(await screen.findByText('Entry not found')).toBeVisible();
  });
});
