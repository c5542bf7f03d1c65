import { NEW_SCHOOL } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';

export function membersOfNewSchoolHaveNoCode(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('family-code.no-school-yet', 'Join a school first: a family code is for the parents there.');
}
