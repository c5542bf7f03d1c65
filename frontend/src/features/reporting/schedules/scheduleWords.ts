import { locale, t, type ReportInterval } from '@hourtrail/contracts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** "Monday" for 1, in the current language. */
export const weekdayName = (weekday: number): string =>
  // 1 January 2024 is a Monday
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

interface Timing {
  readonly every: ReportInterval;
  readonly weekday: number | null;
}

/** "Every Monday". */
export function scheduleName({ every, weekday }: Timing): string {
  if (every === 'week') return t('reports.everyWeekday', { day: weekdayName(weekday ?? 1) });
  return every === 'month' ? t('reports.everyMonth') : t('reports.everyYear');
}
