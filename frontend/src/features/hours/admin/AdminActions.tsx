import { useEffect, useRef, useState } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../../api/useSessionUser.js';
import type { DecidedStatus } from '../decisions/decisionWords.js';
import { useDecide } from '../decisions/heldDecision.js';
import { focusUnsentOn, sayHeldBack } from '../decisions/unsentFirst.js';
import { awaitsReviewBy } from '../hoursActions.js';
import { RejectDialog } from '../review/RejectDialog.js';
import { adminActions, useWhyNotApproved, type AdminAction } from './allowedActions.js';
import { ConfirmEntryAction, useEntryConfirmations } from './ConfirmEntryAction.js';
import { EditEntryDialog } from './EditEntryDialog.js';

interface Look {
  readonly action: AdminAction | 'edit';
  readonly label: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly color?: 'error';
}

const LOOKS: readonly Look[] = [
  { action: 'approve', label: t('hoursReview.approve'), variant: 'contained' },
  { action: 'restore', label: t('hoursAdmin.restore'), variant: 'contained' },
  { action: 'reject', label: t('hoursReview.reject'), variant: 'outlined', color: 'error' },
  { action: 'edit', label: t('common.edit'), variant: 'outlined' },
  { action: 'reopen', label: t('hoursAdmin.reopen'), variant: 'outlined' },
  { action: 'revoke', label: t('hoursAdmin.revoke'), variant: 'outlined', color: 'error' },
  { action: 'delete', label: t('hours.delete'), variant: 'text', color: 'error' },
];

interface AdminActionsProps {
  readonly entry: HoursView;
  readonly actions: readonly AdminAction[];
  readonly editLabel?: string;
  /** Moves the focus to the edit button when it appears. */
  readonly focusOnEdit?: boolean;
  readonly onEdit: () => void;
  /** The entry was deleted, or a decision on it can be undone for ten seconds. */
  readonly onGone: () => void;
}

export function AdminActions({
  entry,
  actions,
  editLabel = t('common.edit'),
  focusOnEdit,
  onEdit,
  onGone,
}: AdminActionsProps) {
  const { approve } = useEntryConfirmations(onGone)(entry);
  const [confirming, setConfirming] = useState<AdminAction | null>(null);
  const decide = useDecide();
  const viewer = useSessionUser();

  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOnEdit) edit.current?.focus();
  }, [focusOnEdit]);

  const hold = (status: DecidedStatus, comments: string): void => {
    setConfirming(null);
    decide({ entries: [entry], status, comments }, () => undefined);
    onGone();
  };
  const press = (action: AdminAction | 'edit'): void => {
    const status = action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : undefined;
    if (status && focusUnsentOn(entry, viewer)) sayHeldBack([entry], status, viewer);
    else if (action === 'edit') onEdit();
    else if (action === 'approve' && approve.withReason === false) hold('approved', '');
    else setConfirming(action);
  };
  const offered = LOOKS.filter(({ action }) =>
    action === 'edit' ? !entry.deletedAt && !entry.erasedAt : actions.includes(action),
  );
  return (
    <>
      {offered.map(({ action, label, ...look }) => (
        <Button key={action} {...look} {...(action === 'edit' && { ref: edit })} onClick={() => press(action)}>
          {action === 'edit' ? editLabel : label}
        </Button>
      ))}
      <ConfirmEntryAction
        requested={confirming && confirming !== 'reject' ? { entry, action: confirming } : null}
        onClose={() => setConfirming(null)}
        onDeleted={onGone}
      />
      <RejectDialog
        entries={confirming === 'reject' ? [entry] : null}
        onReject={(reason) => hold('rejected', reason)}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}

interface TrailActionsProps {
  readonly entry: HoursView;
  readonly onGone: () => void;
}

/** Leaves approving and rejecting to the review if the entry awaits this user's review. */
export function TrailActions({ entry, onGone }: TrailActionsProps) {
  const viewer = useSessionUser();
  const [editing, setEditing] = useState(false);
  const reviewed = awaitsReviewBy(entry, viewer);
  const actions = adminActions(entry, viewer, useWhyNotApproved(entry)).filter(
    (action) => !reviewed || (action !== 'approve' && action !== 'reject'),
  );
  return (
    <>
      <AdminActions entry={entry} actions={actions} onEdit={() => setEditing(true)} onGone={onGone} />
      <EditEntryDialog id={editing ? entry.id : null} onClose={() => setEditing(false)} />
    </>
  );
}
