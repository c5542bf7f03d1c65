import { Module } from '@nestjs/common';
import { AchievementsController, StatsController, OverviewController } from './http/figures.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ListAchievementsHandler, UserAchievementsHandler } from './queries/achievements.js';
import { ListReportHandler } from './queries/list-report.js';
import { RecentActivityHandler } from './queries/recent-activity.js';
import { ReportOverviewHandler } from './queries/report-overview.js';
import { ReportedSchools } from './queries/reported-school.js';
import { StatisticsHandler } from './queries/statistics.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({
  controllers: [AchievementsController, OverviewController, ReportsController, StatsController],
  providers: [
    ListAchievementsHandler,
    ListReportHandler,
    RecentActivityHandler,
    ReportOverviewHandler,
    ReportedSchools,
    StatisticsHandler,
    UserAchievementsHandler,
    UserStatsHandler,
  ],
})
export class ReportingModule {}
