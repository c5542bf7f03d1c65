import { calendarDateOf } from '@hourtrail/contracts';
import type { Conditions } from './conditions.js';

/** From the beginning of one day to the end of another; either may be open. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** Narrows to a time, by the days of a time zone. */
export function during(where: Conditions, column: string, { from, to }: Period, timeZone: string): void {
  if (from) {
    where.add(`${column} >= ?::date::timestamp AT TIME ZONE ?::text`, calendarDateOf(from, timeZone), timeZone);
  }
  if (to) {
    where.add(`${column} < (?::date + 1)::timestamp AT TIME ZONE ?::text`, calendarDateOf(to, timeZone), timeZone);
  }
}
