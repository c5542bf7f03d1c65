import type { ReactNode } from 'react';
import { t, normalCode } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { errorBody, errorMessage, fieldErrors } from '../../../api/errorMessage.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';

interface CodeValues {
  code: string;
}

interface CodeFormProps {
  readonly label: string;
  readonly contract: new () => { code?: string };
  readonly send: string;
  readonly sending: string;
  /** More fields, above the code. */
  readonly children?: ReactNode;
  /** Resolves to the error, or to null. */
  readonly onSend: (code: string) => Promise<unknown>;
}

/** For codes such as K7QM-2XPR. */
export function CodeForm({ label, contract, send, sending, children, onSend }: CodeFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<CodeValues>({
    resolver: wireResolver<{ code?: string }, CodeValues>(contract, (values) => values),
    defaultValues: { code: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const error = await onSend(normalCode(code));
    if (!error) return reset();
    const message = fieldErrors(error)[0]?.message ?? (errorBody(error) && errorMessage(error, ''));
    if (message) setError('code', { type: 'server', message }, { shouldFocus: true });
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, maxWidth: 320 }}
    >
      {children}
      <Field
        label={label}
        hint={t('profile.codeHint')}
        autoComplete="off"
        error={errors.code?.message}
        slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
        {...register('code')}
      />
      <Button
        type="submit"
        variant={isDirty ? 'contained' : 'outlined'}
        disabled={isSubmitting}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {isSubmitting ? sending : send}
      </Button>
    </Box>
  );
}
