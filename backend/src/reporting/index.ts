export { recordAchievements } from './achievements.reaction.js';
export { ReportingModule } from './reporting.module.js';
export { userTotals } from './user-totals.projection.js';
