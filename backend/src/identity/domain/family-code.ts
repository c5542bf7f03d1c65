import { membersOfNewSchoolHaveNoCode } from './family-code.rules.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

/** A student gets a code to hand to their parents; a code they had finds nobody any more. */
export function makeFamilyCode(student: User, familyCode: string): readonly UserEvent[] {
  membersOfNewSchoolHaveNoCode(student.organizationId);
  return [{ type: 'user.family-code-made', data: { userId: student.id }, texts: { familyCode } }];
}

/** From now on no code finds the student; links that were made stay. */
export const dropFamilyCode = (student: User): readonly UserEvent[] =>
  student.familyCode === null ? [] : [{ type: 'user.family-code-dropped', data: { userId: student.id } }];
