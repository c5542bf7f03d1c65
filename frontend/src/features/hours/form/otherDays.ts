import { addDays, isCalendarDate } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';

/** A month of days at once. */
export const MOST_DAYS = 31;

export const DATE_EXISTS = 'Date must be a date that exists, such as 2026-09-30.';

/** What a school's calendar lets a volunteer hand in. */
export interface AcceptedDays {
  readonly today: string;
  readonly oldestAcceptedDays: number;
}

/** Why a school takes no hours of this day from a volunteer; undefined where it does. */
export function dayRefused(date: string, { today, oldestAcceptedDays }: AcceptedDays): string | undefined {
  if (date > today) return 'Hours cannot be logged for a day to come.';
  if (date < addDays(today, -oldestAcceptedDays)) {
    return `Hours older than ${oldestAcceptedDays} days can only be added by staff.`;
  }
  return undefined;
}

/** Why a day cannot join the others; undefined where it can. */
export function addingRefused(date: string, days: readonly string[], accepted: AcceptedDays): string | undefined {
  if (!date) return 'Choose a day to add.';
  if (!isCalendarDate(date)) return DATE_EXISTS;
  if (days.includes(date)) return `${formatDate(date)} is among your days already.`;
  if (days.length >= MOST_DAYS) return `At most ${MOST_DAYS} days can be logged at once.`;
  return dayRefused(date, accepted);
}
