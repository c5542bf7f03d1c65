import { isVolunteer, type Achievement, type UserAchievement } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { ABOUT, aboutPerson, type Reader } from '../persistence/about-person.js';

/** Those of a volunteer's own role; for staff, of every role. */
export class ListAchievements extends Query<readonly Achievement[]> {
  constructor(readonly by: Reader) {
    super();
  }
}

@QueryHandler(ListAchievements)
export class ListAchievementsHandler implements IQueryHandler<ListAchievements> {
  constructor(private readonly database: Database) {}

  execute({ by }: ListAchievements): Promise<readonly Achievement[]> {
    return this.database.read<Achievement>(by.organizationId, {
      name: 'list-achievements',
      text: `SELECT id, role, name, description, required_hours AS "requiredHours", icon_class AS "iconClass"
             FROM reporting.achievements WHERE $1::text IS NULL OR role = $1 ORDER BY role DESC, required_hours`,
      values: [isVolunteer(by.role) ? by.role : null],
    });
  }
}

export class UserAchievements extends Query<readonly UserAchievement[]> {
  constructor(
    readonly by: Reader,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(UserAchievements)
export class UserAchievementsHandler implements IQueryHandler<UserAchievements> {
  constructor(private readonly database: Database) {}

  async execute({ by, userId }: UserAchievements): Promise<readonly UserAchievement[]> {
    const rows = await aboutPerson<EarnedRow>(this.database, by, { userId, name: 'user-achievements', text: EARNED });
    return rows.flatMap(({ id, achievement_id, earned_at }) =>
      id === null || achievement_id === null || earned_at === null
        ? []
        : [{ id, userId, achievementId: achievement_id, earnedAt: earned_at.toISOString() }],
    );
  }
}

interface EarnedRow {
  id: number | null;
  achievement_id: number | null;
  earned_at: Date | null;
}

const EARNED = `
  SELECT u.id, u.achievement_id, u.earned_at
  FROM directory.people p
  LEFT JOIN reporting.user_achievements u ON (u.organization_id, u.user_id) = (p.organization_id, p.id)
  WHERE ${ABOUT} ORDER BY u.earned_at, u.achievement_id`;
