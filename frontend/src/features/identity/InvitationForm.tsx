import { AcceptInvitation } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { confirmFault, passwordHint, tooShort, usePasswordMinLength } from './newPassword.js';

interface Values extends AcceptInvitation {
  confirmPassword: string;
}

interface InvitationFormProps {
  readonly token: string;
  readonly username: string;
  /** Answers the error, null when it was accepted. */
  readonly onAccept: (invitation: AcceptInvitation) => Promise<unknown>;
}

/** The first password of an invited person. */
export function InvitationForm({ token, username, onAccept }: InvitationFormProps) {
  const least = usePasswordMinLength();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: wireResolver(
      AcceptInvitation,
      (values) => values,
      ({ password, confirmPassword }) => ({
        password: tooShort(password, least),
        confirmPassword: confirmFault(password, confirmPassword),
      }),
    ),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ password }) => {
    showFieldErrors(fieldErrors(await onAccept({ token, password })), ['password'], setError);
  });
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void send(event)}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(least)}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Setting password...' : 'Set password and sign in'}
      </Button>
    </Stack>
  );
}
