import type { OrganizationView, SystemSettings } from '@hourtrail/contracts';
import { useSettingsQuery } from '../../api/organizations.js';
import { useLast } from '../../lib/useLast.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
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
  if (isError) {
    return <FormFailed title="The form could not be loaded" error={error} onRetry={refetch} onCancel={dialog.cancel} />;
  }
  return <FormSkeleton />;
}

const NewSchoolForm = ({ settings, dialog }: { settings: SystemSettings; dialog: DialogForm }) => (
  <SchoolForm saving={useNewSchool(settings)} dialog={dialog} />
);
