import { addDays, hoursBetween } from '../calendar.js';
import { LIMITS } from '../limits.js';
import { t } from '../messages/translate.js';
import { isRequired, type Problem } from './problem.js';

/** Rules between fields; those of single fields are at `PublishOpportunity` in `../opportunities.ts`. */

/** `YYYY-MM-DD` and `HH:MM` in the school's time zone. An end at or before the start is on the next day. */
export interface Span {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** `YYYY-MM-DD` and `HH:MM` in the school's time zone. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** True from the minute of the start. */
export const hasBegun = ({ date, startTime }: Omit<Span, 'endTime'>, now: LocalTime): boolean =>
  `${date} ${startTime}` <= `${now.date} ${now.time}`;

export type OpportunityTime = 'upcoming' | 'now' | 'past';

/** `now` from the minute of the start until the minute of the end. */
export function timeOf({ date, startTime, endTime }: Span, now: LocalTime): OpportunityTime {
  const since = minutesOf(now.date, now.time) - minutesOf(date, startTime);
  if (since < 0) return 'upcoming';
  return since < hoursBetween(startTime, endTime) * 60 ? 'now' : 'past';
}

/** For a new day or start; a change that leaves both may be in the past. */
export function itIsYetToCome(begins: Omit<Span, 'endTime'>, now: LocalTime): Problem {
  if (!hasBegun(begins, now)) return undefined;
  return begins.date < now.date
    ? { field: 'date', message: t('rules.dayInPast') }
    : { field: 'startTime', message: t('rules.startInPast') };
}

/** A message. */
export const opportunityTooShort = (): string => t('rules.opportunityTooShort', { min: LIMITS.opportunityHoursMin });

/** A message. */
export const opportunityTooLong = (): string => t('rules.opportunityTooLong', { max: LIMITS.opportunityHoursMax });

/** At most twelve hours, so that swapped times are reported. */
export function itLastsHalfAnHourToTwelve({ startTime, endTime }: Omit<Span, 'date'>): Problem {
  const lasts = hoursBetween(startTime, endTime);
  if (lasts < LIMITS.opportunityHoursMin) return { field: 'endTime', message: opportunityTooShort() };
  if (lasts <= LIMITS.opportunityHoursMax) return undefined;
  return {
    field: 'endTime',
    message: endTime <= startTime ? t('rules.endBeforeStart') : opportunityTooLong(),
  };
}

export const anEndOrHoursAreGiven = (given: { readonly endTime?: unknown; readonly hours?: unknown }): Problem =>
  given.endTime || given.hours ? undefined : { field: 'endTime', message: isRequired(t('common.endTime')) };

/** Weekly: `weeks` counts the first, `until` is the last day, `except` the days left out. Days are `YYYY-MM-DD`. */
export interface Repetition {
  readonly weeks?: number | null | undefined;
  readonly until?: string | null | undefined;
  readonly except?: readonly string[] | null | undefined;
}

/** The days including those left out; one more than allowed if there are too many. */
export const daysMade = (first: string, { weeks, until }: Repetition): readonly string[] =>
  Array.from({ length: Math.min(weeks ?? (until ? Infinity : 1), LIMITS.repeatMax + 1) }, (_, week) =>
    addDays(first, 7 * week),
  ).filter((day) => !until || day <= until);

/** Names the field of the form: `repeatUntil` or `exceptDates`. */
export function problemOfRepetition(first: string, repetition: Repetition): Problem {
  const { weeks, until, except } = repetition;
  if (weeks && until) return { field: 'repeatUntil', message: t('rules.weeksOrUntil') };
  if (until && until < first) return { field: 'repeatUntil', message: t('rules.lastDayBeforeFirst') };
  const days = daysMade(first, repetition);
  if (days.length > LIMITS.repeatMax) {
    return { field: 'repeatUntil', message: t('rules.tooManyDays', { max: LIMITS.repeatMax }) };
  }
  const stray = except?.find((day) => !days.includes(day));
  if (stray) {
    return { field: 'exceptDates', message: t('rules.notOnThatDay', { date: stray }) };
  }
  const isEmpty = days.every((day) => except?.includes(day));
  return isEmpty ? { field: 'exceptDates', message: t('rules.everyDaySkipped') } : undefined;
}

/** `late`: check-in by code is over, but attendance can still be taken. */
export type AttendanceWindow = 'early' | 'open' | 'late';

/** Opens `attendanceEarlyMinutes` before the start; check-in ends `checkInLateHours` after the end. */
export function attendanceWindow({ date, startTime, endTime }: Span, now: LocalTime): AttendanceWindow {
  const since = minutesOf(now.date, now.time) - minutesOf(date, startTime);
  if (since < -LIMITS.attendanceEarlyMinutes) return 'early';
  return since <= (hoursBetween(startTime, endTime) + LIMITS.checkInLateHours) * 60 ? 'open' : 'late';
}

const minutesOf = (date: string, time: string): number =>
  Date.parse(`${date}T00:00:00Z`) / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
