import {
  GOOGLE_ISSUER,
  isRequired,
  NEW_SCHOOL,
  t,
  theColorIsOneForWhiteText,
  type DistrictRule,
} from '@hourtrail/contracts';
import { mayDo } from '../../platform/kernel/actor.js';
import { conflict, forbidden, invalid, notFound } from '../../platform/kernel/domain-error.js';
import type { By, Organization, SchoolRules, SignInSettings } from './organization.state.js';

/** Others find no school but their own. */
export const seesSchool = (by: By, organizationId: number): boolean =>
  by.role === 'super-admin' || by.organizationId === organizationId;

/** Super-admins must give a reason when they act outside their own school. */
export const actsOutsideTheirSchool = (by: By, organizationId: number): boolean =>
  by.role === 'super-admin' && by.organizationId !== organizationId;

export function onlySuperAdminsRenameOpenOrClose(by: By): void {
  if (mayDo(by, 'schools.manage')) return;
  throw forbidden('organizations.super-admins-only', t('apiSchools.superAdminsOnly'));
}

export function onlySuperAdminsSetTheDistrict(by: By): void {
  if (mayDo(by, 'schools.manage')) return;
  throw forbidden('organizations.super-admins-only', t('apiSchools.superAdminsSetDistricts'));
}

/** `district`: what is known of the organization that shall be its district; undefined if there is none. */
export function aSchoolIsOfADistrict(
  { isDistrict }: Pick<Organization, 'isDistrict'>,
  district: Pick<Organization, 'isDistrict'> | undefined,
): void {
  if (isDistrict) throw conflict('organizations.district', t('apiSchools.districtHasNoDistrict'));
  if (district?.isDistrict) return;
  throw invalid('invalid-input', [{ field: 'parentId', message: t('apiSchools.notADistrict') }]);
}

/** Only the district itself changes what its schools cannot, for all of them at once. */
export function whatADistrictSetStays(
  set: Organization,
  input: { readonly [Rule in DistrictRule]?: Organization[Rule] | null | undefined },
): void {
  const rules = set.lockedRules.filter((rule) => (input[rule] ?? set[rule]) !== set[rule]);
  if (rules.length === 0) return;
  const message = set.isDistrict ? t('apiSchools.changeOnDistrictPage') : t('apiSchools.setByDistrict');
  throw conflict('organizations.set-by-district', message, { rules });
}

export function onlyADistrictHasThem({ isDistrict }: Pick<Organization, 'isDistrict'>): void {
  if (!isDistrict) throw notFound();
}

export function quietHoursAreLockedTogether(lockedRules: readonly DistrictRule[]): void {
  if (lockedRules.includes('quietFrom') === lockedRules.includes('quietUntil')) return;
  const message = t('apiSchools.quietHoursLockedTogether');
  throw invalid('organizations.quiet-hours', [{ field: 'lockedRules', message }]);
}

export function quietHoursBeginAndEnd({ quietFrom, quietUntil }: Pick<SchoolRules, 'quietFrom' | 'quietUntil'>): void {
  if ((quietFrom === '') === (quietUntil === '')) return;
  const field = quietFrom === '' ? 'quietFrom' : 'quietUntil';
  throw invalid('organizations.quiet-hours', [{ field, message: t('apiSchools.quietHoursBeginAndEnd') }]);
}

export function whiteTextOnItCanBeRead(color: string): void {
  const problem = theColorIsOneForWhiteText(color);
  if (problem) throw invalid('organizations.color-too-light', [problem]);
}

export function newSchoolKeepsItsName(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('organizations.new-school', t('apiSchools.newSchoolKeepsName', { school: NEW_SCHOOL.name }));
}

export function newSchoolStaysOpen(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('organizations.new-school', t('apiSchools.newSchoolStaysOpen', { school: NEW_SCHOOL.name }));
}

export function newSchoolHasNoDistrict(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('organizations.new-school', t('apiSchools.newSchoolHasNoDistrict', { school: NEW_SCHOOL.name }));
}

export function nobodyJoinsADistrictByCode({ isDistrict }: Pick<Organization, 'isDistrict'>): void {
  if (isDistrict) throw conflict('organizations.district', t('apiSchools.districtHasNoCode'));
}

export function newSchoolHasNoSignIn(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('organizations.new-school', t('apiSchools.newSchoolHasNoSignIn', { school: NEW_SCHOOL.name }));
}

export function aNewProviderNeedsItsSecret(isStored: boolean, clientSecret: string | null | undefined): void {
  if (isStored || clientSecret) return;
  throw invalid('organizations.client-secret', [
    { field: 'clientSecret', message: isRequired(t('labels.clientSecret')) },
  ]);
}

/** Google signs in people of every domain. */
export function googleIsForOneDomain({ issuer, domain }: Pick<SignInSettings, 'issuer' | 'domain'>): void {
  if (issuer !== GOOGLE_ISSUER || domain) return;
  throw invalid('organizations.google-domain', [{ field: 'domain', message: t('apiSchools.googleNeedsDomain') }]);
}

/** So that a provider gives accounts to people of the school alone. */
export function newAccountsAreOfOneDomain({
  newAccounts,
  domain,
}: Pick<SignInSettings, 'newAccounts' | 'domain'>): void {
  if (!newAccounts || domain) return;
  throw invalid('organizations.new-accounts', [{ field: 'domain', message: t('apiSchools.newAccountsNeedDomain') }]);
}

export function districtsMakeNoAccounts(
  { isDistrict }: Pick<Organization, 'isDistrict'>,
  { newAccounts }: Pick<SignInSettings, 'newAccounts'>,
): void {
  if (!isDistrict || !newAccounts) return;
  const message = t('apiSchools.districtMakesNoAccounts');
  throw invalid('organizations.new-accounts', [{ field: 'newAccounts', message }]);
}

export function nobodyJoinsNewSchoolByCode(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('organizations.new-school', t('apiSchools.newSchoolHasNoCode', { school: NEW_SCHOOL.name }));
}
