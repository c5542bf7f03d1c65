import { useState } from 'react';
import { usePersonQuery } from '../../api/people.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { EditUserForm } from './EditUserForm.js';

/** The account as it stands now, in a form; begun anew when somebody else has changed it meanwhile. */
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
