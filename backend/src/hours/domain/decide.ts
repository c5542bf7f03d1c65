import { isVolunteer, type HoursAction, type HoursStatus, type Role } from '@hourtrail/contracts';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import type { HoursEvent } from './volunteer-hours.events.js';
import * as decisions from './volunteer-hours.js';
import { partsOf } from './volunteer-hours.rules.js';
import type { Circumstances, Person, Review, VolunteerHours } from './volunteer-hours.state.js';

/** Revoking is requested as rejecting an approved entry. */
export type RequestedAction = Exclude<HoursAction, 'amend' | 'revoke'>;

/** What a requested status means, by role; the lifecycle decides whether it is allowed. */
const REQUESTS: Readonly<Record<HoursStatus, (role: Role) => RequestedAction>> = {
  draft: () => 'withdraw',
  pending: (role) => (isVolunteer(role) ? 'submit' : role === 'verifier' ? 'retract' : 'reopen'),
  verified: () => 'verify',
  approved: (role) => (role === 'verifier' ? 'verify' : 'approve'),
  rejected: () => 'reject',
};

export const requestedAction = (status: HoursStatus, role: Role): RequestedAction => REQUESTS[status](role);

type Decide = (entry: VolunteerHours, by: Person, review: Review, now: Circumstances) => readonly HoursEvent[];

const DECIDE: Readonly<Record<RequestedAction, Decide>> = {
  submit: (entry, by, _review, now) => decisions.submit(entry, by, now),
  withdraw: (entry, by) => decisions.withdraw(entry, by),
  verify: (entry, by, review, now) => decisions.verify(entry, by, review, now),
  retract: (entry, by, review) => decisions.retract(entry, by, review.comment),
  approve: (entry, by, review, now) =>
    correctsApproved(entry, by, review)
      ? decisions.amend(entry, by, { fields: { hundredths: review.hundredths }, reason: review.comment }, now)
      : decisions.approve(entry, by, review, now),
  reject: (entry, by, { comment }) =>
    entry.status === 'approved' ? decisions.revoke(entry, by, comment) : decisions.reject(entry, by, comment),
  reopen: (entry, by, review) => decisions.reopen(entry, by, review.comment),
  delete: (entry, by, review) => decisions.remove(entry, by, review.comment),
  restore: (entry, by, review) => decisions.restore(entry, by, review.comment),
};

/** Requesting `approved` again with other hours amends the approved hours. */
const correctsApproved = (entry: VolunteerHours, by: Person, { hundredths }: Review): boolean =>
  entry.status === 'approved' &&
  hundredths !== undefined &&
  hundredths !== entry.hundredths &&
  partsOf(entry, by).some((part) => part === 'admin' || part === 'super-admin');

export const decide = (
  action: RequestedAction,
  entry: VolunteerHours,
  { by, review }: { readonly by: Person; readonly review: Review },
  now: Circumstances,
): readonly HoursEvent[] => DECIDE[action](entry, by, review, now);

/** Applies events that aren't saved yet, for a second decision in the same command. */
export const after = (entry: VolunteerHours, events: readonly HoursEvent[], by: Person, at: Date): VolunteerHours =>
  events.reduce<VolunteerHours>((state, event) => {
    const recorded: RecordedEvent = {
      organizationId: entry.organizationId,
      stream: `hours/${entry.id}`,
      version: state.version,
      type: event.type,
      at,
      actor: { id: by.id, role: by.role, couldBe: by.couldBe ?? [] },
      data: event.data,
      texts: event.texts ?? {},
    };
    return evolve(state, recorded);
  }, entry);

/** In strict schools, removes `approve` from the actions that an error offers before verification. */
export function asThePolicyAllows<T>({ approvalPolicy }: Circumstances, decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (approvalPolicy !== 'strict' || !(error instanceof DomainError) || !listsAllowedActions(error.details)) {
      throw error;
    }
    const { current, allowed } = error.details;
    if (current === 'verified') throw error;
    const details = { ...error.details, allowed: allowed.filter((action) => action !== 'approve') };
    throw conflict(error.code, error.message, details);
  }
}

interface AllowedActions {
  readonly current: HoursStatus | 'deleted';
  readonly allowed: readonly (HoursAction | 'restore')[];
}

const listsAllowedActions = (details: object): details is AllowedActions =>
  'current' in details && 'allowed' in details;
