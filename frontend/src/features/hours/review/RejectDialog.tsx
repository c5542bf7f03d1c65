import { Suspense } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { hoursInWords } from '../../../lib/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { fullName } from '../../../lib/names.js';
import { useLast } from '../../../lib/hooks.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const RejectForm = lazily(async () => (await import('./RejectForm.js')).RejectForm);

interface RejectDialogProps {
  /** Null while the dialog is closed. */
  readonly entries: readonly HoursView[] | null;
  /** Receives the reason and the text as one comment. The caller closes the dialog. */
  readonly onReject: (comment: string) => void;
  readonly onClose: () => void;
}

export function RejectDialog({ entries, onReject, onClose }: RejectDialogProps) {
  const shown = useLast(entries) ?? [];
  const [only] = shown.length === 1 ? shown : [];
  return (
    <Dialog open={entries !== null} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>
        {only
          ? `Reject ${hoursInWords(only.hours ?? 0)} of ${fullName(only.student)}`
          : `Reject ${shown.length} entries`}
      </DialogTitle>
      <Suspense fallback={<FormSkeleton />}>
        <RejectForm
          readBy={only ? `${only.student.firstName} reads` : 'Each volunteer reads'}
          submit={only ? 'Reject' : `Reject ${shown.length}`}
          back="Cancel"
          onReject={onReject}
          onBack={onClose}
        />
      </Suspense>
    </Dialog>
  );
}
