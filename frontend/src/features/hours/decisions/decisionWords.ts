import type { HoursView, ReviewManyHours, ReviewResult, Role } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../../api/session.js';
import { appStore } from '../../../lib/appStore.js';
import { countOf } from '../../../lib/counts.js';
import { hoursInWords, hoursNumber } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { toast } from '../../../ui/toast.js';
import { placeOf } from '../entryWords.js';

export type DecidedStatus = ReviewManyHours['status'];

export interface Review {
  readonly entries: readonly HoursView[];
  readonly status: DecidedStatus;
  readonly comments: string;
}

export const acceptedBy = (role: Role): 'verified' | 'approved' => (role === 'verifier' ? 'verified' : 'approved');

const VERBS: Readonly<Record<DecidedStatus, { readonly now: string; readonly button: string }>> = {
  verified: { now: 'Verifying', button: 'Verify' },
  approved: { now: 'Approving', button: 'Approve' },
  rejected: { now: 'Rejecting', button: 'Reject' },
};

export const verbOf = (status: DecidedStatus): string => VERBS[status].button;

export const entriesInWords = (count: number): string => countOf(count, 'entry', 'entries');

/** "12 entries, 31.5 hours" */
export const countAndSum = (entries: readonly HoursView[]): string =>
  `${entriesInWords(entries.length)}, ${hoursInWords(entries.reduce((sum, { hours }) => sum + hoursNumber(hours), 0))}`;

const hoursOf = ({ hours }: HoursView): string => hoursInWords(hours ?? 0);

/** "Approving 12 entries"; a single entry is named. */
export function beingDecided({ entries, status }: Review): string {
  const [only] = entries.length === 1 ? entries : [];
  const what = only
    ? `${hoursOf(only)} of ${fullName(only.student)} at ${placeOf(only)}`
    : entriesInWords(entries.length);
  return `${VERBS[status].now} ${what}`;
}

/** "Maya Chen, 3 hours at Riverside Food Bank", or "12 entries, 31.5 hours". */
export function decidedInWords(entries: readonly HoursView[]): string {
  const [only] = entries.length === 1 ? entries : [];
  return only ? `${fullName(only.student)}, ${hoursOf(only)} at ${placeOf(only)}` : countAndSum(entries);
}

export function leftBecause({ outcome, message }: Pick<ReviewResult, 'outcome' | 'message'>): string {
  if (outcome === 'not-found') return 'No longer there for you.';
  if (outcome === 'stale') return 'Somebody changed this entry since you looked at it. It was left as it is.';
  return message ?? 'It was left as it is.';
}

interface Left {
  readonly entry: HoursView;
  readonly because: string;
}

/** The result of a bulk decision that left some entries unchanged. */
export interface Outcome {
  readonly status: DecidedStatus;
  readonly done: number;
  readonly total: number;
  readonly left: readonly Left[];
}

/** Results that the user has not read yet, oldest first. */
export const outcomesSlice = createSlice({
  name: 'outcomes',
  initialState: [] as readonly Outcome[],
  reducers: {
    added: (outcomes, { payload }: PayloadAction<Outcome>) => [...outcomes, payload],
    firstClosed: (outcomes) => outcomes.slice(1),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => []),
});

export interface OutcomesState {
  readonly outcomes: readonly Outcome[];
}

let readers = 0;

/** Marks outcomes as visible, so that no toast announces them, until the returned function is called. */
export function readOutcomes(): () => void {
  readers += 1;
  return () => {
    readers -= 1;
  };
}

export const outcomeTitle = ({ done, total, status }: Outcome): string => `${done} of ${total} ${status}`;

export function showOutcome(outcome: Outcome): void {
  appStore().dispatch(outcomesSlice.actions.added(outcome));
  if (readers > 0) return;
  const left = entriesInWords(outcome.left.length);
  toast({ title: outcomeTitle(outcome), description: `${left} left as they were. Approvals says why.` });
}
