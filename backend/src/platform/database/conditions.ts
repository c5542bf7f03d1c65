import { calendarDateOf } from '@hourtrail/contracts';

export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

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

/** SQL for everyone of this school whom a class names, also who has left: a list shows of them whom it shows. Both subqueries are computed once, so that an index finds them. */
export const inClass = (organizationId: string, studentId: string, classId: string): string =>
  `${organizationId} = (SELECT c.organization_id FROM directory.classes c WHERE c.id = ${classId})
    AND ${studentId} = ANY ((SELECT c.named_student_ids FROM directory.classes c WHERE c.id = ${classId})::integer[])`;

/** Builds an ILIKE pattern that matches the text anywhere, with its wildcards escaped. */
export const containing = (typed: string): string => `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;

export interface Period {
  readonly from?: string;
  readonly to?: string;
}

export function during(where: Conditions, column: string, { from, to }: Period, timeZone: string): void {
  if (from) {
    where.add(`${column} >= ?::date::timestamp AT TIME ZONE ?::text`, calendarDateOf(from, timeZone), timeZone);
  }
  if (to) {
    where.add(`${column} < (?::date + 1)::timestamp AT TIME ZONE ?::text`, calendarDateOf(to, timeZone), timeZone);
  }
}
