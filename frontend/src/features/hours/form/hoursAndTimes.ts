import { t, LIMITS, hoursBetween, isClockTime, parseHours } from '@hourtrail/contracts';
import { formatTime } from '../../../lib/dates.js';
import { hoursFigure, hoursInWords, hoursTyped } from '../../../lib/hours.js';

/** Values as the user typed them. */
export interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly hours: string;
}

/** Hundredths of hours; null if empty, NaN if not a number. */
export const hundredthsTyped = (text: string): number | null =>
  text.trim() ? Math.round((parseHours(hoursTyped(text)) ?? NaN) * 100) : null;

/** Undefined unless the hours are 0.5 to 24 in steps of 0.5. */
export function validHours(text: string): number | undefined {
  const hours = parseHours(hoursTyped(text));
  const fits = hours !== undefined && hours >= LIMITS.hoursMin && hours <= LIMITS.hoursMax;
  return fits && Number.isInteger(hours / LIMITS.hoursStep) ? hours : undefined;
}

const interval = (startTime: string, endTime: string): number | undefined =>
  isClockTime(startTime) && isClockTime(endTime) ? hoursBetween(startTime, endTime) : undefined;

/** Rounds down to a step; undefined if a time is missing or the interval is shorter than a step. */
export function hoursSuggested(startTime: string, endTime: string): string | undefined {
  const steps = Math.floor((interval(startTime, endTime) ?? 0) / LIMITS.hoursStep);
  return steps > 0 ? hoursFigure(steps * LIMITS.hoursStep) : undefined;
}

/** Wraps at midnight. */
export function timeAfter(startTime: string, hours: number): string {
  const [hour = 0, minute = 0] = startTime.split(':').map(Number);
  const minutes = (hour * 60 + minute + hours * 60) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export const afterTimeChange = (times: Times): Times => ({
  ...times,
  hours: hoursSuggested(times.startTime, times.endTime) ?? times.hours,
});

/** Moves the end later if the hours need it. Fewer hours than the interval are valid, as with a break. */
export function afterHoursChange(times: Times, chosenEnd: string): Times {
  const hours = validHours(times.hours);
  const room = interval(times.startTime, chosenEnd);
  const needsMore = hours !== undefined && isClockTime(times.startTime) && (room === undefined || hours > room);
  return { ...times, endTime: needsMore ? timeAfter(times.startTime, hours) : chosenEnd };
}

const spoken = (startTime: string, endTime: string) => ({ start: formatTime(startTime), end: formatTime(endTime) });

/** Undefined while a time is missing. */
export function intervalWords({ startTime, endTime, hours }: Times): string | undefined {
  const room = interval(startTime, endTime);
  if (room === undefined) return undefined;
  const times = spoken(startTime, endTime);
  const most = hoursSuggested(startTime, endTime);
  if (most === undefined) return t('hoursForm.lessThanHalfAnHour', times);
  const given = validHours(hours);
  if (given !== undefined && given < Number(most)) {
    return t('hoursForm.hoursOfTime', { hours: hoursFigure(given), most: hoursInWords(most), ...times });
  }
  if (given !== Number(most)) return t('hoursForm.upToHours', { hours: hoursInWords(most), ...times });
  if (given === room) return t('hoursForm.allOfTime', times);
  const minutes = Math.round(room * 60);
  return t('hoursForm.roundedDown', {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    rounded: given,
    ...times,
  });
}

/** Undefined unless the hours moved the end. */
export const endMovedWords = ({ endTime, hours }: Times, chosenEnd: string): string | undefined =>
  endTime === chosenEnd
    ? undefined
    : t('hoursForm.endMoved', { end: formatTime(endTime), hours: hoursInWords(hoursTyped(hours)) });

/** An end at or before the start is on the next day. */
export const midnightWords = (startTime: string, endTime: string): string | undefined =>
  interval(startTime, endTime) !== undefined && endTime <= startTime
    ? t('hoursForm.nextDay', spoken(startTime, endTime))
    : undefined;
