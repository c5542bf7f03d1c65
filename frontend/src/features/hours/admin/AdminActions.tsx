import { useEffect, useRef, useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { awaitsReviewBy } from '../hoursActions.js';
import { adminActs, usePolicy, type AdminAct } from './allowedActions.js';
import { ConfirmEntryAction, useEntryConfirmations } from './ConfirmEntryAction.js';
import { EditEntryDialog } from './EditEntryDialog.js';

interface Look {
  readonly act: AdminAct | 'edit';
  readonly label: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly color?: 'error';
}

const LOOKS: readonly Look[] = [
  { act: 'approve', label: 'Approve', variant: 'contained' },
  { act: 'restore', label: 'Restore', variant: 'contained' },
  { act: 'reject', label: 'Reject', variant: 'outlined', color: 'error' },
  { act: 'edit', label: 'Edit', variant: 'outlined' },
  { act: 'reopen', label: 'Reopen', variant: 'outlined' },
  { act: 'revoke', label: 'Revoke approval', variant: 'outlined', color: 'error' },
  { act: 'delete', label: 'Delete', variant: 'text', color: 'error' },
];

interface AdminActionsProps {
  readonly entry: HoursView;
  readonly acts: readonly AdminAct[];
  readonly editLabel?: 'Edit' | 'Edit Details';
  /** Moves the focus to the edit button when it appears. */
  readonly focusOnEdit?: boolean;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

export function AdminActions({ entry, acts, editLabel = 'Edit', focusOnEdit, onEdit, onDeleted }: AdminActionsProps) {
  const { approve } = useEntryConfirmations(onDeleted).confirmationsOf(entry);
  const [confirming, setConfirming] = useState<AdminAct | null>(null);
  const [approving, setApproving] = useState(false);

  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOnEdit) edit.current?.focus();
  }, [focusOnEdit]);

  const approveAtOnce = async (): Promise<void> => {
    setApproving(true);
    await approve.onConfirm({}).catch(() => undefined);
    setApproving(false);
  };
  const press = (act: AdminAct | 'edit'): void => {
    if (act === 'edit') onEdit();
    else if (act === 'approve' && approve.withReason === false) void approveAtOnce();
    else setConfirming(act);
  };
  const offered = LOOKS.filter(({ act }) =>
    act === 'edit' ? !entry.deletedAt && !entry.erasedAt : acts.includes(act),
  );
  return (
    <>
      {offered.map(({ act, label, ...look }) => (
        <Button
          key={act}
          {...look}
          {...(act === 'edit' && { ref: edit })}
          disabled={approving && act === 'approve'}
          onClick={() => press(act)}
        >
          {act === 'edit' ? editLabel : approving && act === 'approve' ? approve.busy : label}
        </Button>
      ))}
      <ConfirmEntryAction
        requested={confirming && { entry, act: confirming }}
        onClose={() => setConfirming(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface TrailActionsProps {
  readonly entry: HoursView;
  readonly onDeleted: () => void;
}

/** Leaves approving and rejecting to the review if the entry awaits this user's review. */
export function TrailActions({ entry, onDeleted }: TrailActionsProps) {
  const viewer = useSessionUser();
  const policy = usePolicy(entry);
  const [editing, setEditing] = useState(false);
  const reviewed = awaitsReviewBy(entry, viewer);
  const acts = adminActs(entry, viewer, policy).filter((act) => !reviewed || (act !== 'approve' && act !== 'reject'));
  return (
    <>
      <AdminActions entry={entry} acts={acts} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      <EditEntryDialog id={editing ? entry.id : null} onClose={() => setEditing(false)} />
    </>
  );
}
