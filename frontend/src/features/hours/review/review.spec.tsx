import { useEffect, useState } from 'react';
import { NO_COUNTING_RULES, type HoursView, type ReviewManyHours, type SessionUser } from '@hourtrail/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../../../lib/appStore.js';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, aStep, superAdmin, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { undoDecision } from '../decisions/heldDecision.js';
import { ReviewDialog } from './ReviewDialog.js';

const CATEGORIES = [
  { id: 1, name: 'Direct service', min: 20, max: null },
  { id: 2, name: 'Fundraising', min: null, max: 10 },
];
const REVIEW = 'POST /api/volunteer-hours/review';
const stale = (): Response => json(200, { results: [{ id: 41, outcome: 'stale' }] });

let server: Answers;
let trails: number[];
beforeEach(() => {
  trails = [];
  server = new Answers().to(REVIEW, async (request) => {
    const { ids, status } = (await request.json()) as ReviewManyHours;
    return json(200, { results: ids.map((id) => ({ id, outcome: 'done', status })) });
  });
});
afterEach(() => {
  act(() => void undoDecision());
  cleanup();
  act(sessionIsOver);
  server.end();
});

/** The entry of the list becomes this one. */
const present = (entry: HoursView): void => void fireEvent(window, new CustomEvent('present', { detail: entry }));

/** A list of two entries, each opened for review by its button; the one reviewed is given. */
function ReviewQueue({ entry: given }: { entry: HoursView }) {
  const [reviewing, setReviewing] = useState<number | null>(null);
  const [entry, setEntry] = useState(given);
  useEffect(() => {
    const change = (event: Event): void => setEntry((event as CustomEvent<HoursView>).detail);
    window.addEventListener('present', change);
    return () => window.removeEventListener('present', change);
  }, []);
  const rows = [entry, anEntry({ id: 42, student: { firstName: 'Leo', lastName: 'Chen' } })];
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button onClick={() => setReviewing(row.id)}>Review</button>
          </li>
        ))}
      </ul>
      <ReviewDialog
        entry={rows.find(({ id }) => id === reviewing) ?? null}
        onTrail={(id) => {
          trails.push(id);
          setReviewing(null);
        }}
        onClose={() => setReviewing(null)}
      />
      <Toaster />
    </>
  );
}

async function review(user: SessionUser, given: Partial<HoursView> = {}): Promise<void> {
  renderPart(<ReviewQueue entry={anEntry(given)} />, { user });
  await reviewAgain();
}
async function reviewAgain(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getAllByRole('button', { name: 'Review' })[0] as HTMLElement);
  await screen.findByText('Maya Chen at Riverside Food Bank');
}
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string): Promise<void> => userEvent.click(await dialog().findByRole('button', { name }));

/** What is held is sent at once, as when the page is left. */
const leave = (): void => void fireEvent(window, new Event('pagehide'));
const sent = async (): Promise<readonly unknown[]> => {
  leave();
  return server.bodies(REVIEW);
};
const body = (status: string, also: object = {}): object => ({ ids: [41], versions: [1], status, ...also });
const hoursField = () => dialog().getByRole('textbox', { name: 'Hours' });
const comments = () => dialog().getByRole('textbox', { name: /^Comments/ });

describe('a review', () => {
  it('is called Verify by a verifier and Approve by the school', async () => {
    await review(verifier);
    expect(screen.getByRole('dialog', { name: 'Verify' })).toBeVisible();
    await press('Verify');
    expect(await screen.findByText('Verifying Maya Chen’s 3 hours at Riverside Food Bank')).toBeVisible();
    await waitFor(async () => expect(await sent()).toEqual([body('verified')]));
    expect(await screen.findByText('Hours verified')).toBeInTheDocument();
  });

  it('shows everything that the decision rests on', async () => {
    await review(teacher, {
      status: 'verified',
      student: { firstName: 'Maya', lastName: 'Chen', gradeLevel: '11' },
      verifiedAt: '2026-10-01T15:00:00.000Z',
      verifierComments: 'She stayed to the end',
      signals: [{ rule: 'long-day', version: 1, reason: 'This day adds up to 13 hours.' }],
    });
    const facts = dialog()
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'Student: Maya Chen',
      'Grade level: 11',
      'Organization: Riverside Food Bank',
      'Date: Wed, Sep 30, 2026',
      'Time: 9:00 AM – 12:00 PM',
      'Hours: 3 hours',
      'Description: Packed donations',
      'Status: Verified',
      'Submitted: September 30, 2026, 4:00 PM',
      expect.stringMatching(/^Waiting: (under a day|\d+ days?)$/),
      'Verifier: Vera Okafor',
      'Verified: October 1, 2026, 11:00 AM',
      'Verifier’s comment: She stayed to the end',
    ]);
    expect(dialog().getByRole('region', { name: '1 review signal' })).toHaveTextContent(
      'This day adds up to 13 hours.',
    );
    await press('View trail');
    expect(trails).toEqual([41]);
  });

  it('names who signed the paper form, and as verifier nobody else', async () => {
    const steps = [aStep(), aStep({ type: 'hours.verified', to: 'verified', level: 'paper', signedBy: 'Rosa Lind' })];
    server.to('GET /api/volunteer-hours/41/history', () => json(200, steps));
    await review(teacher, { status: 'verified', verification: { level: 'paper', at: '2026-10-01T15:00:00.000Z' } });
    await dialog().findByText('Rosa Lind');
    const facts = dialog()
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

  it('may credit fewer hours for a reason, never more', async () => {
    await review(teacher);
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '4');
    await press('Approve');
    expect(await dialog().findByText('You can credit 3 hours at most.')).toBeVisible();
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '2.5');
    await press('Approve');
    expect(await dialog().findByText('Say why you’re crediting fewer hours.')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Comments' })).toBeInvalid();
    await enterText(comments(), 'Lunch does not count');
    await press('Approve');
    expect(await screen.findByText('Approving Maya Chen’s 2.5 hours at Riverside Food Bank')).toBeVisible();
    await waitFor(async () =>
      expect(await sent()).toEqual([body('approved', { hours: '2.5', comments: 'Lunch does not count' })]),
    );
    expect(await screen.findByText('Maya Chen, 2.5 hours at Riverside Food Bank')).toBeInTheDocument();
  });

  it('says what counts if it is approved now, and sets the category that was missing', async () => {
    const rules = { ...NO_COUNTING_RULES, version: 1, categories: CATEGORIES };
    server.to('GET /api/rules', () => json(200, [rules]));
    const sentence = '0 of 3 hours count: none of the school’s categories is chosen.';
    const none = { wouldCountHours: '0.00', counted: [{ rule: 'category' as const, version: 1, sentence }] };
    await review(teacher, none);
    expect(dialog().getByText('If approved now').nextElementSibling).toHaveTextContent(sentence);
    const category = await dialog().findByRole('combobox', { name: 'Category (optional)' });
    expect(category).toHaveAccessibleDescription('Without a category of the school, none of these hours count.');
    await userEvent.selectOptions(category, 'Direct service');
    expect(category).toHaveAccessibleDescription(
      'Once approved, these hours count in “Direct service”, by its limits and the school’s other rules. Maya reads in the trail that you set the category.',
    );
    expect(dialog().queryByText(sentence)).toBeNull();
    await press('Approve');
    await screen.findByText(/^Approving Maya Chen’s 3 hours/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await reviewAgain();
    expect(await dialog().findByRole('combobox', { name: 'Category (optional)' })).toHaveValue('1');
    await press('Approve');
    await waitFor(async () => expect(await sent()).toEqual([body('approved', { categoryId: 1 })]));
  });

  it('leaves a category alone that is right', async () => {
    const rules = { ...NO_COUNTING_RULES, version: 1, categories: CATEGORIES };
    server.to('GET /api/rules', () => json(200, [rules]));
    await review(verifier, { wouldCountHours: '3.00', categoryId: 2, category: { id: 2, name: 'Fundraising' } });
    expect(dialog().getByText('If approved now').nextElementSibling).toHaveTextContent('All hours count.');
    const category = await dialog().findByRole('combobox', { name: 'Category (optional)' });
    expect(category).toHaveValue('2');
    expect(category).not.toHaveAccessibleDescription();
    await press('Verify');
    await waitFor(async () => expect(await sent()).toEqual([body('verified')]));
  });

  it('gives the focus to the next of the list once it is decided', async () => {
    await review(teacher);
    await press('Approve');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('button', { name: 'Review' })[1]).toHaveFocus();
    });
  });

  it('asks once why before it rejects, and goes back without doing it', async () => {
    await review(teacher);
    await press('Reject');
    expect(await screen.findByRole('dialog', { name: 'Reject' })).toBeVisible();
    expect(dialog().getByText('Maya Chen: 3 hours at Riverside Food Bank')).toBeVisible();
    await press('Back');
    expect(await screen.findByRole('dialog', { name: 'Approve' })).toBeVisible();
    await press('Reject');
    await userEvent.click(dialog().getByRole('radio', { name: 'Already logged in another entry' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () =>
      expect(await sent()).toEqual([body('rejected', { comments: 'Already logged in another entry.' })]),
    );
  });

  it('takes what was typed along to the reasons, there and back', async () => {
    await review(verifier);
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '0.5');
    await enterText(comments(), 'We closed');
    await press('Reject');
    expect(await screen.findByRole('dialog', { name: 'Reject' })).toBeVisible();
    expect(comments()).toHaveValue('We closed');
    await enterText(comments(), ' at noon');
    await press('Back');
    expect(await screen.findByRole('dialog', { name: 'Verify' })).toBeVisible();
    expect(hoursField()).toHaveValue('0.5');
    expect(comments()).toHaveValue('We closed');
    await press('Reject');
    expect(comments()).toHaveValue('We closed at noon');
    await press('Back');
    await userEvent.clear(comments());
    await enterText(comments(), 'We were closed');
    await press('Reject');
    expect(comments()).toHaveValue('We were closed');
    await press('Reject');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await sent()).toEqual([body('rejected', { comments: 'We were closed' })]));
  });

  it.each([
    ['View trail', () => press('View trail')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('keeps the hours and the comment until it is decided, through %s', async (_way, goAway) => {
    await review(teacher);
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '0.5');
    await enterText(comments(), 'Left early');
    await goAway();
    await reviewAgain();
    expect(hoursField()).toHaveValue('0.5');
    expect(comments()).toHaveValue('Left early');
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '3');
    await userEvent.clear(comments());
    await press('Approve');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await reviewAgain();
    expect(hoursField()).toHaveValue('3');
    expect(comments()).toHaveValue('');
  });

  it('keeps the hours when the entry changes in anything else', async () => {
    await review(teacher);
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '0.5');
    act(() => present(anEntry({ version: 2, description: 'Sorted cans' })));
    await dialog().findByRole('alert');
    expect(hoursField()).toHaveValue('0.5');
    await userEvent.keyboard('{Escape}');
    act(() => present(anEntry({ version: 3, description: 'Sorted cans' })));
    await reviewAgain();
    expect(hoursField()).toHaveValue('0.5');
  });

  it('can be undone for ten seconds, and is as it was then', async () => {
    await review(teacher);
    await userEvent.clear(hoursField());
    await enterText(hoursField(), '2');
    await enterText(comments(), 'Left early');
    await press('Approve');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await reviewAgain();
    expect(hoursField()).toHaveValue('2');
    expect(comments()).toHaveValue('Left early');
    expect(await sent()).toEqual([]);
  });

  it('stays a rejection while the list behind it loads again', async () => {
    await review(teacher);
    await press('Reject');
    await enterText(await dialog().findByRole('textbox'), 'We were closed');
    act(() => present(anEntry()));
    expect(screen.getByRole('dialog', { name: 'Reject' })).toBeVisible();
    expect(dialog().getByRole('textbox')).toHaveValue('We were closed');
  });

  it('does not make a comment out of the reason of a rejection that was undone', async () => {
    await review(teacher);
    await enterText(comments(), 'We were closed');
    await press('Reject');
    await press('Reject');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await reviewAgain();
    expect(comments()).toHaveValue('');
    await press('Reject');
    expect(comments()).toHaveValue('We were closed');
  });

  it('keeps what was typed where the server fails, until it is recorded', async () => {
    server.to(REVIEW, () => refusal(503, { message: 'The database is away.' }));
    await review(teacher);
    await enterText(comments(), 'Well done');
    await press('Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leave();
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    await reviewAgain();
    expect(comments()).toHaveValue('Well done');
  });

  it('asks a super-admin for the reason in another school', async () => {
    server.to('GET /api/organizations/2', () => json(200, { id: 2, name: 'Lincoln High School' }));
    await review({ ...superAdmin, organizationId: 9 });
    expect(await dialog().findByText('Lincoln High School')).toBeVisible();
    await press('Approve');
    expect(await dialog().findByText('You’re working in another school. Say why in a comment.')).toBeVisible();
    expect(await sent()).toEqual([]);
  });
});

describe('an entry that changed', () => {
  const CHANGED =
    'This entry changed while you were looking at it: it now claims 2 hours and “Description” has new text. ' +
    'Here’s how it looks now.';

  it('while it was looked at is shown as it stands now, with what was typed, and can be decided on then', async () => {
    await review(teacher);
    await enterText(comments(), 'Thank you');
    act(() => present(anEntry({ version: 2, hours: '2.00', description: 'Sorted cans' })));
    const news = await dialog().findByRole('alert');
    expect(news).toHaveTextContent(CHANGED);
    expect(news.parentElement).toHaveFocus();
    expect(dialog().getByText('Sorted cans')).toBeVisible();
    expect(hoursField()).toHaveValue('2');
    expect(comments()).toHaveValue('Thank you');
    await press('Approve');
    await waitFor(async () =>
      expect(await sent()).toEqual([{ ...body('approved', { comments: 'Thank you' }), versions: [2] }]),
    );
  });

  it.each([
    ['an approval', ['Approve']],
    ['a rejection', ['Reject', 'Reject']],
  ])(
    'before %s was recorded is left alone; what was typed is kept, and what changed is told',
    async (_what, buttons) => {
      server.to(REVIEW, stale);
      await review(teacher);
      await enterText(comments(), 'Thank you');
      for (const button of buttons) await press(button);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      leave();
      expect(
        await screen.findByText(
          'Someone changed this entry after you looked at it. Your decision wasn’t recorded. ' +
            'When you review it again, your comment is still there.',
        ),
      ).toBeInTheDocument();
      act(() => present(anEntry({ version: 2, hours: '2.00', description: 'Sorted cans' })));
      await reviewAgain();
      expect(dialog().getByRole('alert')).toHaveTextContent(CHANGED);
      expect(hoursField()).toHaveValue('2');
      expect(comments()).toHaveValue('Thank you');
    },
  );

  it('is left alone where somebody else has decided it', async () => {
    await review(teacher);
    act(() =>
      present(anEntry({ version: 2, status: 'approved', approvedBy: admin.id, approver: { name: 'Dana Whitfield' } })),
    );
    expect(await dialog().findByRole('alert')).toHaveTextContent('it’s now approved');
    expect(dialog().getByText('Dana Whitfield')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Reject' })).toBeNull();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a school that verifies first', () => {
  const strict: SessionUser = { ...teacher, approvalPolicy: 'strict' };

  it('does not offer to approve what nobody verified, says why, and lets it be rejected', async () => {
    await review(strict);
    expect(dialog().getByText(/a verifier must verify an entry before it can be approved/)).toHaveTextContent(
      'You can reject this entry.',
    );
    expect(dialog().queryByRole('button', { name: 'Approve' })).toBeNull();
    await press('Reject');
    await userEvent.click(await dialog().findByRole('radio', { name: 'The date or times don’t look right' }));
    await press('Reject');
    await waitFor(async () =>
      expect(await sent()).toEqual([body('rejected', { comments: 'The date or times don’t look right.' })]),
    );
  });

  it('approves what was verified', async () => {
    await review(strict, { status: 'verified' });
    await press('Approve');
    await waitFor(async () => expect(await sent()).toEqual([body('approved')]));
  });
});
