import { useId, useState, type ReactNode } from 'react';
import { LIMITS, type SystemSettings, type ChangeSettings } from '@hourtrail/contracts';
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
import { POLICY_CHOICES } from './schoolForm.js';
import {
  SETTINGS_FIELDS,
  changesOfSettings,
  formOfSettings,
  settingsResolver,
  type SettingsFormValues,
} from './settingsFormValues.js';

type NumberField = Exclude<(typeof SETTINGS_FIELDS)[number], 'defaultApprovalPolicy'>;

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
  const whole = (name: NumberField, min: number, max: number) => ({
    type: 'number',
    inputMode: 'numeric' as const,
    slotProps: { input: { min, max, step: 1 } },
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <Stack component="form" noValidate spacing={6} onSubmit={(event) => void handleSubmit(send)(event)}>
      {stale && (
        <Alert role="alert">
          Somebody else changed the settings while you had them open. What you typed is kept, the rest is shown as it
          stands now. Save again to put your changes on top.
        </Alert>
      )}
      <Section title="New schools begin with" text="Schools that stand already keep what they have.">
        <Field
          label="Hours goal"
          hint="Hours asked of each volunteer."
          {...whole('defaultHoursGoal', 1, LIMITS.hoursGoalMax)}
        />
        <Field
          label="Oldest accepted days"
          hint="How many days back volunteers may log hours. Staff may add older ones."
          {...whole('defaultOldestAcceptedDays', 1, LIMITS.oldestAcceptedDaysMax)}
        />
        <RadioField legend="Approval policy" choices={POLICY_CHOICES} {...register('defaultApprovalPolicy')} />
      </Section>
      <Section title="Passwords" text="Applies to passwords chosen from now on. Those in use stay valid.">
        <Field
          label="Shortest password"
          hint="Characters a password must have at least."
          {...whole('passwordMinLength', LIMITS.passwordMin, LIMITS.passwordMinMax)}
        />
        <Field
          label="Shortest password of staff"
          hint="For teachers, administrators and auditors. Whoever becomes one chooses anew."
          {...whole('staffPasswordMinLength', LIMITS.passwordMin, LIMITS.passwordMinMax)}
        />
      </Section>
      <Section title="Sessions" text="When people have to sign in again.">
        <Field
          label="Idle hours"
          hint="A session that is not used for so many hours is over."
          {...whole('sessionIdleHours', 1, LIMITS.sessionIdleHoursMax)}
        />
        <Field
          label="Session days"
          hint="After so many days a session is over, however much it is used."
          {...whole('sessionDays', 1, LIMITS.sessionDaysMax)}
        />
      </Section>
      <Section title="Email notifications" text="Nothing to set.">
        <Typography>
          No mail about hours is sent yet. People find their news in HourTrail, under the bell at the top.
        </Typography>
      </Section>
      <Section title="Data retention" text="Nothing to set.">
        <Typography>
          Hours are never deleted because of their age, and no event is deleted from the log. A deleted entry leaves
          lists and totals but keeps its trail. Administrators can erase a person: their name and the texts of their
          entries go for good, while decided hours stay under “Erased person”.
        </Typography>
      </Section>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isSubmitting || !changed}>
          {isSubmitting ? 'Saving...' : 'Save settings'}
        </Button>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {changed && 'Not saved yet'}
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
  done: { title: 'Settings saved' },
  failed: { title: 'Failed to save settings', fallback: 'An error occurred while saving the settings.' },
};

/** Shows a toast and rethrows errors. */
function useSaveSettings(): (changes: ChangeSettings) => Promise<SystemSettings> {
  const [send] = useChangeSettingsMutation();
  return (changes) => withToast(send(changes).unwrap(), SAVED);
}
