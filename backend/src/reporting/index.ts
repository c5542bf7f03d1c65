export { recordAchievements } from './achievements.reaction.js';
export { badgeStream, eraseBadges } from './persistence/badges.js';
export { monthTotals } from './month-totals.projection.js';
export { exportedHoursReport } from './hours-report/exported-hours-report.js';
export { exportedReports } from './queries/exported-reports.js';
export { ReportingModule } from './reporting.module.js';
export { eventsJoined, reportedPeople, userTotals } from './user-totals.projection.js';
