import type { UserStats } from '@hourtrail/contracts';
import { hoursFigure } from '../../lib/hours.js';

/** "18.5 of 50 hours approved; 6 waiting". */
export function goalWords({ approvedHours, pendingHours }: UserStats, goal: number): string {
  const approved = `${hoursFigure(approvedHours)} of ${hoursFigure(goal)} hours approved`;
  return pendingHours > 0 ? `${approved}; ${hoursFigure(pendingHours)} waiting` : approved;
}

/** The hours that are still to be given, once all that waits is approved. */
export const hoursToGo = ({ totalHours }: UserStats, goal: number): number => Math.max(0, goal - totalHours);

/** "Your school asks for 50 hours: 18.5 approved, 6 waiting, 25.5 to go." */
export function commitmentWords(stats: UserStats, goal: number, child?: { readonly firstName: string } | null): string {
  const asks = `Your school asks ${child ? `${child.firstName} ` : ''}for ${hoursFigure(goal)} hours`;
  if (stats.approvedHours >= goal) return `${asks}: all are approved.`;
  const toGo = hoursToGo(stats, goal);
  const parts = [
    `${hoursFigure(stats.approvedHours)} approved`,
    ...(stats.pendingHours > 0 ? [`${hoursFigure(stats.pendingHours)} waiting`] : []),
    toGo > 0 ? `${hoursFigure(toGo)} to go` : 'none to go once they are approved',
  ];
  return `${asks}: ${parts.join(', ')}.`;
}
