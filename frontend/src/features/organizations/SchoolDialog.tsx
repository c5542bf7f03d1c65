import { useEffect, useState } from 'react';
import { NEW_SCHOOL, type OrganizationView, type SystemSettings } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useForm } from 'react-hook-form';
import { useSettingsQuery } from '../../api/organizations.js';
import { useLast } from '../../lib/useLast.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { SchoolFields } from './SchoolFields.js';
import type { SchoolFormValues } from './schoolForm.js';
import { useChangedSchool, useNewSchool, type SchoolSaving } from './useSchoolSaving.js';

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

interface SchoolFormProps {
  readonly saving: SchoolSaving;
  readonly dialog: DialogForm;
  /** The number of the school; absent for a new one. */
  readonly id?: number;
}

/** What a school is called and the rules it goes by. */
function SchoolForm({ saving, dialog, id }: SchoolFormProps) {
  const { cancel, close, onDirty } = dialog;
  const { began, outside, resolver, save } = saving;
  const form = useForm<SchoolFormValues>({ resolver, defaultValues: began });
  const { isDirty, isSubmitting } = form.formState;
  const [closing, setClosing] = useState(false);
  const [stale, setStale] = useState(false);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = async (values: SchoolFormValues): Promise<void> => {
    const outcome = await save(values, form);
    setClosing(false);
    setStale(outcome === 'stale');
    if (outcome === 'saved') close();
  };
  const submit = form.handleSubmit((values) =>
    id !== undefined && began.isActive && !values.isActive ? setClosing(true) : send(values),
  );
  const closure: Confirmation = {
    title: `Close ${began.name}?`,
    question:
      'Everybody at this school is signed out at once and cannot sign in until it is active again. Nothing is deleted.',
    confirm: 'Close school',
    busy: 'Closing...',
    destructive: true,
    onConfirm: () =>
      form
        .handleSubmit(send)()
        .then(() => null),
  };
  return (
    <>
      <FormFrame
        onSubmit={submit}
        onCancel={cancel}
        submit={id === undefined ? 'Add organization' : 'Save changes'}
        busy={isSubmitting && (id === undefined ? 'Adding...' : 'Saving...')}
      >
        {stale && (
          <Alert role="alert">
            Somebody else changed this school while you had it open. What you typed is kept, the rest is shown as it
            stands now. Save again to put your changes on top.
          </Alert>
        )}
        <SchoolFields form={form} outside={outside} isNewSchool={id === NEW_SCHOOL.id} />
      </FormFrame>
      <ConfirmDialog confirmation={closing ? closure : null} onClose={() => setClosing(false)} />
    </>
  );
}
