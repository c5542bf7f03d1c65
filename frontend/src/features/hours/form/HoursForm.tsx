import { useEffect, useId } from 'react';
import { ENTRY_TEXT_NAMES, ENTRY_TEXTS } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../lib/dates.js';
import { ErrorSummary, type FormProblem } from '../../../ui/ErrorSummary.js';
import { Field } from '../../../ui/Field.js';
import { FieldGrid } from '../../../ui/FieldGrid.js';
import { DateFields } from './DateFields.js';
import { fieldId, formField, type Form } from './formField.js';
import { AttemptNote, BackNote, FilledNote, KeptNote, OpportunityNote, SameAsLast } from './FormNotes.js';
import { HOURS_FIELDS } from './hoursForm.js';
import { HoursFormButtons } from './HoursFormButtons.js';
import { OrganizationField } from './OrganizationField.js';
import { dayId } from './OtherDays.js';
import type { RefusedDay } from './sendEach.js';
import { TimesFields } from './TimesFields.js';
import { useHoursForm, type Beginning } from './useHoursForm.js';
import { useSendHours } from './useSendHours.js';
import { VerifierFields, type NewVerifier } from './VerifierFields.js';

interface HoursFormProps extends Beginning {
  /** Absent where nobody new may be named. */
  readonly newVerifier: NewVerifier | undefined;
  readonly onSent: () => void;
  /** Changes whenever the form is asked for and takes the focus; absent where it need not. */
  readonly asked?: string | null;
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
      message: `${formatDate(day.date)}: ${day.message}`,
    })),
  ];
}

export function HoursForm({ newVerifier, onSent, onBusy, asked = null, ...beginning }: HoursFormProps) {
  const { entry, opportunity, verifiers, earlier } = beginning;
  const ids = useId();
  const { form, rules, typed, back, startAfresh, filled, fillFrom, onTime, onHours } = useHoursForm(beginning);
  const { attempt, send } = useSendHours({ form, entry, opportunity, verifiers, typed, onSent });
  const { isSubmitting, submitCount } = form.formState;
  const [place, description, date, otherDays] = useWatch({
    control: form.control,
    name: ['organizationName', 'description', 'date', 'otherDays'],
  });
  const refused = attempt.refused.filter((day) => day.date === date || otherDays.includes(day.date));
  const part = { form, ids };

  useEffect(() => {
    onBusy?.(isSubmitting);
    return () => onBusy?.(false);
  }, [isSubmitting, onBusy]);

  const { setFocus } = form;
  useEffect(() => {
    if (asked !== null) setFocus('organizationName');
  }, [asked, setFocus]);

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
          <OrganizationField earlier={earlier} verifiers={verifiers} {...part} />
          <DateFields accepted={rules} several={!entry && !opportunity} refused={refused} {...part} />
          <TimesFields onTime={onTime} onHours={onHours} {...part} />
        </Stack>
        <Stack spacing={5} useFlexGap>
          <VerifierFields
            known={entry ? [entry, ...earlier] : earlier}
            verifiers={verifiers}
            strict={rules.strict}
            newVerifier={newVerifier}
            {...part}
          />
          {ENTRY_TEXT_NAMES.map((text) => (
            <Field
              key={text}
              label={ENTRY_TEXTS[text].label}
              optional
              multiline
              minRows={3}
              hint={ENTRY_TEXTS[text].hint}
              {...formField(part, text)}
            />
          ))}
        </Stack>
      </FieldGrid>
      <KeptNote keeping={typed.keeping} />
      <HoursFormButtons status={entry?.status} busy={isSubmitting} onSend={(status) => void send(status)} />
    </Stack>
  );
}
