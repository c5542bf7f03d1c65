import type { HoursView } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { actsOutside } from '../../../lib/outside.js';
import type { Ask, Why } from '../../../ui/AskDialog.js';
import { placeOf } from '../entryWords.js';
import type { AdminAct } from './acts.js';
import { useAdministerHours } from './useAdministerHours.js';

const DELETE_QUESTION = 'Are you sure you want to delete this volunteer hours entry?';

export const REASON_DUE = 'Give a reason: it stands in the trail.';

const DONE = {
  approved: { title: 'Hours Approved' },
  rejected: { title: 'Hours Rejected', destructive: true },
  pending: { title: 'Hours Updated', description: 'The entry waits for a decision again.' },
} as const;

interface EntryAsks {
  readonly asks: Readonly<Record<Exclude<AdminAct, 'reject'>, Ask>>;
  /** For what asks in a dialog of its own. */
  readonly reject: (reason: string) => Promise<null>;
}

/** What is asked before each act on an entry of somebody else, and the act. `onDeleted`: it is out of the lists. */
export function useEntryAsks(entry: HoursView, onDeleted: () => void): EntryAsks {
  const outside = actsOutside(useSessionUser(), entry.organizationId);
  const { change, remove, restore } = useAdministerHours();
  const what = `${fullName(entry.student)}, ${hoursInWords(entry.hours ?? 0)} at ${placeOf(entry)}.`;
  const due = outside ? {} : { missing: REASON_DUE };

  const decide = async (status: keyof typeof DONE, why: Why): Promise<null> => {
    await change({ id: entry.id, version: entry.version, status, ...why }, DONE[status]);
    return null;
  };
  const overturns = entry.status === 'rejected';
  const asks: EntryAsks['asks'] = {
    approve: {
      title: overturns ? 'Overturn the rejection?' : 'Approve hours?',
      question: overturns ? `${what} The hours are credited after all.` : `${what} The hours are credited.`,
      confirm: 'Approve',
      busy: 'Approving...',
      withReason: overturns || outside,
      ...due,
      act: (why) => decide('approved', why),
    },
    revoke: {
      title: 'Revoke the approval?',
      question: `${what} The entry becomes rejected, and its hours no longer count.`,
      confirm: 'Revoke approval',
      busy: 'Revoking...',
      destructive: true,
      withReason: true,
      ...due,
      act: (why) => decide('rejected', why),
    },
    reopen: {
      title: 'Reopen the entry?',
      question: `${what} It waits for a decision again, as when it was handed in.`,
      confirm: 'Reopen',
      busy: 'Reopening...',
      withReason: true,
      ...due,
      act: (why) => decide('pending', why),
    },
    restore: {
      title: 'Restore hours?',
      question: `${what} The entry comes back as it was: ${entry.status}.`,
      confirm: 'Restore',
      busy: 'Restoring...',
      withReason: true,
      ...due,
      act: (why) => restore(entry, why).then(() => null),
    },
    delete: {
      title: 'Delete hours',
      question: DELETE_QUESTION,
      confirm: 'Delete',
      busy: 'Deleting...',
      destructive: true,
      withReason: outside || 'optional',
      act: async (why) => {
        await remove(entry, why);
        onDeleted();
        return null;
      },
    },
  };
  return { asks, reject: (reason) => decide('rejected', { reason }) };
}
