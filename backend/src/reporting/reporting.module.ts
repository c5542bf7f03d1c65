import { Module, type DynamicModule } from '@nestjs/common';
import type { ExportSource } from '../platform/export-source.js';
import { SealingModule } from '../platform/sealing/sealing.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ExportAddresses } from './exports/export-addresses.js';
import { ExportBook } from './exports/export-book.js';
import { EXPORT_SOURCES, ExportDesk } from './exports/export-desk.js';
import { ExportTurns } from './exports/export-turns.js';
import { exportedReports } from './exports/exported-reports.js';
import { EvidenceAsker } from './evidence/asked-evidence.js';
import { EvidenceDesk } from './evidence/evidence-desk.js';
import { AchievementsController } from './http/achievements.controller.js';
import { EvidenceController } from './http/evidence.controller.js';
import { ExportsController } from './http/exports.controller.js';
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
  controllers: [
    AchievementsController,
    EvidenceController,
    ExportsController,
    OverviewController,
    ReportsController,
    StatsController,
  ],
  providers: [
    EvidenceAsker,
    EvidenceDesk,
    ExportAddresses,
    ExportBook,
    ExportDesk,
    ExportTurns,
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
export class ReportingModule {
  /** With what the other modules' lists have to export. */
  static exporting(sources: readonly ExportSource[]): DynamicModule {
    const all = [...sources, exportedReports('student'), exportedReports('parent')];
    return { module: ReportingModule, providers: [{ provide: EXPORT_SOURCES, useValue: all }] };
  }
}
