export { recordAchievements } from './achievements.reaction.js';
export { eventsJoined } from './events-joined.projection.js';
export { monthTotals } from './month-totals.projection.js';
export { exportedReports } from './queries/exported-reports.js';
export { reportedPeople } from './reported-people.projection.js';
export { ReportingModule } from './reporting.module.js';
export { userTotals } from './user-totals.projection.js';
