import { t, SendMessage, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useSendMessageMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { unsent, useKeepUnsent } from '../../../lib/unsent.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';
import { tried } from '../../../ui/withToast.js';
import { draftOf } from '../decisions/unsentFirst.js';
import { partsOf } from '../hoursActions.js';

const OUTCOME = {
  done: { title: t('hours.messageIsSent') },
  failed: { title: t('hours.messageNotSent'), fallback: t('hours.messageNotSentText') },
};

/** For the volunteer, the verifier and staff: asks or answers on the entry itself. */
export function MessageForm({ entry }: { entry: HoursView }) {
  const user = useSessionUser();
  const [sendMessage] = useSendMessageMutation();
  const draft = draftOf.message(entry.id);
  const { register, handleSubmit, getValues, setFocus, reset, formState } = useForm<SendMessage>({
    resolver: wireResolver<SendMessage, SendMessage>(SendMessage, (values) => values),
    defaultValues: unsent(draft) ?? { text: '' },
  });
  useKeepUnsent(
    draft,
    () => ({ ...getValues() }),
    () => setFocus('text'),
  );
  if (entry.status === 'draft' || entry.deletedAt || entry.erasedAt || partsOf(entry, user).length === 0) return null;
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ text }) => {
    const failure = await tried(sendMessage({ id: entry.id, text }).unwrap(), OUTCOME);
    if (failure === null) reset({ text: '' });
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void send(event)}
      sx={{ mt: 4, mb: 5, '@media print': { display: 'none' } }}
    >
      <Field
        label={t('hours.message')}
        hint={t('hours.messageHint')}
        multiline
        minRows={2}
        error={errors.text?.message}
        {...register('text')}
      />
      <Button type="submit" variant="outlined" disabled={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {isSubmitting ? t('hours.sendingMessage') : t('hours.sendMessage')}
      </Button>
    </Stack>
  );
}
