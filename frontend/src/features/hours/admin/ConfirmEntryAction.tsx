import { t, type HoursView } from '@hourtrail/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordsOfQuery } from '../../../api/records.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation, type ReasonInput } from '../../../ui/ConfirmDialog.js';
import { deletionQuestion, placeOf } from '../entryWords.js';
import type { AdminAction } from './allowedActions.js';
import { useAdministerHours } from './useAdministerHours.js';

interface RequestedAction {
  readonly entry: HoursView;
  readonly action: ConfirmedAction;
}

interface ConfirmEntryActionProps {
  /** Null while the dialog is closed. */
  readonly requested: RequestedAction | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function ConfirmEntryAction({ requested, onClose, onDeleted = () => undefined }: ConfirmEntryActionProps) {
  const confirmationsOf = useEntryConfirmations(onDeleted);
  const isOnRecord = useIsOnRecord(requested?.entry);
  const confirmation = requested && confirmationsOf(requested.entry)[requested.action];
  const note = isOnRecord ? ` ${t('records.entryIsShown')}` : '';
  return (
    <ConfirmDialog
      confirmation={confirmation && { ...confirmation, question: `${confirmation.question}${note}` }}
      onClose={onClose}
    />
  );
}

/** Whether a valid official record shows the entry as approved. */
function useIsOnRecord(entry: HoursView | undefined): boolean {
  const approvedAt = entry?.status === 'approved' ? entry.approvedAt : null;
  const { data: records } = useRecordsOfQuery(entry && approvedAt ? entry.studentId : skipToken);
  return Boolean(approvedAt && records?.some(({ status, issuedAt }) => status === 'valid' && issuedAt >= approvedAt));
}

export const REASON_DUE = t('hoursAdmin.reasonRequired');

const DONE = {
  approved: { title: t('hoursAdmin.approved') },
  rejected: { title: t('hoursAdmin.rejected'), destructive: true },
  pending: { title: t('hours.updated'), description: t('hoursAdmin.reopenedText') },
} as const;

/** A rejection has its own dialog. */
type ConfirmedAction = Exclude<AdminAction, 'reject'>;

type ConfirmationsOf = (entry: HoursView) => Readonly<Record<ConfirmedAction, Confirmation>>;

/** Calls `onDeleted` once the entry has left the lists. */
export function useEntryConfirmations(onDeleted: () => void): ConfirmationsOf {
  const reader = useSessionUser();
  const { change, remove, restore } = useAdministerHours();

  const decide = async ({ id, version }: HoursView, status: keyof typeof DONE, why: ReasonInput): Promise<null> => {
    await change({ id, version, status, ...why }, DONE[status]);
    return null;
  };
  return (entry) => {
    const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
    const named = {
      student: fullName(entry.student),
      hours: hoursInWords(entry.hours ?? 0),
      organization: placeOf(entry),
    };
    const due = inOtherSchool ? {} : { missing: REASON_DUE };
    const overturns = entry.status === 'rejected';
    return {
      approve: {
        title: overturns ? t('hoursAdmin.overturnTitle') : t('hoursAdmin.approveTitle'),
        question: overturns ? t('hoursAdmin.overturnQuestion', named) : t('hoursAdmin.approveQuestion', named),
        confirm: t('hoursReview.approve'),
        busy: t('hoursReview.approving'),
        withReason: overturns || inOtherSchool,
        ...due,
        onConfirm: (why) => decide(entry, 'approved', why),
      },
      revoke: {
        title: t('hoursAdmin.revokeTitle'),
        question: t('hoursAdmin.revokeQuestion', named),
        confirm: t('hoursAdmin.revoke'),
        busy: t('hoursAdmin.revoking'),
        destructive: true,
        withReason: true,
        ...due,
        onConfirm: (why) => decide(entry, 'rejected', why),
      },
      reopen: {
        title: t('hoursAdmin.reopenTitle'),
        question: t('hoursAdmin.reopenQuestion', named),
        confirm: t('hoursAdmin.reopen'),
        busy: t('hoursAdmin.reopening'),
        withReason: true,
        ...due,
        onConfirm: (why) => decide(entry, 'pending', why),
      },
      restore: {
        title: t('hoursAdmin.restoreTitle'),
        question: t('hoursAdmin.restoreQuestion', { ...named, status: entry.status }),
        confirm: t('hoursAdmin.restore'),
        busy: t('hoursAdmin.restoring'),
        withReason: true,
        ...due,
        onConfirm: (why) => restore(entry, why).then(() => null),
      },
      delete: {
        ...deletionQuestion(entry),
        withReason: inOtherSchool || 'optional',
        onConfirm: async (why) => {
          await remove(entry, why);
          onDeleted();
          return null;
        },
      },
    };
  };
}
