const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;
const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for an existing day `YYYY-MM-DD` from 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  const parts = CALENDAR_DATE.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for a calendar date or an ISO 8601 date-time whose day exists. */
export function isDateOrInstant(value: string): boolean {
  const day = value.slice(0, 10);
  return isCalendarDate(value) || (isCalendarDate(day) && (INSTANT.test(value) || LOCAL_DATE_TIME.test(value)));
}

/** True for `HH:MM` from 00:00 to 23:59. */
export const isClockTime = (value: string): boolean => CLOCK_TIME.test(value);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the date (`YYYY-MM-DD`) of an instant in an IANA time zone. Throws RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

/** Returns today's date (`YYYY-MM-DD`) in an IANA time zone, by this machine's clock. Throws RangeError for an unknown zone. */
export const todayInZone = (timeZone: string): string => dateInZone(new Date(), timeZone);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the time (`HH:MM`) in an IANA time zone. Throws RangeError for an unknown zone. */
export function timeInZone(instant: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}

/** Converts an instant to its date in a time zone; other dates keep their day. Requires `isDateOrInstant`. */
export function calendarDateOf(value: string, timeZone: string): string {
  return INSTANT.test(value) ? dateInZone(new Date(value), timeZone) : value.slice(0, 10);
}

const MIDNIGHT_IN_UTC = /T00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/;

/** Like calendarDateOf, but midnight UTC, which `new Date('2026-11-10')` serializes to, keeps its day. */
export const enteredDayOf = (value: string, timeZone: string): string =>
  MIDNIGHT_IN_UTC.test(value) ? value.slice(0, 10) : calendarDateOf(value, timeZone);

/** Adds days to a `YYYY-MM-DD` date; a negative number goes back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one `YYYY-MM-DD` date to another; negative if that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Hours from start to end (`HH:MM`), with a fraction. An end at or before the start is on the next day. */
export function hoursBetween(start: string, end: string): number {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const length = minutes(end) - minutes(start);
  return (length > 0 ? length : length + 1440) / 60;
}

/** Adds hours to an `HH:MM` time, wrapping at midnight. */
export function timeAfter(start: string, hours: number): string {
  const minutes = (Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)) + Math.round(hours * 60)) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
