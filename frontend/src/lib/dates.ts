import { locale, t } from '@hourtrail/contracts';

const LONG_DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const DATE_WITH_WEEKDAY: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
};
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale(), { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** "Wed, Sep 30, 2026" for the date `2026-09-30`, in any time zone. */
export const formatDate = (date: string): string =>
  formatter('UTC', DATE_WITH_WEEKDAY).format(new Date(`${date}T00:00:00Z`));

/** "2:05 PM" for `14:05`. */
export const formatTime = (time: string): string => formatTimeOfDay(`1970-01-01T${time}Z`, 'UTC');

/** "9:00 AM – 12:00 PM", followed by "the next day" if it ends past midnight. */
export function timeRange({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }): string {
  const times = { start: formatTime(startTime), end: formatTime(endTime) };
  return endTime <= startTime ? t('ui.timesPastMidnight', times) : t('ui.times', times);
}

/** "September 30, 2026, 2:05 PM" for an instant (ISO 8601). */
export function formatInstant(instant: string, timeZone: string): string {
  return t('ui.dateAndTime', { date: formatDay(instant, timeZone), time: formatTimeOfDay(instant, timeZone) });
}

export const formatTimeOfDay = (instant: string, timeZone: string): string =>
  formatter(timeZone, { hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(instant))
    .replace(/\s/g, ' ');

export const formatDay = (instant: string, timeZone: string): string =>
  formatter(timeZone, LONG_DATE).format(new Date(instant));

export const daysSince = (instant: string, now: Date = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 86_400_000));

/** "under a day", "1 day", "9 days" */
export function formatWait(instant: string, now: Date = new Date()): string {
  const days = daysSince(instant, now);
  return days === 0 ? t('ui.underADay') : t('ui.days', { days });
}

const STEPS = [
  { unit: 'minute', seconds: 60, below: 3_600 },
  { unit: 'hour', seconds: 3_600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
] as const;

const AGO = new Intl.RelativeTimeFormat(locale());

/** "just now", "2 minutes ago", "3 hours ago"; after a week the date. */
export function formatAgo(instant: string, timeZone: string, now: Date = new Date()): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1_000;
  if (seconds < 60) return t('ui.justNow');
  const step = STEPS.find(({ below }) => seconds < below);
  if (!step) return formatDay(instant, timeZone);
  return AGO.format(-Math.floor(seconds / step.seconds), step.unit);
}

/** For a date that the browser cannot read, such as 02/30. The example is in numbers, as a date field is typed. */
export const fullDateAsked = (): string =>
  t('rules.fullDate', { example: formatter('UTC', {}).format(new Date('2026-09-30')) });
