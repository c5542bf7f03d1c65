import { Suspense } from 'react';
import { t } from '@hourtrail/contracts';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const EditEntry = lazily(async () => (await import('./EditEntry.js')).EditEntry);

interface EditEntryDialogProps {
  /** Null while the dialog is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function EditEntryDialog({ id, onClose }: EditEntryDialogProps) {
  const shown = useLast(id);
  return (
    <FormDialog open={id !== null} title={t('hoursAdmin.editDetails')} onClose={onClose}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>{shown !== null && <EditEntry id={shown} dialog={dialog} />}</Suspense>
      )}
    </FormDialog>
  );
}
