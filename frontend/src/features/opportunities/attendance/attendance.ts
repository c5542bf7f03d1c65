import {
  attendanceWindow,
  can,
  dateInZone,
  isVolunteer,
  timeInZone,
  LIMITS,
  type AttendanceWindow,
  type OpportunityView,
  type SessionUser,
  type AttendanceResult,
} from '@hourtrail/contracts';
import { peopleInWords } from '../../../lib/counts.js';
import { formatDate, formatTime } from '../../../lib/dates.js';

/** What in the address opens attendance, with the number of an opportunity. */
export const ATTENDANCE_PARAM = 'attendance';

/** Who says who came: its coordinator and staff. The server has the last word. */
export const takesAttendance = (
  { state, coordinatorId }: OpportunityView,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
): boolean => state !== 'cancelled' && can(role, 'attendance.take') && (role !== 'verifier' || coordinatorId === id);

/** Whoever vouches for hours is the verifier whom the entry names. */
export const verifiesAtOnce = (
  { coordinatorId }: OpportunityView,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
): boolean => role === 'verifier' && coordinatorId === id;

/** By the clocks of the reader's school. */
export const windowNow = (opportunity: OpportunityView, timeZone: string, now = new Date()): AttendanceWindow =>
  attendanceWindow(
    { ...opportunity, date: opportunity.day },
    { date: dateInZone(now, timeZone), time: timeInZone(now, timeZone) },
  );

/** What a volunteer finds where they could check in; null where there is nothing to say. */
export type CheckInStanding = 'open' | 'early' | 'over' | 'no-place' | null;

/** Who came by the QR code is told why they cannot; who did not, has no use for it. */
export function checkInStanding(
  opportunity: OpportunityView,
  { role, timeZone }: Pick<SessionUser, 'role' | 'timeZone'>,
  withCode: boolean,
): CheckInStanding {
  if (!isVolunteer(role) || opportunity.state === 'cancelled') return null;
  const hasPlace = opportunity.mySignup?.status === 'signed-up';
  if (!hasPlace) return withCode ? 'no-place' : null;
  const window = windowNow(opportunity, timeZone);
  if (window === 'open') return 'open';
  return withCode ? (window === 'early' ? 'early' : 'over') : null;
}

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
