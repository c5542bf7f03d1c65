import type { Role, UserStats as Stats } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';

export interface StatsReader {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

/** A person's totals, for themselves and for the staff of their school. */
export class UserStats extends Query<Stats> {
  constructor(
    readonly by: StatsReader,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(UserStats)
export class UserStatsHandler implements IQueryHandler<UserStats> {
  constructor(private readonly database: Database) {}

  async execute({ by, userId }: UserStats): Promise<Stats> {
    const staff = by.role === 'teacher' || by.role === 'admin' || by.role === 'super-admin';
    if (by.id !== userId && !staff) throw notFound();
    const statement: Statement = { name: 'user-stats', text: STATS, values: [userId] };
    const [totals] =
      by.role === 'super-admin'
        ? await this.database.system<Totals>(statement)
        : await this.database.read<Totals>(by.organizationId, statement);
    if (!totals) throw notFound();
    const { approved, pending } = totals;
    return {
      totalHours: (approved + pending) / 100,
      approvedHours: approved / 100,
      pendingHours: pending / 100,
      eventsJoined: 0,
    };
  }
}

interface Totals {
  approved: number;
  pending: number;
}

const STATS = `
  SELECT coalesce(t.approved, 0) AS approved, coalesce(t.pending, 0) AS pending
  FROM directory.people p
  LEFT JOIN reporting.user_totals t ON (t.organization_id, t.user_id) = (p.organization_id, p.id)
  WHERE p.id = $1`;
