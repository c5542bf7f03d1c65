import { useId, type ReactNode } from 'react';
import { t, isCalendarDate, LIMITS, AUDIENCES } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { AUDIENCE_LABELS } from '../opportunityWords.js';
import { NEW_COORDINATOR_FIELDS } from './coordinator.js';
import { endAfter, OPPORTUNITY_FIELDS, type Lasts, type OpportunityFormValues } from './opportunityForm.js';

interface WhenFieldsProps {
  readonly form: Form;
  readonly lasts: Lasts;
  /** The first selectable day; undefined if only the server knows the time zone of the school. */
  readonly today?: string | undefined;
  /** Locks the day and the start once the opportunity has begun. */
  readonly begun?: boolean;
}

/** The end is typed, or computed from the hours. */
export function WhenFields({ form, lasts, today, begun = false }: WhenFieldsProps) {
  const [date, startTime, endTime, hours] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime', 'hours'],
  });
  const end = endAfter({ startTime, hours });
  const ends =
    lasts === 'until'
      ? nextDay(startTime, endTime)
      : end && (nextDay(startTime, end) ?? t('publishing.endsAt', { time: formatTime(end) }));
  const hint = ends && <span role="status">{ends}</span>;
  return (
    <>
      <Field
        label={t('common.date')}
        type="date"
        readOnly={begun}
        hint={
          begun ? t('publishing.alreadyStarted') : isCalendarDate(date) && <span role="status">{formatDate(date)}</span>
        }
        slotProps={{ input: { min: begun ? undefined : today } }}
        {...formField(form, 'date')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, alignItems: 'start' }}>
        <Field label={t('common.startTime')} type="time" readOnly={begun} {...formField(form, 'startTime')} />
        {lasts === 'until' ? (
          <Field label={t('common.endTime')} type="time" hint={hint} {...formField(form, 'endTime')} />
        ) : (
          <Field
            label={t('common.hours')}
            inputMode="decimal"
            hint={hint}
            autoComplete="off"
            {...formField(form, 'hours')}
          />
        )}
      </Box>
    </>
  );
}

const nextDay = (start: string, end: string): string | undefined =>
  start && end && end <= start ? t('publishing.endsNextDay', { time: formatTime(end) }) : undefined;

/** `ids` is the prefix of the ids of its controls. */
export type Form = UseFormReturn<OpportunityFormValues> & { readonly ids: string };

export function useOpportunityForm(resolver: Resolver<OpportunityFormValues>, began: OpportunityFormValues): Form {
  const ids = useId();
  // the summary of the problems takes the focus
  return { ...useForm<OpportunityFormValues>({ resolver, defaultValues: began, shouldFocusError: false }), ids };
}

type FormName = keyof OpportunityFormValues;

export const fieldId = ({ ids }: Form, name: FormName): string => `${ids}-${name}`;

export const formField = (form: Form, name: FormName) => ({
  id: fieldId(form, name),
  error: form.formState.errors[name]?.message,
  ...form.register(name),
});

/** All problems, each with a link to its field. */
export function ProblemsOfForm({ form }: { form: Form }) {
  const { errors, submitCount } = form.formState;
  const problems = [...OPPORTUNITY_FIELDS, ...NEW_COORDINATOR_FIELDS].flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: fieldId(form, name), message }] : [];
  });
  return <ErrorSummary problems={problems} attempt={submitCount} />;
}

interface WhereFieldsProps {
  readonly form: Form;
  readonly placesHint?: ReactNode;
}

export const WhereFields = ({ form, placesHint }: WhereFieldsProps) => (
  <>
    <Field label={t('opportunities.location')} autoComplete="off" {...formField(form, 'location')} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 }, alignItems: 'start' }}>
      <Field
        label={t('publishing.maxVolunteers')}
        inputMode="numeric"
        hint={placesHint}
        {...formField(form, 'maxSlots')}
      />
      <SelectField label={t('publishing.targetAudience')} {...formField(form, 'targetAudience')}>
        {[...AUDIENCES].toReversed().map((audience) => (
          <option key={audience} value={audience}>
            {AUDIENCE_LABELS[audience]}
          </option>
        ))}
      </SelectField>
    </Box>
  </>
);

export const WhatFields = ({ form }: { form: Form }) => (
  <>
    <Field label={t('publishing.title')} autoComplete="off" {...formField(form, 'title')} />
    <Field label={t('common.description')} multiline minRows={3} {...formField(form, 'description')} />
    <Field
      label={t('common.organization')}
      hint={t('publishing.organizationHint')}
      autoComplete="off"
      {...formField(form, 'organizationName')}
    />
  </>
);

/** Super-admins give a reason for changes at another school. */
export const ReasonField = ({ form }: { form: Form }) => (
  <Field
    label={t('common.reason')}
    hint={t('publishing.reasonHint')}
    slotProps={{ input: { maxLength: LIMITS.commentMax } }}
    {...formField(form, 'reason')}
  />
);
