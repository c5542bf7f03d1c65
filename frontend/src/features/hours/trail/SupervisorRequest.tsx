import { useState } from 'react';
import { partOfStaff, t, Supervisor, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useAskSupervisorMutation, useChangeHoursMutation, useRemindSupervisorMutation } from '../../../api/hours.js';
import { useSignInOptionsQuery } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { tried } from '../../../ui/withToast.js';

const NOT_REMINDED = { title: t('supervisor.notReminded'), fallback: t('supervisor.notRemindedText') };
const NOT_ASKED = { title: t('supervisor.notAsked'), fallback: t('supervisor.notAskedText') };
const NOT_HANDED_OVER = { title: t('supervisor.notHandedOver'), fallback: t('supervisor.notRemindedText') };

/** What became of the email to the supervisor, and what can be done if they don't answer. */
export function SupervisorRequest({ entry }: { entry: HoursView }) {
  const { role, timeZone, id, approvalPolicy } = useSessionUser();
  const [remind, { isLoading }] = useRemindSupervisorMutation();
  const [change, { isLoading: isHandingOver }] = useChangeHoursMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { supervisor } = entry;
  const { data: options } = useSignInOptionsQuery(undefined, { skip: !supervisor });
  if (!supervisor || entry.deletedAt || entry.status === 'draft') return null;
  const { name, email, state, sentAt } = supervisor;
  const acts = entry.status === 'pending' && (entry.studentId === id || partOfStaff(role) !== undefined);
  const at = sentAt ? formatInstant(sentAt, timeZone) : '';
  const isAnswered = state === 'opened' || state === 'answered';
  const wasAsked = options?.sendsMail !== false || options.savesMail || isAnswered;
  return (
    <Stack spacing={3} sx={{ mt: 4 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {!wasAsked
          ? t('supervisor.noMail', { name })
          : options?.savesMail && !isAnswered
            ? t('supervisor.mailIsFile', { name, email })
            : t('supervisor.state', { state, name, email, at })}
      </Typography>
      {acts && !isAsking && (
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {wasAsked && state !== 'answered' && state !== 'bounced' && state !== 'queued' && (
            <Button
              variant="outlined"
              disabled={isLoading}
              onClick={() =>
                void tried(remind(entry.id).unwrap(), {
                  done: { title: t('supervisor.reminded', { name }) },
                  failed: NOT_REMINDED,
                })
              }
            >
              {t('supervisor.remind', { name })}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {t('supervisor.askSomeoneElse')}
          </Button>
          {entry.studentId === id && approvalPolicy === 'standard' && (
            <Button
              variant="outlined"
              disabled={isHandingOver}
              onClick={() =>
                void tried(change({ id: entry.id, version: entry.version, supervisor: null }).unwrap(), {
                  done: { title: t('supervisor.handedOver'), description: t('supervisor.handedOverText') },
                  failed: NOT_HANDED_OVER,
                })
              }
            >
              {t('supervisor.handOver')}
            </Button>
          )}
        </Stack>
      )}
      {isAsking && <AskForm entry={entry} onDone={() => setIsAsking(false)} />}
    </Stack>
  );
}

function AskForm({ entry, onDone }: { entry: HoursView; onDone: () => void }) {
  const [ask] = useAskSupervisorMutation();
  const { register, handleSubmit, formState } = useForm<Supervisor>({
    resolver: wireResolver<Supervisor, Supervisor>(Supervisor, (values) => values),
    defaultValues: { name: entry.supervisor?.name ?? '', email: entry.supervisor?.email ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (supervisor) => {
    const done = { title: t('supervisor.asked', { name: supervisor.name }) };
    const failure = await tried(ask({ id: entry.id, version: entry.version, ...supervisor }).unwrap(), {
      done,
      failed: NOT_ASKED,
    });
    if (failure === null) onDone();
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={onDone}
      submit={t('supervisor.sendEmail')}
      busy={isSubmitting && t('common.saving')}
    >
      <Field label={t('labels.supervisorName')} autoComplete="off" error={errors.name?.message} {...register('name')} />
      <Field
        label={t('labels.supervisorEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
    </FormFrame>
  );
}
