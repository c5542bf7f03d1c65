export { HoursModule } from './hours.module.js';
export type { HoursEvent, HoursEventData } from './domain/volunteer-hours.events.js';
export { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';
export { hoursPerDay } from './persistence/hours-per-day.projection.js';
