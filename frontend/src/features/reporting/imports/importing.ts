import type { ImportKind, ImportReport } from '@hourtrail/contracts';
import { atSessionEnd } from '../../../lib/atSessionEnd.js';
import { observed } from '../../../lib/observed.js';
import type { ForSchool } from '../whichSchool.js';
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
  /** Breaks off what is under way. */
  readonly cancel: () => void;
}

/** It is kept while its person looks at another page, for as long as the tab lives. */
export const importing = observed<Importing | null>(null);

/** Whether its person sees how it goes on. */
export const watched = observed(false);

/** Changes it where it still is the one that was begun with. */
export function changeImporting(file: File, change: Partial<Importing>): boolean {
  const now = importing.current();
  if (now?.file !== file) return false;
  importing.set({ ...now, ...change });
  return true;
}

export function forgetImporting(): void {
  importing.current()?.cancel();
  importing.set(null);
}

atSessionEnd(forgetImporting);
