import { useState } from 'react';
import type { HoursView, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, anEntry, superAdmin, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { ReviewDialog } from './ReviewDialog.js';

const PATCH = 'PATCH /api/volunteer-hours/41';
const stale = (): Response =>
  refusal(409, { code: 'stale', message: 'Somebody else changed this entry. Look at it again.' });

let server: Answers;
let trails: number[];
beforeEach(() => {
  trails = [];
  server = new Answers().to(PATCH, async (request) => {
    const { status } = (await request.json()) as { status: HoursView['status'] };
    return json(200, anEntry({ version: 2, status }));
  });
});
afterEach(() => server.end());

/** A list of two entries, each opened for review by its button; the one reviewed is given. */
function ReviewQueue({ entry }: { entry: HoursView }) {
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const rows = [entry, anEntry({ id: 42, student: { firstName: 'Leo', lastName: 'Chen' } })];
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button onClick={() => setReviewing(row)}>Review</button>
          </li>
        ))}
      </ul>
      <ReviewDialog entry={reviewing} onTrail={(id) => trails.push(id)} onClose={() => setReviewing(null)} />
      <Toaster />
    </>
  );
}

async function review(user: SessionUser, given: Partial<HoursView> = {}): Promise<void> {
  renderPart(<ReviewQueue entry={anEntry(given)} />, { user });
  await userEvent.click(screen.getAllByRole('button', { name: 'Review' })[0] as HTMLElement);
  await screen.findByText('Maya Chen at Riverside Food Bank');
}
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string): Promise<void> => userEvent.click(await dialog().findByRole('button', { name }));

describe('a review', () => {
  it('is called Verify by a verifier and Approve by the school', async () => {
    await review(verifier);
    expect(screen.getByRole('dialog', { name: 'Verify' })).toBeVisible();
    await press('Verify');
    expect(await screen.findByText('Hours verified')).toBeInTheDocument();
    expect(await server.bodies(PATCH)).toEqual([{ version: 1, status: 'verified' }]);
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
      'Date: September 30, 2026',
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

  it('may credit fewer hours, never more', async () => {
    await review(teacher);
    const hours = dialog().getByRole('spinbutton', { name: 'Hours' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '4');
    await press('Approve');
    expect(await dialog().findByText('You can credit 3 hours at most.')).toBeVisible();
    await userEvent.clear(hours);
    await userEvent.type(hours, '2.5');
    await userEvent.type(dialog().getByRole('textbox', { name: /^Comments/ }), 'Lunch does not count');
    await press('Approve');
    expect(await screen.findByText('Maya Chen, 2.5 hours at Riverside Food Bank')).toBeInTheDocument();
    expect(await server.bodies(PATCH)).toEqual([
      { version: 1, status: 'approved', hours: '2.5', approverComments: 'Lunch does not count' },
    ]);
  });

  it('gives the focus to the next of the list once it is decided', async () => {
    await review(teacher);
    await press('Approve');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('button', { name: 'Review' })[1]).toHaveFocus();
    });
  });

  it('asks why before it rejects, and goes back without doing it', async () => {
    await review(teacher);
    await press('Reject');
    expect(await screen.findByRole('dialog', { name: 'Reject' })).toBeVisible();
    expect(dialog().getByText('Maya Chen: 3 hours at Riverside Food Bank')).toBeVisible();
    await press('Back');
    expect(await screen.findByRole('dialog', { name: 'Approve' })).toBeVisible();
    await press('Reject');
    await userEvent.click(dialog().getByRole('radio', { name: 'Already logged in another entry' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Hours rejected')).toBeInTheDocument();
    expect(await server.bodies(PATCH)).toEqual([
      { version: 1, status: 'rejected', approverComments: 'Already logged in another entry.' },
    ]);
  });

  it('rejects with what was typed', async () => {
    await review(verifier);
    await userEvent.type(dialog().getByRole('textbox', { name: /^Comments/ }), 'We were closed');
    await press('Reject');
    expect(await screen.findByText('Hours rejected')).toBeInTheDocument();
    expect(await server.bodies(PATCH)).toEqual([
      { version: 1, status: 'rejected', verifierComments: 'We were closed' },
    ]);
  });

  it('stays open with what was typed where the server fails', async () => {
    server.to(PATCH, () => new Response('', { status: 500 }));
    await review(teacher);
    await userEvent.type(dialog().getByRole('textbox', { name: /^Comments/ }), 'Well done');
    await press('Approve');
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to update volunteer hours.')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: /^Comments/ })).toHaveValue('Well done');
  });

  it('asks a super-admin for the reason in another school', async () => {
    server.to('GET /api/organizations/2', () => json(200, { id: 2, name: 'Lincoln High School' }));
    await review({ ...superAdmin, organizationId: 9 });
    expect(await dialog().findByText('Lincoln High School')).toBeVisible();
    await press('Approve');
    expect(await dialog().findByText('You’re working in another school. Enter a reason.')).toBeVisible();
    expect(await server.bodies(PATCH)).toEqual([]);
  });
});

describe('an entry that changed while it was looked at', () => {
  const present = (given: Partial<HoursView>): void => {
    server.to('GET /api/volunteer-hours/41', () => json(200, anEntry({ version: 2, ...given })));
  };

  it('is shown as it stands now, with what was typed, and can be decided on then', async () => {
    server.to(PATCH, stale);
    present({ hours: '2.00', description: 'Sorted cans' });
    await review(teacher);
    await userEvent.type(dialog().getByRole('textbox', { name: /^Comments/ }), 'Thank you');
    await press('Approve');
    const news = await dialog().findByRole('alert');
    expect(news).toHaveTextContent(
      'This entry changed while you were looking at it: it now claims 2 hours and “Description” has new text. ' +
        'Here’s how it looks now.',
    );
    expect(news.parentElement).toHaveFocus();
    expect(dialog().getByText('Sorted cans')).toBeVisible();
    expect(dialog().getByRole('spinbutton', { name: 'Hours' })).toHaveValue(2);
    expect(dialog().getByRole('textbox', { name: /^Comments/ })).toHaveValue('Thank you');
    server.to(PATCH, () => json(200, anEntry({ version: 3, status: 'approved' })));
    await press('Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await server.bodies(PATCH)).at(-1)).toEqual({
      version: 2,
      status: 'approved',
      approverComments: 'Thank you',
    });
  });

  it('is shown also when it was about to be rejected, and the reason is kept', async () => {
    server.to(PATCH, stale);
    present({ hours: '2.00' });
    await review(teacher);
    await press('Reject');
    await userEvent.click(await dialog().findByRole('radio', { name: 'Already logged in another entry' }));
    await press('Reject');
    expect(await dialog().findByRole('alert')).toHaveTextContent('it now claims 2 hours');
    expect(dialog().getByRole('textbox', { name: /^Comments/ })).toHaveValue('Already logged in another entry.');
  });

  it('is left alone where somebody else has decided it', async () => {
    server.to(PATCH, stale);
    present({ status: 'approved', approvedBy: admin.id, approver: { name: 'Dana Whitfield' } });
    await review(teacher);
    await press('Approve');
    expect(await dialog().findByRole('alert')).toHaveTextContent('it’s now approved');
    expect(dialog().getByText('Dana Whitfield')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Reject' })).toBeNull();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is gone from the screen where it is gone', async () => {
    server.to(PATCH, () => refusal(404));
    await review(teacher);
    await press('Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
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
    expect(await screen.findByText('Hours rejected')).toBeInTheDocument();
  });

  it('approves what was verified', async () => {
    await review(strict, { status: 'verified' });
    await press('Approve');
    expect(await screen.findByText('Hours approved')).toBeInTheDocument();
  });

  it('stays in the review where the entry, which changed, cannot be read again just now', async () => {
    server.to(PATCH, stale).to('GET /api/volunteer-hours/41', () => refusal(503, { message: 'Out for a moment.' }));
    await review(teacher);
    await press('Approve');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Somebody else changed this entry. Look at it again.');
    expect(dialog().getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('is told where the policy became strict meanwhile', async () => {
    const message = 'This entry has to be verified first.';
    server
      .to(PATCH, () => refusal(409, { code: 'hours.verification-required', message }))
      .to('GET /api/volunteer-hours/41', () => json(200, anEntry()));
    await review(teacher);
    await press('Approve');
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  });
});
