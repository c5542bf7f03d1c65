import {
  t,
  type HoursHistoryStep,
  type HoursView,
  type ReviewManyHours,
  type ReviewResult,
  type Role,
} from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../../api/session.js';
import { appStore } from '../../../lib/appStore.js';
import { hoursInWords, hoursNumber } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { toast } from '../../../ui/toast.js';
import { placeOf } from '../entryWords.js';

export type DecidedStatus = ReviewManyHours['status'];

export interface Review {
  readonly entries: readonly HoursView[];
  readonly status: DecidedStatus;
  readonly comments: string;
  /** Fewer hours than a single entry claims. */
  readonly hours?: string | undefined;
  /** Another than a single entry has. */
  readonly categoryId?: number | undefined;
}

export const acceptedBy = (role: Role): 'verified' | 'approved' => (role === 'verifier' ? 'verified' : 'approved');

export const ACCEPT_LABELS = {
  verified: { button: t('common.verify'), busy: t('hoursReview.verifying') },
  approved: { button: t('hoursReview.approve'), busy: t('hoursReview.approving') },
} as const;

interface CountAndHours {
  readonly count: number;
  /** Such as "31.5 hours". */
  readonly hours: string;
}

export const countAndHours = (entries: readonly HoursView[]): CountAndHours => ({
  count: entries.length,
  hours: hoursInWords(entries.reduce((sum, { hours }) => sum + hoursNumber(hours), 0)),
});

const named = (entry: HoursView, hours: string | undefined) => ({
  student: fullName(entry.student),
  hours: hoursInWords(hours ?? entry.hours ?? 0),
  organization: placeOf(entry),
});

/** "Approving 12 entries"; a single entry is named. */
export function beingDecided({ entries, status, hours }: Omit<Review, 'comments'>): string {
  const [only] = entries.length === 1 ? entries : [];
  return only
    ? t('hoursReview.decidingEntry', { status, ...named(only, hours) })
    : t('hoursReview.decidingEntries', { status, count: entries.length });
}

export const notDecided = (entry: HoursView, status: DecidedStatus): string =>
  t('hoursReview.notDecided', { status, ...named(entry, undefined) });

/** "Dana Whitfield approved it with 2.5 hours"; `steps` is the trail as it is now, `seen` the entry as it was shown. */
export function changedMeanwhile(seen: HoursView, steps: readonly HoursHistoryStep[]): string {
  const last = steps.at(-1);
  const decision = steps.findLast(({ from, to }) => from !== to);
  if (!last || !decision) return leftBecause({ outcome: 'stale' });
  if (last.to === seen.status) return t('hoursReview.changedMeanwhile', { name: last.actor.name });
  return t('hoursReview.decidedMeanwhile', {
    status: last.to,
    name: decision.actor.name,
    hours: hoursInWords(last.hours ?? 0),
  });
}

/** "Maya Chen, 3 hours at Riverside Food Bank", or "12 entries, 31.5 hours". */
export function decidedInWords(entries: readonly HoursView[], hours?: string): string {
  const [only] = entries.length === 1 ? entries : [];
  return only ? t('hoursReview.decidedEntry', named(only, hours)) : t('hours.countAndHours', countAndHours(entries));
}

export function leftBecause({ outcome, message }: Pick<ReviewResult, 'outcome' | 'message'>): string {
  if (outcome === 'not-found') return t('hoursReview.noAccess');
  if (outcome === 'stale') return t('hoursReview.changedSince');
  return message ?? t('hoursReview.leftUnchanged');
}

interface Left {
  readonly entry: HoursView;
  readonly because: string;
  /** Whether it can still be decided on. */
  readonly waits: boolean;
}

/** The result of a bulk decision that left some entries unchanged. */
export interface Outcome {
  readonly status: DecidedStatus;
  readonly done: number;
  readonly total: number;
  readonly left: readonly Left[];
  /** What the reviewer wrote, or empty. */
  readonly comments: string;
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

export const outcomeTitle = ({ done, total, status }: Outcome): string =>
  t('hoursReview.outcome', { done, total, status });

export function showOutcome(outcome: Outcome): void {
  appStore().dispatch(outcomesSlice.actions.added(outcome));
  if (readers > 0) return;
  const description = t('hoursReview.outcomeText', { count: outcome.left.length });
  toast({ title: outcomeTitle(outcome), description, destructive: true });
}
