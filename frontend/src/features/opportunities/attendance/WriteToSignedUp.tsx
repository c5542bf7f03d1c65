import { useState } from 'react';
import { t, SendMessage, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Megaphone } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useAnnounceMutation } from '../../../api/opportunities.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { tried } from '../../../ui/withToast.js';

const FAILED = { title: t('hours.messageNotSent'), fallback: t('hours.messageNotSentText') };

/** For its coordinator and staff. Everyone who has a spot or waits for one reads it under the bell and by email. */
export function WriteToSignedUp({ opportunity }: { opportunity: OpportunityView }) {
  const [writes, setWrites] = useState(false);
  const count = opportunity.currentSignups + opportunity.waitlisted;
  if (count === 0) return null;
  if (writes) return <AnnouncementForm id={opportunity.id} count={count} onClose={() => setWrites(false)} />;
  return (
    <Button
      variant="outlined"
      startIcon={<Megaphone size={18} aria-hidden />}
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => setWrites(true)}
    >
      {t('attendance.writeToAll')}
    </Button>
  );
}

interface AnnouncementFormProps {
  readonly id: number;
  readonly count: number;
  readonly onClose: () => void;
}

function AnnouncementForm({ id, count, onClose }: AnnouncementFormProps) {
  const [announce] = useAnnounceMutation();
  const { register, handleSubmit, formState } = useForm<SendMessage>({
    resolver: wireResolver<SendMessage, SendMessage>(SendMessage, (values) => values),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ text }) => {
    const done = { title: t('hours.messageIsSent'), description: t('attendance.writtenToAll', { count }) };
    const failure = await tried(announce({ id, text }).unwrap(), { done, failed: FAILED });
    if (failure === null) onClose();
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={onClose}
      submit={t('hours.sendMessage')}
      busy={isSubmitting && t('hours.sendingMessage')}
    >
      <Field
        label={t('labels.message')}
        hint={t('attendance.writeToAllHint', { count })}
        multiline
        minRows={3}
        autoFocus
        error={errors.text?.message}
        {...register('text')}
      />
    </FormFrame>
  );
}
