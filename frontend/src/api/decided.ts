import type { HoursStatus, HoursView } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { appStore } from '../lib/appStore.js';
import { sessionEnded } from './session.js';

/** An entry that was decided on here, as it was before. */
interface Decided {
  readonly version: number;
  readonly status: HoursStatus;
  /** When the server had recorded it, in milliseconds; undefined until then. */
  readonly recordedAt?: number;
}

/** By the entry's id. */
type DecidedEntries = Readonly<Record<number, Decided>>;

type Entry = Pick<HoursView, 'id' | 'version' | 'status'>;

const NONE: DecidedEntries = {};

export const decidedSlice = createSlice({
  name: 'decided',
  initialState: NONE,
  reducers: {
    noted: (decided, { payload }: PayloadAction<{ entries: readonly Entry[]; recordedAt?: number }>) => {
      const { entries, ...recorded } = payload;
      const noted = entries.map(({ id, version, status }) => [id, { version, status, ...recorded }] as const);
      return { ...decided, ...Object.fromEntries(noted) };
    },
    broughtBack: (decided, { payload }: PayloadAction<readonly number[]>) =>
      Object.fromEntries(Object.entries(decided).filter(([id]) => !payload.includes(Number(id)))),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => NONE),
});

/** The part of the store that this slice is. */
export interface DecidedState {
  readonly decided: DecidedEntries;
}

/** What was decided on here and may still be listed as if it waited. */
export const useDecided = (): DecidedEntries => useSelector(({ decided }: DecidedState) => decided);

const { noted, broughtBack } = decidedSlice.actions;

/** These leave the lists at once, before the server knows. */
export const setAside = (entries: readonly Entry[]): void => void appStore().dispatch(noted({ entries }));

/** The server has recorded these: what is read from now on counts them where they belong. */
export const recorded = (entries: readonly Entry[]): void =>
  void appStore().dispatch(noted({ entries, recordedAt: Date.now() }));

/** These come back to where they were. */
export const bringBack = (entries: readonly Pick<Entry, 'id'>[]): void =>
  void appStore().dispatch(broughtBack(entries.map(({ id }) => id)));

/** Whether an entry is listed as it was before it was decided on here. */
export const isAside = (entries: DecidedEntries, { id, version }: Pick<Entry, 'id' | 'version'>): boolean =>
  entries[id]?.version === version;

/** How many entries with one of these statuses there are, less those decided on here since that was read. */
export function lessDecided(
  total: string,
  entries: DecidedEntries,
  status: readonly HoursStatus[],
  readAt = 0,
): string {
  const gone = Object.values(entries).filter(
    (entry) => status.includes(entry.status) && (entry.recordedAt === undefined || readAt < entry.recordedAt),
  ).length;
  const known = Number(total);
  return gone > 0 && Number.isFinite(known) ? String(Math.max(0, known - gone)) : total;
}
