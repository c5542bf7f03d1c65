import { LISTED_IMPORT_KINDS, type ListedImportKind } from '@hourtrail/contracts';
import { oneIn, useUrlParams } from '../../../lib/useSearchState.js';
import type { Importing } from './importing.js';
import type { ImportingActions } from './useImporting.js';

export const STEPS = ['file', 'columns', 'rows', 'done'] as const;
export type Step = (typeof STEPS)[number];

interface ImportAddress {
  readonly kind: ListedImportKind | null;
  readonly step: Step;
  readonly begin: (kind: ListedImportKind) => void;
  readonly go: (step: Step, options?: { readonly replace: boolean }) => void;
  readonly leave: () => void;
}

/** Keeps the step in the URL, so that Back leads to the previous one. */
export function useImportAddress(): ImportAddress {
  const { params, set } = useUrlParams<'import' | 'step'>();
  const push = { replace: false, preventScrollReset: true };
  return {
    kind: oneIn(params, 'import', LISTED_IMPORT_KINDS) ?? null,
    step: oneIn(params, 'step', STEPS) ?? 'file',
    begin: (kind) => set({ import: kind, step: '' }, push),
    go: (step, options) => set({ step: step === 'file' ? '' : step }, { ...push, ...options }),
    leave: () => set({ import: '', step: '' }, push),
  };
}

export interface StepProps {
  readonly importing: ImportingActions;
  readonly go: ImportAddress['go'];
}

export interface FileStepsProps extends StepProps {
  readonly now: Importing;
}
