import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { awaitsReviewBy } from '../hoursActions.js';
import { adminActs, usePolicy } from './allowedActions.js';
import { AdminActions } from './AdminActions.js';
import { EditEntryDialog } from './EditEntryDialog.js';

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
