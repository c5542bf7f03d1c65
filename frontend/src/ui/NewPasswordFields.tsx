import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordField } from './PasswordField.js';

interface Typed {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  readonly hint: string;
  readonly errors: FieldErrors<Typed>;
  readonly register: (field: keyof Typed) => ReturnType<UseFormRegister<Typed>>;
}

/** A password that somebody chooses, typed twice. */
export const NewPasswordFields = ({ hint, errors, register }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="Password"
      autoComplete="new-password"
      hint={hint}
      error={errors.password?.message}
      {...register('password')}
    />
    <PasswordField
      label="Confirm password"
      autoComplete="new-password"
      error={errors.confirmPassword?.message}
      {...register('confirmPassword')}
    />
  </>
);
