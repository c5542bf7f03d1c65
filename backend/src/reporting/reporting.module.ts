import { Module } from '@nestjs/common';
import { SealingModule } from '../platform/sealing/sealing.module.js';
import { AuditModule } from './audit/audit.module.js';
import { EvidenceAsker } from './evidence/asked-evidence.js';
import { EvidenceDesk } from './evidence/evidence-desk.js';
import { AchievementsController } from './http/achievements.controller.js';
import { EvidenceController } from './http/evidence.controller.js';
import { OverviewController } from './http/overview.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { StatsController } from './http/stats.controller.js';
import { ListAchievementsHandler } from './queries/list-achievements.js';
import { ListReportHandler } from './queries/list-report.js';
import { RecentActivityHandler } from './queries/recent-activity.js';
import { ReportOverviewHandler } from './queries/report-overview.js';
import { ReportedSchools } from './queries/reported-school.js';
import { StatisticsHandler } from './queries/statistics.js';
import { UserAchievementsHandler } from './queries/user-achievements.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({
  imports: [AuditModule, SealingModule],
  controllers: [AchievementsController, EvidenceController, OverviewController, ReportsController, StatsController],
  providers: [
    EvidenceAsker,
    EvidenceDesk,
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
