import type { UserStats } from '@hourtrail/contracts';
import { hoursFigure } from '../../lib/hours.js';

/** "18.5 of 50 hours approved; 6 waiting". */
export function goalWords({ approvedHours, pendingHours }: UserStats, goal: number): string {
  const approved = `${hoursFigure(approvedHours)} of ${hoursFigure(goal)} hours approved`;
  return pendingHours > 0 ? `${approved}; ${hoursFigure(pendingHours)} waiting` : approved;
}
