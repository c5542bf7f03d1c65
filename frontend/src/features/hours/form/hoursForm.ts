import { DEFAULT_END_TIME, DEFAULT_START_TIME, type EntryValues, type HoursView } from '@hourtrail/contracts';
import { hoursFigure } from '../../../lib/hours.js';
import { hoursSuggested, hoursTyped, hundredthsTyped } from './hoursAndTimes.js';

/** The form as it is typed: every value is text, an empty one means "not given". */
export interface HoursFormValues {
  organizationName: string;
  description: string;
  date: string;
  /** The days beside `date` on which the same was done; for new entries. */
  otherDays: string[];
  /** The day in the field from which others are added; it counts as one of them. */
  otherDay: string;
  hours: string;
  startTime: string;
  endTime: string;
  verifierId: string;
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
  'description',
] as const;
export type HoursField = (typeof HOURS_FIELDS)[number];

export const emptyForm = (today: string): HoursFormValues => ({
  organizationName: '',
  description: '',
  date: today,
  otherDays: [],
  otherDay: '',
  hours: hoursSuggested(DEFAULT_START_TIME, DEFAULT_END_TIME) ?? '',
  startTime: DEFAULT_START_TIME,
  endTime: DEFAULT_END_TIME,
  verifierId: '',
  status: 'pending',
});

export const formOf = (entry: HoursView): HoursFormValues => ({
  organizationName: entry.organizationName ?? '',
  description: entry.description ?? '',
  date: entry.date,
  otherDays: [],
  otherDay: '',
  hours: entry.hours === null ? '' : hoursFigure(Number(entry.hours)),
  startTime: entry.startTime ?? '',
  endTime: entry.endTime ?? '',
  verifierId: entry.verifierId === null ? '' : String(entry.verifierId),
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
export const asDays = ([date = '', ...otherDays]: readonly string[]): Days => ({ date, otherDays, otherDay: '' });

export const given = (text: string): string | null => text.trim() || null;

/** The form as the rules of an entry read it. */
export const entryOf = ({
  organizationName,
  date,
  startTime,
  endTime,
  hours,
  verifierId,
}: Pick<
  HoursFormValues,
  'organizationName' | 'date' | 'startTime' | 'endTime' | 'hours' | 'verifierId'
>): EntryValues => ({
  organizationName: given(organizationName),
  date,
  startTime: given(startTime),
  endTime: given(endTime),
  hundredths: hundredthsTyped(hours),
  verifierId: verifierId ? Number(verifierId) : null,
});

/** The fields of one day's entry as they travel. */
export const fieldsOf = ({ verifierId, date, ...texts }: HoursFormValues) => ({
  organizationName: given(texts.organizationName),
  description: given(texts.description),
  date,
  hours: given(hoursTyped(texts.hours)),
  startTime: given(texts.startTime),
  endTime: given(texts.endTime),
  verifierId: verifierId ? Number(verifierId) : null,
});
