import type { HoursStatus, HoursView } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { appStore } from '../lib/appStore.js';
import type { Page } from './paging.js';
import { sessionEnded } from './session.js';

/** An entry as it was before a decision in this tab. `reviewHours` in `hours.ts` loads its lists again. */
interface Decided {
  readonly version: number;
  readonly status: HoursStatus;
  readonly statusSince: string;
  readonly namesSomeone: boolean;
  /** Unix milliseconds; undefined until the server has recorded the decision. */
  readonly recordedAt?: number;
}

/** By entry id. */
type EntriesSetAside = Readonly<Record<number, Decided>>;

type Entry = Pick<
  HoursView,
  'id' | 'version' | 'status' | 'statusSince' | 'verifierId' | 'verifierInactive' | 'supervisor'
>;

/** An active verifier, or a supervisor without an account. */
export const namesSomeone = ({
  verifierId,
  verifierInactive,
  supervisor,
}: Pick<HoursView, 'verifierId' | 'verifierInactive' | 'supervisor'>): boolean =>
  supervisor !== null || (verifierId !== null && !verifierInactive);

const NONE: EntriesSetAside = {};

export const setAsideSlice = createSlice({
  name: 'entriesSetAside',
  initialState: NONE,
  reducers: {
    noted: (before, { payload }: PayloadAction<{ entries: readonly Entry[]; recordedAt?: number }>) => {
      const { entries, ...recorded } = payload;
      const noted = entries.map((entry) => {
        const { id, version, status, statusSince } = entry;
        return [id, { version, status, statusSince, namesSomeone: namesSomeone(entry), ...recorded }] as const;
      });
      return { ...before, ...Object.fromEntries(noted) };
    },
    broughtBack: (before, { payload }: PayloadAction<readonly number[]>) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !payload.includes(Number(id)))),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => NONE),
});

export interface SetAsideState {
  readonly entriesSetAside: EntriesSetAside;
}

/** Entries decided on in this tab, which cached lists may still show as waiting. */
export const useEntriesSetAside = (): EntriesSetAside =>
  useSelector(({ entriesSetAside }: SetAsideState) => entriesSetAside);

const { noted, broughtBack } = setAsideSlice.actions;

/** Hides the entries from lists before the server has responded. */
export const setAside = (entries: readonly Entry[]): void => void appStore().dispatch(noted({ entries }));

/** Lists that are loaded after this already count the decisions. */
export const recorded = (entries: readonly Entry[]): void =>
  void appStore().dispatch(noted({ entries, recordedAt: Date.now() }));

export const bringBack = (entries: readonly Pick<Entry, 'id'>[]): void =>
  void appStore().dispatch(broughtBack(entries.map(({ id }) => id)));

/** Compares versions: an entry that changed since the decision is listed again. A list may be older than the decision. */
export const isSetAside = (entries: EntriesSetAside, { id, version }: Pick<Entry, 'id' | 'version'>): boolean =>
  version <= (entries[id]?.version ?? 0);

/** A page without the entries that were decided in this tab. */
export function useLeftUndecided(
  page: Page<HoursView> | undefined,
  status: readonly HoursStatus[],
  readAt?: number,
): Page<HoursView> | undefined {
  const decided = useEntriesSetAside();
  return (
    page && {
      ...page,
      rows: page.rows.filter((row) => !isSetAside(decided, row)),
      total: lessSetAside(page.total, decided, status, readAt),
    }
  );
}

/** Subtracts decisions that the total, read at `readAt`, counts as waiting although they are taken. */
export function lessSetAside(
  total: string,
  entries: EntriesSetAside,
  status: readonly HoursStatus[],
  readAt = 0,
  counts: (entry: Decided) => boolean = () => true,
): string {
  const gone = Object.values(entries).filter(
    (entry) =>
      status.includes(entry.status) && (entry.recordedAt === undefined || readAt < entry.recordedAt) && counts(entry),
  ).length;
  const known = Number(total);
  return gone > 0 && Number.isFinite(known) ? String(Math.max(0, known - gone)) : total;
}
