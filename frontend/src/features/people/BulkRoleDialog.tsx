import { useEffect, useState, type ReactNode } from 'react';
import { t, ROLE_LABELS, type Role } from '@hourtrail/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { useLast } from '../../lib/hooks.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { DoneFrame, FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { GradeField } from './UserFields.js';

interface Values {
  role: Role | '';
  gradeLevel: string;
  reason: string;
}

export interface RoleInput {
  readonly role?: Role;
  readonly gradeLevel?: string;
  readonly reason?: string;
}

export interface BulkRole {
  readonly title: string;
  readonly hint: string;
  /** What they leave behind in their new role. */
  readonly details?: (role: Role) => ReactNode;
  readonly roles: readonly Role[];
  /** The label of the choice of no role; absent if a role is required. */
  readonly noRole?: string;
  readonly withGrade: boolean;
  readonly withReason: boolean;
  readonly submit: string;
  readonly busy: string;
  /** Resolves to what is shown afterwards; null closes the dialog. */
  readonly onSubmit: (input: RoleInput) => Promise<ReactNode>;
}

/** Null while the dialog is closed. */
export function BulkRoleDialog({ bulk, onClose }: { bulk: BulkRole | null; onClose: () => void }) {
  const shown = useLast(bulk);
  return (
    <FormDialog open={bulk !== null} title={shown?.title ?? ''} onClose={onClose}>
      {(dialog) => shown && <BulkRoleForm bulk={shown} dialog={dialog} />}
    </FormDialog>
  );
}

function BulkRoleForm({ bulk, dialog }: { bulk: BulkRole; dialog: DialogForm }) {
  const { hint, details, roles, noRole, withGrade, withReason, submit, busy, onSubmit } = bulk;
  const { cancel, close, onDirty } = dialog;
  const [result, setResult] = useState<ReactNode>(null);
  const { control, register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { role: '', gradeLevel: '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const role = useWatch({ control, name: 'role' });
  const isStudent = withGrade && role === 'student';
  useEffect(() => onDirty(isDirty && !result), [isDirty, result, onDirty]);
  const send = handleSubmit(async (values) => {
    const reason = values.reason.trim();
    const left = await onSubmit({
      ...(values.role && { role: values.role }),
      ...(isStudent && values.gradeLevel && { gradeLevel: values.gradeLevel }),
      ...(reason && { reason }),
    });
    if (left) setResult(left);
    else close();
  });
  if (result) return <DoneFrame onClose={close}>{result}</DoneFrame>;
  return (
    <FormFrame onSubmit={send} onCancel={cancel} submit={submit} busy={isSubmitting && busy}>
      <SelectField
        label={t('common.role')}
        hint={hint}
        error={errors.role?.message}
        {...register('role', { validate: (chosen) => chosen !== '' || noRole !== undefined || t('people.chooseRole') })}
      >
        <option value="">{noRole ?? t('people.chooseRole')}</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(ROLE_LABELS[one])}
          </option>
        ))}
      </SelectField>
      {role && details?.(role)}
      {isStudent && <GradeField error={errors.gradeLevel?.message} {...register('gradeLevel')} />}
      {withReason && (
        <Field
          label={t('common.reason')}
          error={errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || OTHER_SCHOOL_NEEDS_REASON })}
        />
      )}
    </FormFrame>
  );
}
