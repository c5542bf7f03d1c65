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
    const verifies = by.role === 'verifier';
    const school = by.role === 'super-admin' ? null : by.organizationId;
    const statement = {
      name: 'review-summary',
      text: SUMMARY,
      values: [school, verifies ? by.id : null, ...waitingOverAWeek(by, this.clock.now())],
    };
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

const SUMMARY = `
  WITH volunteers AS (
    SELECT organization_id, student_id, sum(hours) AS total,
      coalesce(sum(hours) FILTER (WHERE status = ANY ($3)), 0) AS waiting,
      count(*) FILTER (WHERE status = ANY ($3) AND status_since < $4) AS overdue
    FROM hours.volunteer_hours
    WHERE ($1::integer IS NULL OR organization_id = $1) AND ($2::integer IS NULL OR verifier_id = $2)
      AND status IN ('pending', 'verified', 'approved') AND deleted_at IS NULL
    GROUP BY organization_id, student_id)
  SELECT coalesce(sum(v.total), 0) AS total, coalesce(sum(v.waiting), 0) AS waiting,
    coalesce(sum(v.overdue), 0)::integer AS overdue,
    (count(DISTINCT v.student_id) FILTER (WHERE p.role = 'student'))::integer AS students
  FROM volunteers v LEFT JOIN directory.people p ON (p.organization_id, p.id) = (v.organization_id, v.student_id)`;
