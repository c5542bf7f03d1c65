import type { Standing } from '@hourtrail/contracts';

const DAY_MS = 86_400_000;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The first and the last day of the school year of a day. */
export function schoolYearOf(today: string): { readonly first: string; readonly last: string } {
  const year = Number(today.slice(0, 4));
  const begins = today.slice(5) >= '08-01' ? year : year - 1;
  return { first: `${begins}-08-01`, last: `${begins + 1}-05-31` };
}

/**
 * The hours to have at the end of `today` at an even pace to the goal, from 1 August to 31 May, rounded down to half
 * hours. Days before a student joined do not count. Whoever has fewer that count is at risk.
 */
export const hoursOfAnEvenPaceTo = (goal: number, today: string, joined: string): number =>
  Math.floor(shareOfTheYear(today, joined) * goal * 2) / 2;

/** From 0 to 1. */
function shareOfTheYear(today: string, joined: string): number {
  const { first, last } = schoolYearOf(today);
  const counted = Math.min(day(today), day(last)) - Math.max(day(first), day(joined)) + 1;
  return Math.max(counted, 0) / (day(last) - day(first) + 1);
}

/** All in hours. */
export const standingOf = (counted: number, missing: number, expected: number): Standing =>
  missing === 0 ? 'reached' : counted < expected ? 'behind' : 'on-pace';

export interface Paces {
  /** The first day of the school year. */
  readonly first: string;
  /** Of the goal to have by now, by the day of the school year on which a student joined. */
  readonly shares: readonly number[];
}

export function pacesOn(today: string): Paces {
  const { first } = schoolYearOf(today);
  const joined = Array.from({ length: day(today) - day(first) + 1 }, (_, nth) =>
    new Date((day(first) + nth) * DAY_MS).toISOString().slice(0, 10),
  );
  return { first, shares: joined.map((date) => shareOfTheYear(today, date)) };
}

/**
 * SQL for the hundredths of hours that the person `t` should have by now, never more than they owe. Parameters are SQL
 * expressions.
 */
export const expectedOf = (shares: string, first: string, timeZone: string): string => `
  least(t.goal * 100, coalesce(floor(t.whole * 2
    * (${shares}::float8[])[1 + greatest(0, (t.joined_at AT TIME ZONE ${timeZone})::date - ${first}::date)])::integer * 50, 0))`;
