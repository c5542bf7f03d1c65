export { ApproveHours } from './commands/approve-hours.js';
export { LogHours } from './commands/log-hours.js';
export { RejectHours } from './commands/reject-hours.js';
export { VerifyHours } from './commands/verify-hours.js';
export type { HoursEvent, HoursEventData } from './domain/volunteer-hours.events.js';
export { letHoursGoAlong } from './hours-go-along.reaction.js';
export { HoursModule } from './hours.module.js';
export { hoursPerDay } from './persistence/hours-per-day.projection.js';
export { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';
