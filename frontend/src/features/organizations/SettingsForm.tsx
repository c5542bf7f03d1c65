import { useId, useState, type ReactNode } from 'react';
import { t, type SystemSettings, type ChangeSettings } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { useChangeSettingsMutation } from '../../api/organizations.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { Field } from '../../ui/Field.js';
import { RadioField } from '../../ui/RadioField.js';
import { withToast, type Outcome } from '../../ui/withToast.js';
import { EMAIL_CHOICES_IN_WORDS, POLICY_CHOICES } from './schoolForm.js';
import {
  SETTINGS_FIELDS,
  changesOfSettings,
  formOfSettings,
  settingsResolver,
  type SettingsFormValues,
} from './settingsFormValues.js';

type NumberField = Exclude<(typeof SETTINGS_FIELDS)[number], 'defaultApprovalPolicy' | 'defaultEmailNotifications'>;

export function SettingsForm({ settings }: { settings: SystemSettings }) {
  const save = useSaveSettings();
  const [known, setKnown] = useState(settings);
  const [stale, setStale] = useState(false);
  const { register, reset, handleSubmit, setError, formState } = useForm<SettingsFormValues>({
    resolver: settingsResolver,
    defaultValues: formOfSettings(settings),
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const changed = Object.keys(dirtyFields).length > 0;

  const send = async (values: SettingsFormValues): Promise<void> => {
    try {
      const saved = await save(changesOfSettings(known, values));
      setStale(false);
      setKnown(saved);
      reset(formOfSettings(saved));
    } catch (error) {
      showFieldErrors(fieldErrors(error), SETTINGS_FIELDS, setError);
      const body = errorBody(error);
      if (body?.code !== 'stale' || !body['current']) return;
      const current = body['current'] as SystemSettings;
      setStale(true);
      setKnown(current);
      reset(formOfSettings(current), { keepDirtyValues: true });
    }
  };
  const whole = (name: NumberField) => ({
    inputMode: 'numeric' as const,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <Stack component="form" noValidate spacing={6} onSubmit={(event) => void handleSubmit(send)(event)}>
      {stale && <Alert role="alert">{t('schools.settingsChanged')}</Alert>}
      <Section title={t('schools.defaults')} text={t('schools.defaultsText')}>
        <Field label={t('schools.hoursGoal')} hint={t('schools.hoursGoalHint')} {...whole('defaultHoursGoal')} />
        <Field
          label={t('schools.oldestAcceptedDays')}
          hint={t('schools.defaultDaysHint')}
          {...whole('defaultOldestAcceptedDays')}
        />
        <RadioField
          legend={t('schools.approvalPolicy')}
          choices={POLICY_CHOICES}
          {...register('defaultApprovalPolicy')}
        />
      </Section>
      <Section title={t('schools.passwords')} text={t('schools.passwordsText')}>
        <Field
          label={t('schools.shortestPassword')}
          hint={t('schools.shortestPasswordHint')}
          {...whole('passwordMinLength')}
        />
        <Field
          label={t('schools.shortestStaffPassword')}
          hint={t('schools.shortestStaffPasswordHint')}
          {...whole('staffPasswordMinLength')}
        />
      </Section>
      <Section title={t('schools.sessions')} text={t('schools.sessionsText')}>
        <Field label={t('schools.idleHours')} hint={t('schools.idleHoursHint')} {...whole('sessionIdleHours')} />
        <Field label={t('schools.sessionDays')} hint={t('schools.sessionDaysHint')} {...whole('sessionDays')} />
      </Section>
      <Section title={t('schools.emailNotifications')} text={t('schools.emailNotificationsText')}>
        <RadioField
          legend={t('schools.emailNotifications')}
          choices={EMAIL_CHOICES_IN_WORDS}
          {...register('defaultEmailNotifications')}
        />
      </Section>
      <Section title={t('schools.dataRetention')} text={t('schools.dataRetentionHint')}>
        <Typography>{t('schools.dataRetentionText')}</Typography>
      </Section>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isSubmitting || !changed}>
          {isSubmitting ? t('common.saving') : t('schools.saveSettings')}
        </Button>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {changed && t('schools.notSavedYet')}
        </Typography>
      </Stack>
    </Stack>
  );
}

const Split = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}));

const Controls = styled('div')({ display: 'grid', gap: 20, maxWidth: 480 });

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Split aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>
      </div>
      <Controls>{children}</Controls>
    </Split>
  );
}

const SAVED: Outcome = {
  done: { title: t('schools.settingsSaved') },
  failed: { title: t('schools.settingsFailed'), fallback: t('schools.settingsError') },
};

/** Shows a toast and rethrows errors. */
function useSaveSettings(): (changes: ChangeSettings) => Promise<SystemSettings> {
  const [send] = useChangeSettingsMutation();
  return (changes) => withToast(send(changes).unwrap(), SAVED);
}
