import { useState, useEffect } from 'react';
import { ASSIGNABLE_ROLES, reachOf, type UserView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { usePersonQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { isStale, useChangeUser } from './useChangeUser.js';
import { UserFields } from './UserFields.js';
import { USER_FIELDS, changesFrom, formOfUser, reasonDue, userResolver, type UserFormValues } from './userForm.js';

/** Restarts the form if someone else has changed the account. */
export function EditUser({ id, dialog }: { id: number; dialog: DialogForm }) {
  const [overtaken, setOvertaken] = useState(false);
  const {
    currentData: user,
    error,
    isError,
    isFetching,
    refetch,
  } = usePersonQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) {
    return (
      <FormFailed title="The account could not be loaded" error={error} onRetry={refetch} onCancel={dialog.cancel} />
    );
  }
  if (!user || (isFetching && !overtaken)) return <FormSkeleton />;
  return (
    <EditUserForm
      key={user.version}
      user={user}
      dialog={dialog}
      overtaken={overtaken}
      onStale={() => {
        setOvertaken(true);
        void refetch();
      }}
    />
  );
}

interface EditUserFormProps {
  readonly user: UserView;
  readonly dialog: DialogForm;
  /** Whether someone else changed the account while the form was open. */
  readonly overtaken: boolean;
  readonly onStale: () => void;
}

function EditUserForm({ user, dialog, overtaken, onStale }: EditUserFormProps) {
  const { cancel, close, onDirty } = dialog;
  const { id, organizationId, role } = useSessionUser();
  const change = useChangeUser();
  const began = formOfUser(user);
  const form = useForm<UserFormValues>({
    resolver: userResolver(organizationId, user.organizationId),
    defaultValues: began,
  });
  const { isDirty, isSubmitting } = form.formState;
  const school = useWatch({ control: form.control, name: 'school' });
  const everywhere = reachOf(role, 'people.edit').includes('everywhere');
  const standingFixed = user.id === id || user.nominated;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = form.handleSubmit(async (values) => {
    const changes = changesFrom(began, values);
    try {
      await change({ id: user.id, version: user.version, ...changes });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), USER_FIELDS, form.setError);
      if (isStale(error)) onStale();
    }
  });

  return (
    <FormFrame onSubmit={send} onCancel={cancel} submit="Save changes" busy={isSubmitting && 'Saving...'}>
      {overtaken && (
        <Alert role="alert">Somebody else changed this account meanwhile. Below is how it stands now.</Alert>
      )}
      <UserFields
        form={form}
        roles={standingFixed ? [] : ASSIGNABLE_ROLES[role]}
        withActive={!standingFixed}
        withSchool={everywhere && !standingFixed && user.role !== 'super-admin'}
        withReason={reasonDue({ school }, organizationId, user.organizationId)}
      />
    </FormFrame>
  );
}
