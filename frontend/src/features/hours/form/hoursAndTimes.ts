import { LIMITS, hoursBetween, isClockTime, parseHours } from '@hourtrail/contracts';
import { formatTime } from '../../../lib/dates.js';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';

/** Two times of a day and the hours between them, as they are typed. */
export interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly hours: string;
}

/** Hours as people write them ("2,5", ".5") in the way the wire has them; what is no number is left as it is. */
export const hoursTyped = (text: string): string =>
  text
    .trim()
    .replace(/^(\d*),(\d+)$/, '$1.$2')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');

/** Typed hours in hundredths; null where none are given, NaN for what is no number. */
export const hundredthsTyped = (text: string): number | null =>
  text.trim() ? Math.round((parseHours(hoursTyped(text)) ?? NaN) * 100) : null;

/** Typed hours as a number; undefined unless they are 0.5 to 24 in halves. */
export function hoursGiven(text: string): number | undefined {
  const hours = parseHours(hoursTyped(text));
  const fits = hours !== undefined && hours >= LIMITS.hoursMin && hours <= LIMITS.hoursMax;
  return fits && Number.isInteger(hours / LIMITS.hoursStep) ? hours : undefined;
}

const interval = (startTime: string, endTime: string): number | undefined =>
  isClockTime(startTime) && isClockTime(endTime) ? hoursBetween(startTime, endTime) : undefined;

/** The hours between two times, rounded down to a step; undefined while a time is missing or no step fits. */
export function hoursSuggested(startTime: string, endTime: string): string | undefined {
  const steps = Math.floor((interval(startTime, endTime) ?? 0) / LIMITS.hoursStep);
  return steps > 0 ? hoursFigure(steps * LIMITS.hoursStep) : undefined;
}

/** The time of day so many hours after another, round the clock where need be. */
export function timeAfter(startTime: string, hours: number): string {
  const [hour = 0, minute = 0] = startTime.split(':').map(Number);
  const minutes = (hour * 60 + minute + hours * 60) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** After a time was changed, the hours are what lies between. */
export const afterTimeChange = (times: Times): Times => ({
  ...times,
  hours: hoursSuggested(times.startTime, times.endTime) ?? times.hours,
});

/**
 * After the hours were changed, the end goes as far as they need and no further back than the person gave it: fewer
 * hours than lie between the times are theirs to claim, as with a break.
 */
export function afterHoursChange(times: Times, endGiven: string): Times {
  const hours = hoursGiven(times.hours);
  const room = interval(times.startTime, endGiven);
  const needsMore = hours !== undefined && isClockTime(times.startTime) && (room === undefined || hours > room);
  return { ...times, endTime: needsMore ? timeAfter(times.startTime, hours) : endGiven };
}

const spoken = (startTime: string, endTime: string, joint: string): string =>
  `${formatTime(startTime)} ${joint} ${formatTime(endTime)}`;

/** What the hours are of the time between; undefined while a time is missing. */
export function intervalWords({ startTime, endTime, hours }: Times): string | undefined {
  if (interval(startTime, endTime) === undefined) return undefined;
  const between = `between ${spoken(startTime, endTime, 'and')}`;
  const most = hoursSuggested(startTime, endTime);
  if (most === undefined) return `Less than half an hour ${between}`;
  const given = hoursGiven(hours);
  if (given !== undefined && given < Number(most))
    return `${hoursFigure(given)} of the ${hoursInWords(most)} ${between}`;
  if (given === Number(most)) return `All of the time ${between}. Enter fewer if you took a break.`;
  return `Up to ${hoursInWords(most)} ${between}`;
}

/** Says that an end at or before the start is on the next day. */
export const midnightWords = (startTime: string, endTime: string): string | undefined =>
  interval(startTime, endTime) !== undefined && endTime <= startTime
    ? `Past midnight: ${spoken(startTime, endTime, 'to')} the next day`
    : undefined;
