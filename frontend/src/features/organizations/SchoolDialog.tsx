import type { OrganizationView, SystemSettings } from '@hourtrail/contracts';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorReference } from '../../api/errorMessage.js';
import { useSettingsQuery } from '../../api/organizations.js';
import { useLast } from '../../lib/useLast.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { Late } from '../../ui/Late.js';
import { ErrorState } from '../../ui/states.js';
import { SchoolForm } from './SchoolForm.js';
import { useChangedSchool, useNewSchool } from './useSchoolSaving.js';

interface SchoolDialogProps {
  /** The school to change, `new` for another one, null while the dialog is closed. */
  readonly target: OrganizationView | 'new' | null;
  readonly onClose: () => void;
}

/** Adds a school or changes one. */
export function SchoolDialog({ target, onClose }: SchoolDialogProps) {
  const shown = useLast(target);
  return (
    <FormDialog
      open={target !== null}
      title={shown === 'new' ? 'Add organization' : 'Edit organization'}
      onClose={onClose}
    >
      {(dialog) =>
        shown === 'new' ? (
          <NewSchool dialog={dialog} />
        ) : (
          shown && <OldSchool key={shown.id} school={shown} dialog={dialog} />
        )
      }
    </FormDialog>
  );
}

function OldSchool({ school, dialog }: { school: OrganizationView; dialog: DialogForm }) {
  return <SchoolForm id={school.id} saving={useChangedSchool(school)} dialog={dialog} />;
}

function NewSchool({ dialog }: { dialog: DialogForm }) {
  const { data, error, isError, refetch } = useSettingsQuery();
  if (data) return <NewSchoolForm settings={data} dialog={dialog} />;
  return (
    <>
      <DialogContent>
        {isError ? (
          <ErrorState
            title="The form could not be loaded"
            reference={errorReference(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Late role="status" aria-label="Loading the form">
            <Stack spacing={5}>
              {Array.from({ length: 5 }, (_, index) => (
                <Skeleton key={index} variant="rounded" height={64} />
              ))}
            </Stack>
          </Late>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={dialog.cancel} color="inherit">
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}

const NewSchoolForm = ({ settings, dialog }: { settings: SystemSettings; dialog: DialogForm }) => (
  <SchoolForm saving={useNewSchool(settings)} dialog={dialog} />
);
