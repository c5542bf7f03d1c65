import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import type { Kept } from './SaveFilterForm.js';

const SaveFilterForm = lazily(async () => (await import('./SaveFilterForm.js')).SaveFilterForm);

interface SaveFilterDialogProps extends Kept {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Gives a name to what the list shows now. */
export const SaveFilterDialog = ({ open, onClose, ...kept }: SaveFilterDialogProps) => (
  <FormDialog open={open} title="Save this filter" onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <SaveFilterForm {...kept} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);
