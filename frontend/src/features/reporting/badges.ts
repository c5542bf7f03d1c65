import { PARENT_ACHIEVEMENTS, STUDENT_ACHIEVEMENTS, type Role } from '@hourtrail/contracts';
import { hoursFigure } from '../../lib/hours.js';

export interface Badge {
  readonly name: string;
  readonly requiredHours: number;
}

export const badgesFor = (role: Role): readonly Badge[] =>
  role === 'parent' ? PARENT_ACHIEVEMENTS : STUDENT_ACHIEVEMENTS;

export interface Hours {
  readonly totalHours: number;
  readonly approvedHours: number;
}

/** Total hours earn a badge, which is pending until approved hours alone reach it. Null if not earned. */
export function earnedWords({ requiredHours }: Badge, { totalHours, approvedHours }: Hours): string | null {
  if (totalHours < requiredHours) return null;
  return approvedHours < requiredHours ? 'Earned, pending approval' : 'Earned';
}

/** "18.5 of 25 hours, 12 approved"; hours beyond those required do not count. */
export function badgeWords({ requiredHours }: Badge, { totalHours, approvedHours }: Hours): string {
  const [total, approved] = [totalHours, approvedHours].map((hours) => Math.min(hours, requiredHours));
  const words = `${hoursFigure(total ?? 0)} of ${requiredHours} hours`;
  if (totalHours === 0) return words;
  return approved === total ? `${words}, all approved` : `${words}, ${hoursFigure(approved ?? 0)} approved`;
}
