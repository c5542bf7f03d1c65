export { recordAchievements } from './achievements.reaction.js';
export { badgeStream, eraseBadges } from './persistence/badges.js';
export { monthTotals } from './month-totals.projection.js';
export { AddReportSchedule } from './commands/report-schedule.js';
export { exportedHoursReport } from './hours-report/exported-hours-report.js';
export { reportScheduleStream } from './persistence/report-schedules.js';
export { exportedReports } from './queries/exported-reports.js';
export { ReportingModule } from './reporting.module.js';
export { eventsJoined, reportedPeople, userTotals } from './user-totals.projection.js';
