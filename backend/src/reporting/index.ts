export { auditedEvents, kin } from './audit/audited.projection.js';
export { recordAchievements } from './achievements.reaction.js';
export { eventsJoined } from './events-joined.projection.js';
export { exportStream } from './exports/export.stream.js';
export { forgetSearchesOfExports } from './exports/forget-searches.js';
export { monthTotals } from './month-totals.projection.js';
export { reportedPeople } from './reported-people.projection.js';
export { ReportingModule } from './reporting.module.js';
export { userTotals } from './user-totals.projection.js';
