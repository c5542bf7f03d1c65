import type { ReviewSummary as Summary } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
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
    const school = by.role === 'super-admin' ? null : by.organizationId;
    const values = [school, ...waitingOverAWeek(by, this.clock.now())];
    const statement =
      by.role === 'verifier' || school === null
        ? { ...BY_ENTRY, values: [...values, by.role === 'verifier' ? by.id : null] }
        : { ...BY_DAY, values };
    const [row] =
      school === null ? await this.database.system<Row>(statement) : await this.database.read<Row>(school, statement);
    const { total, waiting: hours, overdue, students } = row as Row;
    return { totalHours: Number(total), waitingHours: Number(hours), waitingOverAWeek: overdue, students };
  }
}

interface Row {
  total: string;
  waiting: string;
  overdue: number;
  students: number;
}

const summaryOf = (volunteers: string, condition: string): string => `
  WITH volunteers AS (${volunteers} GROUP BY organization_id, student_id),
  waiting AS (
    SELECT coalesce(sum(hours), 0) AS hours, (count(*) FILTER (WHERE status_since < $3))::integer AS overdue
    FROM hours.volunteer_hours WHERE ${condition} AND status IN ('pending', 'verified') AND status = ANY ($2)
      AND deleted_at IS NULL)
  SELECT coalesce(sum(v.hours), 0) AS total, (SELECT hours FROM waiting) AS waiting,
    (SELECT overdue FROM waiting) AS overdue,
    (count(DISTINCT v.student_id) FILTER (WHERE p.role = 'student' AND v.hours > 0))::integer AS students
  FROM volunteers v LEFT JOIN directory.people p ON (p.organization_id, p.id) = (v.organization_id, v.student_id)`;

/** For the staff of a school: the sums of its days are read in half the time that its entries take. */
const BY_DAY = {
  name: 'review-summary-by-day',
  text: summaryOf(
    `SELECT organization_id, student_id, sum(hundredths) / 100.0 AS hours FROM hours.per_day
     WHERE organization_id = $1`,
    'organization_id = $1',
  ),
};

const VERIFIED_BY = '($1::integer IS NULL OR organization_id = $1) AND ($4::integer IS NULL OR verifier_id = $4)';

/** For a verifier, and for all schools. */
const BY_ENTRY = {
  name: 'review-summary-by-entry',
  text: summaryOf(
    `SELECT organization_id, student_id, sum(hours) AS hours FROM hours.volunteer_hours
     WHERE ${VERIFIED_BY} AND status IN ('pending', 'verified', 'approved') AND deleted_at IS NULL`,
    VERIFIED_BY,
  ),
};
