import { Suspense } from 'react';
import { t } from '@hourtrail/contracts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const UserHours = lazily(async () => (await import('./UserHours.js')).UserHours);

interface UserHoursDialogProps {
  /** Null while the dialog is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function UserHoursDialog({ id, onClose }: UserHoursDialogProps) {
  const shown = useLast(id);
  return (
    <Dialog open={id !== null} onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t('hoursAdmin.volunteerHours')}</DialogTitle>
      <Suspense fallback={<FormSkeleton />}>
        {shown !== null && <UserHours key={shown} id={shown} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}
