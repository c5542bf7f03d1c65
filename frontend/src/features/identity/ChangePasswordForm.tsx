import { t, byField, ChangePassword, thePasswordIsConfirmed, thePasswordIsLongEnough } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { errorMessage, errorStatus, fieldErrors } from '../../api/errorMessage.js';
import { useChangePasswordMutation, usePasswordMinLength } from '../../api/identity.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { passwordHint } from '../../lib/counts.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { tried, type Outcome } from '../../ui/withToast.js';

interface Values extends ChangePassword {
  confirmPassword: string;
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  readonly currentHint?: string;
  /** Whether this is the main action of the page. */
  readonly prominent?: boolean;
}

export function ChangePasswordForm({ currentHint, prominent = false }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const least = usePasswordMinLength(useSessionUser().role);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: wireResolver(
      ChangePassword,
      (values) => values,
      ({ newPassword, confirmPassword }) =>
        byField([
          thePasswordIsLongEnough(newPassword, least, 'newPassword'),
          thePasswordIsConfirmed(newPassword, confirmPassword),
        ]),
    ),
    defaultValues: EMPTY,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    const error = await change(values);
    if (!error) return reset();
    // an expired one-time password fails with 401, without a field
    const expired = errorStatus(error) === 401 ? [{ field: FIELDS[0], message: errorMessage(error, '') }] : [];
    showFieldErrors([...fieldErrors(error), ...expired], FIELDS, setError);
  });
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void send(event)}>
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        hint={currentHint}
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label={t('profile.newPassword')}
        autoComplete="new-password"
        hint={passwordHint(least)}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('profile.confirmNewPassword')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button
        type="submit"
        variant={prominent || isDirty ? 'contained' : 'outlined'}
        disabled={isSubmitting}
        sx={prominent ? {} : { alignSelf: { sm: 'flex-start' } }}
      >
        {isSubmitting ? t('profile.changingPassword') : t('profile.changePassword')}
      </Button>
    </Stack>
  );
}

const OUTCOME: Outcome = {
  done: { title: t('profile.passwordChanged'), description: t('profile.passwordChangedDetail') },
  failed: { title: t('profile.passwordNotChanged'), fallback: t('profile.passwordNotChangedError') },
};

/** Resolves to the error, or to null. */
function useChangePassword(): (passwords: ChangePassword) => Promise<unknown> {
  const [send] = useChangePasswordMutation();
  return ({ currentPassword, newPassword }) => tried(send({ currentPassword, newPassword }).unwrap(), OUTCOME);
}
