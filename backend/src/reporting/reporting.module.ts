import { Module } from '@nestjs/common';
import { AchievementsController } from './http/achievements.controller.js';
import { OverviewController } from './http/overview.controller.js';
import { StatsController } from './http/stats.controller.js';
import { ListAchievementsHandler } from './queries/list-achievements.js';
import { RecentActivityHandler } from './queries/recent-activity.js';
import { StatisticsHandler } from './queries/statistics.js';
import { UserAchievementsHandler } from './queries/user-achievements.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({
  controllers: [AchievementsController, OverviewController, StatsController],
  providers: [
    ListAchievementsHandler,
    RecentActivityHandler,
    StatisticsHandler,
    UserAchievementsHandler,
    UserStatsHandler,
  ],
})
export class ReportingModule {}
