import { isCalendarDate } from '@hourtrail/contracts';

/** A year is typed digit by digit: nothing before this is meant. */
export const FIRST_DAY = '1900-01-01';

/** The day that the address asks for, as `YYYY-MM-DD`; empty where it names none. */
export function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isCalendarDate(day) && day >= FIRST_DAY ? day : '';
}

/** What is wrong with the days asked for; the list then goes by From alone. */
export const problemOfDays = ({ from, to }: { readonly from: string; readonly to: string }): string | undefined =>
  from && to && to < from ? 'To is before From, so it is left out.' : undefined;

/** The address with one thing asked anew; an empty value asks for it no more. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
