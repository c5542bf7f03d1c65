import { DEFAULT_TIME_ZONE, SCHOOL_RULES } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { changesOf } from './changes.js';
import type { OrganizationEvent } from './organization.events.js';
import * as rules from './organization.rules.js';
import type { By, LogoFile, Organization, SchoolRules } from './organization.state.js';
import { DEFAULTS, type SettingValues } from './settings.js';

type Input<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Absent rules take the system defaults. */
export interface NewOrganization extends Input<SchoolRules> {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** Absent fields stay unchanged. */
export type OrganizationInput = Partial<NewOrganization> & Input<Pick<Organization, 'color'>>;

export type Why = { readonly reason?: string | null | undefined };

export function create(
  input: NewOrganization,
  { defaults = DEFAULTS, reason }: { readonly defaults?: SettingValues } & Why = {},
): OrganizationEvent[] {
  const data = {
    isActive: input.isActive ?? true,
    timeZone: input.timeZone ?? DEFAULT_TIME_ZONE,
    approvalPolicy: input.approvalPolicy ?? defaults.defaultApprovalPolicy,
    acceptsSupervisors: input.acceptsSupervisors ?? false,
    hoursGoal: input.hoursGoal ?? defaults.defaultHoursGoal,
    oldestAcceptedDays: input.oldestAcceptedDays ?? defaults.defaultOldestAcceptedDays,
    emailNotifications: input.emailNotifications ?? defaults.defaultEmailNotifications,
    quietFrom: input.quietFrom ?? '',
    quietUntil: input.quietUntil ?? '',
    reminders: input.reminders ?? true,
    secondFactorFrom: input.secondFactorFrom ?? '',
  };
  rules.quietHoursBeginAndEnd(data);
  const texts = { name: input.name, description: emptied(input.description) };
  return [{ type: 'organization.created', data, texts: { ...texts, ...(reason?.trim() ? { reason } : {}) } }];
}

/** Each kind of change is an event of its own; no change, no event. */
export function change(school: Organization, by: By, input: OrganizationInput & Why): OrganizationEvent[] {
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
  rules.quietHoursBeginAndEnd({
    quietFrom: input.quietFrom ?? school.quietFrom,
    quietUntil: input.quietUntil ?? school.quietUntil,
  });
  const changed = changesOf(school, input, SCHOOL_RULES);
  if (Object.keys(changed).length > 0) events.push({ type: 'organization.rules-changed', data: changed });
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
