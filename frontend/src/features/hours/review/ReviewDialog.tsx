import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { heirOf, keepFocus } from '../../../ui/focus.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import type { Review } from '../decisions/decisionWords.js';
import { useDecide } from '../decisions/heldDecision.js';

const ReviewForm = lazily(async () => (await import('./ReviewForm.js')).ReviewForm);

export interface ReviewDialogProps {
  /** Null while the dialog is closed. */
  readonly entry: HoursView | null;
  /** Takes the decision; by default it is only held. */
  readonly onDecide?: ((review: Review) => void) | undefined;
  readonly onTrail: (id: number) => void;
  readonly onClose: () => void;
}

export function ReviewDialog({ entry, onDecide, onTrail, onClose }: ReviewDialogProps) {
  const hold = useDecide();
  const { role } = useSessionUser();
  const shown = useLast(entry);
  // by id: a list that loads again brings the same entry as another object
  const [opened, setOpened] = useState(entry?.id);
  const [rejecting, setRejecting] = useState(false);
  if (entry?.id !== opened) {
    setOpened(entry?.id);
    if (entry) setRejecting(false);
  }
  const focus = useHeir(entry !== null);
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: focus.settle } }}
    >
      <DialogTitle>
        {rejecting ? t('hoursReview.reject') : role === 'verifier' ? t('common.verify') : t('hoursReview.approve')}
      </DialogTitle>
      <Suspense fallback={<FormSkeleton />}>
        {shown && (
          <ReviewForm
            key={shown.id}
            entry={shown}
            rejecting={rejecting}
            onRejecting={setRejecting}
            onTrail={() => onTrail(shown.id)}
            onDecide={(review) => {
              if (entry === null) return;
              focus.pass();
              onClose();
              if (onDecide) onDecide(review);
              else hold(review, () => undefined);
            }}
            onClose={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

/** A decision removes the row that opened the dialog: moves the focus to the next row. */
function useHeir(open: boolean) {
  const opener = useRef<Element>(null);
  const heir = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return {
    pass: (): void => {
      heir.current = heirOf(opener.current);
    },
    settle: (): void => {
      heir.current?.focus();
      heir.current = null;
      keepFocus();
    },
  };
}
