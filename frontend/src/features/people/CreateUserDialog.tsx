import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';

const CreateUserForm = lazily(async () => (await import('./CreateUserForm.js')).CreateUserForm);

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const CreateUserDialog = ({ open, onClose }: DialogProps) => (
  <FormDialog open={open} title="Add User" onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <CreateUserForm dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);
