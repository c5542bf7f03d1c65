import type { ReactNode } from 'react';
import { LIMITS, AUDIENCES } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatTime } from '../../../lib/dates.js';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { AUDIENCE_LABELS } from '../opportunityWords.js';
import { endAfter, type Lasts, type OpportunityFormValues } from './opportunityForm.js';

interface WhenFieldsProps {
  readonly form: Form;
  readonly lasts: Lasts;
  /** The first day that can be chosen; none where the server's clocks decide. */
  readonly today?: string | undefined;
  /** Whether it has begun: its day and start stay. */
  readonly begun?: boolean;
}

/** The day, and from when to when: the end is typed, or follows from the hours. */
export function WhenFields({ form, lasts, today, begun = false }: WhenFieldsProps) {
  const [startTime, endTime, hours] = useWatch({ control: form.control, name: ['startTime', 'endTime', 'hours'] });
  const end = endAfter({ startTime, hours });
  const ends =
    lasts === 'until' ? nextDay(startTime, endTime) : end && `Ends at ${formatTime(end)}${after(startTime, end)}`;
  const hint = ends && <span role="status">{ends}</span>;
  return (
    <>
      <Field
        label="Date"
        type="date"
        readOnly={begun}
        hint={begun && 'It has begun: its day and start stay as they are.'}
        slotProps={{ input: { min: begun ? undefined : today } }}
        {...formField(form, 'date')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, alignItems: 'start' }}>
        <Field label="Start time" type="time" readOnly={begun} {...formField(form, 'startTime')} />
        {lasts === 'until' ? (
          <Field label="End time" type="time" hint={hint} {...formField(form, 'endTime')} />
        ) : (
          <Field
            label="Hours"
            type="number"
            inputMode="decimal"
            hint={hint}
            slotProps={{
              input: { min: LIMITS.opportunityHoursMin, max: LIMITS.opportunityHoursMax, step: LIMITS.hoursStep },
            }}
            {...formField(form, 'hours')}
          />
        )}
      </Box>
    </>
  );
}

const after = (start: string, end: string): string => (end <= start ? ' the next day' : '');

const nextDay = (start: string, end: string): string | undefined =>
  start && end && end <= start ? `${formatTime(end)} the next day` : undefined;

export type Form = UseFormReturn<OpportunityFormValues>;

/** What a control of the form needs: what is wrong with it, and its place in the form. */
export const formField = ({ register, formState }: Form, name: keyof OpportunityFormValues) => ({
  error: formState.errors[name]?.message,
  ...register(name),
});

interface WhereFieldsProps {
  readonly form: Form;
  /** What there is to know about the number of places. */
  readonly placesHint?: ReactNode;
}

/** Where it is, and how many of whom it is for. */
export const WhereFields = ({ form, placesHint }: WhereFieldsProps) => (
  <>
    <Field label="Location" autoComplete="off" {...formField(form, 'location')} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 }, alignItems: 'start' }}>
      <Field
        label="Max volunteers"
        type="number"
        inputMode="numeric"
        hint={placesHint}
        slotProps={{ input: { min: 1, max: LIMITS.slotsMax } }}
        {...formField(form, 'maxSlots')}
      />
      <SelectField label="Target audience" {...formField(form, 'targetAudience')}>
        {[...AUDIENCES].toReversed().map((audience) => (
          <option key={audience} value={audience}>
            {AUDIENCE_LABELS[audience]}
          </option>
        ))}
      </SelectField>
    </Box>
  </>
);

/** What there is to do, and for whom. */
export const WhatFields = ({ form }: { form: Form }) => (
  <>
    <Field label="Title" autoComplete="off" {...formField(form, 'title')} />
    <Field label="Description" multiline minRows={3} {...formField(form, 'description')} />
    <Field
      label="Organization"
      hint="Whom the volunteers help, such as a food bank"
      autoComplete="off"
      {...formField(form, 'organizationName')}
    />
  </>
);

/** Why a super-admin publishes or changes something at a school not their own. */
export const ReasonField = ({ form }: { form: Form }) => (
  <Field
    label="Reason"
    hint="It stands in the log of the school."
    slotProps={{ input: { maxLength: LIMITS.commentMax } }}
    {...formField(form, 'reason')}
  />
);
