import type { ReviewSummary as Summary } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { waitingOverAWeek } from './list-hours.js';

export class ReviewSummary extends Query<Summary> {
  constructor(readonly by: Person) {
    super();
  }
}

@QueryHandler(ReviewSummary)
export class ReviewSummaryHandler implements IQueryHandler<ReviewSummary> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by }: ReviewSummary): Promise<Summary> {
    const statement = reviewSummary(by, this.clock.now());
    const [row] =
      by.role === 'super-admin'
        ? await this.database.system<Row>(statement)
        : await this.database.read<Row>(by.organizationId, statement);
    const { total, waiting: hours, overdue, students } = row as Row;
    return { totalHours: Number(total), waitingHours: Number(hours), waitingOverAWeek: overdue, students };
  }
}

/** Of what named a verifier, of a school for its staff, of all schools for super-admins. */
export function reviewSummary(by: Person, now: Date): Statement {
  const waiting = waitingOverAWeek(by, now);
  if (by.role === 'super-admin') return { ...OF_ALL_SCHOOLS, values: waiting };
  if (by.role === 'verifier') return { ...OF_VERIFIER, values: [...waiting, by.organizationId, by.id] };
  return { ...OF_SCHOOL, values: [...waiting, by.organizationId] };
}

interface Row {
  total: string;
  waiting: string;
  overdue: number;
  students: number;
}

/** `volunteers` is SQL for the hours of each student; `ofThese` narrows the entries that wait. */
const summaryOf = (volunteers: string, ofThese: string): string => `
  WITH volunteers AS (${volunteers} GROUP BY organization_id, student_id),
  waiting AS (
    SELECT coalesce(sum(hours), 0) AS hours, (count(*) FILTER (WHERE status_since < $2))::integer AS overdue
    FROM hours.volunteer_hours WHERE ${ofThese} AND status IN ('pending', 'verified') AND status = ANY ($1)
      AND deleted_at IS NULL)
  SELECT coalesce(sum(v.hours), 0) AS total, (SELECT hours FROM waiting) AS waiting,
    (SELECT overdue FROM waiting) AS overdue,
    (count(DISTINCT v.student_id) FILTER (WHERE p.role = 'student' AND v.hours > 0))::integer AS students
  FROM volunteers v LEFT JOIN directory.people p ON (p.organization_id, p.id) = (v.organization_id, v.student_id)`;

const summaryOfEntries = (ofThese: string): string =>
  summaryOf(
    `SELECT organization_id, student_id, sum(hours) AS hours FROM hours.volunteer_hours
     WHERE ${ofThese} AND status IN ('pending', 'verified', 'approved') AND deleted_at IS NULL`,
    ofThese,
  );

/** The sums of a school's days are read in half the time that its entries take. */
const OF_SCHOOL = {
  name: 'review-summary-of-school',
  text: summaryOf(
    `SELECT organization_id, student_id, sum(hundredths) / 100.0 AS hours FROM hours.per_day
     WHERE organization_id = $3`,
    'organization_id = $3',
  ),
};

const OF_VERIFIER = {
  name: 'review-summary-of-verifier',
  text: summaryOfEntries('organization_id = $3 AND verifier_id = $4'),
};

const OF_ALL_SCHOOLS = { name: 'review-summary-of-all-schools', text: summaryOfEntries('true') };
