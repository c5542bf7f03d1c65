import type { UserAchievement } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { ABOUT, aboutPerson, type Reader } from './about-person.js';

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
