import { ROLES, SYSTEM_ORGANIZATION, type Role } from './vocabulary.js';

/**
 * How far a role's capability reaches. `own`: themselves and what is theirs; `family`: their confirmed children;
 * `assigned`: entries that name them as verifier,
 * opportunities that name them as coordinator; `school`: all of their school; `everywhere`: every school.
 */
export const REACHES = ['own', 'family', 'assigned', 'school', 'everywhere'] as const;
export type Reach = (typeof REACHES)[number];

type Reaches = Readonly<Partial<Record<Role, readonly Reach[]>>>;

const everybody = Object.fromEntries(ROLES.map((role) => [role, ['own']])) as unknown as Reaches;
const volunteers = { student: ['own'], parent: ['own'] } as const satisfies Reaches;
const superAdmins = { 'super-admin': ['everywhere'] } as const satisfies Reaches;
const administrators = { admin: ['school'], ...superAdmins } as const satisfies Reaches;
const staff = { teacher: ['school'], ...administrators } as const satisfies Reaches;
const auditors = { auditor: ['school'], ...administrators } as const satisfies Reaches;
const reviewers = { verifier: ['assigned'], ...staff } as const satisfies Reaches;

/**
 * Who may do what, and to whom. Guards, navigation and the permission tests are made from this table; a capability
 * that a role lacks here is refused with 403 before anything else is looked at.
 */
export const CAPABILITIES = {
  'account.use': everybody,

  'notifications.read': everybody,

  'hours.log': volunteers,
  'hours.read': { ...reviewers, auditor: ['school'], student: ['own'], parent: ['own', 'family'] },
  'hours.change': { ...reviewers, ...volunteers },
  'hours.review': reviewers,
  'hours.delete': { ...administrators, ...volunteers },
  'hours.restore': administrators,
  /** Every entry of one person, and changes to it, on the administrators' paths. */
  'hours.administer': administrators,
  'hours.add': administrators,
  'figures.read': { ...staff, student: ['own'], parent: ['own', 'family'], verifier: ['own'] },

  /** Volunteers are listed what is for their role. */
  'opportunities.read': { ...staff, verifier: ['school'], student: ['school'], parent: ['school'] },
  'opportunities.manage': staff,
  'opportunities.join': volunteers,
  /** Verifiers see who comes to what they coordinate. */
  'signups.read': { ...reviewers, student: ['own'], parent: ['own', 'family'] },
  /** Verifiers say who came to what they coordinate. */
  'attendance.take': reviewers,

  'verifiers.list': everybody,
  'people.list': staff,
  /** Students and parents nominate a verifier; staff make accounts of the roles in ASSIGNABLE_ROLES. */
  'people.create': { ...staff, ...volunteers },
  'people.edit': administrators,
  /** What cannot be undone: every name and text of a person goes, what was decided stays. */
  'people.erase': administrators,
  /** One-time passwords and invitation links, for people of the roles in ASSIGNABLE_ROLES. */
  'people.let-in': staff,
  'nominations.answer': staff,

  'family-code.use': { student: ['own'] },
  'families.read': { ...staff, ...volunteers },
  'families.link': { ...staff, parent: ['own'] },
  'families.answer': staff,
  'families.unlink': { ...staff, parent: ['own'] },

  'join.ask': { student: ['own'] },
  'join.answer': administrators,

  'schools.read': administrators,
  'schools.manage': superAdmins,
  'join-code.manage': administrators,
  'settings.manage': superAdmins,
  'statistics.read': administrators,
  'activity.read': superAdmins,
  /** What visitors wrote, and who asked for the newsletter. */
  'inbox.manage': superAdmins,
  'reports.read': administrators,
  /** Whatever the administrators' lists show, as a file. */
  'exports.make': administrators,
  'imports.make': administrators,

  /** The workbench of a compliance reviewer: every event, proof and reading of the school. */
  'audit.read': auditors,
  /** A file that proves itself: of a school or a person for reviewers, of what is their own for volunteers. */
  'evidence.make': { ...auditors, student: ['own'], parent: ['own', 'family'] },
} as const satisfies Readonly<Record<string, Reaches>>;

export type Capability = keyof typeof CAPABILITIES;

/** How far a role reaches with a capability; empty where it never may. */
export const reachOf = (role: Role, capability: Capability): readonly Reach[] =>
  (CAPABILITIES[capability] as Reaches)[role] ?? [];

export const can = (role: Role, capability: Capability): boolean => reachOf(role, capability).length > 0;

/** The roles that somebody may give, and whose accounts they may look after. A volunteer only nominates. */
export const ASSIGNABLE_ROLES: Readonly<Record<Role, readonly Role[]>> = {
  student: ['verifier'],
  parent: ['verifier'],
  verifier: [],
  teacher: ['verifier'],
  auditor: [],
  admin: ['student', 'parent', 'teacher', 'verifier', 'auditor'],
  'super-admin': ROLES,
};

export const mayAssign = (by: Role, role: Role): boolean => ASSIGNABLE_ROLES[by].includes(role);

/** Which log's checkpoints are mailed to somebody of a role: who sees every school's keeps the system's own. */
export const logMailedTo = ({
  role,
  organizationId,
}: {
  readonly role: Role;
  readonly organizationId: number;
}): number => (reachOf(role, 'audit.read').includes('everywhere') ? SYSTEM_ORGANIZATION : organizationId);
