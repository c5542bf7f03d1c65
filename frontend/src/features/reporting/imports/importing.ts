import type { DateOrder, ImportKind, ImportReport } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appStore, atSessionEnd } from '../../../lib/appStore.js';
import type { ForSchool } from '../WhichSchool.js';
import type { Mapping } from './mapping.js';

/** `checking` is the dry run. `lost`: the response to the import did not arrive. */
export type Stage = 'checking' | 'checked' | 'importing' | 'lost' | 'imported';

export interface Importing {
  readonly kind: ImportKind;
  readonly file: File;
  readonly school: ForSchool;
  readonly stage: Stage;
  /** The result of the last dry run; null before the first. */
  readonly report: ImportReport | null;
  /** The column mapping; empty before the first dry run. */
  readonly mapping: Mapping;
  readonly answers: ImportAnswers;
  /** The error message of the last request. */
  readonly problem: string | null;
  /** The id of the newest earlier import. */
  readonly after: number;
  /** The id of this import, once it is known. */
  readonly importId: number | null;
}

/** What the user answered about the file. */
export interface ImportAnswers {
  readonly dateOrder: DateOrder | null;
  /** The name to import for each name that was asked about. */
  readonly names: Readonly<Record<string, string>>;
}

export const NO_ANSWERS: ImportAnswers = { dateOrder: null, names: {} };

export const hasAnswers = ({ dateOrder, names }: ImportAnswers): boolean =>
  dateOrder !== null || Object.keys(names).length > 0;

/** In the store, so that it survives navigation while the tab is open. */
export const importingSlice = createSlice({
  name: 'importing',
  initialState: null as Importing | null,
  reducers: { became: (_state, { payload }: PayloadAction<Importing | null>) => payload },
});

export interface ImportingState {
  readonly importing: Importing | null;
}

export const currentImporting = (): Importing | null => (appStore().getState() as ImportingState).importing;

export const setImporting = (next: Importing | null): void =>
  void appStore().dispatch(importingSlice.actions.became(next));

/** False if the user has chosen another file meanwhile. */
export function changeImporting(file: File, change: Partial<Importing>): boolean {
  const now = currentImporting();
  if (now?.file !== file) return false;
  setImporting({ ...now, ...change });
  return true;
}

let cancelling: { readonly file: File; readonly cancel: () => void } | undefined;

/** Without `cancel`, the request cannot be cancelled. Has no effect on another file. */
export const setCancel = (file: File, cancel: () => void = () => undefined): void => {
  if (currentImporting()?.file === file) cancelling = { file, cancel };
};

export function cancelImporting(): void {
  if (cancelling?.file === currentImporting()?.file) cancelling?.cancel();
}

export function clearImporting(): void {
  cancelImporting();
  cancelling = undefined;
  setImporting(null);
}

atSessionEnd(clearImporting);

let watchers = 0;

/** Marks the import as visible, so that no toast announces its result, until the returned function is called. */
export function watchImporting(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

export const isWatched = (): boolean => watchers > 0;
