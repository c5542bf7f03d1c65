import { Suspense } from 'react';
import { t } from '@hourtrail/contracts';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import type { PickedSchool } from '../../ui/SchoolField.js';

const EditUser = lazily(async () => (await import('./EditUser.js')).EditUser);

interface EditUserDialogProps {
  /** Null while the dialog is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function EditUserDialog({ id, onClose }: EditUserDialogProps) {
  const shown = useLast(id);
  return (
    <FormDialog open={id !== null} title={t('people.editUser')} onClose={onClose}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>{shown !== null && <EditUser id={shown} dialog={dialog} />}</Suspense>
      )}
    </FormDialog>
  );
}

const AnnouncementForm = lazily(async () => (await import('../../ui/AnnouncementForm.js')).AnnouncementForm);

export const WriteToSchoolDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <FormDialog open={open} title={t('people.writeToSchool')} onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <AnnouncementForm
          hint={t('people.writeToSchoolHint')}
          sent={t('people.writtenToSchool')}
          onCancel={dialog.cancel}
          onSent={dialog.close}
          onDirty={dialog.onDirty}
        />
      </Suspense>
    )}
  </FormDialog>
);

const CreateUserForm = lazily(async () => (await import('./CreateUserForm.js')).CreateUserForm);

interface CreateUserDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Asks for the administrator of this school. */
  readonly administratorOf?: PickedSchool | null;
}

export function CreateUserDialog({ open, onClose, administratorOf = null }: CreateUserDialogProps) {
  const school = useLast(administratorOf);
  const title = school ? t('people.addAdministrator', { school: school.name }) : t('people.addUser');
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>
          <CreateUserForm administratorOf={school} dialog={dialog} />
        </Suspense>
      )}
    </FormDialog>
  );
}
