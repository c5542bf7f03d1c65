import { useWatch, type UseFormReturn } from 'react-hook-form';
import { usePasswordMinLength } from '../../api/usePasswordMinLength.js';
import { NewPasswordFields } from '../../ui/NewPasswordFields.js';
import { RadioField } from '../../ui/RadioField.js';
import type { UserFormValues } from './userForm.js';

const CHOICES = [
  { value: 'server', label: 'Make a one-time password', sentence: 'It is shown to you once, to hand on.' },
  { value: 'typed', label: 'Type one', sentence: 'It works once, too: they change it at first login.' },
] as const;

/** Who makes the first password of a new account; in either case its owner changes it at once. */
export function PasswordFields({ control, register, formState: { errors } }: UseFormReturn<UserFormValues>) {
  const passwordBy = useWatch({ control, name: 'passwordBy' });
  const least = usePasswordMinLength(useWatch({ control, name: 'role' }));
  return (
    <>
      <RadioField legend="First password" choices={CHOICES} {...register('passwordBy')} />
      {passwordBy === 'typed' && (
        <NewPasswordFields hint={`At least ${least} characters`} errors={errors} register={register} />
      )}
    </>
  );
}
