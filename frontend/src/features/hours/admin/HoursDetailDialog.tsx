import { Suspense, useState } from 'react';
import { t } from '@hourtrail/contracts';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const HoursDetails = lazily(async () => (await import('./HoursDetails.js')).HoursDetails);
const EditEntry = lazily(async () => (await import('./EditEntry.js')).EditEntry);

interface HoursDetailDialogProps {
  /** Null while the dialog is closed. */
  readonly id: number | null;
  readonly onTrail: (id: number) => void;
  /** Opens all hours of the volunteer. */
  readonly onStudent: (id: number) => void;
  readonly onClose: () => void;
}

export function HoursDetailDialog({ id, onTrail, onStudent, onClose }: HoursDetailDialogProps) {
  const shown = useLast(id);
  const [mode, setMode] = useState<'shown' | 'edited' | 'shown again'>('shown');
  const editing = mode === 'edited';
  const close = (): void => {
    setMode(editing ? 'shown again' : 'shown');
    if (!editing) onClose();
  };
  return (
    <FormDialog
      open={id !== null}
      title={editing ? t('hoursAdmin.editDetails') : t('hoursAdmin.hoursDetails')}
      onClose={close}
    >
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>
          {shown !== null && editing && <EditEntry id={shown} dialog={dialog} />}
          {shown !== null && !editing && (
            <HoursDetails
              id={shown}
              focusOnEdit={mode === 'shown again'}
              onEdit={() => setMode('edited')}
              onTrail={() => onTrail(shown)}
              onStudent={onStudent}
              onClose={dialog.close}
            />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}
