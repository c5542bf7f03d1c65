import type { StudentGoal, UserStats as Stats } from '@hourtrail/contracts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { RequirementsOfUser } from '../../hours/index.js';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { ABOUT, aboutPerson, type Reader } from '../persistence/about-person.js';

export class UserStats extends Query<Stats> {
  constructor(
    readonly by: Reader,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(UserStats)
export class UserStatsHandler implements IQueryHandler<UserStats> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ by, userId }: UserStats): Promise<Stats> {
    const [totals] = await aboutPerson<Totals>(this.database, by, {
      userId,
      more: [this.clock.now()],
      ...{ name: 'user-stats', text: STATS },
    });
    const { approved, pending, events, goal, has_rules } = totals as Totals;
    return {
      totalHours: (approved + pending) / 100,
      approvedHours: approved / 100,
      pendingHours: pending / 100,
      countedHours: has_rules ? (await this.queries.execute(new RequirementsOfUser(by, userId))).countedHours : null,
      eventsJoined: events,
      goal,
    };
  }
}

interface Totals {
  approved: number;
  pending: number;
  events: number;
  goal: StudentGoal;
  has_rules: boolean;
}

const STATS = `
  SELECT coalesce(t.approved, 0) AS approved, coalesce(t.pending, 0) AS pending,
    coalesce(j.events, 0) AS events,
    json_build_object('hours', o.hours, 'whole', g.whole, 'gradeLevel', g.grade_level,
      'joinedOn', CASE WHEN o.hours < g.whole THEN g.joined_on END) AS goal,
    EXISTS (SELECT FROM directory.counting_rules r WHERE r.organization_id = p.organization_id) AS has_rules
  FROM directory.people p
  JOIN directory.goals g ON (g.organization_id, g.student_id) = (p.organization_id, p.id)
  CROSS JOIN LATERAL (
    SELECT directory.goal_of(g.whole, g.pro_rata, g.joined_on, ($3::timestamptz AT TIME ZONE g.time_zone)::date) AS hours) o
  LEFT JOIN reporting.user_totals t ON (t.organization_id, t.user_id) = (p.organization_id, p.id)
  LEFT JOIN reporting.events_joined j ON (j.organization_id, j.user_id) = (p.organization_id, p.id)
  WHERE ${ABOUT}`;
