import { Module } from '@nestjs/common';
import { ShareBadgeHandler, UnshareBadgeHandler } from './commands/share-badge.js';
import { BadgesController } from './http/badges.controller.js';
import { DistrictsController } from './http/districts.controller.js';
import { AchievementsController, StatsController, OverviewController } from './http/figures.controller.js';
import {
  AddReportScheduleHandler,
  ChangeReportScheduleHandler,
  DeleteReportScheduleHandler,
} from './commands/report-schedule.js';
import { ReportSchedulesController } from './http/report-schedules.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { CountTheUncounted, RecountHoursHandler } from './counted-totals.js';
import { ReportMail } from './mail/report-mail.js';
import { ReportSchedules } from './persistence/report-schedules.js';
import { ListAchievementsHandler, UserAchievementsHandler } from './queries/achievements.js';
import { Badges } from './persistence/badges.js';
import { BadgeIssuerHandler, BadgesOfUserHandler, FindBadgeHandler } from './queries/find-badge.js';
import { DistrictSummaryHandler } from './queries/district-summary.js';
import { ListReportHandler } from './queries/list-report.js';
import { ListReportSchedulesHandler } from './queries/list-report-schedules.js';
import { RecentActivityHandler } from './queries/recent-activity.js';
import { ReportOverviewHandler } from './queries/report-overview.js';
import { ReportedSchools } from './queries/reported-school.js';
import { StatisticsHandler } from './queries/statistics.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({
  controllers: [
    AchievementsController,
    BadgesController,
    DistrictsController,
    OverviewController,
    ReportsController,
    ReportSchedulesController,
    StatsController,
  ],
  providers: [
    Badges,
    BadgeIssuerHandler,
    BadgesOfUserHandler,
    FindBadgeHandler,
    ShareBadgeHandler,
    UnshareBadgeHandler,
    ListAchievementsHandler,
    DistrictSummaryHandler,
    ListReportHandler,
    RecentActivityHandler,
    ReportOverviewHandler,
    ReportedSchools,
    StatisticsHandler,
    UserAchievementsHandler,
    UserStatsHandler,

    CountTheUncounted,
    RecountHoursHandler,

    ReportSchedules,
    AddReportScheduleHandler,
    ChangeReportScheduleHandler,
    DeleteReportScheduleHandler,
    ListReportSchedulesHandler,
    ReportMail,
  ],
})
export class ReportingModule {}
