import { NEW_SCHOOL, reachOf, type Role } from '@hourtrail/contracts';
import { conflict, invalid, type DomainError, type FieldProblem } from '../../platform/kernel/domain-error.js';
import type { Family, FamilyActor, FamilyLink } from './family-link.state.js';

export function isVisibleTo(link: FamilyLink, by: FamilyActor): boolean {
  const reach = reachOf(by.role, 'families.read');
  if (reach.includes('everywhere')) return true;
  if (by.organizationId !== link.organizationId) return false;
  return reach.includes('school') || by.id === link.parentId || by.id === link.studentId;
}

export interface LinkRequest {
  readonly code?: string | null | undefined;
  readonly parentId?: number | null | undefined;
  readonly studentId?: number | null | undefined;
}

export interface Linkable {
  readonly organizationId: number;
  readonly role: Role;
}

export function parentsEnterAFamilyCode({ code, parentId, studentId }: LinkRequest): string {
  const named = { parentId, studentId };
  const problems = [
    ...(isGiven(code) ? [] : [{ field: 'code', message: 'Enter the family code of your child.' }]),
    ...problemsWith(named, isGiven, 'Parents link a child by its family code.'),
  ];
  if (problems.length > 0) throw invalid('invalid-input', problems);
  return code as string;
}

export function staffNameBoth({ code, parentId, studentId }: LinkRequest): Family {
  const named = { parentId, studentId };
  const problems = [
    ...problemsWith({ code }, isGiven, 'Staff name the parent and the student instead.'),
    ...problemsWith(named, (id) => !isGiven(id), 'Choose a parent and a student.'),
  ];
  if (problems.length > 0) throw invalid('invalid-input', problems);
  return named as Family;
}

const isGiven = (sent: unknown): boolean => sent !== undefined && sent !== null;

const problemsWith = (sent: object, isWrong: (value: unknown) => boolean, message: string): FieldProblem[] =>
  Object.entries(sent).flatMap(([field, value]) => (isWrong(value) ? [{ field, message }] : []));

/** One message for missing people, other schools' and wrong roles, so that ids can't be probed. */
export function aParentAndAStudentOfOneSchool(parent: Linkable | undefined, student: Linkable | undefined): number {
  const parents = parent?.role === 'parent';
  const students = student?.role === 'student' && (!parents || student.organizationId === parent.organizationId);
  if (parents && students) return parent.organizationId;
  throw invalid('family-link.not-a-family', [
    ...(parents ? [] : [{ field: 'parentId', message: 'Choose an active parent of the school.' }]),
    ...(students ? [] : [{ field: 'studentId', message: 'Choose an active student of the school.' }]),
  ]);
}

export const noStudentHasThisCode = (): DomainError =>
  invalid('family-link.unknown-code', [{ field: 'code', message: 'No student of your school has this code.' }]);

export function membersOfNewSchoolJoinASchoolFirst(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('family-link.no-school-yet', 'Families belong to a school: join one first.');
}

export function onlyARequestIsAnswered({ status }: FamilyLink): void {
  if (status === 'requested') return;
  throw conflict('family-link.answered', 'This link was answered already.', { current: status });
}

export function onlyALiveLinkIsRevoked({ status }: FamilyLink): void {
  if (status === 'requested' || status === 'confirmed') return;
  throw conflict('family-link.ended', 'This link has ended already.', { current: status });
}
