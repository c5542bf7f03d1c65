import { hoursBetween, type Span } from '@hourtrail/contracts';

/** Whether two share a minute; what ends past midnight reaches the next day. */
export function overlap(one: Span, other: Span): boolean {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  return a.begins < b.ends && b.begins < a.ends;
}

function minutesOf({ date, startTime, endTime }: Span): { readonly begins: number; readonly ends: number } {
  const day = Date.parse(`${date}T00:00:00Z`) / 60_000;
  const begins = day + Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3, 5));
  return { begins, ends: begins + hoursBetween(startTime, endTime) * 60 };
}
