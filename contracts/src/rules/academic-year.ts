import { addDays, daysBetween } from '../calendar.js';
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

/** "2026–27" for a year that ends in the next calendar year, "2026" for one that does not. */
export function yearName({ startsOn, endsOn }: YearDays): string {
  const [from, to] = [startsOn.slice(0, 4), endsOn.slice(0, 4)];
  return from === to ? from : `${from}–${to.slice(2)}`;
}

/** The year after the newest one; for a school's first, 1 August to 31 July around today. */
export function suggestedYear(years: readonly YearDays[], today: string): YearDays & { readonly name: string } {
  const [newest] = years;
  const startsOn = newest ? addDays(newest.endsOn, 1) : firstOfAugust(today);
  const days = { startsOn, endsOn: addDays(sameDayNextYear(startsOn), -1) };
  return { name: yearName(days), ...days };
}

function firstOfAugust(today: string): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
  return `${year}-08-01`;
}

/** 1 March for 29 February. */
function sameDayNextYear(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}
