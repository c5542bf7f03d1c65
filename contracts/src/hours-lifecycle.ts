import type { HoursAction, HoursEventType, HoursStatus, Role } from './vocabulary.js';

export type HoursPart = 'volunteer' | 'verifier' | 'teacher' | 'admin' | 'super-admin';

const PART_OF_STAFF: Readonly<Partial<Record<Role, HoursPart>>> = {
  teacher: 'teacher',
  admin: 'admin',
  'district-admin': 'admin',
  'super-admin': 'super-admin',
};

/** The part that staff of the school have in every entry but their own; undefined for other roles. */
export const partOfStaff = (role: Role): HoursPart | undefined => PART_OF_STAFF[role];

interface Edge {
  readonly action: HoursAction;
  readonly from: HoursStatus;
  readonly to: HoursStatus | 'same' | 'deleted';
  readonly event: HoursEventType;
  readonly who: readonly HoursPart[];
}

const ADMINS: readonly HoursPart[] = ['admin', 'super-admin'];
const APPROVERS: readonly HoursPart[] = ['teacher', 'admin', 'super-admin'];

/** All transitions of an entry, except restoring a deleted one. Source: docs/hours-lifecycle.md. */
const EDGES = [
  { action: 'submit', from: 'draft', to: 'pending', event: 'hours.submitted', who: ['volunteer'] },
  { action: 'submit', from: 'rejected', to: 'pending', event: 'hours.resubmitted', who: ['volunteer'] },
  { action: 'withdraw', from: 'pending', to: 'draft', event: 'hours.withdrawn', who: ['volunteer'] },
  { action: 'verify', from: 'pending', to: 'verified', event: 'hours.verified', who: ['verifier'] },
  { action: 'retract', from: 'verified', to: 'pending', event: 'hours.verification-retracted', who: ['verifier'] },
  { action: 'approve', from: 'pending', to: 'approved', event: 'hours.approved', who: APPROVERS },
  { action: 'approve', from: 'verified', to: 'approved', event: 'hours.approved', who: APPROVERS },
  { action: 'approve', from: 'rejected', to: 'approved', event: 'hours.approved', who: ADMINS },
  { action: 'reject', from: 'pending', to: 'rejected', event: 'hours.rejected', who: [...APPROVERS, 'verifier'] },
  { action: 'reject', from: 'verified', to: 'rejected', event: 'hours.rejected', who: APPROVERS },
  { action: 'revoke', from: 'approved', to: 'rejected', event: 'hours.revoked', who: ADMINS },
  { action: 'reopen', from: 'approved', to: 'pending', event: 'hours.reopened', who: ADMINS },
  { action: 'reopen', from: 'verified', to: 'pending', event: 'hours.reopened', who: ADMINS },
  { action: 'reopen', from: 'rejected', to: 'pending', event: 'hours.reopened', who: ADMINS },
  { action: 'amend', from: 'draft', to: 'same', event: 'hours.amended', who: ['volunteer'] },
  { action: 'amend', from: 'pending', to: 'same', event: 'hours.amended', who: ['volunteer', ...ADMINS] },
  { action: 'amend', from: 'verified', to: 'same', event: 'hours.amended', who: ADMINS },
  { action: 'amend', from: 'approved', to: 'same', event: 'hours.amended', who: ADMINS },
  { action: 'amend', from: 'rejected', to: 'same', event: 'hours.amended', who: ['volunteer', ...ADMINS] },
  { action: 'delete', from: 'draft', to: 'deleted', event: 'hours.deleted', who: ['volunteer'] },
  { action: 'delete', from: 'pending', to: 'deleted', event: 'hours.deleted', who: ['volunteer', ...ADMINS] },
  { action: 'delete', from: 'verified', to: 'deleted', event: 'hours.deleted', who: ADMINS },
  { action: 'delete', from: 'approved', to: 'deleted', event: 'hours.deleted', who: ADMINS },
  { action: 'delete', from: 'rejected', to: 'deleted', event: 'hours.deleted', who: ['volunteer', ...ADMINS] },
] as const satisfies readonly Edge[];

type EventOf<Action extends HoursAction> = Extract<(typeof EDGES)[number], { readonly action: Action }>['event'];

export interface HoursTransition<Action extends HoursAction = HoursAction> extends Edge {
  readonly action: Action;
  readonly event: EventOf<Action>;
}

export const HOURS_TRANSITIONS: readonly HoursTransition[] = EDGES;

/** Undefined if the action is not possible from this status. */
export const transitionOf = <Action extends HoursAction>(
  action: Action,
  from: HoursStatus,
): HoursTransition<Action> | undefined =>
  HOURS_TRANSITIONS.find((edge) => edge.action === action && edge.from === from) as HoursTransition<Action> | undefined;

/** The actions that a person with these parts can take from this status. */
export const actionsFrom = (from: HoursStatus, parts: readonly HoursPart[]): readonly HoursAction[] =>
  HOURS_TRANSITIONS.filter((edge) => edge.from === from && edge.who.some((part) => parts.includes(part))).map(
    (edge) => edge.action,
  );
