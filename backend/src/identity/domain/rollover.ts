import { GRADE_LEVELS } from '@hourtrail/contracts';
import { withReason, type Editor } from './with-reason.js';
import type { GraduateFigures, UserEvent } from './user.events.js';
import type { User } from './user.js';

export interface Rollover {
  readonly by: Editor;
  readonly organizationId: number;
  /** The school year that ends. */
  readonly yearId: number;
  /** Its last day. */
  readonly endsOn: string;
  /** Today, by the school's clock. */
  readonly on: string;
  readonly leaverIds: readonly number[];
  readonly repeaterIds: readonly number[];
  readonly reason?: string | null | undefined;
}

export type Passage = 'leaves' | 'repeats' | 'has-no-grade' | 'graduates' | 'moves-up';

export function passageOf({ id, gradeLevel }: User, { leaverIds, repeaterIds }: Passages): Passage {
  if (leaverIds.has(id)) return 'leaves';
  if (repeaterIds.has(id)) return 'repeats';
  if (gradeLevel === null) return 'has-no-grade';
  return gradeAfter(gradeLevel) === undefined ? 'graduates' : 'moves-up';
}

export interface Passages {
  readonly leaverIds: ReadonlySet<number>;
  readonly repeaterIds: ReadonlySet<number>;
}

/** `figures`: of someone who graduates. */
export function rollOver(
  student: User,
  passage: Passage,
  { yearId: rollover, on, ...why }: Rollover,
  figures?: GraduateFigures,
): readonly UserEvent[] {
  const userId = student.id;
  switch (passage) {
    case 'leaves':
      return withReason<UserEvent>([{ type: 'user.deactivated', data: { userId, rollover } }], why);
    case 'graduates': {
      const { approvedHundredths, countedHundredths, goal, met, rules } = figures as GraduateFigures;
      const counted = rules > 0 && { countedHundredths, rules };
      const data = { userId, rollover, on, approvedHundredths, goal, met, ...counted };
      return withReason<UserEvent>([{ type: 'user.graduated', data }], why);
    }
    case 'moves-up': {
      const data = { userId, gradeLevel: gradeAfter(student.gradeLevel) as string, rollover };
      return withReason<UserEvent>([{ type: 'user.details-changed', data }], why);
    }
    case 'repeats':
    case 'has-no-grade':
      return [];
  }
}

/** Of a student whom no one changed in that respect since. */
export function undoRollover(
  { id: userId, graduatedOn, isActive, gradeLevel }: User,
  why: Pick<Rollover, 'by' | 'organizationId' | 'reason'>,
): readonly UserEvent[] {
  if (graduatedOn !== null) return withReason<UserEvent>([{ type: 'user.graduation-undone', data: { userId } }], why);
  if (!isActive) return withReason<UserEvent>([{ type: 'user.activated', data: { userId } }], why);
  const data = { userId, gradeLevel: gradeBefore(gradeLevel) };
  return withReason<UserEvent>([{ type: 'user.details-changed', data }], why);
}

const GRADES: readonly (string | null)[] = GRADE_LEVELS;

export const gradeAfter = (grade: string | null): string | null | undefined => GRADES[GRADES.indexOf(grade) + 1];

const gradeBefore = (grade: string | null): string | null => GRADES[GRADES.indexOf(grade) - 1] ?? null;
