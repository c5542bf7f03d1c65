import type { HoursAction } from '@hourtrail/contracts';
import type { HoursEvent } from './volunteer-hours.events.js';
import type { Circumstances, Person, Review, VolunteerHours } from './volunteer-hours.state.js';
import * as decisions from './volunteer-hours.js';
import { partsOf } from './volunteer-hours.rules.js';

/** What a person can ask for by naming the status they want. */
export type Wish = Extract<HoursAction, 'submit' | 'withdraw' | 'verify' | 'retract' | 'approve' | 'reject' | 'reopen'>;

type Decide = (entry: VolunteerHours, by: Person, review: Review, now: Circumstances) => readonly HoursEvent[];

const DECIDE: Readonly<Record<Wish, Decide>> = {
  submit: (entry, by, _review, now) => decisions.submit(entry, by, now),
  withdraw: (entry, by) => decisions.withdraw(entry, by),
  verify: (entry, by, review) => decisions.verify(entry, by, review),
  retract: (entry, by, review) => decisions.retract(entry, by, review.comment),
  approve: (entry, by, review, now) =>
    correctsApproved(entry, by, review)
      ? decisions.amend(entry, by, { fields: { hundredths: review.hundredths }, reason: review.comment }, now)
      : decisions.approve(entry, by, review, now),
  reject: (entry, by, review) => turnDown(entry, by, review),
  reopen: (entry, by, review) => decisions.reopen(entry, by, review.comment),
};

/** Naming the status an entry has already counts as not naming it: with other hours, they are what is asked for. */
const correctsApproved = (entry: VolunteerHours, by: Person, { hundredths }: Review): boolean =>
  entry.status === 'approved' &&
  hundredths !== undefined &&
  hundredths !== entry.hundredths &&
  partsOf(entry, by).some((part) => part === 'admin' || part === 'super-admin');

const turnDown = (entry: VolunteerHours, by: Person, { comment }: Review): readonly HoursEvent[] =>
  entry.status === 'approved' ? decisions.revoke(entry, by, comment) : decisions.reject(entry, by, comment);

/** Decides as asked; rejecting what is approved means revoking it. */
export const grant = (
  wish: Wish,
  entry: VolunteerHours,
  { by, review }: { readonly by: Person; readonly review: Review },
  now: Circumstances,
): readonly HoursEvent[] => DECIDE[wish](entry, by, review, now);
