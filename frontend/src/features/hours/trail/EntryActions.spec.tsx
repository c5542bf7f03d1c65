import type { HoursView, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, student, superAdmin, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { EntryActions, type InQueue } from './EntryActions.js';

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const onDeleted = jest.fn();
const onEdit = jest.fn();

function show(given: Partial<HoursView>, user: SessionUser, queue?: InQueue) {
  jest.clearAllMocks();
  const entry = anEntry(given);
  server.to('GET /api/volunteer-hours/41', () => json(200, entry));
  return renderPart(
    <>
      <EntryActions entry={entry} queue={queue} onEdit={onEdit} onReview={() => undefined} onDeleted={onDeleted} />
      <Toaster />
    </>,
    { user },
  );
}
const offered = (): readonly (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('what can be done from the trail', () => {
  it.each<[HoursView['status'], readonly string[]]>([
    ['pending', ['Review', 'Edit', 'Delete']],
    ['verified', ['Review', 'Edit', 'Reopen', 'Delete']],
    ['approved', ['Edit', 'Reopen', 'Revoke approval', 'Delete']],
    ['rejected', ['Approve', 'Edit', 'Reopen', 'Delete']],
  ])('by an administrator while an entry is %s', async (status, names) => {
    show({ status }, admin);
    await waitFor(() => expect(offered()).toEqual(names));
  });

  it('by an administrator under the strict policy: nothing unverified is approved', async () => {
    show({ status: 'rejected' }, { ...admin, approvalPolicy: 'strict' });
    await waitFor(() => expect(offered()).toEqual(['Edit', 'Reopen', 'Delete']));
  });

  it('by an administrator once it was deleted', async () => {
    show({ deletedAt: '2026-10-03T12:00:00.000Z' }, superAdmin);
    await waitFor(() => expect(offered()).toEqual(['Restore']));
  });

  it('by a teacher, a verifier and its volunteer, each their own part', async () => {
    const { unmount } = show({ status: 'approved' }, teacher);
    expect(offered()).toEqual([]);
    unmount();
    const other = show({}, verifier);
    expect(offered()).toEqual(['Verify']);
    other.unmount();
    const queue = { accept: () => undefined, reject: () => undefined };
    const listed = show({}, verifier, queue);
    expect(offered()).toEqual(['Verify', 'Reject', 'Change hours or comment']);
    listed.unmount();
    const strict = show({}, { ...teacher, approvalPolicy: 'strict' }, queue);
    expect(offered()).toEqual(['Reject', 'Change hours or comment']);
    strict.unmount();
    const verified = show({ status: 'verified' }, { ...teacher, approvalPolicy: 'strict' }, queue);
    expect(offered()).toEqual(['Approve', 'Reject', 'Change hours or comment']);
    verified.unmount();
    show({ status: 'rejected' }, student);
    expect(offered()).toEqual(['Submit again', 'Edit', 'Log again', 'Delete']);
  });

  it('opens the form of a draft that lacks something', async () => {
    const errors = [{ field: 'verifierId', message: 'Your school requires a verifier on every entry.' }];
    show({ status: 'draft' }, student);
    server.to('PATCH /api/volunteer-hours/41', () => refusal(400, { errors }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit for Verification' }));
    await waitFor(() => expect(onEdit).toHaveBeenCalled());
  });

  it('asks before it submits a draft with the times that its form suggested', async () => {
    server.to('PATCH /api/volunteer-hours/41', () => json(200, anEntry({ version: 2 })));
    show({ status: 'draft', startTime: '09:00', endTime: '17:00', hours: '8.00', opportunityId: null }, student);
    const submit = screen.getByRole('button', { name: 'Submit for Verification' });
    await userEvent.click(submit);
    await screen.findByRole('dialog', { name: 'Did you help from 9:00 AM to 5:00 PM?' });
    await userEvent.click(screen.getByRole('button', { name: 'Change the times' }));
    expect(onEdit).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(submit);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, submit' }));
    await waitFor(async () =>
      expect(await server.bodies('PATCH /api/volunteer-hours/41')).toEqual([{ version: 1, status: 'pending' }]),
    );
  });

  it('overturns a rejection for a reason only', async () => {
    server.to('PUT /api/admin/hours/41', () => json(200, anEntry({ status: 'approved', version: 2 })));
    show({ status: 'rejected' }, admin);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const ask = await screen.findByRole('dialog', { name: 'Overturn the rejection?' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Approve' }));
    expect(within(ask).getByLabelText('Reason')).toHaveAccessibleDescription(/Give a reason/);
    await enterText(within(ask).getByLabelText('Reason'), 'A letter came');
    await userEvent.click(within(ask).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Hours Approved')).toBeVisible();
    expect(await server.bodies('PUT /api/admin/hours/41')).toEqual([
      { version: 1, status: 'approved', reason: 'A letter came' },
    ]);
  });

  it('deletes with the reason that was given', async () => {
    server.to('DELETE /api/admin/hours/41', () => new Response(null, { status: 204 }));
    show({ status: 'approved' }, admin);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const ask = await screen.findByRole('dialog', { name: 'Delete hours' });
    expect(
      within(ask).getByText(/3 hours\. It’s approved, so these hours no longer count once it’s deleted\.$/),
    ).toBeVisible();
    await enterText(within(ask).getByLabelText('Reason (optional)'), 'Entered twice');
    await userEvent.click(within(ask).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    const sent = server.sent.find(({ method }) => method === 'DELETE');
    expect(new URL(sent!.url).searchParams.get('reason')).toBe('Entered twice');
  });

  it('lets an administrator change the details in place', async () => {
    show({}, admin);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Details' });
    expect(await within(form).findByLabelText('Organization')).toHaveValue('Riverside Food Bank');
  });
});
