import { isCalendarDate, theDayIsNotInTheFuture, theDayIsRecentEnough, type AcceptedDays } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';

/** A month of days at once. */
export const MOST_DAYS = 31;

export const DATE_EXISTS = 'Date must be a date that exists, such as 2026-09-30.';

/** Why a school takes no hours of this day from a volunteer; undefined where it does. */
export const dayRefused = (date: string, accepted: AcceptedDays): string | undefined =>
  (theDayIsNotInTheFuture(date, accepted) ?? theDayIsRecentEnough(date, accepted))?.message;

/** Why a day cannot join the others; undefined where it can. */
export function addingRefused(date: string, days: readonly string[], accepted: AcceptedDays): string | undefined {
  if (!date) return 'Choose a day to add.';
  if (!isCalendarDate(date)) return DATE_EXISTS;
  if (days.includes(date)) return `${formatDate(date)} is among your days already.`;
  if (days.length >= MOST_DAYS) return `At most ${MOST_DAYS} days can be logged at once.`;
  return dayRefused(date, accepted);
}
