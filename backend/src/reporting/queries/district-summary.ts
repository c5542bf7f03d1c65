import type { DistrictSchool, DistrictSummary as View } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { atTheEndOf, NO_GRADE, present } from './report-figures.js';
import { ReportedSchools, type ReportedSchool } from './reported-school.js';

export class DistrictSummary extends Query<View> {
  constructor(
    readonly by: Pick<Actor, 'role' | 'organizationId'>,
    readonly districtId: number,
    readonly asOf: string | undefined,
  ) {
    super();
  }
}

const SCHOOLS_AT_ONCE = 4;

/** Only the list of its schools is read across schools. The figures of each are read bound to that school. */
@QueryHandler(DistrictSummary)
export class DistrictSummaryHandler implements IQueryHandler<DistrictSummary> {
  constructor(
    private readonly database: Database,
    private readonly reported: ReportedSchools,
  ) {}

  async execute({ by, districtId, asOf }: DistrictSummary): Promise<View> {
    if (by.role !== 'super-admin' && by.organizationId !== districtId) throw notFound();
    const [district] = await this.database.read(districtId, {
      name: 'is-a-district',
      text: 'SELECT FROM directory.districts WHERE organization_id = $1 AND is_district',
      values: [districtId],
    });
    if (!district) throw notFound();
    const { day } = await this.reported.find(districtId, asOf);
    const named = await this.database.system<Named>({ ...SCHOOLS, values: [districtId] });
    const schools: DistrictSchool[] = [];
    for (let n = 0; n < named.length; n += SCHOOLS_AT_ONCE) {
      const some = named.slice(n, n + SCHOOLS_AT_ONCE).map((school) => this.figuresOf(school, asOf));
      schools.push(...(await Promise.all(some)));
    }
    const sum = (of: (school: DistrictSchool) => number): number =>
      schools.reduce((total, school) => total + Math.round(of(school) * 100), 0) / 100;
    return {
      asOf: day,
      totals: {
        students: sum(({ students }) => students),
        approvedHours: sum(({ approvedHours }) => approvedHours),
        pendingHours: sum(({ pendingHours }) => pendingHours),
      },
      schools,
    };
  }

  private async figuresOf({ id, name }: Named, asOf: string | undefined): Promise<DistrictSchool> {
    const school = await this.reported.find(id, asOf);
    const [[people], [decisions]] = (await this.database.readAll(id, [peopleOf(school), decisionsOf(school)])) as [
      [People],
      [Decisions],
    ];
    const { approved, pending, ...counts } = people;
    const { median, approvals, unverified } = decisions;
    return {
      id,
      name,
      ...counts,
      approvedHours: approved / 100,
      pendingHours: pending / 100,
      medianDaysToDecision: median === null ? null : Number(median),
      unverifiedShare: approvals === 0 ? null : unverified / approvals,
    };
  }
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface People {
  readonly students: number;
  readonly studentsAtGoal: number;
  /** Hundredths of hours. */
  readonly approved: number;
  readonly pending: number;
}

interface Decisions {
  readonly median: string | null;
  readonly approvals: number;
  readonly unverified: number;
}

export const SCHOOLS: Statement = {
  name: 'schools-of-district',
  text: `SELECT d.organization_id AS id, s.name
         FROM directory.districts d JOIN directory.schools s USING (organization_id)
         WHERE d.parent_id = $1 ORDER BY lower(s.name), id`,
};

/** The hours of everyone at the school, as in its own report. */
export function peopleOf(school: ReportedSchool): Statement {
  const { id, day, goal, gradeGoals, proRata, minimums, timeZone, isPast, counted } = school;
  const goals = { goal: '$3', gradeGoals: '$4', proRata: '$5', minimums: '$7', day: '$2', timeZone: '$6' };
  const figures = isPast ? atTheEndOf('$1', goals, '$8') : present(goals);
  const isStudent = `t.section <= ${NO_GRADE}`;
  return {
    name: isPast ? 'district-school-then' : 'district-school',
    text: `${figures.with}
      SELECT (count(*) FILTER (WHERE ${isStudent}))::integer AS students,
        (count(*) FILTER (WHERE ${isStudent} AND t.counted >= t.goal * 100 AND t.lacking = 0))::integer AS "studentsAtGoal",
        coalesce(sum(t.approved), 0)::integer AS approved, coalesce(sum(t.pending), 0)::integer AS pending
      FROM ${figures.people} t WHERE t.organization_id = $1`,
    values: [id, day, goal, gradeGoals, proRata, timeZone, minimums, ...(isPast ? [counted] : [])],
  };
}

/** Of the thirty days that end with the day. Whoever waited for more than a year before is left out of the median. */
export const decisionsOf = ({ id, day, timeZone }: ReportedSchool): Statement => ({
  name: 'district-school-decisions',
  text: `WITH reviewed AS (
           SELECT r.at, r.is_decision, r.is_approval, r.is_unverified,
             max(r.at) FILTER (WHERE NOT r.is_decision) OVER (PARTITION BY r.stream ORDER BY r.version) AS submitted_at
           FROM directory.reviews r
           WHERE r.organization_id = $1 AND r.at >= ($2::date - 394)::timestamp AT TIME ZONE $3::text
             AND r.at < ($2::date + 1)::timestamp AT TIME ZONE $3::text)
         SELECT round((percentile_cont(0.5) WITHIN GROUP (
             ORDER BY extract(epoch FROM at - submitted_at) / 86400.0))::numeric, 1) AS median,
           (count(*) FILTER (WHERE is_approval))::integer AS approvals,
           (count(*) FILTER (WHERE is_unverified))::integer AS unverified
         FROM reviewed WHERE is_decision AND at >= ($2::date - 29)::timestamp AT TIME ZONE $3::text`,
  values: [id, day, timeZone],
});
