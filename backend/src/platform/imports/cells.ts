import { isCalendarDate, isClockTime, isDateOrInstant, calendarDateOf } from '@hourtrail/contracts';

const US_DATE = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ ,]+\d{1,2}:\d{2}.*)?$/;
const ISO_WITH_SPACE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}.*)$/;

/**
 * The day a cell means, YYYY-MM-DD: as ISO has it, or month first as in the USA. Undefined for anything else and for a
 * day that does not exist.
 */
export function dayIn(cell: string, timeZone: string): string | undefined {
  const us = US_DATE.exec(cell);
  if (us) {
    const [month = '', day = '', year = ''] = us.slice(1);
    const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isCalendarDate(date) ? date : undefined;
  }
  const iso = cell.replace(ISO_WITH_SPACE, '$1');
  return isDateOrInstant(iso) ? calendarDateOf(iso, timeZone) : undefined;
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/** The time of day a cell means, HH:MM, on a clock of 24 or 12 hours. Undefined for anything else. */
export function timeIn(cell: string): string | undefined {
  const parts = CLOCK.exec(cell);
  if (!parts) return undefined;
  const [hour, minute, half] = [Number(parts[1]), parts[2], parts[3]?.toLowerCase()];
  if (half === undefined && minute === undefined) return undefined;
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const of24 = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const time = `${String(of24).padStart(2, '0')}:${minute ?? '00'}`;
  return isClockTime(time) ? time : undefined;
}

// after a comma two digits at most: `1,000` is no hour
const DECIMAL = /^(\d{1,4})(?:\.(\d{1,9})|,(\d{1,2}))?\s*(?:h|hr|hrs|hours?)?\.?$/i;
const HOURS_AND_MINUTES = /^(\d{1,2}):([0-5]\d)$/;

/** Hours as a number, from `3`, `3.5`, `3,5`, `3.5 hours` or `3:30`. Undefined for anything else. */
export function hoursIn(cell: string): number | undefined {
  const minutes = HOURS_AND_MINUTES.exec(cell);
  if (minutes) return Number(minutes[1]) + Number(minutes[2]) / 60;
  const decimal = DECIMAL.exec(cell);
  return decimal ? Number(`${decimal[1]}.${decimal[2] ?? decimal[3] ?? '0'}`) : undefined;
}

const YES = ['true', 'yes', 'y', '1', 'active', 'x'];
const NO = ['false', 'no', 'n', '0', 'inactive'];

/** Undefined for what says neither. */
export function flagIn(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

/** What other words are understood as. A map: a plain object has a `constructor` that nobody wrote into it. */
export const wordsOf = <T>(words: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(words));
