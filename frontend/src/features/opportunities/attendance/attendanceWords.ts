import { LIMITS, type AttendanceResult } from '@hourtrail/contracts';
import { peopleInWords } from '../../../lib/counts.js';
import { formatDate, formatTime } from '../../../lib/dates.js';

interface Begins {
  readonly day: string;
  readonly startTime: string;
}

/** "Attendance can be taken from 30 minutes before the start: December 5, 2026, 9:00 AM." */
export const tooEarlyWords = ({ day, startTime }: Begins): string =>
  `Attendance can be taken from ${LIMITS.attendanceEarlyMinutes} minutes before the start: ${formatDate(day)}, ${formatTime(startTime)}.`;

export const CODE_HOURS = `It opens ${LIMITS.attendanceEarlyMinutes} minutes before the start and closes ${LIMITS.checkInLateHours} hours after the end.`;

/** "3 people marked present. 1 person left as they were: see why in the list." */
export function markedWords(results: readonly AttendanceResult[], verified: boolean): string {
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const left = results.length - done;
  const marked = `${peopleInWords(done)} marked present${verified ? ' and verified' : ''}.`;
  return left === 0 ? marked : `${marked} ${peopleInWords(left)} left out: the list says why.`;
}
