import { useEffect, useRef } from 'react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { LogIn } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { useLogIn } from './useLogIn.js';

const resolver = classValidatorResolver(LogIn, {}, { raw: true });

/** `initial` fills the form in and moves on to its button; give the form a new key to fill it anew. */
export function LogInForm({ initial }: { initial?: LogIn | undefined }) {
  const logIn = useLogIn();
  const submit = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, formState } = useForm<LogIn>({
    resolver,
    defaultValues: initial ?? { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (initial) submit.current?.focus();
  }, [initial]);
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void handleSubmit(logIn)(event)}>
      <Field label="Username" autoComplete="username" error={errors.username?.message} {...register('username')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button ref={submit} type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </Stack>
  );
}
