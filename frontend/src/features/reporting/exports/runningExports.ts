import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportProgress } from '../../../api/files.js';
import { appStore, atSessionEnd } from '../../../lib/appStore.js';

export interface RunningExport extends ExportProgress {
  readonly format: ExportFormat;
}

type RunningExports = Readonly<Partial<Record<ExportKind, RunningExport>>>;

const NONE: RunningExports = {};

/** In the store, because an export continues on other pages. */
export const runningExportsSlice = createSlice({
  name: 'runningExports',
  initialState: NONE,
  reducers: {
    progressed: (running, { payload }: PayloadAction<{ kind: ExportKind; running: RunningExport }>) => ({
      ...running,
      [payload.kind]: payload.running,
    }),
    ended: (running, { payload }: PayloadAction<ExportKind>) => {
      const { [payload]: _ended, ...others } = running;
      return others;
    },
  },
});

export interface RunningExportsState {
  readonly runningExports: RunningExports;
}

const controllers = new Map<ExportKind, AbortController>();

export const cancelExport = (kind: ExportKind): void => controllers.get(kind)?.abort();
atSessionEnd(() => controllers.forEach((controller) => controller.abort()));

type ShowProgress = (running: RunningExport) => void;

export async function whileExporting<Result>(
  kind: ExportKind,
  run: (signal: AbortSignal, show: ShowProgress) => Promise<Result>,
): Promise<Result> {
  const { progressed, ended } = runningExportsSlice.actions;
  const controller = new AbortController();
  controllers.set(kind, controller);
  try {
    return await run(controller.signal, (running) => appStore().dispatch(progressed({ kind, running })));
  } finally {
    controllers.delete(kind);
    appStore().dispatch(ended(kind));
  }
}
