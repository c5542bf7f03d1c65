import { useEffect } from 'react';
import { ADMITTED_AS, ROLE_LABELS, type AdmittedAs, type JoinRequestView } from '@hourtrail/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { fullName } from '../../lib/names.js';
import { actsOutside, OUTSIDE } from '../../lib/outside.js';
import { useLast } from '../../lib/useLast.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { GradeField } from './GradeField.js';
import { useAdmit } from './useJoinAsks.js';

const FIELDS = ['role', 'gradeLevel', 'reason'] as const;

interface Values {
  role: AdmittedAs;
  gradeLevel: string;
  reason: string;
}

interface AdmitDialogProps {
  /** The request; null while the dialog is closed. */
  readonly request: JoinRequestView | null;
  readonly onClose: () => void;
}

/** A school takes somebody in and says what they are there. */
export function AdmitDialog({ request, onClose }: AdmitDialogProps) {
  const shown = useLast(request);
  return (
    <FormDialog open={request !== null} title={shown ? `Admit ${fullName(shown.person)}` : ''} onClose={onClose}>
      {(dialog) => shown && <AdmitForm request={shown} dialog={dialog} />}
    </FormDialog>
  );
}

function AdmitForm({ request, dialog }: { request: JoinRequestView; dialog: DialogForm }) {
  const { cancel, close, onDirty } = dialog;
  const outside = actsOutside(useSessionUser(), request.organizationId);
  const admit = useAdmit();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { role: 'student', gradeLevel: '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const role = useWatch({ control, name: 'role' });

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async (values) => {
    const gradeLevel = (values.role === 'student' && values.gradeLevel) || null;
    const reason = values.reason.trim();
    try {
      await admit(request, { role: values.role, gradeLevel, ...(reason && { reason }) });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), FIELDS, setError);
    }
  });
  return (
    <FormFrame onSubmit={send} onCancel={cancel} submit="Admit" busy={isSubmitting && 'Admitting...'}>
      <SelectField label="Role" hint={`What they are at ${request.organizationName}`} {...register('role')}>
        {ADMITTED_AS.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </SelectField>
      {role === 'student' && <GradeField error={errors.gradeLevel?.message} {...register('gradeLevel')} />}
      {outside && (
        <Field
          label="Reason"
          error={errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || OUTSIDE })}
        />
      )}
    </FormFrame>
  );
}
