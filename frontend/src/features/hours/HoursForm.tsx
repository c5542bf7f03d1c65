import { useEffect, useId } from 'react';
import { LIMITS, dateInZone, type HoursView, type VerifierOption } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserPlus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatTime } from '../../lib/dates.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { hoursInWords } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Field } from '../../ui/Field.js';
import { SelectField } from '../../ui/SelectField.js';
import { HoursFormButtons } from './HoursFormButtons.js';
import { HOURS_FIELDS, emptyForm, formOf, hoursResolver, hoursSuggested, type HoursFormValues } from './hoursForm.js';
import { useSaveHours } from './useSaveHours.js';

const LIKELY_VERIFIER = 6;

const preselected = (verifiers: readonly VerifierOption[]): string =>
  String((verifiers.find(({ id }) => id === LIKELY_VERIFIER) ?? verifiers[0])?.id ?? '');

interface HoursFormProps {
  /** The entry to change; absent for a new one. */
  readonly entry?: HoursView | undefined;
  readonly verifiers: readonly VerifierOption[];
  /** Opens what a new verifier is nominated with; absent where nobody may. */
  readonly onNewVerifier?: (() => void) | undefined;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

export function HoursForm({ entry, verifiers, onNewVerifier, onSaved, onDirty }: HoursFormProps) {
  const ids = useId();
  const today = dateInZone(new Date(), useSessionUser().timeZone);
  const save = useSaveHours(entry);
  const { control, register, getValues, handleSubmit, setValue, setError, formState } = useForm<HoursFormValues>({
    resolver: hoursResolver,
    shouldFocusError: false,
    defaultValues: entry ? formOf(entry) : { ...emptyForm(today), verifierId: preselected(verifiers) },
  });
  const { dirtyFields, errors, isDirty, isSubmitting, submitCount } = formState;
  const [startTime, endTime, verifierId] = useWatch({ control, name: ['startTime', 'endTime', 'verifierId'] });
  const most = hoursSuggested(startTime, endTime);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const suggestHours = (): void => {
    const suggested = hoursSuggested(...getValues(['startTime', 'endTime']));
    if (!entry && suggested && !dirtyFields.hours) setValue('hours', suggested);
  };
  const send = (status: HoursFormValues['status']) => {
    setValue('status', status);
    return handleSubmit(async (values) => {
      const verifier = verifiers.find(({ id }) => String(id) === values.verifierId);
      try {
        await save(values, verifier && fullName(verifier));
        onSaved();
      } catch (error) {
        showFieldErrors(fieldErrors(error), HOURS_FIELDS, setError);
      }
    })();
  };
  const field = (name: (typeof HOURS_FIELDS)[number], onChange?: () => void) => ({
    id: `${ids}-${name}`,
    error: errors[name]?.message,
    ...register(name, onChange && { onChange }),
  });
  const problems = HOURS_FIELDS.flatMap((name) =>
    errors[name]?.message ? [{ id: `${ids}-${name}`, message: errors[name].message }] : [],
  );

  return (
    <Stack
      component="form"
      noValidate
      spacing={5}
      useFlexGap
      onSubmit={(event) => {
        event.preventDefault();
        void send('pending');
      }}
    >
      <ErrorSummary problems={problems} attempt={submitCount} />
      <Field
        label="Organization"
        hint="Where you helped, such as Riverside Food Bank"
        autoComplete="off"
        {...field('organizationName')}
      />
      <Field label="Date" type="date" slotProps={{ input: { max: today } }} {...field('date')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <Field label="Start time" type="time" {...field('startTime', suggestHours)} />
        <Field label="End time" type="time" {...field('endTime', suggestHours)} />
      </Box>
      <Field
        label="Hours"
        type="number"
        inputMode="decimal"
        hint={most && `Up to ${hoursInWords(most)} between ${formatTime(startTime)} and ${formatTime(endTime)}`}
        slotProps={{ input: { min: LIMITS.hoursMin, max: LIMITS.hoursMax, step: LIMITS.hoursStep } }}
        {...field('hours')}
      />
      <SelectField label="Verifier" hint="Who saw you help and can confirm it" {...field('verifierId')}>
        <option value="">No verifier</option>
        {verifiers.map((one) => (
          <option key={one.id} value={one.id}>
            {fullName(one)}
          </option>
        ))}
        {entry?.verifier &&
          !verifiers.some(({ id }) => String(id) === verifierId) &&
          verifierId === String(entry.verifierId) && (
            <option value={verifierId}>{entry.verifier.name} (no longer active)</option>
          )}
      </SelectField>
      {onNewVerifier && (
        <Button
          startIcon={<UserPlus size={18} aria-hidden />}
          onClick={onNewVerifier}
          sx={{ alignSelf: 'flex-start', mt: -3 }}
        >
          New Verifier
        </Button>
      )}
      <Field label="Description" optional multiline minRows={3} hint="What you did" {...field('description')} />
      <HoursFormButtons status={entry?.status} busy={isSubmitting} onSend={(status) => void send(status)} />
    </Stack>
  );
}
