import { DEFAULT_TIME_ZONE, DISTRICT_RULES, SCHOOL_RULES, type DistrictRule } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { changesOf } from './changes.js';
import type { OrganizationEvent } from './organization.events.js';
import * as rules from './organization.rules.js';
import type { By, LogoFile, Organization, SchoolRules, SignInSettings } from './organization.state.js';
import { DEFAULTS, type SettingValues } from './settings.js';

type Input<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Absent rules take the system defaults. */
export interface NewOrganization extends Input<SchoolRules> {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
  readonly isDistrict?: boolean | null | undefined;
  readonly parentId?: number | null | undefined;
}

/** Absent fields stay unchanged. */
export type OrganizationInput = Partial<Omit<NewOrganization, 'isDistrict'>> & Input<Pick<Organization, 'color'>>;

export type Why = { readonly reason?: string | null | undefined };

/** The organization that shall be a school's district; undefined if there is none. */
export type District = Organization | undefined;

export function create(
  input: NewOrganization,
  {
    defaults = DEFAULTS,
    district,
    reason,
  }: { readonly defaults?: SettingValues; readonly district?: District } & Why = {},
): OrganizationEvent[] {
  const isDistrict = input.isDistrict ?? false;
  const school = { isDistrict, parentId: null };
  const moved = districtChanged(school, input.parentId, district);
  if (moved.length > 0 && district) rules.whatADistrictSetStays({ ...district, isDistrict: false }, input);
  const start: Omit<SchoolRules, 'timeZone'> = (moved.length > 0 && district) || {
    approvalPolicy: defaults.defaultApprovalPolicy,
    acceptsSupervisors: false,
    hoursGoal: defaults.defaultHoursGoal,
    oldestAcceptedDays: defaults.defaultOldestAcceptedDays,
    emailNotifications: defaults.defaultEmailNotifications,
    quietFrom: '',
    quietUntil: '',
    reminders: true,
    secondFactorFrom: '',
  };
  const data = {
    isActive: input.isActive ?? true,
    ...(isDistrict && { isDistrict: true as const }),
    timeZone: input.timeZone ?? DEFAULT_TIME_ZONE,
    approvalPolicy: input.approvalPolicy ?? start.approvalPolicy,
    acceptsSupervisors: input.acceptsSupervisors ?? start.acceptsSupervisors,
    hoursGoal: input.hoursGoal ?? start.hoursGoal,
    oldestAcceptedDays: input.oldestAcceptedDays ?? start.oldestAcceptedDays,
    emailNotifications: input.emailNotifications ?? start.emailNotifications,
    quietFrom: input.quietFrom ?? start.quietFrom,
    quietUntil: input.quietUntil ?? start.quietUntil,
    reminders: input.reminders ?? start.reminders,
    secondFactorFrom: input.secondFactorFrom ?? start.secondFactorFrom,
  };
  rules.quietHoursBeginAndEnd(data);
  const texts = { name: input.name, description: emptied(input.description) };
  const locked = moved.length > 0 && district ? locksChanged([], district.lockedRules) : [];
  const why: Record<string, string> = reason?.trim() ? { reason } : {};
  return [
    { type: 'organization.created', data, texts: { ...texts, ...why } },
    ...[...moved, ...locked].map((event): OrganizationEvent => ({ ...event, texts: why })),
  ];
}

/** Each kind of change is an event of its own; no change, no event. */
export function change(
  school: Organization,
  by: By,
  { district, ...input }: OrganizationInput & { readonly district?: District } & Why,
): OrganizationEvent[] {
  const events: OrganizationEvent[] = [];
  const name = input.name ?? school.name;
  const description = input.description === undefined ? school.description : emptied(input.description);
  const isActive = input.isActive ?? school.isActive;
  if (name !== school.name || isActive !== school.isActive) rules.onlySuperAdminsRenameOpenOrClose(by);
  if (name !== school.name) rules.newSchoolKeepsItsName(school.id);
  if (name !== school.name || description !== school.description) {
    const texts = {
      ...(name === school.name ? {} : { name }),
      ...(description === school.description ? {} : { description }),
    };
    events.push({ type: 'organization.details-changed', data: {}, texts });
  }
  const moved = districtChanged(school, input.parentId, district);
  if (moved.length > 0) {
    rules.onlySuperAdminsSetTheDistrict(by);
    rules.newSchoolHasNoDistrict(school.id);
    if (district) rules.whatADistrictSetStays({ ...district, isDistrict: false }, input);
    events.push(...rulesChanged(school, { ...input, ...setBy(district) }));
    events.push(...moved, ...locksChanged(school.lockedRules, district?.lockedRules ?? []));
  } else {
    rules.whatADistrictSetStays(school, input);
    events.push(...rulesChanged(school, input));
  }
  const color = changesOf(school, { color: input.color?.toLowerCase() }, ['color']);
  if (color.color) {
    rules.whiteTextOnItCanBeRead(color.color.to);
    events.push({ type: 'organization.color-changed', data: color });
  }
  if (!isActive) rules.newSchoolStaysOpen(school.id);
  if (isActive !== school.isActive) {
    events.push({ type: isActive ? 'organization.opened' : 'organization.closed', data: {} });
  }
  return events.map((event) => explained(event, school.id, by, input));
}

/** The schools of the district follow it: `followDistrict`. */
export function changeDistrictRules(
  district: Organization,
  by: By,
  { lockedRules, ...input }: Input<SchoolRules & Pick<Organization, 'lockedRules'>> & Why,
): OrganizationEvent[] {
  rules.onlyADistrictHasThem(district);
  const locked = DISTRICT_RULES.filter((rule) => (lockedRules ?? district.lockedRules).includes(rule));
  rules.quietHoursAreLockedTogether(locked);
  const events = [...rulesChanged(district, input), ...locksChanged(district.lockedRules, locked)];
  return events.map((event) => explained(event, district.id, by, input));
}

/** Takes what the district of the school does not leave to it. */
export function followDistrict(
  school: Organization,
  by: By,
  { district, ...why }: { readonly district: Organization } & Why,
): OrganizationEvent[] {
  const events = [...rulesChanged(school, setBy(district)), ...locksChanged(school.lockedRules, district.lockedRules)];
  return events.map((event) => explained(event, school.id, by, why));
}

const setBy = (district: District): Partial<SchoolRules> =>
  Object.fromEntries((district?.lockedRules ?? []).map((rule) => [rule, district?.[rule]]));

function rulesChanged(school: Organization, input: Input<SchoolRules>): OrganizationEvent[] {
  rules.quietHoursBeginAndEnd({
    quietFrom: input.quietFrom ?? school.quietFrom,
    quietUntil: input.quietUntil ?? school.quietUntil,
  });
  const changed = changesOf(school, input, SCHOOL_RULES);
  return Object.keys(changed).length > 0 ? [{ type: 'organization.rules-changed', data: changed }] : [];
}

function locksChanged(from: readonly DistrictRule[], to: readonly DistrictRule[]): OrganizationEvent[] {
  if (from.join() === to.join()) return [];
  return [{ type: 'organization.locks-changed', data: { lockedRules: { from, to } } }];
}

function districtChanged(
  school: Pick<Organization, 'isDistrict' | 'parentId'>,
  to: number | null | undefined,
  district: District,
): OrganizationEvent[] {
  const from = school.parentId;
  if (to === undefined || to === from) return [];
  if (to !== null) rules.aSchoolIsOfADistrict(school, district);
  return [{ type: 'organization.district-changed', data: { parentId: { from, to } } }];
}

export interface Announcement {
  readonly subject: string;
  readonly announcement: string;
  /** Null for all grades. */
  readonly gradeLevel: string | null;
}

export function announce(school: Organization, by: By, { gradeLevel, ...texts }: Announcement): OrganizationEvent[] {
  return [explained({ type: 'organization.announced', data: { gradeLevel }, texts }, school.id, by, {})];
}

export function makeJoinCode(
  school: Organization,
  by: By,
  { joinCode, ...why }: { readonly joinCode: string } & Why,
): OrganizationEvent[] {
  rules.nobodyJoinsNewSchoolByCode(school.id);
  rules.nobodyJoinsADistrictByCode(school);
  return [explained({ type: 'organization.join-code-made', data: {}, texts: { joinCode } }, school.id, by, why)];
}

export function dropJoinCode(school: Organization, by: By, why: Why): OrganizationEvent[] {
  rules.nobodyJoinsNewSchoolByCode(school.id);
  if (school.joinCode === null) return [];
  return [explained({ type: 'organization.join-code-dropped', data: {} }, school.id, by, why)];
}

/** The same picture again changes nothing. */
export function changeLogo(
  school: Organization,
  by: By,
  { logo, ...why }: { readonly logo: LogoFile } & Why,
): OrganizationEvent[] {
  if (school.logoHash === logo.sha256) return [];
  return [explained({ type: 'organization.logo-changed', data: { logo } }, school.id, by, why)];
}

export function removeLogo(school: Organization, by: By, why: Why): OrganizationEvent[] {
  if (school.logoId === null) return [];
  return [explained({ type: 'organization.logo-removed', data: {} }, school.id, by, why)];
}

const isSameRoles = (some: SignInSettings['roles'], others: SignInSettings['roles']): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/** Whoever came in by a password, or by another provider, comes in again. */
export function everyoneSignsInAgain(before: SignInSettings | undefined, after: SignInSettings): boolean {
  if (!before) return after.required;
  const { protocol, issuer, required, roles } = before;
  if (protocol !== after.protocol) return true;
  return issuer !== after.issuer || required !== after.required || (required && !isSameRoles(roles, after.roles));
}

function textsOfSignIn({ issuer, clientId, domain, saml, newAccounts }: SignInSettings) {
  const { startUrl = '', emailAttribute = '' } = saml ?? {};
  const { roleClaim = '', teacherValue = '', verifierValue = '', gradeClaim = '' } = newAccounts ?? {};
  return { issuer, clientId, domain, startUrl, emailAttribute, roleClaim, teacherValue, verifierValue, gradeClaim };
}

function isSameSignIn(before: SignInSettings, after: SignInSettings): boolean {
  const factsOf = (settings: SignInSettings): string => {
    const { protocol, required, saml, newAccounts } = settings;
    return JSON.stringify([protocol, required, saml?.certificates, newAccounts !== null, textsOfSignIn(settings)]);
  };
  return factsOf(before) === factsOf(after) && isSameRoles(before.roles, after.roles);
}

/** The same again changes nothing; a new secret is a change, too. */
export function setSignIn(
  school: Organization,
  by: By,
  {
    before,
    after,
    newSecret,
    certificates,
    ...why
  }: {
    readonly before: SignInSettings | undefined;
    readonly after: SignInSettings;
    readonly newSecret: boolean;
    /** SHA-256 of each. */
    readonly certificates: readonly string[];
  } & Why,
): OrganizationEvent[] {
  rules.newSchoolHasNoSignIn(school.id);
  rules.newAccountsAreOfOneDomain(after);
  rules.districtsMakeNoAccounts(school, after);
  const { protocol, roles, required, saml, newAccounts } = after;
  if (before && !newSecret && isSameSignIn(before, after)) return [];
  const texts = Object.entries({
    ...textsOfSignIn(after),
    ...(saml && { certificates: certificates.join(' ') }),
  }).filter(([, text]) => text !== '');
  const data = {
    ...{ roles, required, newSecret },
    ...(protocol === 'saml' && { protocol }),
    ...(newAccounts && ({ makesAccounts: true } as const)),
  };
  const event = { type: 'organization.sign-in-changed', data, texts: Object.fromEntries(texts) } as const;
  return [explained(event, school.id, by, why)];
}

export function removeSignIn(
  school: Organization,
  by: By,
  { before, ...why }: { readonly before: SignInSettings | undefined } & Why,
): OrganizationEvent[] {
  if (!before) return [];
  return [explained({ type: 'organization.sign-in-removed', data: {} }, school.id, by, why)];
}

/** Adds the reason, or that super-admins outside their school gave none. */
export function explained<Event extends DomainEvent>(
  event: Event,
  organizationId: number,
  by: By,
  { reason }: Why,
): Event {
  if (reason?.trim()) return { ...event, texts: { ...event.texts, reason } };
  if (!rules.actsOutsideTheirSchool(by, organizationId)) return event;
  return { ...event, data: { ...event.data, noReason: true } };
}

const emptied = (text: string | null | undefined): string | null => text?.trim() || null;
