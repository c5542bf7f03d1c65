import { useState } from 'react';
import type { HoursView, SessionUser } from '@hourtrail/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../../../lib/appStore.js';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, aStep, aUser, superAdmin, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { MessageForm } from '../trail/MessageForm.js';
import { HoursDetailDialog } from './HoursDetailDialog.js';

const APPROVED: Partial<HoursView> = {
  status: 'approved',
  verifiedAt: '2026-10-01T14:00:00.000Z',
  verifierComments: 'She was there',
  approvedBy: teacher.id,
  approver: { name: 'Tomas Rivera' },
  approverComments: 'Well done',
  approvedAt: '2026-10-02T15:00:00.000Z',
};

const REVIEW = 'POST /api/volunteer-hours/review';

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to(REVIEW, () => json(200, { results: [{ id: 41, outcome: 'done' }] }))
    .to('GET /api/users/5', () => json(200, aUser()))
    .to('GET /api/users/verifiers', () => json(200, [{ id: 6, firstName: 'Vera', lastName: 'Okafor', email: 'v@x' }]));
});
afterEach(() => server.end());

const onTrail = jest.fn();
const onStudent = jest.fn();
const onClose = jest.fn();

function show(given: Partial<HoursView> = {}, user: SessionUser = admin): void {
  jest.clearAllMocks();
  server.to('GET /api/volunteer-hours/41', () => json(200, anEntry(given)));
  renderPart(<Details />, { user });
}

function Details() {
  const [id, setId] = useState<number | null>(41);
  onClose.mockImplementation(() => setId(null));
  return (
    <>
      <HoursDetailDialog id={id} onTrail={onTrail} onStudent={onStudent} onClose={onClose} />
      <Toaster />
    </>
  );
}

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const puts = () => server.bodies('PUT /api/admin/hours/41');
const retype = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await enterText(field, text);
};

describe('the details of an entry', () => {
  it('name who signed its paper form, and as verifier nobody else', async () => {
    const verified = aStep({ type: 'hours.verified', to: 'verified', level: 'paper', signedBy: 'Rosa Lind' });
    server.to('GET /api/volunteer-hours/41/history', () => json(200, [aStep(), verified]));
    show({ ...APPROVED, verification: { level: 'paper', at: '2026-10-01T14:00:00.000Z' } });
    const signer = await screen.findByText('Rosa Lind');
    expect(signer.previousElementSibling).toHaveTextContent('Signed by');
    expect(screen.getByText('Asked to verify').nextElementSibling).toHaveTextContent('Vera Okafor');
    expect(screen.queryByText('Verifier')).toBeNull();
  });

  it('show every field of it, and who the student is', async () => {
    show(APPROVED);
    const dialog = await screen.findByRole('dialog', { name: 'Hours details' });
    expect(await within(dialog).findByText('maya@lincoln.example')).toBeVisible();
    const facts = Object.fromEntries(
      within(dialog)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      Name: 'Maya Chen',
      'Grade level': '9',
      Email: 'maya@lincoln.example',
      Submitted: 'September 30, 2026, 4:00 PM',
      Organization: 'Riverside Food Bank',
      Date: 'Wed, Sep 30, 2026',
      Time: '9:00 AM – 12:00 PM',
      Hours: '3 hours',
      Description: 'Packed donations',
      Verifier: 'Vera Okafor',
      Verified: 'October 1, 2026, 10:00 AM',
      'Verifier comments': 'She was there',
      'Approved by': 'Tomas Rivera',
      Approved: 'October 2, 2026, 11:00 AM',
      'Approver comments': 'Well done',
    });
    expect(within(dialog).getAllByText('Approved')[0]).toBeVisible();
  });

  it('lead to the trail and to all hours of the student', async () => {
    show();
    await press('View trail');
    expect(onTrail).toHaveBeenCalledWith(41);
    await press('Maya Chen');
    expect(onStudent).toHaveBeenCalledWith(5);
  });

  it('say that there is no such entry', async () => {
    show();
    server.to('GET /api/volunteer-hours/41', () => refusal(404));
    expect(await screen.findByText('Entry not found')).toBeVisible();
  });
});

describe('deciding on an entry', () => {
  it('approves what waits, and closes', async () => {
    show();
    await press('Approve');
    expect(await screen.findByText('Approving Maya Chen’s 3 hours at Riverside Food Bank')).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('Hours approved')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
    expect(await server.bodies(REVIEW)).toEqual([{ ids: [41], versions: [1], status: 'approved' }]);
  });

  it('holds an approval back while a message on the entry is unsent', async () => {
    const { unmount } = renderPart(<MessageForm entry={anEntry()} />, { user: admin });
    await enterText(screen.getByRole('textbox', { name: 'Ask or answer' }), 'Which day?');
    unmount();
    show();
    await press('Approve');
    expect(await screen.findByText(/^You wrote a message that isn’t sent yet\./)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(window, new Event('pagehide'));
    expect(await server.bodies(REVIEW)).toEqual([]);
    act(sessionIsOver);
  });

  it('lets an approval be undone for ten seconds', async () => {
    show();
    await press('Approve');
    await press('Undo');
    fireEvent(window, new Event('pagehide'));
    expect(screen.queryByText(/^Approving/)).toBeNull();
    expect(await server.bodies(REVIEW)).toEqual([]);
  });

  it('asks why before it rejects, which can be undone too', async () => {
    show();
    await press('Reject');
    const ask = await screen.findByRole('dialog', { name: 'Reject Maya Chen’s 3 hours' });
    await userEvent.click(await within(ask).findByRole('button', { name: 'Reject' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(ask).getByRole('radio', { name: 'Already logged in another entry' }));
    await userEvent.click(within(ask).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Rejecting Maya Chen’s 3 hours at Riverside Food Bank')).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    await waitFor(async () =>
      expect(await server.bodies(REVIEW)).toEqual([
        { ids: [41], versions: [1], status: 'rejected', comments: 'Already logged in another entry.' },
      ]),
    );
  });

  it('reopens a decided entry for a reason only', async () => {
    show(APPROVED);
    server.to('PUT /api/admin/hours/41', () => json(200, anEntry({ version: 2 })));
    await press('Reopen');
    const ask = await screen.findByRole('dialog', { name: 'Reopen the entry?' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Reopen' }));
    expect(within(ask).getByLabelText('Reason')).toHaveAccessibleDescription(
      'Give a reason. It will show in the trail.',
    );
    await enterText(within(ask).getByLabelText('Reason'), 'Wrong day');
    await userEvent.click(within(ask).getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Hours Updated')).toBeVisible();
    expect(await puts()).toEqual([{ version: 1, status: 'pending', reason: 'Wrong day' }]);
  });

  it('revokes an approval, which is a rejection', async () => {
    show(APPROVED);
    server.to('PUT /api/admin/hours/41', () => json(200, anEntry({ status: 'rejected', version: 2 })));
    await press('Revoke approval');
    const ask = await screen.findByRole('dialog', { name: 'Revoke the approval?' });
    await enterText(within(ask).getByLabelText('Reason'), 'Was paid');
    await userEvent.click(within(ask).getByRole('button', { name: 'Revoke approval' }));
    expect(await screen.findByText('Hours Rejected')).toBeVisible();
    expect(await puts()).toEqual([{ version: 1, status: 'rejected', reason: 'Was paid' }]);
  });

  it('says before an approval is revoked that an official record shows it', async () => {
    const [before, since] = ['2026-10-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'];
    const records = (issuedAt: string, status = 'valid') => json(200, [{ issuedAt, status }]);
    const note = /A record that shows this entry stays as it was issued/;
    for (const [answer, says] of [
      [() => records(before), false],
      [() => records(since, 'revoked'), false],
      [() => records(since), true],
    ] as const) {
      cleanup();
      act(sessionIsOver);
      show(APPROVED);
      server.to('GET /api/users/5/records', answer);
      await press('Revoke approval');
      const ask = await screen.findByRole('dialog', { name: 'Revoke the approval?' });
      if (says) expect(await within(ask).findByText(note)).toBeVisible();
      else expect(within(ask).queryByText(note)).toBeNull();
    }
  });

  it('explains under the strict policy why what nobody verified cannot be approved', async () => {
    show({}, { ...admin, approvalPolicy: 'strict' });
    expect(
      await screen.findByText('At this school, a verifier must verify an entry before it can be approved.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    show({ organizationId: 3 }, superAdmin);
    await press('Approve');
    const ask = await screen.findByRole('dialog', { name: 'Approve hours?' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Approve' }));
    expect(within(ask).getByLabelText('Reason')).toHaveAccessibleDescription(/working in another school/);
    expect(await puts()).toEqual([]);
  });

  it('says what the server says where it refuses', async () => {
    show();
    const message = 'Somebody else has to approve it.';
    server.to(REVIEW, () => json(200, { results: [{ id: 41, outcome: 'refused', message }] }));
    await press('Approve');
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('deleting and bringing back', () => {
  it('asks the question that was agreed on, and needs no reason', async () => {
    show();
    server.to('DELETE /api/admin/hours/41', () => new Response(null, { status: 204 }));
    await press('Delete');
    const ask = await screen.findByRole('dialog', { name: 'Delete hours' });
    expect(within(ask).getByText('Are you sure you want to delete this volunteer hours entry?')).toBeVisible();
    expect(within(ask).getByText('Maya Chen, Riverside Food Bank, Wed, Sep 30, 2026, 3 hours.')).toBeVisible();
    await userEvent.click(within(ask).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Hours Deleted')).toBeVisible();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = server.sent.find(({ method }) => method === 'DELETE');
    expect(sent?.headers.get('If-Match')).toBe('"1"');
  });

  it('keeps the entry on screen where it cannot be deleted', async () => {
    show();
    server.to('DELETE /api/admin/hours/41', () => new Response('', { status: 502 }));
    await press('Delete');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete hours' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Failed to delete volunteer hours.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('restores for a reason, and offers nothing else while it is deleted', async () => {
    show({ deletedAt: '2026-10-03T12:00:00.000Z' });
    server.to('POST /api/volunteer-hours/41/restore', () => json(200, anEntry({ version: 3 })));
    await press('Restore');
    for (const name of ['Edit Details', 'Approve', 'Delete']) {
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
    const ask = await screen.findByRole('dialog', { name: 'Restore hours?' });
    await enterText(within(ask).getByLabelText('Reason'), 'Deleted by mistake');
    await userEvent.click(within(ask).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Hours Restored')).toBeVisible();
    expect(await server.bodies('POST /api/volunteer-hours/41/restore')).toEqual([{ reason: 'Deleted by mistake' }]);
  });
});

describe('editing the details', () => {
  const form = {
    organizationName: 'Riverside Food Bank',
    date: '2026-09-30',
    startTime: '09:00',
    endTime: '12:00',
    hours: '3',
    verifierId: 6,
    description: 'Packed donations',
  };

  it('sends the whole form without the status where that stays', async () => {
    show();
    server.to('PUT /api/admin/hours/41', () => json(200, anEntry({ hours: '2.50', version: 2 })));
    await press('Edit Details');
    await retype('Hours', '2.5');
    await press('Save changes');
    expect(await screen.findByText('Hours Updated')).toBeVisible();
    expect(await puts()).toEqual([{ version: 1, ...form, hours: '2.5' }]);
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Edit Details' })).toHaveFocus());
  });

  it('marks a verifier who is no longer active', async () => {
    show({ verifierInactive: true });
    await press('Edit Details');
    expect(await screen.findByRole('option', { name: 'Vera Okafor (no longer verifies)' })).toBeVisible();
  });

  it('sends a status that was chosen', async () => {
    show();
    server.to('PUT /api/admin/hours/41', () => json(200, anEntry({ ...APPROVED, version: 2 })));
    await press('Edit Details');
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Approved');
    await press('Save changes');
    expect(await screen.findByText('Hours Updated')).toBeVisible();
    expect(await puts()).toEqual([{ version: 1, ...form, status: 'approved' }]);
  });

  it('offers the three statuses, and names verified as what stays', async () => {
    show({ status: 'verified' });
    await press('Edit Details');
    const options = within(await screen.findByLabelText('Status')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Verified (unchanged)',
      'Pending',
      'Approved',
      'Rejected',
    ]);
    expect(screen.getByLabelText('Status')).toHaveValue('verified');
  });

  it('says before saving that an approved entry returns to pending, and asks why', async () => {
    show(APPROVED);
    await press('Edit Details');
    await retype('Organization', 'City Library');
    expect(
      await screen.findByText('If you save, the approved details change and this entry returns to Pending.'),
    ).toBeVisible();
    await press('Save changes');
    expect(await screen.findByLabelText('Reason')).toHaveAccessibleDescription(/Give a reason/);
    expect(await puts()).toEqual([]);
    await enterText(screen.getByLabelText('Reason'), 'Wrong place');
    await press('Save changes');
    await waitFor(async () => expect(await puts()).toHaveLength(1));
    expect((await puts())[0]).toMatchObject({ organizationName: 'City Library', reason: 'Wrong place' });
  });

  it('lets a description be mended without undoing the approval', async () => {
    show(APPROVED);
    await press('Edit Details');
    await retype('Description (optional)', 'Packed and sorted donations');
    expect(await screen.findByLabelText('Reason')).toBeVisible();
    expect(screen.queryByText(/this entry returns to Pending/)).toBeNull();
  });

  it('names beside its field what is missing, and keeps the rest', async () => {
    show();
    await press('Edit Details');
    await retype('Description (optional)', 'Something else');
    await userEvent.clear(screen.getByLabelText('Organization'));
    await press('Save changes');
    await waitFor(() =>
      expect(screen.getByLabelText('Organization')).toHaveAccessibleDescription('Organization is required'),
    );
    expect(screen.getByLabelText('Description (optional)')).toHaveValue('Something else');
    expect(await puts()).toEqual([]);
  });

  it('puts what the server refuses beside the field, and keeps what was typed', async () => {
    show();
    const message = 'A day cannot hold more than 24 hours.';
    server.to('PUT /api/admin/hours/41', () => refusal(400, { message, errors: [{ field: 'hours', message }] }));
    await press('Edit Details');
    await retype('Hours', '2');
    await press('Save changes');
    expect(await screen.findByText('Error')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(new RegExp(message)));
    expect(screen.getByLabelText('Hours')).toHaveValue('2');
  });

  it('shows how the entry stands now where somebody was faster, and keeps what was typed', async () => {
    show();
    await press('Edit Details');
    await retype('Hours', '2');
    const now = anEntry({ version: 2, hours: '2.50', organizationName: 'City Library' });
    server
      .to('GET /api/volunteer-hours/41', () => json(200, now))
      .to('PUT /api/admin/hours/41', () => refusal(409, { code: 'stale', message: 'Somebody was faster.' }));
    await press('Save changes');
    expect(await screen.findByText(/Someone else changed this entry while you were editing it/)).toBeVisible();
    expect(await screen.findByText('Hours: 2.5')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Organization')).toHaveValue('City Library'));
    expect(screen.getByLabelText('Hours')).toHaveValue('2');
    server.to('PUT /api/admin/hours/41', () => json(200, now));
    await press('Save changes');
    await waitFor(async () =>
      expect((await puts()).at(-1)).toEqual({ version: 2, ...form, organizationName: 'City Library', hours: '2' }),
    );
  });

  it('asks before it throws away what was typed, and goes back to the details', async () => {
    show();
    await press('Edit Details');
    await retype('Hours', '2');
    await press('Cancel');
    await press('Discard');
    expect(await screen.findByRole('dialog', { name: 'Hours details' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
