import {
  t,
  byField,
  thePasswordIsConfirmed,
  thePasswordIsLongEnough,
  type AcceptInvitation,
  type ResetPassword,
} from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { passwordHint } from '../../lib/counts.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { NewPasswordFields } from '../../ui/PasswordField.js';

type Wire = AcceptInvitation | ResetPassword;

interface SetPasswordFormProps {
  /** The contract class whose rules validate the form. */
  readonly contract: new () => Wire;
  readonly token: string;
  /** Lets password managers save the username with the password. */
  readonly username?: string;
  readonly least: number;
  readonly hint?: string;
  readonly button: string;
  /** Resolves to the error, or to null. */
  readonly onSet: (wire: Wire) => Promise<unknown>;
}

export function SetPasswordForm({ contract, token, username, least, hint, button, onSet }: SetPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Wire & { confirmPassword: string }>({
    resolver: wireResolver(
      contract,
      (values) => values,
      ({ password, confirmPassword }) =>
        byField([thePasswordIsLongEnough(password, least), thePasswordIsConfirmed(password, confirmPassword)]),
    ),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ password }) => {
    showFieldErrors(fieldErrors(await onSet({ token, password })), ['password'], setError);
  });
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void send(event)}>
      {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
      <NewPasswordFields hint={hint ?? passwordHint(least)} errors={errors} register={register} />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? t('profile.settingPassword') : button}
      </Button>
    </Stack>
  );
}
