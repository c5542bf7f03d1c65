import { calendarDateOf, dateInZone } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { countedAtTheEndOf } from '../../hours/index.js';
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
  /** By grade, from 1; null for a grade that has the goal of the school. */
  readonly gradeGoals: readonly (number | null)[];
  /** Whether students who join during a school year owe less. */
  readonly proRata: boolean;
  /** Of all categories, in hundredths. */
  readonly minimums: number;
  /** The figures come from the log. */
  readonly isPast: boolean;
  /** JSON of what counted of each student's hours on a past day. */
  readonly counted: string | null;
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
  const [found] = await read<Rules>({
    name: 'reported-school',
    text: `SELECT time_zone AS "timeZone", hours_goal AS goal, grade_goals AS "gradeGoals", pro_rata AS "proRata",
             minimums
           FROM directory.school_goals WHERE organization_id = $1`,
    values: [school],
  });
  if (!found) throw notFound();
  const today = dateInZone(now, found.timeZone);
  const day = requested ? calendarDateOf(requested, found.timeZone) : today;
  if (day >= today) return { id: school, ...found, day: today, isPast: false, counted: null };
  const [then] = await read<Rules>(rulesAtTheEndOf(day, school, found.timeZone));
  const counted = await countedAtTheEndOf(read, { school, day, timeZone: found.timeZone });
  return { id: school, ...(then as Rules), day, isPast: true, counted: counted && JSON.stringify(counted) };
}

type Rules = Pick<ReportedSchool, 'timeZone' | 'goal' | 'gradeGoals' | 'proRata' | 'minimums'>;

const then = (rule: 'timeZone' | 'hoursGoal'): string =>
  fieldBefore(rule, {
    school: '$2::integer',
    stream: "'organization/' || $2::integer",
    type: "'organization.rules-changed'",
    moment: '($1::date + 1)::timestamp AT TIME ZONE $3::text',
  });

/** `timeZone` is the present one, by which the day ends. */
const rulesAtTheEndOf = (day: string, school: number, timeZone: string): Statement => ({
  name: 'rules-at-the-end-of-a-day',
  text: `SELECT coalesce(${then('timeZone')}, time_zone) AS "timeZone",
           coalesce(${then('hoursGoal')}::integer, hours_goal) AS goal,
           directory.grade_goals(r.rules) AS "gradeGoals", coalesce((r.rules ->> 'proRata')::boolean, false) AS "proRata",
           directory.minimums(r.rules) AS minimums
         FROM directory.schools
         LEFT JOIN LATERAL (
           SELECT v.rules FROM directory.counting_rules c, jsonb_array_elements(c.versions::jsonb) AS v(rules)
           WHERE c.organization_id = $2::integer
             AND (v.rules ->> 'since')::timestamptz < ($1::date + 1)::timestamp AT TIME ZONE $3::text
           ORDER BY (v.rules ->> 'version')::integer DESC LIMIT 1) r ON true
         WHERE organization_id = $2::integer`,
  values: [day, school, timeZone],
});
