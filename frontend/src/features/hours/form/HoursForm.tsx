import { useEffect, useId, useState } from 'react';
import {
  t,
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  ENTRY_TEXTS,
  LIMITS,
  addDays,
  type HoursView,
  type VerifierOption,
  type AcceptedDays,
} from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { useWatch, useController } from 'react-hook-form';
import { formatDate } from '../../../lib/dates.js';
import { inAList } from '../../../lib/names.js';
import { FieldGrid } from '../../../ui/Columns.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { ErrorSummary, type FormProblem } from '../../../ui/ErrorSummary.js';
import { Field } from '../../../ui/Field.js';
import { SuggestField } from '../../../ui/SuggestField.js';
import { FilePicker } from '../attachments/FilePicker.js';
import { useUploads, type Uploads } from '../attachments/uploads.js';
import { CountingFields } from './CountingFields.js';
import { placesOf, verifierAt, verifierValue } from './earlierEntries.js';
import {
  AttemptNote,
  BackNote,
  DraftNote,
  FilledNote,
  OpportunityNote,
  RejectionNote,
  ReviewerNotes,
  SameAsLast,
} from './FormNotes.js';
import { endMovedWords, intervalWords, midnightWords } from './hoursAndTimes.js';
import { HOURS_FIELDS, daysOf, fieldId, formField, type Form, type FormPart } from './hoursFormValues.js';
import { HoursFormButtons } from './HoursFormButtons.js';
import type { SchoolRules } from './hoursRules.js';
import { dayId, OtherDays } from './OtherDays.js';
import type { RefusedDay } from './sendEach.js';
import { areTimesAsSuggested, mayHaveSuggestedTimes, timesQuestion } from './suggestedTimes.js';
import { canLimit, useForecast } from './useForecast.js';
import { useHoursForm, type Beginning } from './useHoursForm.js';
import { useSendHours } from './useSendHours.js';
import { VerifierFields, type NewVerifier } from './VerifierFields.js';

interface HoursFormProps extends Beginning {
  /** Absent if the user cannot nominate a verifier. */
  readonly newVerifier: NewVerifier | undefined;
  readonly onSent: () => void;
  /** A new value moves the focus into the form. */
  readonly focusKey?: string | null;
  readonly onBusy?: (busy: boolean) => void;
}

function problemsIn(form: Form, ids: string, refused: readonly RefusedDay[]): readonly FormProblem[] {
  const { errors } = form.formState;
  const date = form.getValues('date');
  const server = errors.root?.server?.message;
  return [
    ...(server ? [{ message: server }] : []),
    ...HOURS_FIELDS.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ id: fieldId(ids, name), message }] : [];
    }),
    ...refused.map((day) => ({
      id: day.date === date ? fieldId(ids, 'date') : dayId(ids, day.date),
      message: t('hoursForm.dayProblem', { date: formatDate(day.date), problem: day.message }),
    })),
  ];
}

export function HoursForm({ newVerifier, onSent, onBusy, focusKey = null, ...beginning }: HoursFormProps) {
  const { entry, like, opportunity, verifiers, earlier } = beginning;
  const ids = useId();
  const { form, rules, typed, back, startAfresh, filled, fillFrom, ...times } = useHoursForm(beginning);
  const uploads = useUploads();
  const { attempt, send } = useSendHours({ form, entry, opportunity, verifiers, typed, uploads, onSent });
  const { isSubmitting, submitCount } = form.formState;
  const [timesAsked, setTimesAsked] = useState<'no' | 'now' | 'answered'>('no');
  const [place, description, date, otherDays] = useWatch({
    control: form.control,
    name: ['organizationName', 'description', 'date', 'otherDays'],
  });
  const refused = attempt.refused.filter((day) => day.date === date || otherDays.includes(day.date));
  const isBegun = Boolean(entry ?? like ?? opportunity) || typed.keeping !== 'nothing';
  const part = { form, ids };

  useEffect(() => {
    onBusy?.(isSubmitting);
    return () => onBusy?.(false);
  }, [isSubmitting, onBusy]);

  const { setFocus } = form;
  useEffect(() => {
    if (focusKey !== null) setFocus('organizationName');
  }, [focusKey, setFocus]);

  const choosesTimes = entry ? mayHaveSuggestedTimes(entry) : !opportunity && !filled;
  const submit = async (): Promise<void> => {
    const asks = choosesTimes && timesAsked !== 'answered' && areTimesAsSuggested(form.getValues());
    if (asks && (await form.trigger())) setTimesAsked('now');
    else await send('pending');
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={5}
      useFlexGap
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {entry?.status === 'rejected' && <RejectionNote entry={entry} />}
      {opportunity && <OpportunityNote opportunity={opportunity} verifiers={verifiers} />}
      {back && <BackNote back={back} version={entry?.version ?? 0} onAfresh={startAfresh} />}
      <AttemptNote attempt={attempt} />
      <ErrorSummary problems={problemsIn(form, ids, refused)} attempt={submitCount} />
      {!entry && !opportunity && !filled && !place && !description && (
        <SameAsLast earlier={earlier} onFill={fillFrom} />
      )}
      <FilledNote entry={filled} verifiers={verifiers} />
      <FieldGrid>
        <Stack spacing={5} useFlexGap>
          <OrganizationField
            earlier={earlier}
            verifiers={verifiers}
            keepsVerifier={entry !== undefined && entry.verifierId !== null}
            {...part}
          />
          <DateFields accepted={rules} several={!entry && !opportunity} refused={refused} {...part} />
          <TimesFields {...times} areSuggested={choosesTimes} counting={rules.counting} entry={entry} {...part} />
          {isBegun && <ReviewerNotes entry={entry} earlier={earlier} form={form} />}
        </Stack>
        <Stack spacing={5} useFlexGap>
          <VerifierFields
            entry={entry}
            earlier={earlier}
            verifiers={verifiers}
            rules={rules}
            newVerifier={newVerifier}
            {...part}
          />
          <Field
            label={t(ENTRY_TEXTS.description.label)}
            optional
            multiline
            minRows={3}
            hint={t(ENTRY_TEXTS.description.hint)}
            {...formField(part, 'description')}
          />
          {rules.counting && (
            <CountingFields form={form} rules={rules.counting} entry={entry} idOf={(name) => fieldId(ids, name)} />
          )}
        </Stack>
      </FieldGrid>
      <FormFiles entry={entry} uploads={uploads} />
      <DraftNote keeping={typed.keeping} />
      <HoursFormButtons status={entry?.status} busy={isSubmitting} onSend={(status) => void send(status)} />
      <ConfirmDialog
        confirmation={
          timesAsked === 'now'
            ? timesQuestion(form.getValues(), {
                days: daysOf(form.getValues()).length,
                send: () => void send('pending'),
              })
            : null
        }
        onClose={(isConfirmed) => {
          setTimesAsked(isConfirmed ? 'answered' : 'no');
          if (!isConfirmed) setFocus('startTime');
        }}
      />
    </Stack>
  );
}

interface FormFilesProps {
  readonly entry: HoursView | undefined;
  readonly uploads: Uploads;
}

/** They are sent once the entry is saved. */
const FormFiles = ({ entry, uploads: { uploads, choose, drop, retry } }: FormFilesProps) => (
  <Stack component="section" spacing={3} useFlexGap aria-label={t('attachments.title')}>
    <Typography sx={{ fontWeight: 600 }}>{t('attachments.title')}</Typography>
    {entry && entry.attachments.length > 0 && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('attachments.already', { names: inAList(entry.attachments.map(({ name }) => name)) })}
      </Typography>
    )}
    <FilePicker
      uploads={uploads}
      choose={choose}
      drop={drop}
      onRetry={retry}
      room={LIMITS.attachmentsMax - (entry?.attachments.length ?? 0)}
    />
  </Stack>
);

interface OrganizationFieldProps extends FormPart {
  readonly earlier: readonly HoursView[];
  readonly verifiers: readonly VerifierOption[];
  /** Whether the entry names a verifier already. */
  readonly keepsVerifier: boolean;
}

/** A known organization also selects its verifier, unless the user has chosen one. */
function OrganizationField({ form, ids, earlier, verifiers, keepsVerifier }: OrganizationFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'organizationName' });
  const suggested = (place: string): string => verifierValue(verifierAt(place, earlier, verifiers));
  const change = (place: string): void => {
    const isChosen =
      form.getFieldState('verifierId').isTouched || form.getValues('verifierId') !== suggested(field.value);
    field.onChange(place);
    if (keepsVerifier || isChosen) return;
    form.setValue('verifierId', suggested(place), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <SuggestField
      label={t('common.organization')}
      hint={t('hoursForm.organizationHint')}
      id={fieldId(ids, 'organizationName')}
      error={fieldState.error?.message}
      suggestions={placesOf(earlier)}
      {...field}
      onChange={change}
    />
  );
}

const SUGGESTED = { '& input': { fontStyle: 'italic', color: 'text.secondary' } } as const;

/** The lines that the sentence may take: it comes and goes while typing, and nothing moves. */
const FORECAST = { display: 'block', minHeight: { xs: '3lh', lg: '2lh' } } as const;

interface TimesFieldsProps extends FormPart {
  /** Called when the user changes a time. */
  readonly onTime: () => void;
  /** Called when the user changes the hours. */
  readonly onHours: () => void;
  readonly chosenEnd: string;
  /** Whether the form opens with times that nobody has chosen. */
  readonly areSuggested: boolean;
  readonly counting: SchoolRules['counting'];
  readonly entry: HoursView | undefined;
}

/** Changing the times updates the hours, and the reverse. */
function TimesFields({ onTime, onHours, chosenEnd, areSuggested, counting, entry, ...part }: TimesFieldsProps) {
  const { form } = part;
  const forecast = useForecast({ form, entry, rules: counting });
  const [startTime, endTime, hours] = useWatch({ control: form.control, name: ['startTime', 'endTime', 'hours'] });
  const { touchedFields } = form.formState;
  const isSuggested =
    areSuggested &&
    !touchedFields.startTime &&
    !touchedFields.endTime &&
    startTime === DEFAULT_START_TIME &&
    endTime === DEFAULT_END_TIME;
  const suggestion = isSuggested && { hint: t('hoursForm.suggestedTime'), sx: SUGGESTED };
  const midnight = midnightWords(startTime, endTime);
  const words = endMovedWords({ startTime, endTime, hours }, chosenEnd) ?? intervalWords({ startTime, endTime, hours });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <Field
          label={t('common.startTime')}
          type="time"
          {...suggestion}
          {...formField(part, 'startTime', { onChange: onTime, deps: ['hours'] })}
        />
        <Field
          label={t('common.endTime')}
          type="time"
          hint={midnight && <span role="status">{midnight}</span>}
          {...suggestion}
          {...formField(part, 'endTime', { onChange: onTime, deps: ['hours'] })}
        />
      </Box>
      <Field
        label={t('common.hours')}
        inputMode="decimal"
        slotProps={{ input: { min: LIMITS.hoursMin, max: LIMITS.hoursMax, step: LIMITS.hoursStep } }}
        autoComplete="off"
        hint={
          (words || canLimit(counting)) && (
            <>
              <span role="status">{words}</span>
              {canLimit(counting) && (
                <Box component="span" role="status" sx={FORECAST}>
                  {forecast ?? (counting.dailyCap !== null && t('hoursForm.dailyCap', { hours: counting.dailyCap }))}
                </Box>
              )}
            </>
          )
        }
        {...formField(part, 'hours', { onChange: onHours })}
      />
    </>
  );
}

interface DateFieldsProps extends FormPart {
  readonly accepted: AcceptedDays;
  readonly several: boolean;
  readonly refused: readonly RefusedDay[];
}

function DateFields({ accepted, several, refused, ...part }: DateFieldsProps) {
  const { form } = part;
  const [date, otherDays, otherDay] = useWatch({ control: form.control, name: ['date', 'otherDays', 'otherDay'] });
  const [picksOtherDays, setPicksOtherDays] = useState(false);
  const oldest = addDays(accepted.today, -accepted.oldestAcceptedDays);
  const field = formField(part, 'date', { deps: ['otherDays', 'otherDay'] });
  const wrong = field.error ?? refused.find((day) => day.date === date)?.message;
  return (
    <>
      <Field
        label={t('common.date')}
        type="date"
        slotProps={{ input: { min: oldest, max: accepted.today } }}
        {...field}
        error={wrong}
      />
      {several &&
        (picksOtherDays || otherDays.length > 0 || otherDay ? (
          <OtherDays accepted={accepted} refused={refused} focusFirst={picksOtherDays} {...part} />
        ) : (
          <Button
            startIcon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setPicksOtherDays(true)}
            sx={{ alignSelf: 'flex-start', mt: -3, ml: '-6px' }}
          >
            {t('hoursForm.alsoOnOtherDays')}
          </Button>
        ))}
    </>
  );
}
