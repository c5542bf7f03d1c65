import { Suspense, lazy, useState } from 'react';
import { t, isVolunteer, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { fieldErrors } from '../../../api/errorMessage.js';
import { useDeleteHoursMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { tried, type Outcome } from '../../../ui/withToast.js';
import { ACCEPT_LABELS, acceptedBy } from '../decisions/decisionWords.js';
import { whyNotAccept } from '../decisions/mayDecide.js';
import { deletionQuestion } from '../entryWords.js';
import { formOfEntry } from '../form/entryForm.js';
import { hasSuggestedTimes, timesQuestion } from '../form/suggestedTimes.js';
import { actionsOn, administers, awaitsReviewBy } from '../hoursActions.js';
import { SUBMISSION_FAILED, useChangeHours } from '../useChangeHours.js';
import { usePanels } from '../usePanels.js';

const TrailActions = lazy(async () => ({ default: (await import('../admin/AdminActions.js')).TrailActions }));

/** Decides on the open entry of a list. */
export interface InQueue {
  readonly accept: (entry: HoursView) => void;
  readonly reject: (entry: HoursView) => void;
}

interface EntryActionsProps {
  readonly entry: HoursView;
  readonly queue?: InQueue | undefined;
  readonly onEdit: () => void;
  readonly onReview: () => void;
  readonly onDeleted: () => void;
}

export function EntryActions({ entry, queue, onEdit, onReview, onDeleted }: EntryActionsProps) {
  const user = useSessionUser();
  const { openForm } = usePanels();
  const change = useChangeHours();
  const remove = useDeleteHours();
  const [deleting, setDeleting] = useState(false);
  const [moving, setMoving] = useState(false);
  const [asksTimes, setAsksTimes] = useState(false);
  const allowed = actionsOn(entry, user);
  const owns = entry.studentId === user.id;

  const move = async (status: HoursView['status'], title: string, failed?: typeof SUBMISSION_FAILED): Promise<void> => {
    setMoving(true);
    try {
      await change({ id: entry.id, version: entry.version, status }, { title }, failed);
    } catch (error) {
      // the form says which field is missing
      if (status === 'pending' && owns && fieldErrors(error).length > 0) onEdit();
    }
    setMoving(false);
  };
  const submit = (): Promise<void> => move('pending', t('hours.submitted'), SUBMISSION_FAILED);
  const deletion: Confirmation = {
    ...deletionQuestion(entry),
    onConfirm: async () => {
      if (await remove(entry)) onDeleted();
      return null;
    },
  };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mt: 4, '&:empty': { display: 'none' } }}>
      {queue && awaitsReviewBy(entry, user) && (
        <>
          {!whyNotAccept(entry, user) && (
            <Button variant="contained" data-shortcut="A" onClick={() => queue.accept(entry)}>
              {ACCEPT_LABELS[acceptedBy(user.role)].button}
            </Button>
          )}
          <Button variant="outlined" color="error" data-shortcut="R" onClick={() => queue.reject(entry)}>
            {t('hoursReview.reject')}
          </Button>
          <Button variant="text" onClick={onReview}>
            {t('hours.reviewWithChanges')}
          </Button>
        </>
      )}
      {!queue && awaitsReviewBy(entry, user) && (
        <Button variant="contained" onClick={onReview}>
          {user.role === 'verifier' ? t('common.verify') : t('hours.review')}
        </Button>
      )}
      {owns && allowed.includes('submit') && (
        <Button
          variant="contained"
          disabled={moving}
          onClick={() => (hasSuggestedTimes(entry) ? setAsksTimes(true) : void submit())}
        >
          {moving ? t('hours.submitting') : entry.status === 'rejected' ? t('hours.submitAgain') : t('hours.submit')}
        </Button>
      )}
      {owns && allowed.includes('amend') && (
        <Button variant="outlined" onClick={onEdit}>
          {t('common.edit')}
        </Button>
      )}
      {owns && isVolunteer(user.role) && !user.graduatedOn && (
        <Button variant="outlined" onClick={() => openForm('new', entry.id)}>
          {t('hours.logAgain')}
        </Button>
      )}
      {allowed.includes('withdraw') && (
        <Button variant="outlined" disabled={moving} onClick={() => void move('draft', t('hours.withdrawn'))}>
          {moving ? t('hours.withdrawing') : t('hours.withdraw')}
        </Button>
      )}
      {allowed.includes('retract') && (
        <Button
          variant="outlined"
          disabled={moving}
          onClick={() => void move('pending', t('hours.verificationTakenBack'))}
        >
          {moving ? t('hours.retracting') : t('hours.retract')}
        </Button>
      )}
      {administers(entry, user) && (
        <Suspense fallback={null}>
          <TrailActions entry={entry} onGone={onDeleted} />
        </Suspense>
      )}
      {owns && allowed.includes('delete') && (
        <Button variant="text" color="error" onClick={() => setDeleting(true)}>
          {t('hours.delete')}
        </Button>
      )}
      <ConfirmDialog
        confirmation={asksTimes ? timesQuestion(formOfEntry(entry), { send: () => void submit() }) : null}
        onClose={(isConfirmed) => {
          setAsksTimes(false);
          if (!isConfirmed) onEdit();
        }}
      />
      <ConfirmDialog confirmation={deleting ? deletion : null} onClose={() => setDeleting(false)} />
    </Stack>
  );
}

const DELETED: Outcome = {
  done: { title: t('hours.deleted') },
  failed: { title: t('common.error'), fallback: t('hours.deletionFailedText') },
};

/** Resolves to true if the entry was deleted. */
function useDeleteHours(): (entry: HoursView) => Promise<boolean> {
  const [send] = useDeleteHoursMutation();
  return async ({ id }) => (await tried(send(id).unwrap(), DELETED)) === null;
}
