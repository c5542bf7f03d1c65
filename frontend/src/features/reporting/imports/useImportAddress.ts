import { IMPORT_KINDS, type ImportKind } from '@hourtrail/contracts';
import { withParam } from '../../../lib/params.js';
import { useAddress } from '../../../lib/useAddress.js';

export const STEPS = ['file', 'columns', 'rows', 'done'] as const;
export type Step = (typeof STEPS)[number];

export interface ImportAddress {
  /** What is being imported; null where nothing is. */
  readonly kind: ImportKind | null;
  readonly step: Step;
  readonly begin: (kind: ImportKind) => void;
  readonly go: (step: Step, options?: { readonly replace: boolean }) => void;
  readonly leave: () => void;
}

/** How far an import has come stands in the address, so that Back leads to the step before. */
export function useImportAddress(): ImportAddress {
  const [params, setParams] = useAddress();
  const keep = { preventScrollReset: true };
  return {
    kind: IMPORT_KINDS.find((kind) => kind === params.get('import')) ?? null,
    step: STEPS.find((step) => step === params.get('step')) ?? 'file',
    begin: (kind) => setParams((now) => withParam(withParam(now, 'import', kind), 'step', ''), keep),
    go: (step, options) =>
      setParams((now) => withParam(now, 'step', step === 'file' ? '' : step), { ...keep, ...options }),
    leave: () => setParams((now) => withParam(withParam(now, 'import', ''), 'step', ''), keep),
  };
}
