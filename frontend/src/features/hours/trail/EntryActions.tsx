import { Suspense, lazy, useState } from 'react';
import { isVolunteer, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDeleteHoursMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { tried, type Outcome } from '../../../ui/withToast.js';
import { actionsOn, administers, awaitsReviewBy } from '../hoursActions.js';
import { SUBMISSION_FAILED, useChangeHours } from '../useChangeHours.js';
import { usePanels } from '../usePanels.js';

const TrailActions = lazy(async () => ({ default: (await import('../admin/AdminActions.js')).TrailActions }));

interface EntryActionsProps {
  readonly entry: HoursView;
  readonly onEdit: () => void;
  readonly onReview: () => void;
  readonly onDeleted: () => void;
}

export function EntryActions({ entry, onEdit, onReview, onDeleted }: EntryActionsProps) {
  const user = useSessionUser();
  const { openForm } = usePanels();
  const change = useChangeHours();
  const remove = useDeleteHours();
  const [deleting, setDeleting] = useState(false);
  const [moving, setMoving] = useState(false);
  const allowed = actionsOn(entry, user);
  const owns = entry.studentId === user.id;

  const move = async (status: HoursView['status'], title: string, failed?: typeof SUBMISSION_FAILED): Promise<void> => {
    setMoving(true);
    await change({ id: entry.id, version: entry.version, status }, { title }, failed).catch(() => undefined);
    setMoving(false);
  };
  const deletion: Confirmation = {
    title: 'Delete hours',
    question: 'Are you sure you want to delete this volunteer hours entry?',
    confirm: 'Delete',
    busy: 'Deleting...',
    destructive: true,
    onConfirm: async () => {
      if (await remove(entry)) onDeleted();
      return null;
    },
  };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mt: 4, '&:empty': { display: 'none' } }}>
      {awaitsReviewBy(entry, user) && (
        <Button variant="contained" onClick={onReview}>
          {user.role === 'verifier' ? 'Verify' : 'Review'}
        </Button>
      )}
      {owns && allowed.includes('submit') && (
        <Button
          variant="contained"
          disabled={moving}
          onClick={() => void move('pending', 'Hours submitted', SUBMISSION_FAILED)}
        >
          {moving ? 'Submitting...' : entry.status === 'rejected' ? 'Submit again' : 'Submit for Verification'}
        </Button>
      )}
      {owns && allowed.includes('amend') && (
        <Button variant="outlined" onClick={onEdit}>
          Edit
        </Button>
      )}
      {owns && isVolunteer(user.role) && (
        <Button variant="outlined" onClick={() => openForm('new', entry.id)}>
          Log again
        </Button>
      )}
      {allowed.includes('withdraw') && (
        <Button variant="outlined" disabled={moving} onClick={() => void move('draft', 'Hours withdrawn')}>
          {moving ? 'Withdrawing...' : 'Withdraw'}
        </Button>
      )}
      {allowed.includes('retract') && (
        <Button variant="outlined" disabled={moving} onClick={() => void move('pending', 'Verification taken back')}>
          {moving ? 'Taking back...' : 'Take back verification'}
        </Button>
      )}
      {administers(entry, user) && (
        <Suspense fallback={null}>
          <TrailActions entry={entry} onDeleted={onDeleted} />
        </Suspense>
      )}
      {owns && allowed.includes('delete') && (
        <Button variant="text" color="error" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      <ConfirmDialog confirmation={deleting ? deletion : null} onClose={() => setDeleting(false)} />
    </Stack>
  );
}

const DELETED: Outcome = {
  done: { title: 'Hours Deleted' },
  failed: { title: 'Error', fallback: 'Failed to delete volunteer hours.' },
};

/** Resolves to true if the entry was deleted. */
function useDeleteHours(): (entry: HoursView) => Promise<boolean> {
  const [send] = useDeleteHoursMutation();
  return async ({ id }) => (await tried(send(id).unwrap(), DELETED)) === null;
}
