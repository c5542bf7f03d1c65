import { Module } from '@nestjs/common';
import { AchievementsController } from './http/achievements.controller.js';
import { StatsController } from './http/stats.controller.js';
import { ListAchievementsHandler } from './queries/list-achievements.js';
import { UserAchievementsHandler } from './queries/user-achievements.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({
  controllers: [AchievementsController, StatsController],
  providers: [ListAchievementsHandler, UserAchievementsHandler, UserStatsHandler],
})
export class ReportingModule {}
