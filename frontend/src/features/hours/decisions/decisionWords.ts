import type { HoursView, ReviewManyHours, ReviewResult, Role } from '@hourtrail/contracts';
import { countOf } from '../../../lib/counts.js';
import { hoursInWords, hoursNumber } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { placeOf } from '../entryWords.js';

export type DecidedStatus = ReviewManyHours['status'];

/** One decision on one entry or many, each at the version that was looked at. */
export interface Review {
  readonly entries: readonly HoursView[];
  readonly status: DecidedStatus;
  readonly comments: string;
}

/** What accepting an entry makes of it. */
export const acceptedBy = (role: Role): 'verified' | 'approved' => (role === 'verifier' ? 'verified' : 'approved');

const VERBS: Readonly<Record<DecidedStatus, { readonly now: string; readonly button: string }>> = {
  verified: { now: 'Verifying', button: 'Verify' },
  approved: { now: 'Approving', button: 'Approve' },
  rejected: { now: 'Rejecting', button: 'Reject' },
};

/** "Approve": what its button says. */
export const verbOf = (status: DecidedStatus): string => VERBS[status].button;

export const entriesInWords = (count: number): string => countOf(count, 'entry', 'entries');

/** "12 entries, 31.5 hours" */
export const countAndSum = (entries: readonly HoursView[]): string =>
  `${entriesInWords(entries.length)}, ${hoursInWords(entries.reduce((sum, { hours }) => sum + hoursNumber(hours), 0))}`;

const hoursOf = ({ hours }: HoursView): string => hoursInWords(hours ?? 0);

/** "Approving 12 entries", or whose where it is one. */
export function beingDecided({ entries, status }: Review): string {
  const [only] = entries.length === 1 ? entries : [];
  const what = only
    ? `${hoursOf(only)} of ${fullName(only.student)} at ${placeOf(only)}`
    : entriesInWords(entries.length);
  return `${VERBS[status].now} ${what}`;
}

/** "Maya Chen, 3 hours at Riverside Food Bank", or how many where it is not one. */
export function decidedInWords(entries: readonly HoursView[]): string {
  const [only] = entries.length === 1 ? entries : [];
  return only ? `${fullName(only.student)}, ${hoursOf(only)} at ${placeOf(only)}` : countAndSum(entries);
}

/** Why an entry was left as it was. */
export function leftBecause({ outcome, message }: Pick<ReviewResult, 'outcome' | 'message'>): string {
  if (outcome === 'not-found') return 'No longer there for you.';
  if (outcome === 'stale') return 'Somebody changed this entry since you looked at it. It was left as it is.';
  return message ?? 'It was left as it is.';
}
