import { reachOf, type Capability, type SessionUser } from '@hourtrail/contracts';
import { actsOutside, OUTSIDE } from '../../lib/outside.js';
import type { PickedSchool } from '../../ui/SchoolField.js';

/** The school that a file is made for or read into, and why it is not one's own. */
export interface SchoolChoice {
  readonly school: PickedSchool | null;
  readonly reason: string;
}

export interface SchoolProblems {
  readonly school?: string;
  readonly reason?: string;
}

type Reader = Pick<SessionUser, 'organizationId' | 'organizationName'>;

/** What the server is told: nothing by those who have one school only. */
export interface ForSchool {
  readonly organizationId?: string;
  readonly reason?: string;
}

export const asksSchool = ({ role }: Pick<SessionUser, 'role'>, capability: Capability): boolean =>
  reachOf(role, capability).includes('everywhere');

export const ownSchool = ({ organizationId, organizationName }: Reader): SchoolChoice => ({
  school: { id: organizationId, name: organizationName },
  reason: '',
});

export const isOutside = ({ school }: SchoolChoice, reader: Reader): boolean =>
  school !== null && actsOutside(reader, school.id);

export function schoolProblems(choice: SchoolChoice, reader: Reader): SchoolProblems {
  if (!choice.school) return { school: 'Choose a school.' };
  return isOutside(choice, reader) && !choice.reason.trim() ? { reason: OUTSIDE } : {};
}

export const forSchool = (choice: SchoolChoice, reader: Reader): ForSchool => ({
  ...(choice.school && { organizationId: String(choice.school.id) }),
  ...(isOutside(choice, reader) && { reason: choice.reason.trim() }),
});
