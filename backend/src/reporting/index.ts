export { recordAchievements } from './achievements.reaction.js';
export { eventsJoined } from './events-joined.projection.js';
export { ReportingModule } from './reporting.module.js';
export { userTotals } from './user-totals.projection.js';
