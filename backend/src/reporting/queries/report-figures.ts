import { dateInZone, type UserReportRow } from '@hourtrail/contracts';
import { eventsUntil, projectedSql } from '../../platform/event-log/projection.js';
import { hoursOfAnEvenPaceTo, standingOf } from '../at-risk.rules.js';
import { monthTotals } from '../month-totals.projection.js';
import { userTotals, reportedPeople } from '../user-totals.projection.js';
import type { ReportedSchool } from './reported-school.js';

/** Relations with the columns of `reporting.user_totals` and `reporting.month_totals`. */
export interface Figures {
  readonly with: string;
  readonly people: string;
  readonly months: string;
}

export const PRESENT: Figures = { with: '', people: 'reporting.user_totals', months: 'reporting.month_totals' };

const READ = [reportedPeople, userTotals, monthTotals];

/**
 * Runs the projections over the log up to the end of a day. Names are the present ones, so that search finds them and
 * former names stay hidden. Parameters are SQL expressions.
 */
export const atTheEndOf = (day: string, school: string, timeZone: string): Figures => ({
  with: `
    WITH ${eventsUntil(school, `(${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}`, READ)},
    person AS (${projectedSql(reportedPeople, 'many')}),
    total AS (${projectedSql(userTotals, 'many')}),
    months_then AS (${projectedSql(monthTotals, 'many')}),
    people_then AS (
      SELECT organization_id, user_id, coalesce(t.approved, 0) AS approved, coalesce(t.pending, 0) AS pending,
        (-coalesce(t.approved + t.pending, 0))::integer AS neg_total, t.last_activity, p.joined_at,
        coalesce(t.approved_entries, 0) AS approved_entries, p.is_active, p.is_here,
        reporting.section_of(p.role, p.grade, p.is_active, p.is_here) AS section, n.first_name, n.last_name, n.email
      FROM person p
      FULL JOIN total t USING (organization_id, user_id)
      JOIN reporting.user_totals n USING (organization_id, user_id)
    )`,
  people: 'people_then',
  months: 'months_then',
});

/** Sections sort students by grade, then those without one, then parents. */
export const NO_GRADE = 99;
export const PARENTS = 100;

/** Index into PROGRESS of a person `t`, as SQL; `goal` is SQL for hundredths. */
export const stepTo = (goal: string): string =>
  `(CASE WHEN t.approved <= 0 THEN 0 ELSE least(t.approved * 4 / ${goal}::integer, 4) + 1 END)`;

export const REPORTED = `
  t.organization_id, t.user_id, t.section, t.neg_total, t.approved, t.pending, t.last_activity, t.joined_at,
  coalesce(t.first_name, 'Erased') || ' ' || coalesce(t.last_name, 'person') AS name,
  coalesce(t.email, 'erased-' || t.user_id || '@invalid') AS email`;

export interface ReportedPerson {
  readonly organization_id: number;
  readonly user_id: number;
  readonly section: number;
  readonly neg_total: number;
  readonly approved: number | string;
  readonly pending: number | string;
  readonly last_activity: Date | string | null;
  readonly joined_at: Date | string | null;
  readonly name: string;
  readonly email: string;
}

/** By the goal and the time zone of the school. */
export function reportRow(person: ReportedPerson, { timeZone, goal, day }: Rules): UserReportRow {
  const { section, last_activity: last } = person;
  const isParent = section === PARENTS;
  const approvedHours = Number(person.approved) / 100;
  const expected = expectedHours(person, { timeZone, goal, day });
  return {
    id: person.user_id,
    name: person.name,
    email: person.email,
    role: isParent ? 'parent' : 'student',
    gradeLevel: section < NO_GRADE ? String(section) : null,
    totalHours: -person.neg_total / 100 || 0,
    approvedHours,
    pendingHours: Number(person.pending) / 100,
    lastActivity: last === null ? null : dateInZone(new Date(last), timeZone),
    goal: isParent ? null : goal,
    standing: isParent ? null : standingOf(approvedHours, goal, expected),
  };
}

/** What the person should have by the day, at an even pace since they joined. */
export const expectedHours = ({ joined_at: joined }: ReportedPerson, { timeZone, goal, day }: Rules): number =>
  joined === null ? 0 : hoursOfAnEvenPaceTo(goal, day, dateInZone(new Date(joined), timeZone));

type Rules = Pick<ReportedSchool, 'timeZone' | 'goal' | 'day'>;
