const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;
const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a day that exists, written `YYYY-MM-DD`, from 1900 to 2199. */
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

/** True for a 24-hour time of day, `HH:MM`. */
export const isClockTime = (value: string): boolean => CLOCK_TIME.test(value);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date (`YYYY-MM-DD`) of an instant in an IANA time zone. Throws RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The 24-hour time of day (`HH:MM`) of an instant in an IANA time zone. Throws RangeError for an unknown zone. */
export function timeInZone(instant: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}

/**
 * The calendar date that a date or date-time on the wire means in a school's time zone. A date, or a date-time
 * without an offset, keeps its day; an instant is converted. Expects a value that `isDateOrInstant` accepts.
 */
export function calendarDateOf(value: string, timeZone: string): string {
  return INSTANT.test(value) ? dateInZone(new Date(value), timeZone) : value.slice(0, 10);
}

const MIDNIGHT_IN_UTC = /T00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/;

/**
 * The same of a day that somebody entered: an instant of exactly midnight in UTC, which `new Date('2026-11-10')` sends,
 * is the calendar date it names.
 */
export const enteredDayOf = (value: string, timeZone: string): string =>
  MIDNIGHT_IN_UTC.test(value) ? value.slice(0, 10) : calendarDateOf(value, timeZone);

/** The date `days` after (or, negative, before) a calendar date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Hours, as a number with minutes as its fraction, from start to end; an end at or before the start is past midnight. */
export function hoursBetween(start: string, end: string): number {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const length = minutes(end) - minutes(start);
  return (length > 0 ? length : length + 1440) / 60;
}

/** The time of day some hours after another; past midnight it begins again at 00:00. */
export function timeAfter(start: string, hours: number): string {
  const minutes = (Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)) + Math.round(hours * 60)) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
