import { msg, type MessageKey } from './messages/translate.js';
import { ROLES, SYSTEM_ORGANIZATION, type Role } from './vocabulary.js';

/**
 * `family`: confirmed children. `assigned`: entries and opportunities that name them as verifier or coordinator.
 * `school`: their school; of staff of a district, the school of it that the request names.
 */
export const REACHES = ['own', 'family', 'assigned', 'school', 'everywhere'] as const;
export type Reach = (typeof REACHES)[number];

type Reaches = Readonly<Partial<Record<Role, readonly Reach[]>>>;

const toEveryone = (reach: Reach): Reaches => Object.fromEntries(ROLES.map((role) => [role, [reach]]));
const everyone = toEveryone('own');
const volunteers = { student: ['own'], parent: ['own'] } as const satisfies Reaches;
const superAdmins = { 'super-admin': ['everywhere'] } as const satisfies Reaches;
const administrators = { admin: ['school'], 'district-admin': ['school'], ...superAdmins } as const satisfies Reaches;
const staff = { teacher: ['school'], ...administrators } as const satisfies Reaches;
const auditors = { auditor: ['school'], 'district-auditor': ['school'], ...administrators } as const satisfies Reaches;
const inSchoolOrNone = { 'district-admin': ['own', 'school'], 'district-auditor': ['own', 'school'] } as const;
const reviewers = { verifier: ['assigned'], ...staff } as const satisfies Reaches;

const partakers = {
  ...staff,
  verifier: ['school'],
  student: ['school'],
  parent: ['school'],
} as const satisfies Reaches;

/** The permissions of each role. Guards, navigation and permission tests derive from this table. */
export const CAPABILITIES = {
  'account.use': everyone,
  'session.read': { ...everyone, ...inSchoolOrNone },

  'notifications.read': everyone,

  'hours.log': volunteers,
  'hours.read': { ...reviewers, ...auditors, student: ['own'], parent: ['own', 'family'] },
  'hours.change': { ...reviewers, ...volunteers },
  'hours.ask': { ...staff, ...volunteers },
  'hours.attach': { ...staff, ...volunteers },
  'hours.record-paper': staff,
  'hours.review': reviewers,
  'hours.delete': { ...administrators, ...volunteers },
  'hours.restore': administrators,
  'hours.administer': administrators,
  'hours.add': administrators,
  'figures.read': { ...staff, student: ['own'], parent: ['own', 'family'], verifier: ['own'] },
  'records.issue': { ...staff, student: ['own'], parent: ['own', 'family'] },
  /** By someone who knows the student: a super-admin is of no school. */
  'records.countersign': { teacher: ['school'], admin: ['school'] },
  'badges.share': { student: ['own'], parent: ['own', 'family'] },

  'opportunities.read': partakers,
  /** A link to one's own calendar, which is secret: no key makes one. */
  'calendar.link': partakers,
  'opportunities.manage': staff,
  'opportunities.join': volunteers,
  'signups.read': { ...reviewers, student: ['own'], parent: ['own', 'family'] },
  'attendance.take': reviewers,

  'verifiers.list': { ...everyone, 'district-admin': ['school'], 'district-auditor': ['school'] },
  'people.list': staff,
  /** Students and parents nominate a verifier; staff create accounts of ASSIGNABLE_ROLES. */
  'people.create': { ...staff, ...volunteers },
  'people.edit': administrators,
  /** Irreversible: deletes all names and texts of a person, but keeps the decisions. */
  'people.erase': administrators,
  'people.let-in': staff,
  'nominations.answer': staff,

  'family-code.use': { student: ['own'] },
  'families.read': { ...staff, ...volunteers },
  'families.link': { ...staff, parent: ['own'] },
  'families.answer': staff,
  'families.unlink': { ...staff, parent: ['own'] },

  'join.ask': { student: ['own'] },
  'join.answer': administrators,

  'schools.read': { ...administrators, 'district-admin': ['own', 'school'] },
  'schools.see-logo': { ...toEveryone('school'), ...superAdmins },
  'districts.read': { 'district-admin': ['own'], 'district-auditor': ['own'], ...superAdmins },
  'districts.set-rules': { 'district-admin': ['own'], ...superAdmins },
  'academic-years.read': { ...toEveryone('school'), ...superAdmins },
  'classes.read': staff,
  'classes.manage': administrators,
  /** Creates, renames, opens and closes schools. */
  'schools.manage': superAdmins,
  'schools.set-rules': administrators,
  /** By which provider its people sign in. */
  'schools.set-sign-in': { 'district-admin': ['school'], ...superAdmins },
  'join-code.manage': administrators,
  /** API keys and webhooks: both act for one school, so a super-admin has none. */
  'connections.manage': { admin: ['school'] },
  'settings.manage': superAdmins,
  'statistics.read': administrators,
  'activity.read': superAdmins,
  'inbox.manage': superAdmins,
  'reports.read': staff,
  'exports.make': administrators,
  /** A file that one asked for, once. */
  'exports.download': { ...everyone, 'district-admin': ['school'], 'district-auditor': ['school'] },
  /** A volunteer's file holds what their own list shows. */
  'hours.export': { ...administrators, student: ['own'], parent: ['own', 'family'] },
  'imports.make': administrators,

  'retention.read': auditors,
  'retention.set': administrators,
  'record-requests.read': { ...auditors, student: ['own'], parent: ['own', 'family'] },
  'record-requests.open': { ...administrators, student: ['own'], parent: ['own', 'family'] },
  'record-requests.decide': administrators,

  'audit.read': auditors,
  /** Of one's own school: staff of a district download checkpoints instead. */
  'checkpoint-mail.get': { auditor: ['school'], admin: ['school'], ...superAdmins },
  'evidence.make': { ...auditors, student: ['own'], parent: ['own', 'family'] },
} as const satisfies Readonly<Record<string, Reaches>>;

export type Capability = keyof typeof CAPABILITIES;

/** How far a role may use a capability; empty if not at all. */
export const reachOf = (role: Role, capability: Capability): readonly Reach[] =>
  (CAPABILITIES[capability] as Reaches)[role] ?? [];

/** True if a role has the capability, however far it reaches. */
export const can = (role: Role, capability: Capability): boolean => reachOf(role, capability).length > 0;

/** The roles each role may assign and manage accounts of. Volunteers only nominate. */
export const ASSIGNABLE_ROLES: Readonly<Record<Role, readonly Role[]>> = {
  student: ['verifier'],
  parent: ['verifier'],
  verifier: [],
  teacher: ['verifier'],
  auditor: [],
  admin: ['student', 'parent', 'teacher', 'verifier', 'auditor'],
  'district-admin': ['student', 'parent', 'teacher', 'admin', 'verifier', 'auditor'],
  'district-auditor': [],
  'super-admin': ROLES,
};

/** True if `by` may create and manage accounts of `role`. */
export const mayAssign = (by: Role, role: Role): boolean => ASSIGNABLE_ROLES[by].includes(role);

/** The log whose checkpoints are mailed to a user: their school's, or the system's for super-admins. */
export const logMailedTo = ({
  role,
  organizationId,
}: {
  readonly role: Role;
  readonly organizationId: number;
}): number => (reachOf(role, 'audit.read').includes('everywhere') ? SYSTEM_ORGANIZATION : organizationId);

/**
 * What a key may be allowed to do, in words for the person who makes it. Accounts, roles, passwords, sessions, keys,
 * webhooks and rules are left to people.
 */
export const KEY_CAPABILITIES = {
  'hours.read': msg('connections.canReadHours'),
  'hours.review': msg('connections.canReviewHours'),
  'hours.change': msg('connections.canChangeHours'),
  'hours.add': msg('connections.canAddHours'),
  'hours.delete': msg('connections.canDeleteHours'),
  'hours.export': msg('connections.canExportHours'),
  'figures.read': msg('connections.canReadFigures'),
  'opportunities.read': msg('connections.canReadOpportunities'),
  'opportunities.manage': msg('connections.canManageOpportunities'),
  'signups.read': msg('connections.canReadSignups'),
  'attendance.take': msg('connections.canTakeAttendance'),
  'people.list': msg('connections.canListPeople'),
  'verifiers.list': msg('connections.canListVerifiers'),
  'families.read': msg('connections.canReadFamilies'),
  'schools.read': msg('connections.canReadSchool'),
  'academic-years.read': msg('connections.canReadYears'),
  'classes.read': msg('connections.canReadClasses'),
  'statistics.read': msg('connections.canReadStatistics'),
  'reports.read': msg('connections.canReadReports'),
  'audit.read': msg('connections.canReadLog'),
} as const satisfies Readonly<Partial<Record<Capability, MessageKey>>>;
export type KeyCapability = keyof typeof KEY_CAPABILITIES;

/** What someone of this role may allow a key to do. */
export const keyCapabilitiesOf = (role: Role): readonly KeyCapability[] =>
  (Object.keys(KEY_CAPABILITIES) as KeyCapability[]).filter((capability) => can(role, capability));
