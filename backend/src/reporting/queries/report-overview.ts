import {
  OUTSIDE_GRADES,
  PROGRESS,
  type AtRiskStudent,
  type ReportOverview as View,
  type ReportQuery,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { expectedOf, pacesOn, schoolYearOf } from '../at-risk.rules.js';
import type { Reader } from '../persistence/about-person.js';
import {
  atTheEndOf,
  NO_GRADE,
  PARENTS,
  present,
  REPORTED,
  reportRow,
  STEP,
  type ReportedPerson,
} from './report-figures.js';
import { ReportedSchools, type Read, type ReportedSchool } from './reported-school.js';

export class ReportOverview extends Query<View> {
  constructor(
    readonly by: Reader,
    readonly filter: ReportQuery,
  ) {
    super();
  }
}

@QueryHandler(ReportOverview)
export class ReportOverviewHandler implements IQueryHandler<ReportOverview> {
  constructor(
    private readonly database: Database,
    private readonly schools: ReportedSchools,
  ) {}

  async execute({ by, filter }: ReportOverview): Promise<View> {
    const found = await this.schools.find(Number(filter.organizationId ?? by.organizationId), filter.asOf);
    const school = filter.goal ? { ...found, goal: Number(filter.goal) } : found;
    return readOverview((statement) => this.database.read(school.id, statement), school);
  }
}

/** The figures of the charts, on screen and on paper. */
export async function readOverview(read: Read, school: ReportedSchool): Promise<View> {
  const [row] = await read<Row>(overviewStatement(school));
  const { groups, classes, outside, months, behind, totals } = row as Row;
  const studentsIn = (part: readonly Group[]): number => part.reduce((sum, { students }) => sum + students, 0);
  return {
    asOf: school.day,
    goal: school.goal,
    goalsDiffer: school.proRata || school.gradeGoals.some((hours) => hours !== null),
    totals: {
      totalUsers: totals.users,
      activeUsers: totals.active,
      totalHours: (totals.approved + totals.pending) / 100,
      pendingHours: totals.pending / 100,
      approvedEntries: totals.entries,
    },
    students: studentsIn(groups),
    byMonth: monthsOfYear(school.day).map((month) => ({
      month,
      ...hoursOf(months.filter((m) => m.month === month)),
    })),
    byGrade: [...new Set(groups.map(({ section }) => section))].map((section) => {
      const grade = groups.filter((group) => group.section === section);
      const gradeLevel = section < NO_GRADE ? String(section) : null;
      return { gradeLevel, students: studentsIn(grade), ...hoursOf(grade) };
    }),
    byClass: classes.map(({ id, name, students, ...hours }) => ({ id, name, students, ...hoursOf([hours]) })),
    outsideGrades: OUTSIDE_GRADES.map((group) => ({ group, ...hoursOf(outside.filter((o) => o.group === group)) })),
    progress: PROGRESS.map((reached, step) => ({
      reached,
      students: studentsIn(groups.filter((group) => group.step === step)),
    })),
    atRisk: {
      students: groups.reduce((sum, group) => sum + group.behind, 0),
      rows: behind.map((person): AtRiskStudent => ({
        ...reportRow(person, school),
        expectedHours: person.expected / 100,
      })),
    },
  };
}

/** Hundredths of hours. */
interface Hours {
  readonly approved: number;
  readonly pending: number;
}

interface Group extends Hours {
  readonly section: number;
  /** Index into PROGRESS. */
  readonly step: number;
  readonly students: number;
  readonly behind: number;
}

interface Row {
  readonly totals: Hours & { readonly users: number; readonly active: number; readonly entries: number };
  readonly groups: readonly Group[];
  readonly classes: readonly (Hours & { readonly id: number; readonly name: string; readonly students: number })[];
  readonly outside: readonly (Hours & { readonly group: (typeof OUTSIDE_GRADES)[number] })[];
  readonly months: readonly (Hours & { readonly month: string })[];
  readonly behind: readonly (ReportedPerson & { readonly expected: number })[];
}

const hoursOf = (parts: readonly Hours[]): { approvedHours: number; pendingHours: number } => ({
  approvedHours: parts.reduce((sum, { approved }) => sum + approved, 0) / 100,
  pendingHours: parts.reduce((sum, { pending }) => sum + pending, 0) / 100,
});

/** From August to July, each as YYYY-MM. */
function monthsOfYear(day: string): readonly string[] {
  const [year, month] = schoolYearOf(day).first.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, nth) => new Date(Date.UTC(year, month - 1 + nth)).toISOString().slice(0, 7));
}

function overviewStatement(school: ReportedSchool): Statement {
  const goals = { goal: '$3', gradeGoals: '$7', proRata: '$8', minimums: '$9', day: '$2', timeZone: '$6' };
  const figures = school.isPast ? atTheEndOf('$1', goals, '$10') : present(goals);
  const expected = expectedOf('$4', '$5', '$6::text');
  // OFFSET 0 keeps the planner from reckoning a goal once for each place that it stands in
  const text = `${figures.with === '' ? 'WITH' : `${figures.with},`} students AS MATERIALIZED (
      SELECT t.user_id, t.section, t.approved, t.pending, t.counted, ${STEP} AS step, ${expected} AS expected
      FROM (SELECT user_id, section, approved, pending, counted, lacking, joined_at, whole, goal FROM ${figures.people} t
            WHERE organization_id = $1 AND section <= ${NO_GRADE} OFFSET 0) t)
    SELECT (SELECT to_jsonb(s) FROM (
        SELECT count(*) FILTER (WHERE is_here) AS users, count(*) FILTER (WHERE is_here AND is_active) AS active,
          coalesce(sum(approved), 0) AS approved, coalesce(sum(pending), 0) AS pending,
          coalesce(sum(approved_entries), 0) AS entries
        FROM ${figures.people} t WHERE organization_id = $1) s) AS totals,
      (SELECT coalesce(jsonb_agg(g ORDER BY g.section), '[]') FROM (
        SELECT section, step, count(*) AS students, sum(approved) AS approved, sum(pending) AS pending,
          count(*) FILTER (WHERE counted < expected) AS behind
        FROM students GROUP BY section, step) g) AS groups,
      (SELECT coalesce(jsonb_agg(c ORDER BY lower(c.name), c.id), '[]') FROM (
        SELECT c.id, c.name, count(*) AS students, sum(t.approved) AS approved, sum(t.pending) AS pending
        FROM directory.classes c
        JOIN students t ON t.user_id = ANY (c.named_student_ids)
        WHERE c.organization_id = $1 AND (c.academic_year_id IS NULL OR c.academic_year_id =
          (SELECT y.id FROM directory.academic_years y WHERE y.organization_id = $1 AND y.starts_on <= $2::date
           ORDER BY y.starts_on DESC LIMIT 1))
        GROUP BY c.id, c.name) c) AS classes,
      (SELECT coalesce(jsonb_agg(o), '[]') FROM (
        SELECT CASE WHEN t.section = ${PARENTS} THEN 'parents' ELSE 'left' END AS "group",
          sum(t.approved) AS approved, sum(t.pending) AS pending
        FROM ${figures.people} t WHERE t.organization_id = $1 AND (t.section = ${PARENTS} OR t.section IS NULL)
        GROUP BY 1) o) AS outside,
      (SELECT coalesce(jsonb_agg(m), '[]') FROM (
        SELECT to_char(month, 'YYYY-MM') AS month, approved, pending
        FROM ${figures.months}
        WHERE organization_id = $1
          AND month BETWEEN $5::date AND $2::date) m) AS months,
      (SELECT coalesce(jsonb_agg(b), '[]') FROM (
        SELECT ${REPORTED}, s.expected FROM (
          SELECT user_id, expected, counted - expected AS lacks FROM students WHERE counted < expected
          ORDER BY lacks, section, user_id LIMIT ${LISTED_AT_MOST}) s
        JOIN ${figures.people} t ON (t.organization_id, t.user_id) = ($1, s.user_id)
        ORDER BY s.lacks, t.section, t.user_id) b) AS behind`;
  const { first, shares } = pacesOn(school.day);
  return {
    name: school.isPast ? 'report-overview-then' : 'report-overview',
    text,
    values: [
      ...[school.id, school.day, school.goal, shares, first, school.timeZone],
      ...[school.gradeGoals, school.proRata, school.minimums, ...(school.isPast ? [school.counted] : [])],
    ],
  };
}

const LISTED_AT_MOST = 10;
