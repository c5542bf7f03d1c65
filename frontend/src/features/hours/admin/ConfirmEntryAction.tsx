import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { cannotBeRetried } from '../../../api/errorMessage.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation, type ReasonInput } from '../../../ui/ConfirmDialog.js';
import { placeOf } from '../entryWords.js';
import { RejectDialog } from '../review/RejectDialog.js';
import type { AdminAction } from './allowedActions.js';
import { useAdministerHours } from './useAdministerHours.js';

interface RequestedAction {
  readonly entry: HoursView;
  readonly action: AdminAction;
}

interface ConfirmEntryActionProps {
  /** Null while the dialog is closed. */
  readonly requested: RequestedAction | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function ConfirmEntryAction({ requested, onClose, onDeleted = () => undefined }: ConfirmEntryActionProps) {
  const { confirmationsOf, reject } = useEntryConfirmations(onDeleted);
  const [isSending, setIsSending] = useState(false);

  const send = async (entry: HoursView, reason: string): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    await reject(entry, reason).then(onClose, (error: unknown) => {
      if (cannotBeRetried(error)) onClose();
    });
    setIsSending(false);
  };
  return (
    <>
      <ConfirmDialog
        confirmation={
          requested && requested.action !== 'reject' ? confirmationsOf(requested.entry)[requested.action] : null
        }
        onClose={onClose}
      />
      <RejectDialog
        entries={requested?.action === 'reject' ? [requested.entry] : null}
        onReject={(reason) => requested && void send(requested.entry, reason)}
        onClose={onClose}
      />
    </>
  );
}

const DELETE_QUESTION = 'Are you sure you want to delete this volunteer hours entry?';

export const REASON_DUE = 'Give a reason: it stands in the trail.';

const DONE = {
  approved: { title: 'Hours Approved' },
  rejected: { title: 'Hours Rejected', destructive: true },
  pending: { title: 'Hours Updated', description: 'The entry waits for a decision again.' },
} as const;

interface EntryConfirmations {
  readonly confirmationsOf: (entry: HoursView) => Readonly<Record<Exclude<AdminAction, 'reject'>, Confirmation>>;
  /** A rejection has its own dialog. */
  readonly reject: (entry: HoursView, reason: string) => Promise<null>;
}

/** Calls `onDeleted` once the entry has left the lists. */
export function useEntryConfirmations(onDeleted: () => void): EntryConfirmations {
  const reader = useSessionUser();
  const { change, remove, restore } = useAdministerHours();

  const decide = async ({ id, version }: HoursView, status: keyof typeof DONE, why: ReasonInput): Promise<null> => {
    await change({ id, version, status, ...why }, DONE[status]);
    return null;
  };
  const confirmationsOf: EntryConfirmations['confirmationsOf'] = (entry) => {
    const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
    const what = `${fullName(entry.student)}, ${hoursInWords(entry.hours ?? 0)} at ${placeOf(entry)}.`;
    const due = inOtherSchool ? {} : { missing: REASON_DUE };
    const overturns = entry.status === 'rejected';
    return {
      approve: {
        title: overturns ? 'Overturn the rejection?' : 'Approve hours?',
        question: overturns ? `${what} The hours are credited after all.` : `${what} The hours are credited.`,
        confirm: 'Approve',
        busy: 'Approving...',
        withReason: overturns || inOtherSchool,
        ...due,
        onConfirm: (why) => decide(entry, 'approved', why),
      },
      revoke: {
        title: 'Revoke the approval?',
        question: `${what} The entry becomes rejected, and its hours no longer count.`,
        confirm: 'Revoke approval',
        busy: 'Revoking...',
        destructive: true,
        withReason: true,
        ...due,
        onConfirm: (why) => decide(entry, 'rejected', why),
      },
      reopen: {
        title: 'Reopen the entry?',
        question: `${what} It waits for a decision again, as when it was handed in.`,
        confirm: 'Reopen',
        busy: 'Reopening...',
        withReason: true,
        ...due,
        onConfirm: (why) => decide(entry, 'pending', why),
      },
      restore: {
        title: 'Restore hours?',
        question: `${what} The entry comes back as it was: ${entry.status}.`,
        confirm: 'Restore',
        busy: 'Restoring...',
        withReason: true,
        ...due,
        onConfirm: (why) => restore(entry, why).then(() => null),
      },
      delete: {
        title: 'Delete hours',
        question: DELETE_QUESTION,
        confirm: 'Delete',
        busy: 'Deleting...',
        destructive: true,
        withReason: inOtherSchool || 'optional',
        onConfirm: async (why) => {
          await remove(entry, why);
          onDeleted();
          return null;
        },
      },
    };
  };
  return { confirmationsOf, reject: (entry, reason) => decide(entry, 'rejected', { reason }) };
}
