import type { HoursStatus } from '@hourtrail/contracts';
import type { Person } from '../domain/volunteer-hours.state.js';

const A_WEEK_MS = 7 * 86_400_000;

/** What waits for somebody: for a verifier what is pending, for all others what is verified besides. */
export const waitingFor = (by: Person): readonly HoursStatus[] =>
  by.role === 'verifier' ? ['pending'] : ['pending', 'verified'];

/** Statuses that wait, and the instant since before which they wait too long. */
export const waitingOverAWeek = (by: Person, now: Date): readonly [readonly HoursStatus[], Date] => [
  waitingFor(by),
  new Date(now.getTime() - A_WEEK_MS),
];
