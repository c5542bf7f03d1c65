import type { ComponentProps } from 'react';
import { t, LIMITS, ROLE_LABELS, GRADE_LEVELS, type Role } from '@hourtrail/contracts';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField.js';
import { Field } from '../../ui/Field.js';
import { NameFields } from '../../ui/NameFields.js';
import { SchoolField } from '../../ui/SchoolField.js';
import { SelectField } from '../../ui/SelectField.js';
import type { UserFormValues } from './userForm.js';

interface UserFieldsProps {
  readonly form: UseFormReturn<UserFormValues>;
  /** Empty if the role cannot change. */
  readonly roles: readonly Role[];
  readonly withActive: boolean;
  readonly withSchool: boolean;
  readonly withReason: boolean;
}

export function UserFields({ form, roles, withActive, withSchool, withReason }: UserFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <NameFields register={register} errors={errors} />
      {roles.length > 0 && (
        <SelectField label={t('common.role')} error={errors.role?.message} {...register('role')}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {t(ROLE_LABELS[one])}
            </option>
          ))}
        </SelectField>
      )}
      {role === 'student' && <GradeField error={errors.gradeLevel?.message} {...register('gradeLevel')} />}
      {withSchool && (
        <Controller
          control={control}
          name="school"
          render={({ field, fieldState }) => (
            <SchoolField
              ref={field.ref}
              value={field.value}
              error={fieldState.error?.message}
              onPick={field.onChange}
              clearable={false}
            />
          )}
        />
      )}
      {withActive && <CheckField label={t('common.active')} hint={t('people.activeHint')} {...register('isActive')} />}
      {withReason && (
        <Field
          label={t('common.reason')}
          hint={t('people.reasonHint')}
          error={errors.reason?.message}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
          {...register('reason')}
        />
      )}
    </>
  );
}

type GradeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'optional' | 'children'>;

export const GradeField = (select: GradeFieldProps) => (
  <SelectField {...select} label={t('common.gradeLevel')} optional>
    <option value="">{t('people.gradeNotGiven')}</option>
    {GRADE_LEVELS.map((grade) => (
      <option key={grade} value={grade}>
        {grade}
      </option>
    ))}
  </SelectField>
);
