import { Suspense, useId } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useSessionUser } from '../../api/useSessionUser.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/useLast.js';

const ReviewForm = lazily(async () => (await import('./ReviewForm.js')).ReviewForm);

interface ReviewDialogProps {
  /** The entry under review; null while the dialog is closed. */
  readonly entry: HoursView | null;
  readonly onClose: () => void;
}

/** One decision on one entry. */
export function ReviewDialog({ entry, onClose }: ReviewDialogProps) {
  const id = useId();
  const { role } = useSessionUser();
  const shown = useLast(entry);
  return (
    <Dialog open={entry !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {role === 'verifier' ? 'Verify' : 'Approve'}
      </DialogTitle>
      <Suspense fallback={null}>{shown && <ReviewForm key={shown.id} entry={shown} onClose={onClose} />}</Suspense>
    </Dialog>
  );
}
