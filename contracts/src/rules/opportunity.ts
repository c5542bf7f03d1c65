import { addDays, hoursBetween } from '../calendar.js';
import { LIMITS, OPPORTUNITY_TOO_LONG, OPPORTUNITY_TOO_SHORT } from '../limits.js';
import { isRequired, type Problem } from './problem.js';

export const CANCEL_REASON_REQUIRED = 'Say why it is cancelled: those who signed up are told.';

/** In the school's time zone. An end at or before the start is on the next day. */
export interface Span {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

export const hasBegun = ({ date, startTime }: Omit<Span, 'endTime'>, now: LocalTime): boolean =>
  `${date} ${startTime}` <= `${now.date} ${now.time}`;

export function itIsYetToCome(begins: Omit<Span, 'endTime'>, now: LocalTime): Problem {
  if (!hasBegun(begins, now)) return undefined;
  return begins.date < now.date
    ? { field: 'date', message: 'An opportunity cannot be in the past.' }
    : { field: 'startTime', message: 'An opportunity cannot begin in the past.' };
}

/** At most twelve hours, so that swapped times are reported. */
export function itLastsHalfAnHourToTwelve({ startTime, endTime }: Omit<Span, 'date'>): Problem {
  const lasts = hoursBetween(startTime, endTime);
  if (lasts < LIMITS.opportunityHoursMin) return { field: 'endTime', message: OPPORTUNITY_TOO_SHORT };
  if (lasts <= LIMITS.opportunityHoursMax) return undefined;
  return {
    field: 'endTime',
    message: endTime <= startTime ? 'End time must be after the start time' : OPPORTUNITY_TOO_LONG,
  };
}

export const anEndOrHoursAreGiven = (given: { readonly endTime?: unknown; readonly hours?: unknown }): Problem =>
  given.endTime || given.hours ? undefined : { field: 'endTime', message: isRequired('End time') };

export interface Repetition {
  readonly weeks?: number | null | undefined;
  readonly until?: string | null | undefined;
  readonly except?: readonly string[] | null | undefined;
}

export const daysMade = (first: string, { weeks, until }: Repetition): readonly string[] =>
  Array.from({ length: Math.min(weeks ?? (until ? Infinity : 1), LIMITS.repeatMax + 1) }, (_, week) =>
    addDays(first, 7 * week),
  ).filter((day) => !until || day <= until);

export function problemOfRepetition(first: string, repetition: Repetition): Problem {
  const { weeks, until, except } = repetition;
  if (weeks && until)
    return { field: 'repeatUntil', message: 'Repeat for a number of weeks or until a day, not both.' };
  if (until && until < first) return { field: 'repeatUntil', message: 'The last day is before the first.' };
  const days = daysMade(first, repetition);
  if (days.length > LIMITS.repeatMax) {
    return { field: 'repeatUntil', message: `It can take place ${LIMITS.repeatMax} times at most.` };
  }
  const stray = except?.find((day) => !days.includes(day));
  if (stray) {
    return { field: 'exceptDates', message: `It would not take place on ${stray}, so that day cannot be left out.` };
  }
  const isEmpty = days.every((day) => except?.includes(day));
  return isEmpty ? { field: 'exceptDates', message: 'Every day is left out.' } : undefined;
}
