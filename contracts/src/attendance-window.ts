import { hoursBetween } from './calendar.js';
import { LIMITS } from './limits.js';

interface Times {
  readonly date: string;
  readonly startTime: string;
  /** An end at or before the start is on the next day. */
  readonly endTime: string;
}

/** `late`: check-in by code is over, but attendance can still be taken. */
export type AttendanceWindow = 'early' | 'open' | 'late';

export const CHECK_IN_IS_OVER = 'Check-in is over. Log your hours instead, or ask the coordinator.';

export function attendanceWindow(
  { date, startTime, endTime }: Times,
  now: { readonly date: string; readonly time: string },
): AttendanceWindow {
  const since = minutesOf(now.date, now.time) - minutesOf(date, startTime);
  if (since < -LIMITS.attendanceEarlyMinutes) return 'early';
  return since <= (hoursBetween(startTime, endTime) + LIMITS.checkInLateHours) * 60 ? 'open' : 'late';
}

const minutesOf = (date: string, time: string): number =>
  Date.parse(`${date}T00:00:00Z`) / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
