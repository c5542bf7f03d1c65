import { daysBetween } from '../calendar.js';
import { LIMITS } from '../limits.js';
import { t } from '../messages/translate.js';
import type { Problem } from './problem.js';

/** `YYYY-MM-DD`, both included. */
export interface YearDays {
  readonly startsOn: string;
  readonly endsOn: string;
}

export function aYearEndsAfterItStarts({ startsOn, endsOn }: YearDays): Problem {
  return endsOn < startsOn ? { field: 'endsOn', message: t('rules.lastDayBeforeFirst') } : undefined;
}

export function aYearIsNotMuchLongerThanAYear({ startsOn, endsOn }: YearDays): Problem {
  const { yearDaysMax: max } = LIMITS;
  return daysBetween(startsOn, endsOn) < max
    ? undefined
    : { field: 'endsOn', message: t('rules.yearTooLong', { max }) };
}
