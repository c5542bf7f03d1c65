import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import type { ExportProgress } from '../../../api/exports.js';
import { atSessionEnd } from '../../../lib/atSessionEnd.js';
import { observed } from '../../../lib/observed.js';

export interface RunningExport extends ExportProgress {
  readonly format: ExportFormat;
  readonly cancel: () => void;
}

export type RunningExports = ReadonlyMap<ExportKind, RunningExport>;

/** What is being exported. It goes on while its person looks at another page. */
export const runningExports = observed<RunningExports>(new Map());

export const showRunning = (kind: ExportKind, running: RunningExport): void =>
  runningExports.set(new Map(runningExports.current()).set(kind, running));

export function forgetRunning(kind: ExportKind): void {
  const rest = new Map(runningExports.current());
  rest.delete(kind);
  runningExports.set(rest);
}

atSessionEnd(() => runningExports.current().forEach(({ cancel }) => cancel()));
