import { Suspense } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
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
          ? t('hoursReview.rejectOne', { student: fullName(only.student), hours: hoursInWords(only.hours ?? 0) })
          : t('hoursReview.rejectEntries', { count: shown.length })}
      </DialogTitle>
      <Suspense fallback={<FormSkeleton />}>
        <RejectForm
          key={shown.map(({ id }) => id).join()}
          entries={shown}
          hint={only ? t('hours.readInTrail', { name: only.student.firstName }) : t('hoursReview.eachReadsInTrail')}
          submit={only ? t('hoursReview.reject') : t('hoursReview.rejectCount', { count: shown.length })}
          back={t('common.cancel')}
          onReject={onReject}
          onBack={onClose}
        />
      </Suspense>
    </Dialog>
  );
}
