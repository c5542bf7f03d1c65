import { SignUp } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { Field } from '../../ui/Field.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { passwordHint, tooShort, usePasswordMinLength } from './newPassword.js';
import { useSignUp } from './useSignUp.js';

const FIELDS = ['username', 'email', 'password', 'firstName', 'lastName'] as const;
const EMPTY: SignUp = { username: '', email: '', password: '', firstName: '', lastName: '' };

export function SignUpForm() {
  const signUp = useSignUp();
  const least = usePasswordMinLength();
  const { register, handleSubmit, setError, formState } = useForm<SignUp>({
    resolver: wireResolver(
      SignUp,
      (values) => values,
      ({ password }) => ({ password: tooShort(password, least) }),
    ),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(
    async (account) => void showFieldErrors(fieldErrors(await signUp(account)), FIELDS, setError),
  );
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void send(event)}>
      <Typography sx={{ color: 'text.secondary' }}>
        New users are assigned to the New School organization, created with the student role, and ready to track hours.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Field
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </Stack>
      <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <Field label="Username" autoComplete="username" error={errors.username?.message} {...register('username')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(least)}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </Stack>
  );
}
