import type { HoursEventType, QuickStatistics as Statistics } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { didAt } from '../../platform/event-log/recorded-events.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/volunteer-hours.state.js';

const THIRTY_DAYS_MS = 30 * 86_400_000;

export class QuickStatistics extends Query<Statistics> {
  constructor(readonly by: Person) {
    super();
  }
}

@QueryHandler(QuickStatistics)
export class QuickStatisticsHandler implements IQueryHandler<QuickStatistics> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by }: QuickStatistics): Promise<Statistics> {
    const statement = statisticsOf(by, this.clock.now());
    const [row] =
      by.role === 'super-admin'
        ? await this.database.system<Row>(statement)
        : await this.database.read<Row>(by.organizationId, statement);
    const { approved_hours: hours, median, ...figures } = row as Row;
    return { ...figures, approvedHours: Number(hours), medianDaysToDecision: median === null ? null : Number(median) };
  }
}

type Row = Omit<Statistics, 'approvedHours' | 'medianDaysToDecision'> & {
  readonly approved_hours: string;
  readonly median: string | null;
};

/** For a school, approval or rejection counts as the decision; for a verifier, verification does. */
const DECIDED_AT = "CASE WHEN status IN ('approved', 'rejected') THEN status_since END";
const VERIFIED_AT = `CASE WHEN verified_at >= $1 THEN verified_at
  WHEN verified_at IS NULL AND status = 'rejected' THEN status_since END`;

const REJECTED_BY_YOU = didAt(['hours.rejected', 'hours.revoked'] satisfies HoursEventType[], {
  by: '$2',
  school: 'h.organization_id',
  stream: "'hours/' || h.id",
  at: 'h.status_since',
});

// entries submitted, verified, approved or rejected since $1 got their current status since $1
const figuresOf = (scope: string, decidedAt = DECIDED_AT): string => `
  SELECT coalesce(sum(hours) FILTER (WHERE status = 'approved'), 0) AS approved_hours,
    (count(*) FILTER (WHERE status = 'approved'))::integer AS "approvedEntries",
    (count(*) FILTER (WHERE status = 'rejected'))::integer AS "rejectedEntries",
    (count(*) FILTER (WHERE verified_by = $2 AND verified_at >= $1 OR approved_by = $2
      OR CASE WHEN status = 'rejected' THEN ${REJECTED_BY_YOU} END))::integer AS "decidedByYou",
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${decidedAt} - submitted_at) / 86400.0)
      )::numeric, 1) AS median,
    (count(*) FILTER (WHERE status = 'approved' AND verified_at IS NOT NULL))::integer AS "verifiedFirst",
    (count(DISTINCT student_id) FILTER (WHERE submitted_at >= $1))::integer AS volunteers
  FROM hours.volunteer_hours h
  WHERE ${scope} status_since >= $1 AND status <> 'draft' AND deleted_at IS NULL`;

const OF_ALL = { name: 'quick-statistics-of-all', text: figuresOf('') };
const OF_SCHOOL = { name: 'quick-statistics-of-school', text: figuresOf('organization_id = $3 AND') };
const OF_VERIFIER = {
  name: 'quick-statistics-of-verifier',
  text: figuresOf('organization_id = $3 AND verifier_id = $2 AND', VERIFIED_AT),
};

export function statisticsOf({ id, role, organizationId }: Person, now: Date): Statement {
  const values = [new Date(now.getTime() - THIRTY_DAYS_MS), id];
  if (role === 'super-admin') return { ...OF_ALL, values };
  return { ...(role === 'verifier' ? OF_VERIFIER : OF_SCHOOL), values: [...values, organizationId] };
}
