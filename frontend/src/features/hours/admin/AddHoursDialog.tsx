import { Suspense } from 'react';
import type { UserView } from '@hourtrail/contracts';
import { lazily } from '../../../lib/lazily.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const AddHoursForm = lazily(async () => (await import('./AddHoursForm.js')).AddHoursForm);

interface AddHoursDialogProps {
  readonly open: boolean;
  /** Whose hours they are. */
  readonly person: UserView;
  readonly onClose: () => void;
}

export const AddHoursDialog = ({ open, person, onClose }: AddHoursDialogProps) => (
  <FormDialog open={open} title="Add Hours" onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <AddHoursForm person={person} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);
