import { useEffect } from 'react';
import { msg, OpenRecordRequest, t, type MessageKey, type RecordRequestKind } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../api/errorMessage.js';
import { useOpenRecordRequestMutation } from '../api/privacy.js';
import { formatDate } from '../lib/dates.js';
import { showFieldErrors } from '../lib/formErrors.js';
import { wireResolver } from '../lib/wireResolver.js';
import { Field } from './Field.js';
import type { DialogForm } from './FormDialog.js';
import { FormFrame } from './FormFrame.js';
import { withToast } from './withToast.js';

export const REQUEST_LABELS = {
  inspect: msg('privacy.inspect'),
  amend: msg('privacy.amend'),
  erase: msg('privacy.erase'),
} as const satisfies Readonly<Record<RecordRequestKind, MessageKey>>;

const TEXTS = {
  inspect: msg('privacy.askCopyText'),
  amend: msg('privacy.askCorrectText'),
  erase: msg('privacy.askEraseText'),
} as const;

interface Values {
  wrong: string;
  right: string;
}

interface RecordRequestFormProps {
  readonly kind: RecordRequestKind;
  readonly userId: number;
  readonly entryId?: number;
  readonly dialog: DialogForm;
}

/** A family asks the school about a record. */
export function RecordRequestForm({ kind, userId, entryId, dialog }: RecordRequestFormProps) {
  const { cancel, close, onDirty } = dialog;
  const [open] = useOpenRecordRequestMutation();
  const wireOf = (values: Values): OpenRecordRequest => ({
    kind,
    userId,
    ...(kind === 'amend' && { wrong: values.wrong.trim(), right: values.right.trim(), ...(entryId && { entryId }) }),
  });
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: wireResolver<OpenRecordRequest, Values>(OpenRecordRequest, wireOf, ({ wrong, right }) =>
      kind === 'amend'
        ? {
            ...(!wrong.trim() && { wrong: t('rules.required', { field: t('labels.whatIsWrong') }) }),
            ...(!right.trim() && { right: t('rules.required', { field: t('labels.whatShouldStand') }) }),
          }
        : {},
    ),
    defaultValues: { wrong: '', right: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const send = handleSubmit(async (values) => {
    try {
      await withToast(open(wireOf(values)).unwrap(), {
        done: ({ dueOn }) => ({ title: t('privacy.requestSent', { date: formatDate(dueOn) }) }),
        failed: { title: t('privacy.requestNotSent'), fallback: t('privacy.tryLater') },
      });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ['wrong', 'right'], setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('privacy.sendRequest')}
      busy={isSubmitting && t('privacy.sending')}
    >
      <Typography>{t(TEXTS[kind])}</Typography>
      {kind === 'amend' && (
        <>
          <Field
            label={t('labels.whatIsWrong')}
            multiline
            minRows={2}
            error={errors.wrong?.message}
            {...register('wrong')}
          />
          <Field
            label={t('labels.whatShouldStand')}
            multiline
            minRows={2}
            error={errors.right?.message}
            {...register('right')}
          />
        </>
      )}
    </FormFrame>
  );
}
