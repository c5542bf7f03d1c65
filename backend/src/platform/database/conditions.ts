import { calendarDateOf } from '@hourtrail/contracts';

/** The conditions of a list, and the values of their parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  /** Adds a condition whose `?` stand for the values in turn. */
  add(text: string, ...values: unknown[]): void {
    const before = this.values.length;
    const [first, ...rest] = text.split('?');
    this.texts.push([first, ...rest.map((part, index) => `$${before + index + 1}${part}`)].join(''));
    this.values.push(...values);
  }

  all(): string {
    return this.texts.length === 0 ? 'true' : this.texts.join(' AND ');
  }
}

/** A pattern for ILIKE that finds what was typed, and nothing else. */
export const containing = (typed: string): string => `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;

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
