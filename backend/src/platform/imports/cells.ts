import { isClockTime } from '@hourtrail/contracts';

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/** Parses a 24-hour or 12-hour time to HH:MM; undefined if invalid. */
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

// At most two digits after a comma, so that `1,000` is not read as 1 hour.
const DECIMAL = /^(\d{1,4})(?:\.(\d{1,9})|,(\d{1,2}))?\s*(?:h|hr|hrs|hours?|horas?)?\.?$/i;
const HOURS_AND_MINUTES = /^(\d{1,2}):([0-5]\d)$/;
const IN_WORDS =
  /^(?:(\d{1,3})\s*(?:h|hrs?|hours?|horas?)\.?)?\s*(?:,|and|y)?\s*(\d{1,4})\s*(?:m|mins?|minutes?|minutos?)\.?$/i;

/** Longer cells are refused unread: IN_WORDS takes time by the square of their spaces. */
const HOURS_MAX = 40;

/** Parses `3`, `3.5`, `3,5`, `3.5 hours`, `3:30`, `3h 30m` or `210 min` as hours; undefined if invalid. */
export function hoursIn(cell: string): number | undefined {
  if (cell.length > HOURS_MAX) return undefined;
  const parts = HOURS_AND_MINUTES.exec(cell) ?? IN_WORDS.exec(cell);
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / 60;
  const decimal = DECIMAL.exec(cell);
  return decimal ? Number(`${decimal[1]}.${decimal[2] ?? decimal[3] ?? '0'}`) : undefined;
}

const YES = ['true', 'yes', 'y', '1', 'active', 'x'];
const NO = ['false', 'no', 'n', '0', 'inactive'];

export function flagIn(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

/** A Map, because a plain object would find inherited keys such as `constructor`. */
export const wordsOf = <T>(words: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(words));
