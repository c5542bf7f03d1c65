import type { HoursView } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../../api/session.js';
import { appStore } from '../../../lib/appStore.js';
import { toast } from '../../../ui/toast.js';
import { entriesInWords, type DecidedStatus } from './decisionWords.js';

interface Left {
  readonly entry: HoursView;
  /** Why, in words. */
  readonly because: string;
}

/** What came of a decision of which a part was left as it was. */
export interface Outcome {
  readonly status: DecidedStatus;
  readonly done: number;
  readonly total: number;
  readonly left: readonly Left[];
}

/** Those that nobody has looked at yet, oldest first. */
export const outcomesSlice = createSlice({
  name: 'outcomes',
  initialState: [] as readonly Outcome[],
  reducers: {
    added: (outcomes, { payload }: PayloadAction<Outcome>) => [...outcomes, payload],
    firstClosed: (outcomes) => outcomes.slice(1),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => []),
});

/** The part of the store that this slice is. */
export interface OutcomesState {
  readonly outcomes: readonly Outcome[];
}

let readers = 0;

/** Tells that outcomes are being shown, until what it answers is called. */
export function readOutcomes(): () => void {
  readers += 1;
  return () => {
    readers -= 1;
  };
}

/** "12 of 15 approved" */
export const outcomeTitle = ({ done, total, status }: Outcome): string => `${done} of ${total} ${status}`;

export function tellOutcome(outcome: Outcome): void {
  appStore().dispatch(outcomesSlice.actions.added(outcome));
  if (readers > 0) return;
  const left = entriesInWords(outcome.left.length);
  toast({ title: outcomeTitle(outcome), description: `${left} left as they were. Approvals says why.` });
}
