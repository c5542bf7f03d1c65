import type { SessionUser as View } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { LACKS_SECOND_FACTOR } from '../second-factor/second-factors.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';

export class SessionUser extends Query<View> {
  constructor(readonly by: Pick<Actor, 'id' | 'organizationId' | 'districtId'>) {
    super();
  }
}

@QueryHandler(SessionUser)
export class SessionUserHandler implements IQueryHandler<SessionUser> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by: { id, organizationId, districtId = organizationId } }: SessionUser): Promise<View> {
    const [user] = await this.database.system<View>({
      name: 'session-user',
      text: `SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
               u.grade_level AS "gradeLevel", s.organization_id AS "organizationId", s.name AS "organizationName",
               s.time_zone AS "timeZone",
               CASE WHEN u.organization_id <> $4 THEN s.hours_goal ELSE
                 directory.goal_of(g.whole, g.pro_rata, g.joined_on, ($3::timestamptz AT TIME ZONE s.time_zone)::date)
               END AS "hoursGoal",
               s.approval_policy AS "approvalPolicy", s.accepts_supervisors AS "acceptsSupervisors",
               s.oldest_accepted_days AS "oldestAcceptedDays", u.is_active AS "isActive", u.graduated_on AS "graduatedOn",
               u.must_change_password AS "mustChangePassword",
               u.language, CASE WHEN ${LACKS_SECOND_FACTOR} THEN r.since END AS "secondFactorFrom"
             FROM identity.users u JOIN directory.schools s ON s.organization_id = $4
             JOIN directory.goals g ON (g.organization_id, g.student_id) = (u.organization_id, u.id)
             CROSS JOIN (SELECT min(second_factor_from) AS since FROM directory.sign_in_rules
                         WHERE organization_id IN ($1, $4) AND second_factor_from <> '') r
             WHERE u.organization_id = $1 AND u.id = $2 AND u.is_active AND u.moved_to IS NULL`,
      values: [districtId, id, this.clock.now(), organizationId],
    });
    if (!user) throw signInFirst();
    return user;
  }
}
