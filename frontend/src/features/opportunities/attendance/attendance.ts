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

/** The search param with the id of an opportunity. */
export const ATTENDANCE_PARAM = 'attendance';

/** Coordinators and staff; the server checks it again. */
export const takesAttendance = (
  { state, coordinatorId }: OpportunityView,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
): boolean => state !== 'cancelled' && can(role, 'attendance.take') && (role !== 'verifier' || coordinatorId === id);

/** Only the verifier whom the entry names can verify it. */
export const verifiesAtOnce = (
  { coordinatorId }: OpportunityView,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
): boolean => role === 'verifier' && coordinatorId === id;

/** In the time zone of the reader's school. */
export const windowNow = (opportunity: OpportunityView, timeZone: string, now = new Date()): AttendanceWindow =>
  attendanceWindow(
    { ...opportunity, date: opportunity.day },
    { date: dateInZone(now, timeZone), time: timeInZone(now, timeZone) },
  );

/** Null if there is nothing to show. */
export type CheckInStatus = 'open' | 'early' | 'over' | 'no-place' | null;

/** Explains a refusal only to users who scanned the QR code. */
export function checkInStatus(
  opportunity: OpportunityView,
  { role, timeZone }: Pick<SessionUser, 'role' | 'timeZone'>,
  withCode: boolean,
): CheckInStatus {
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

export const tooEarlyWords = ({ day, startTime }: Begins): string =>
  `Attendance can be taken from ${LIMITS.attendanceEarlyMinutes} minutes before the start: ${formatDate(day)}, ${formatTime(startTime)}.`;

export const CODE_HOURS = `It opens ${LIMITS.attendanceEarlyMinutes} minutes before the start and closes ${LIMITS.checkInLateHours} hours after the end.`;

export function markedWords(results: readonly AttendanceResult[], verified: boolean): string {
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const left = results.length - done;
  const marked = `${peopleInWords(done)} marked present${verified ? ' and verified' : ''}.`;
  return left === 0 ? marked : `${marked} ${peopleInWords(left)} left out: the list says why.`;
}
