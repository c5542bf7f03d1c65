import {
  attendanceWindow,
  can,
  dateInZone,
  isVolunteer,
  timeInZone,
  type AttendanceWindow,
  type OpportunityView,
  type SessionUser,
} from '@hourtrail/contracts';

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
