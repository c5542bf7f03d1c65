import { Suspense } from 'react';
import { t, type CreatedUser } from '@hourtrail/contracts';
import { lazily } from '../../lib/lazily.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';

const VerifierForm = lazily(async () => (await import('./VerifierForm.js')).VerifierForm);

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const AddCoordinatorDialog = ({ open, onClose }: DialogProps) => (
  <FormDialog open={open} title={t('people.addCoordinator')} onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <VerifierForm kind="coordinator" dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);

interface NewVerifierProps extends DialogProps {
  readonly onNominated?: (user: CreatedUser) => void;
}

export const NewVerifierDialog = ({ open, onClose, onNominated }: NewVerifierProps) => (
  <FormDialog open={open} title={t('people.newVerifier')} onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <VerifierForm kind="nomination" dialog={dialog} onCreated={onNominated} />
      </Suspense>
    )}
  </FormDialog>
);
