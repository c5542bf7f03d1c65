import type { ImportKind, ImportReport } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appStore, atSessionEnd } from '../../../lib/appStore.js';
import type { ForSchool } from '../WhichSchool.js';
import type { Mapping } from './mapping.js';

/**
 * `checking`: the server looks at the rows; `checked`: it has; `importing`: it takes them in; `lost`: it was asked to,
 * and its answer did not arrive; `imported`: they are in.
 */
export type Stage = 'checking' | 'checked' | 'importing' | 'lost' | 'imported';

/** A file on its way in. */
export interface Importing {
  readonly kind: ImportKind;
  readonly file: File;
  readonly school: ForSchool;
  readonly stage: Stage;
  /** What the server found when it last looked; null before. */
  readonly report: ImportReport | null;
  /** Which heading is taken for which field; empty before the server has looked. */
  readonly mapping: Mapping;
  /** Why the last thing that was asked was not done. */
  readonly problem: string | null;
  /** The newest import there was before this one. */
  readonly after: number;
  /** What it became. */
  readonly importId: number | null;
}

/** It is kept while its person looks at another page, for as long as the tab lives. */
export const importingSlice = createSlice({
  name: 'importing',
  initialState: null as Importing | null,
  reducers: { became: (_state, { payload }: PayloadAction<Importing | null>) => payload },
});

/** The part of the store that this slice is. */
export interface ImportingState {
  readonly importing: Importing | null;
}

export const currentImporting = (): Importing | null => (appStore().getState() as ImportingState).importing;

export const setImporting = (next: Importing | null): void =>
  void appStore().dispatch(importingSlice.actions.became(next));

/** Changes it where it still is the one that was begun with. */
export function changeImporting(file: File, change: Partial<Importing>): boolean {
  const now = currentImporting();
  if (now?.file !== file) return false;
  setImporting({ ...now, ...change });
  return true;
}

let cancelling: { readonly file: File; readonly cancel: () => void } | undefined;

/** Sets what breaks off what is under way with a file; nothing where it has to go on, or another was chosen since. */
export const setCancel = (file: File, cancel: () => void = () => undefined): void => {
  if (currentImporting()?.file === file) cancelling = { file, cancel };
};

export function cancelImporting(): void {
  if (cancelling?.file === currentImporting()?.file) cancelling?.cancel();
}

export function forgetImporting(): void {
  cancelImporting();
  cancelling = undefined;
  setImporting(null);
}

atSessionEnd(forgetImporting);

let watchers = 0;

/** Notes that its person sees how it goes on, until what it returns is called. */
export function watchImporting(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

export const isWatched = (): boolean => watchers > 0;
