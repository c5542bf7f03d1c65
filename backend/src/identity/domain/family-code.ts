import { NEW_SCHOOL } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

/** Replaces any earlier code. */
export function makeFamilyCode(student: User, familyCode: string): readonly UserEvent[] {
  membersOfNewSchoolHaveNoCode(student.organizationId);
  return [{ type: 'user.family-code-made', data: { userId: student.id }, texts: { familyCode } }];
}

/** Existing links stay. */
export const dropFamilyCode = (student: User): readonly UserEvent[] =>
  student.familyCode === null ? [] : [{ type: 'user.family-code-dropped', data: { userId: student.id } }];

export function membersOfNewSchoolHaveNoCode(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('family-code.no-school-yet', 'Join a school first: a family code is for the parents there.');
}
