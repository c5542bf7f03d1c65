import { formatDay } from './dates.js';
import { countOf } from './counts.js';

const STEPS = [
  { unit: 'minute', seconds: 60, below: 3_600 },
  { unit: 'hour', seconds: 3_600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
] as const;

/** "just now", "2 minutes ago", "3 hours ago", and after a week the day. */
export function formatAgo(instant: string, timeZone: string, now: Date = new Date()): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1_000;
  if (seconds < 60) return 'just now';
  const step = STEPS.find(({ below }) => seconds < below);
  if (!step) return formatDay(instant, timeZone);
  const count = Math.floor(seconds / step.seconds);
  return `${countOf(count, step.unit)} ago`;
}
