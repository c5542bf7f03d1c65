import {
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  ENTRY_TEXT_NAMES,
  type HoursView,
  type OpportunityView,
  type VerifierOption,
} from '@hourtrail/contracts';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { hoursFigure } from '../../../lib/hours.js';
import { emptyEntry, formOfEntry, type EntryFormValues } from './entryForm.js';
import { hoursSuggested } from './hoursAndTimes.js';

export interface HoursFormValues extends EntryFormValues {
  /** More days with the same work, each to be its own entry; only for new entries. */
  otherDays: string[];
  /** Typed but not yet added; it still counts as one of the days. */
  otherDay: string;
  /** Set by the pressed button. */
  status: 'draft' | 'pending';
}

/** In the order of the form. */
export const HOURS_FIELDS = [
  'organizationName',
  'date',
  'otherDay',
  'otherDays',
  'startTime',
  'endTime',
  'hours',
  'verifierId',
  'supervisorName',
  'supervisorEmail',
  ...ENTRY_TEXT_NAMES,
  'categoryId',
  'isNonProfit',
] as const;
export type HoursField = (typeof HOURS_FIELDS)[number];

export const emptyForm = (today: string): HoursFormValues => ({
  ...emptyEntry(today),
  ...asDays([today]),
  hours: hoursSuggested(DEFAULT_START_TIME, DEFAULT_END_TIME) ?? '',
  status: 'pending',
});

export const formOf = (entry: HoursView): HoursFormValues => ({
  ...formOfEntry(entry),
  ...asDays([entry.date]),
  status: entry.status === 'draft' ? 'draft' : 'pending',
});

type Days = Pick<HoursFormValues, 'date' | 'otherDays' | 'otherDay'>;

export const daysOf = ({ date, otherDays, otherDay }: Days): readonly string[] => [
  date,
  ...otherDays,
  ...(otherDay ? [otherDay] : []),
];

export function asDays([date = '', ...otherDays]: readonly string[]): Days {
  return { date, otherDays, otherDay: '' };
}

export const coordinatorLeft = ({ coordinatorId }: OpportunityView, verifiers: readonly VerifierOption[]): boolean =>
  coordinatorId !== null && !verifiers.some(({ id }) => id === coordinatorId);

/** Prefills the full duration; leaves out an inactive coordinator. */
export const attended = (
  opportunity: OpportunityView,
  verifiers: readonly VerifierOption[],
): Partial<HoursFormValues> => ({
  organizationName: opportunity.organizationName,
  description: opportunity.title,
  date: opportunity.day,
  startTime: opportunity.startTime,
  endTime: opportunity.endTime,
  hours: hoursFigure(opportunity.hours),
  ...(opportunity.coordinatorId !== null &&
    !coordinatorLeft(opportunity, verifiers) && { verifierId: String(opportunity.coordinatorId) }),
});

export type Form = UseFormReturn<HoursFormValues>;

export interface FormPart {
  readonly form: Form;
  /** The prefix of the ids of all controls. */
  readonly ids: string;
}

export const fieldId = (ids: string, name: HoursField): string => `${ids}-${name}`;

export const formField = <Name extends HoursField>(
  { form, ids }: FormPart,
  name: Name,
  options?: RegisterOptions<HoursFormValues, Name>,
) => ({
  id: fieldId(ids, name),
  error: form.formState.errors[name]?.message,
  ...form.register(name, options),
});
