import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { errorReference } from '../../api/errorMessage.js';
import { usePersonQuery } from '../../api/people.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { ErrorState } from '../../ui/states.js';
import { EditUserForm } from './EditUserForm.js';
import { FormSkeleton } from './FormSkeleton.js';

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
      <>
        <DialogContent>
          <ErrorState
            title="The account could not be loaded"
            reference={errorReference(error)}
            onRetry={() => void refetch()}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={dialog.cancel} color="inherit">
            Cancel
          </Button>
        </DialogActions>
      </>
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
