import { t, bothPasswordsAreAlike, isOfDistrict, NEW_SCHOOL, mayAssign, type Role } from '@hourtrail/contracts';
import { conflict, forbidden, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import type { Editor } from './with-reason.js';
import type { User } from './user.js';

/** Other active people in charge: admins of the person's school, super-admins of all schools. */
export interface Peers {
  readonly admins: number;
  readonly superAdmins: number;
}

export interface KnownSchool {
  readonly isDistrict: boolean;
  readonly parentId: number | null;
}

const NOMINATIONS_AT_A_TIME = 5;

export const roleByDefault = (by: Role): Role => (mayAssign(by, 'student') ? 'student' : 'verifier');

export function rolesAreGivenByThoseWhoMay(by: Editor, role: Role): void {
  if (!mayAssign(by.role, role)) throw forbidden('people.role-not-yours', t('apiPeople.cannotGiveRole'));
}

export function accountsAreChangedByThoseWhoMay(by: Pick<Editor, 'role'>, { role }: User): void {
  if (!mayAssign(by.role, role)) throw forbidden('people.role-not-yours', t('apiPeople.cannotChangeAccount'));
}

export function nobodyChangesTheirOwnRoleOrStatus(): never {
  throw forbidden('people.own-role', t('apiPeople.ownRole'));
}

export function whoWasErasedStaysSo({ erasedAt }: Pick<User, 'erasedAt'>): void {
  if (erasedAt === null) return;
  throw conflict('people.erased', t('apiPeople.erased'));
}

export function onlyThoseWhoLeftExpire({ isActive, graduatedOn }: Pick<User, 'isActive' | 'graduatedOn'>): void {
  if (isActive && graduatedOn === null) throw conflict('people.active', t('apiPrivacy.stillActive'));
}

export function whoIsHeldIsNotErased(isHeld: boolean): void {
  if (isHeld) throw conflict('people.held', t('apiPrivacy.held'));
}

export function nobodyErasesThemselves(): never {
  throw forbidden('people.own-erasure', t('apiPeople.eraseYourself'));
}

export function theirUsernameConfirmsIt({ username }: User, typed: string): void {
  if (typed.trim().toLowerCase() === username.toLowerCase()) return;
  throw invalid('people.erasure-not-confirmed', [{ field: 'username', message: t('apiPeople.erasureNotConfirmed') }]);
}

export function theirOwnEmailIsChangedOnTheirProfile(): never {
  throw forbidden('people.own-email', t('apiPeople.ownEmail'));
}

export function nobodyVouchesForTheirOwnEmail({ id }: User, by: Editor): void {
  if (id === by.id) throw forbidden('people.own-email', t('apiPeople.confirmOwnEmail'));
}

export function somebodyStaysInCharge({ role, isActive }: User, others: Peers): void {
  if (isActive && role === 'admin' && others.admins === 0) {
    throw conflict('identity.last-admin', t('apiPeople.lastAdmin'));
  }
  if (isActive && role === 'super-admin' && others.superAdmins === 0) {
    throw conflict('identity.last-super-admin', t('apiPeople.lastSuperAdmin'));
  }
}

export function superAdminsDoNotMove({ role }: User, becomes = role): void {
  if (role === 'super-admin' || becomes === 'super-admin') {
    throw conflict('people.super-admins-stay', t('apiPeople.superAdminsStay'));
  }
}

/** A district's administrators name one of its schools. */
export function onlySuperAdminsNameAnotherSchool(
  by: Editor,
  organizationId: number | undefined,
  school?: KnownSchool,
): void {
  if (organizationId === undefined || organizationId === by.organizationId || by.role === 'super-admin') return;
  if (by.districtId !== undefined && school?.parentId === by.districtId) return;
  throw invalid('invalid-input', [{ field: 'organizationId', message: t('apiPeople.onlyOwnSchool') }]);
}

/** Students, parents and staff belong to a school; a district has nobody but its own staff. */
export function districtsHaveTheirOwnStaffOnly({ isDistrict }: KnownSchool, role: Role): void {
  if (isDistrict === isOfDistrict(role)) return;
  const message = isDistrict ? t('apiPeople.onlyDistrictStaff') : t('apiPeople.notDistrictStaff');
  throw invalid('invalid-input', [{ field: 'role', message }]);
}

/** `school`: to which the person moves, if they do. */
export function districtStaffStayDistrictStaff(
  before: Pick<User, 'role'>,
  role: Role,
  school: KnownSchool = { isDistrict: isOfDistrict(before.role), parentId: null },
): void {
  districtsHaveTheirOwnStaffOnly(school, role);
}

export const noSuchSchool = (): DomainError =>
  invalid('invalid-input', [{ field: 'organizationId', message: t('apiSchools.unknownSchool') }]);

export function aWaitingNominationIsAnsweredFirst({ nomination }: User): void {
  if (nomination !== 'waiting') return;
  throw conflict('people.nomination-waiting', t('apiPeople.nominationWaiting'));
}

export function onlyAWaitingNominationIsAnswered({ nomination }: User): void {
  if (nomination === 'waiting') return;
  throw conflict(
    'people.no-nomination-waiting',
    nomination === null ? t('apiPeople.notNominated') : t('apiPeople.nominationAnswered'),
    { current: nomination },
  );
}

export function nobodyAnswersTheirOwnNomination({ createdBy }: User, by: Editor): void {
  if (createdBy === by.id) throw forbidden('people.own-nomination', t('apiPeople.ownNomination'));
}

export function membersOfNewSchoolJoinASchoolFirst({ organizationId }: Editor): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('people.no-school-yet', t('apiPeople.verifiersNeedSchool'));
}

export function fewNominationsWaitAtATime(waiting: number): void {
  if (waiting < NOMINATIONS_AT_A_TIME) return;
  throw conflict('people.nominations-waiting', t('apiPeople.tooManyNominations', { count: NOMINATIONS_AT_A_TIME }));
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
