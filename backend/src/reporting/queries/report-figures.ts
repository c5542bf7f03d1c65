import { dateInZone, type UserReportRow } from '@hourtrail/contracts';
import { eventsUntil, projectedSql } from '../../platform/event-log/projection.js';
import { hoursOfAnEvenPaceTo, standingOf } from '../at-risk.rules.js';
import { monthTotals } from '../month-totals.projection.js';
import { userTotals, reportedPeople } from '../user-totals.projection.js';
import type { ReportedSchool } from './reported-school.js';

/**
 * Relations with the columns of `reporting.user_totals` and `reporting.month_totals`. People also have the `goal` that
 * they owe, the `whole` one of who was here all year, and in hundredths what is `counted` toward it and `lacking` to the
 * minimums of categories.
 */
export interface Figures {
  readonly with: string;
  readonly people: string;
  readonly months: string;
}

/** SQL of what the goals of a school on a day are made of. */
export interface GoalsInSql {
  readonly goal: string;
  readonly gradeGoals: string;
  readonly proRata: string;
  readonly minimums: string;
  readonly day: string;
  readonly timeZone: string;
}

export const present = (goals: GoalsInSql): Figures => ({
  with: '',
  people: withGoals('reporting.user_totals', goals),
  months: 'reporting.month_totals',
});

/** As `present`, today, without knowing the school before. Parameters are SQL expressions. */
export const presentOf = (school: string, now: string): Figures => ({
  with: `WITH school AS MATERIALIZED (
    SELECT hours_goal, grade_goals, pro_rata, minimums, time_zone, (${now}::timestamptz AT TIME ZONE time_zone)::date AS day
    FROM directory.school_goals WHERE organization_id = ${school})`,
  people: withGoals('reporting.user_totals', {
    goal: '(SELECT hours_goal FROM school)',
    gradeGoals: '(SELECT grade_goals FROM school)',
    proRata: '(SELECT pro_rata FROM school)',
    minimums: '(SELECT minimums FROM school)',
    day: '(SELECT day FROM school)',
    timeZone: '(SELECT time_zone FROM school)',
  }),
  months: 'reporting.month_totals',
});

/** Each by the rules of their own school. */
export const presentOfEverySchool = (now: string): Figures => {
  const ofPerson = (column: string): string => `(SELECT ${column} FROM directory.goals g
    WHERE (g.organization_id, g.student_id) = (u.organization_id, u.user_id))`;
  const day = `(${now}::timestamptz AT TIME ZONE g.time_zone)::date`;
  const goal = `directory.goal_of(g.whole, g.pro_rata, g.joined_on, ${day})`;
  return {
    with: '',
    people: `(SELECT u.*, ${ofPerson('g.whole')} AS whole, ${ofPerson(goal)} AS goal,
      CASE WHEN u.counted_from IS NULL THEN u.approved ELSE ${ofPerson(countedOn(day))} END AS counted,
      ${ofPerson(lackingOn(day, 'g.minimums'))} AS lacking
      FROM reporting.user_totals u)`,
    months: 'reporting.month_totals',
  };
};

const countedOn = (day: string): string =>
  `directory.counted_on(${day}, u.approved::integer, u.counted_from, u.counted_by_year)`;
const lackingOn = (day: string, minimums: string): string =>
  `directory.lacking_on(${day}, u.counted_from, u.lacking_by_year, ${minimums})`;

const withGoals = (people: string, { goal, gradeGoals, proRata, minimums, day, timeZone }: GoalsInSql): string => {
  const whole = `coalesce((${gradeGoals}::integer[])[u.section], ${goal}::integer)`;
  return `(
    SELECT u.*, ${whole} AS whole,
      directory.goal_in(${whole}, ${proRata}::boolean, (u.joined_at AT TIME ZONE ${timeZone}::text)::date,
        (SELECT directory.months_of(${day}::date))) AS goal,
      ${countedOn(`${day}::date`)} AS counted, ${lackingOn(`${day}::date`, `${minimums}::integer`)} AS lacking
    FROM ${people} u)`;
};

const READ = [reportedPeople, userTotals, monthTotals];

/**
 * Runs the projections over the log up to the end of a day. Names are the present ones, so that search finds them and
 * former names stay hidden. What counted then is JSON. Parameters are SQL expressions.
 */
export const atTheEndOf = (school: string, goals: GoalsInSql, counted: string): Figures => ({
  with: `
    WITH ${eventsUntil(school, `(${goals.day}::date + 1)::timestamp AT TIME ZONE ${goals.timeZone}::text`, READ)},
    person AS (${projectedSql(reportedPeople, 'many')}),
    total AS (${projectedSql(userTotals, 'many')}),
    months_then AS (${projectedSql(monthTotals, 'many')}),
    counted_then AS MATERIALIZED (
      SELECT "userId" AS user_id, "from" AS counted_from, counted AS counted_by_year, lacking AS lacking_by_year
      FROM jsonb_to_recordset(${counted}::jsonb)
        AS c("userId" integer, "from" date[], counted integer[], lacking integer[])),
    people_then AS (
      SELECT organization_id, user_id, coalesce(t.approved, 0) AS approved, coalesce(t.pending, 0) AS pending,
        (-coalesce(t.approved + t.pending, 0))::integer AS neg_total, t.last_activity, p.joined_at,
        coalesce(t.approved_entries, 0) AS approved_entries, p.is_active, p.is_here,
        reporting.section_of(p.role, p.grade, p.is_active, p.is_here) AS section, n.first_name, n.last_name, n.email,
        c.counted_from, c.counted_by_year, c.lacking_by_year
      FROM person p
      FULL JOIN total t USING (organization_id, user_id)
      JOIN reporting.user_totals n USING (organization_id, user_id)
      LEFT JOIN counted_then c USING (user_id)
    )`,
  people: withGoals('people_then', goals),
  months: 'months_then',
});

/** Sections sort students by grade, then those without one, then parents. */
export const NO_GRADE = 99;
export const PARENTS = 100;

/** Index into PROGRESS of a person `t`, as SQL. */
export const STEP = `(CASE WHEN t.counted <= 0 THEN 0
  ELSE least(t.counted * 4 / (t.goal * 100), CASE WHEN t.lacking > 0 THEN 3 ELSE 4 END) + 1 END)`;

export const REPORTED = `
  t.organization_id, t.user_id, t.section, t.neg_total, t.approved, t.pending, t.last_activity, t.joined_at, t.whole,
  t.goal, t.counted, t.lacking,
  coalesce(t.first_name, 'Erased') || ' ' || coalesce(t.last_name, 'person') AS name,
  coalesce(t.email, 'erased-' || t.user_id || '@invalid') AS email`;

export interface ReportedPerson {
  readonly organization_id: number;
  readonly user_id: number;
  readonly section: number;
  readonly neg_total: number;
  readonly approved: number | string;
  readonly counted: number | string;
  readonly lacking: number | string;
  readonly pending: number | string;
  readonly last_activity: Date | string | null;
  readonly joined_at: Date | string | null;
  /** In hours. */
  readonly whole: number;
  readonly goal: number;
  readonly name: string;
  readonly email: string;
}

/** By the time zone of the school. */
export function reportRow(person: ReportedPerson, { timeZone, day }: Rules): UserReportRow {
  const { section, goal, last_activity: last } = person;
  const isParent = section === PARENTS;
  const countedHours = Number(person.counted) / 100;
  const missing = missingHours(person);
  const expected = expectedHours(person, { timeZone, day });
  return {
    id: person.user_id,
    name: person.name,
    email: person.email,
    role: isParent ? 'parent' : 'student',
    gradeLevel: section < NO_GRADE ? String(section) : null,
    totalHours: -person.neg_total / 100 || 0,
    approvedHours: Number(person.approved) / 100,
    countedHours,
    pendingHours: Number(person.pending) / 100,
    lastActivity: last === null ? null : dateInZone(new Date(last), timeZone),
    goal: isParent ? null : goal,
    missingHours: isParent ? null : missing,
    standing: isParent ? null : standingOf(countedHours, missing, expected),
  };
}

/** To the goal; hours in a category bring it nearer, too. */
const missingHours = ({ counted, lacking, goal }: ReportedPerson): number =>
  Math.max(0, goal * 100 - Number(counted), Number(lacking)) / 100;

/** What the person should have by the day, at an even pace since they joined, and never more than they owe. */
export const expectedHours = ({ joined_at: joined, whole, goal }: ReportedPerson, { timeZone, day }: Rules): number =>
  joined === null ? 0 : Math.min(goal, hoursOfAnEvenPaceTo(whole, day, dateInZone(new Date(joined), timeZone)));

type Rules = Pick<ReportedSchool, 'timeZone' | 'day'>;
