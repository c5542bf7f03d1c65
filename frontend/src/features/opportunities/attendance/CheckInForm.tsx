import { t, CheckIn, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { useCheckInMutation } from '../../../api/attendance.js';
import { errorMessage, fieldErrors } from '../../../api/errorMessage.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';

const Frame = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 8,
  '& .MuiButton-root': { justifySelf: 'start' },
}));

interface CheckInFormProps {
  readonly id: number;
  /** The scanned code; empty if the user types it. */
  readonly scanned: string;
  /** Whether this is the main action now. */
  readonly prominent: boolean;
  readonly onDone: (entry: HoursView) => void;
}

export function CheckInForm({ id, scanned, prominent, onDone }: CheckInFormProps) {
  const [send] = useCheckInMutation();
  const { register, handleSubmit, setError, formState } = useForm<{ code: string }>({
    resolver: wireResolver<CheckIn, { code: string }>(CheckIn, (values) => values),
    defaultValues: { code: scanned },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    try {
      onDone(await send({ id, code }).unwrap());
    } catch (error) {
      const fallback = t('attendance.checkInFailed');
      const message = fieldErrors(error)[0]?.message ?? errorMessage(error, fallback);
      setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  });
  return (
    <Frame noValidate aria-label={t('attendance.checkIn')} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('attendance.code')}
        hint={t('attendance.codeHint')}
        autoComplete="off"
        error={errors.code?.message}
        slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false, maxLength: 20 } }}
        {...register('code')}
      />
      <Button
        type="submit"
        variant={prominent || scanned || isDirty ? 'contained' : 'outlined'}
        {...(isSubmitting && { 'aria-disabled': true })}
      >
        {isSubmitting ? t('attendance.checkingIn') : t('attendance.checkIn')}
      </Button>
    </Frame>
  );
}
