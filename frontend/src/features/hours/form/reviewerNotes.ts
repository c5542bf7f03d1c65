import {
  LIMITS,
  msg,
  t,
  dateInZone,
  isCalendarDate,
  timesEndAfter,
  timesOverlap,
  type EntryTimes,
  type HoursView,
} from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { hoursNumber } from '../../../lib/hours.js';
import { placeOf } from '../entryWords.js';
import { isSamePlace } from './earlierEntries.js';
import { validHours } from './hoursAndTimes.js';

interface Typed {
  readonly organizationName: string;
  readonly days: readonly string[];
  readonly startTime: string;
  readonly endTime: string;
  /** As typed. */
  readonly hours: string;
}

interface Known {
  /** The user's pending, verified and approved entries. */
  readonly others: readonly HoursView[];
  readonly timeZone: string;
  readonly now?: Date;
}

/** What reviewers would be shown as a signal if this were submitted. */
export function reviewerNotes(
  { organizationName, days, startTime, endTime, hours }: Typed,
  { others, timeZone, now = new Date() }: Known,
): readonly string[] {
  const today = dateInZone(now, timeZone);
  const accepted = days.filter((date) => isCalendarDate(date) && date <= today);
  const all = accepted.map((date): EntryTimes => ({ date, startTime, endTime }));
  const notes = [
    ...(all.some((times) => timesEndAfter(times, now, timeZone)) ? [notOver(startTime, endTime)] : []),
    ...all.flatMap((times) =>
      others.filter((other) => timesOverlap(times, other)).map((other) => overlapping(organizationName, times, other)),
    ),
    ...accepted.flatMap((date) =>
      longDay(
        hours,
        others.filter((other) => other.date === date),
      ),
    ),
  ];
  return [...new Set(notes)];
}

function longDay(hours: string, others: readonly HoursView[]): readonly string[] {
  const sum = others.reduce((all, other) => all + hoursNumber(other.hours), validHours(hours) ?? 0);
  return sum > LIMITS.longDayHours ? [t('hoursForm.longDay', { hours: sum })] : [];
}

const notOver = (startTime: string, endTime: string): string =>
  t(endTime <= startTime ? msg('hoursForm.notOverNextDay') : msg('hoursForm.notOver'), { end: formatTime(endTime) });

function overlapping(place: string, times: EntryTimes, other: HoursView): string {
  const { date, startTime, endTime } = other;
  const values = {
    start: formatTime(startTime ?? ''),
    end: formatTime(endTime ?? ''),
    organization: placeOf(other),
    date: formatDate(date),
  };
  const isTwin =
    isSamePlace(other.organizationName, place) &&
    date === times.date &&
    startTime === times.startTime &&
    endTime === times.endTime;
  return isTwin ? t('hoursForm.alreadyLoggedTimes', values) : t('hoursForm.overlaps', values);
}
