import { bothPasswordsAreAlike, NEW_SCHOOL, mayAssign, type Role } from '@hourtrail/contracts';
import { conflict, forbidden, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import type { Editor } from './with-reason.js';
import type { User } from './user.js';

/** Other active people in charge: admins of the person's school, super-admins of all schools. */
export interface Peers {
  readonly admins: number;
  readonly superAdmins: number;
}

const NOMINATIONS_AT_A_TIME = 5;

export const roleByDefault = (by: Role): Role => (mayAssign(by, 'student') ? 'student' : 'verifier');

export function rolesAreGivenByThoseWhoMay(by: Editor, role: Role): void {
  if (!mayAssign(by.role, role)) throw forbidden('people.role-not-yours', 'You cannot give this role.');
}

export function accountsAreChangedByThoseWhoMay(by: Editor, { role }: User): void {
  if (!mayAssign(by.role, role))
    throw forbidden('people.role-not-yours', 'You cannot change the account of this person.');
}

export function nobodyChangesTheirOwnRoleOrStatus(): never {
  throw forbidden('people.own-role', 'You cannot change your own role, nor deactivate yourself. Ask a colleague.');
}

export function whoWasErasedStaysSo({ erasedAt }: Pick<User, 'erasedAt'>): void {
  if (erasedAt === null) return;
  throw conflict('people.erased', 'This person was erased. Nothing of their account can be changed any more.');
}

export function nobodyErasesThemselves(): never {
  throw forbidden('people.own-erasure', 'You cannot erase yourself. Ask a colleague.');
}

export function theirUsernameConfirmsIt({ username }: User, typed: string): void {
  if (typed.trim().toLowerCase() === username.toLowerCase()) return;
  throw invalid('people.erasure-not-confirmed', [
    { field: 'username', message: 'This is not the username of this person. Nobody was erased.' },
  ]);
}

export function theirOwnEmailIsChangedOnTheirProfile(): never {
  throw forbidden('people.own-email', 'Change your own email on your profile, where it takes your password.');
}

export function nobodyVouchesForTheirOwnEmail({ id }: User, by: Editor): void {
  if (id === by.id) throw forbidden('people.own-email', 'Confirm your own email by the link in the mail to it.');
}

export function somebodyStaysInCharge({ role, isActive }: User, others: Peers): void {
  if (isActive && role === 'admin' && others.admins === 0) {
    throw conflict(
      'identity.last-admin',
      'This is the last active admin of the school. Make somebody else admin first.',
    );
  }
  if (isActive && role === 'super-admin' && others.superAdmins === 0) {
    throw conflict(
      'identity.last-super-admin',
      'This is the last active super-admin. Make somebody else super-admin first.',
    );
  }
}

export function superAdminsDoNotMove({ role }: User, becomes = role): void {
  if (role === 'super-admin' || becomes === 'super-admin') {
    throw conflict('people.super-admins-stay', 'A super-admin acts everywhere and does not move to another school.');
  }
}

export function onlySuperAdminsNameAnotherSchool(by: Editor, organizationId: number | undefined): void {
  if (organizationId === undefined || organizationId === by.organizationId || by.role === 'super-admin') return;
  throw invalid('invalid-input', [{ field: 'organizationId', message: 'You can only choose your own school.' }]);
}

export const noSuchSchool = (): DomainError =>
  invalid('invalid-input', [{ field: 'organizationId', message: 'There is no school with this number.' }]);

export function aWaitingNominationIsAnsweredFirst({ nomination }: User): void {
  if (nomination !== 'waiting') return;
  throw conflict('people.nomination-waiting', 'This nomination waits for an answer: confirm or refuse it first.');
}

export function onlyAWaitingNominationIsAnswered({ nomination }: User): void {
  if (nomination === 'waiting') return;
  throw conflict(
    'people.no-nomination-waiting',
    nomination === null ? 'This person was not nominated.' : 'This nomination was answered already.',
    { current: nomination },
  );
}

export function nobodyAnswersTheirOwnNomination({ createdBy }: User, by: Editor): void {
  if (createdBy === by.id) throw forbidden('people.own-nomination', 'Somebody else has to answer your nomination.');
}

export function membersOfNewSchoolJoinASchoolFirst({ organizationId }: Editor): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('people.no-school-yet', 'Verifiers belong to a school: join one first.');
}

export function fewNominationsWaitAtATime(waiting: number): void {
  if (waiting < NOMINATIONS_AT_A_TIME) return;
  throw conflict(
    'people.nominations-waiting',
    `${NOMINATIONS_AT_A_TIME} of your nominations wait for the school already. Nominate again once they are answered.`,
  );
}

/** Another school is an error, not ignored. `isActive` is ignored: staff confirm first. */
export function aNominationAsksForNothingElse(
  by: Editor,
  account: { readonly role: Role; readonly organizationId?: number | undefined },
): void {
  rolesAreGivenByThoseWhoMay(by, account.role);
  onlySuperAdminsNameAnotherSchool(by, account.organizationId);
}

export function whatIsTypedTwiceIsAlike(password: string | undefined, confirmed: string | undefined): void {
  const problem = confirmed === undefined ? undefined : bothPasswordsAreAlike(password, confirmed);
  if (problem) throw invalid('invalid-input', [problem]);
}
