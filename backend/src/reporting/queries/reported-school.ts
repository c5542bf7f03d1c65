import { calendarDateOf, dateInZone } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { fieldBefore } from '../../platform/event-log/projection.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';

export interface ReportedSchool {
  readonly id: number;
  readonly day: string;
  /** In force on `day`, as is the goal. */
  readonly timeZone: string;
  readonly goal: number;
  /** The figures come from the log. */
  readonly isPast: boolean;
}

@Injectable()
export class ReportedSchools {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(school: number, requested?: string): Promise<ReportedSchool> {
    const read: Read = (statement) => this.database.read(school, statement);
    return reportedSchool(read, { school, requested, now: this.clock.now() });
  }
}

/** Reads of one school. */
export type Read = <Row>(statement: Statement) => Promise<readonly Row[]>;

/** Throws not-found. A missing or future day means today. */
export async function reportedSchool(
  read: Read,
  { school, requested, now }: { readonly school: number; readonly requested: string | undefined; readonly now: Date },
): Promise<ReportedSchool> {
  const [found] = await read<{ timeZone: string; goal: number }>({
    name: 'reported-school',
    text: `SELECT time_zone AS "timeZone", hours_goal AS goal FROM directory.schools WHERE organization_id = $1`,
    values: [school],
  });
  if (!found) throw notFound();
  const today = dateInZone(now, found.timeZone);
  const day = requested ? calendarDateOf(requested, found.timeZone) : today;
  if (day >= today) return { id: school, ...found, day: today, isPast: false };
  const [then] = await read<Rules>(rulesAtTheEndOf(day, school, found.timeZone));
  const { timeZone, hoursGoal: goal } = then as Rules;
  return { id: school, timeZone, goal, day, isPast: true };
}

interface Rules {
  readonly timeZone: string;
  readonly hoursGoal: number;
}

const then = (rule: keyof Rules): string =>
  fieldBefore(rule, {
    school: '$2::integer',
    stream: "'organization/' || $2::integer",
    type: "'organization.rules-changed'",
    moment: '($1::date + 1)::timestamp AT TIME ZONE $3::text',
  });

/** `timeZone` is the present one, by which the day ends. */
export const rulesAtTheEndOf = (day: string, school: number, timeZone: string): Statement => ({
  name: 'rules-at-the-end-of-a-day',
  text: `SELECT coalesce(${then('timeZone')}, time_zone) AS "timeZone",
           coalesce(${then('hoursGoal')}::integer, hours_goal) AS "hoursGoal"
         FROM directory.schools WHERE organization_id = $2::integer`,
  values: [day, school, timeZone],
});
