import type { Importing } from './importing.js';
import type { ImportAddress } from './useImportAddress.js';
import type { ImportingActs } from './useImporting.js';

export interface StepProps {
  readonly importing: ImportingActs;
  readonly go: ImportAddress['go'];
}

/** A step that there is only with a file. */
export interface FileStepsProps extends StepProps {
  readonly now: Importing;
}
