import { addDays, hoursBetween, isCalendarDate, isClockTime } from '../calendar.js';
import { LIMITS } from '../limits.js';
import type { Problem } from './problem.js';

/** The free texts of an entry. Forms, events, exports and histories derive from this list; `max` is in characters. */
export const ENTRY_TEXTS = {
  description: { label: 'Description', hint: 'What you did', max: LIMITS.descriptionMax },
} as const;
export type EntryText = keyof typeof ENTRY_TEXTS;
export const ENTRY_TEXT_NAMES = Object.keys(ENTRY_TEXTS) as readonly EntryText[];

/** An object with a value for each free text of an entry. */
export const forEachText = <Value>(value: (text: EntryText) => Value): Readonly<Record<EntryText, Value>> =>
  Object.fromEntries(ENTRY_TEXT_NAMES.map((text) => [text, value(text)])) as Record<EntryText, Value>;

export const ENTRY_LABELS = {
  organizationName: 'Organization',
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  hours: 'Hours',
  verifierId: 'Verifier',
  ...forEachText((text) => ENTRY_TEXTS[text].label),
} as const;
export type EntryField = keyof typeof ENTRY_LABELS;
export const ENTRY_FIELD_NAMES = Object.keys(ENTRY_LABELS) as readonly EntryField[];

/** Hours in hundredths, the date as YYYY-MM-DD, times as HH:MM. */
export interface EntryValues {
  readonly organizationName: string | null;
  readonly date: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly hundredths: number | null;
  readonly verifierId: number | null;
}

/** `today` is YYYY-MM-DD in the school's time zone. */
export interface AcceptedDays {
  readonly today: string;
  readonly oldestAcceptedDays: number;
}

export const DATE_IS_REQUIRED = 'Date is required';
export const HOURS_ARE_REQUIRED = 'Hours is required';
export const NO_HOURS_CREDITED = 'To credit no hours, reject the entry instead.';
export const VERIFIED_FIRST = 'This school approves only what a verifier has verified first.';
const HOURS_IN_HALVES = `Hours must be from ${LIMITS.hoursMin} to ${LIMITS.hoursMax} in steps of ${LIMITS.hoursStep}.`;

export const theDateIsGiven = ({ date }: Pick<EntryValues, 'date'>): Problem =>
  date ? undefined : { field: 'date', message: DATE_IS_REQUIRED };

export const theOrganizationIsNamed = ({ organizationName }: EntryValues): Problem =>
  organizationName?.trim() ? undefined : { field: 'organizationName', message: 'Organization is required' };

export const theStartTimeIsGiven = ({ startTime }: Pick<EntryValues, 'startTime'>): Problem =>
  startTime ? undefined : { field: 'startTime', message: 'Start time is required' };

export const theEndTimeIsGiven = ({ endTime }: EntryValues): Problem =>
  endTime ? undefined : { field: 'endTime', message: 'End time is required' };

/** Applies to drafts too, which may leave the hours out. */
export const noHoursMeansNoEntry = ({ hundredths }: EntryValues): Problem =>
  hundredths === 0 ? { field: 'hours', message: HOURS_IN_HALVES } : undefined;

export const hoursAreGiven = ({ hundredths }: EntryValues): Problem =>
  hundredths === null ? { field: 'hours', message: HOURS_ARE_REQUIRED } : undefined;

/** Also checks the minimum and the maximum of an entry. */
export function hoursComeInHalves({ hundredths }: EntryValues): Problem {
  if (hundredths === null) return undefined;
  const min = LIMITS.hoursMin * 100;
  const fits = hundredths >= min && hundredths <= LIMITS.hoursMax * 100 && hundredths % (LIMITS.hoursStep * 100) === 0;
  return fits ? undefined : { field: 'hours', message: HOURS_IN_HALVES };
}

/** Holds while a time is missing or malformed: other rules report that. */
export function hoursFitBetweenTheTimes({ startTime, endTime, hundredths }: EntryValues): Problem {
  if (!startTime || !endTime || hundredths === null || !isClockTime(startTime) || !isClockTime(endTime))
    return undefined;
  const most = Math.floor(hoursBetween(startTime, endTime) * 100);
  if (hundredths <= most) return undefined;
  const between = most === 100 ? 'is 1 hour' : `are ${most / 100} hours`;
  return { field: 'hours', message: `Between the start and the end time there ${between} at most.` };
}

/** `date` is YYYY-MM-DD. */
export const theDayIsNotInTheFuture = (date: string, { today }: Pick<AcceptedDays, 'today'>): Problem =>
  date > today ? { field: 'date', message: 'Hours cannot be logged for a day to come.' } : undefined;

/** `date` is YYYY-MM-DD. Holds for a date that does not exist. */
export function theDayIsRecentEnough(date: string, { today, oldestAcceptedDays }: AcceptedDays): Problem {
  if (!isCalendarDate(date) || date >= addDays(today, -oldestAcceptedDays)) return undefined;
  return { field: 'date', message: `Hours older than ${oldestAcceptedDays} days can only be added by staff.` };
}

/** `isStrict`: the school's approval policy is `strict`. */
export const strictSchoolsAskForAVerifier = ({ verifierId }: EntryValues, isStrict: boolean): Problem =>
  isStrict && verifierId === null
    ? { field: 'verifierId', message: 'This school asks for a verifier on every entry.' }
    : undefined;

/** What every submitted entry must satisfy, in any school. */
export const problemsOfEntry = (entry: EntryValues, days: Pick<AcceptedDays, 'today'>): readonly Problem[] => [
  theOrganizationIsNamed(entry),
  theStartTimeIsGiven(entry),
  theEndTimeIsGiven(entry),
  hoursAreGiven(entry),
  hoursComeInHalves(entry),
  hoursFitBetweenTheTimes(entry),
  theDayIsNotInTheFuture(entry.date, days),
];
