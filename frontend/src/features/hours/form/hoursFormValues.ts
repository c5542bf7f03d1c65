import {
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  ENTRY_TEXT_NAMES,
  type HoursView,
  type OpportunityView,
  type VerifierOption,
} from '@hourtrail/contracts';
import { hoursFigure } from '../../../lib/hours.js';
import { emptyEntry, formOfEntry, type EntryFormValues } from './entryForm.js';
import { hoursSuggested } from './hoursAndTimes.js';

/** The form in which volunteers log their hours. */
export interface HoursFormValues extends EntryFormValues {
  /** The days beside `date` on which the same was done; for new entries. */
  otherDays: string[];
  /** The day in the field from which others are added; it counts as one of them. */
  otherDay: string;
  /** What the pressed button asks for. */
  status: 'draft' | 'pending';
}

/** From the top of the form to its end. */
export const HOURS_FIELDS = [
  'organizationName',
  'date',
  'otherDay',
  'otherDays',
  'startTime',
  'endTime',
  'hours',
  'verifierId',
  ...ENTRY_TEXT_NAMES,
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

/** All days that would get an entry, in the order of the form. */
export const daysOf = ({ date, otherDays, otherDay }: Days): readonly string[] => [
  date,
  ...otherDays,
  ...(otherDay ? [otherDay] : []),
];

/** A form's days when it is to hold just these. */
export function asDays([date = '', ...otherDays]: readonly string[]): Days {
  return { date, otherDays, otherDay: '' };
}

export const coordinatorLeft = ({ coordinatorId }: OpportunityView, verifiers: readonly VerifierOption[]): boolean =>
  coordinatorId !== null && !verifiers.some(({ id }) => id === coordinatorId);

/** All of an entry for who was there from start to end; a coordinator who can no longer be named is left out. */
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
