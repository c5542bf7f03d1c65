import type { ReactNode } from 'react';
import {
  t,
  attendanceWindow,
  can,
  dateInZone,
  isVolunteer,
  timeInZone,
  timeOf,
  LIMITS,
  type AttendanceWindow,
  type OpportunityState,
  type OpportunityTime,
  type OpportunityView,
  type SessionUser,
  type AttendanceResult,
} from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';

/** The search param with the id of an opportunity. */
export const ATTENDANCE_PARAM = 'attendance';

/** Further actions of a page on an opportunity. */
export interface OpportunityTools {
  readonly tools?: ((opportunity: OpportunityView) => ReactNode) | undefined;
}

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

type Times = Pick<OpportunityView, 'day' | 'startTime' | 'endTime'>;

const localTime = (timeZone: string, at: Date) => ({ date: dateInZone(at, timeZone), time: timeInZone(at, timeZone) });

/** In the time zone of the reader's school. */
export const windowNow = ({ day, ...times }: Times, timeZone: string, now = new Date()): AttendanceWindow =>
  attendanceWindow({ ...times, date: day }, localTime(timeZone, now));

/** In the time zone of the reader's school. */
export const timeNow = ({ day, ...times }: Times, timeZone: string, now = new Date()): OpportunityTime =>
  timeOf({ ...times, date: day }, localTime(timeZone, now));

export type ShownState = OpportunityState | 'now';

/** The server says `past` from the start on; people say so after the end. */
export const shownState = (
  { state, ...times }: Times & Pick<OpportunityView, 'state'>,
  timeZone: string,
  now = new Date(),
): ShownState => (state === 'past' && timeNow(times, timeZone, now) === 'now' ? 'now' : state);

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

const openingOf = ({ day, startTime }: Begins) => ({
  date: formatDate(day),
  time: formatTime(startTime),
  minutes: LIMITS.attendanceEarlyMinutes,
});

export const tooEarlyWords = (begins: Begins): string => t('attendance.tooEarly', openingOf(begins));
export const checkInTooEarlyWords = (begins: Begins): string => t('attendance.checkInTooEarly', openingOf(begins));

export const CODE_HOURS = t('attendance.checkInTimes', {
  minutes: LIMITS.attendanceEarlyMinutes,
  hours: LIMITS.checkInLateHours,
});

export function markedWords(results: readonly AttendanceResult[], verified: boolean): string {
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const left = results.length - done;
  const marked = verified
    ? t('attendance.markedAndVerified', { count: done })
    : t('attendance.marked', { count: done });
  return left === 0 ? marked : `${marked} ${t('attendance.leftOut', { count: left })}`;
}
