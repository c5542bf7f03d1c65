import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { fetchExport, type AskedExport, type ExportProgress } from '../../../api/exports.js';
import { isCancelled } from '../../../api/files.js';
import { sessionEnded } from '../../../api/session.js';
import { countOf } from '../../../lib/counts.js';
import { saveFile } from '../../../lib/saveFile.js';
import { toast } from '../../../ui/toast.js';
import { EXPORT_LABELS } from './exportWords.js';
import { whileExporting } from './runningExports.js';

/** How often progress is drawn, in milliseconds: a file comes in thousands of parts. */
const DRAWN_EVERY = 200;

type StartExport = (format: ExportFormat, filters: Readonly<Record<string, string>>) => Promise<void>;

/** Begins an export, one of a kind at a time; each says how it went. */
export function useExport(kind: ExportKind): StartExport {
  const dispatch = useDispatch();
  return async (format, filters) => {
    try {
      await run({ kind, format, filters });
    } catch (error) {
      if (isCancelled(error)) return;
      if (errorStatus(error) === 401) return void dispatch(sessionEnded('expired'));
      toast({
        title: 'Export failed',
        description: errorMessage(error, `The ${EXPORT_LABELS[kind]} could not be exported. Try again.`),
        destructive: true,
      });
    }
  };
}

async function run(asked: AskedExport): Promise<void> {
  const { kind, format } = asked;
  const file = await whileExporting(kind, (signal, show) => {
    let drawn = 0;
    show({ bytes: 0, rows: null, format });
    const onProgress = (progress: ExportProgress): void => {
      const now = Date.now();
      if (now - drawn < DRAWN_EVERY) return;
      drawn = now;
      show({ ...progress, format });
    };
    return fetchExport(asked, { signal, onProgress });
  });
  saveFile(file.content, file.name);
  toast({
    title: file.rows === null ? `Exported ${EXPORT_LABELS[kind]}` : `Exported ${countOf(file.rows, 'row')}`,
    description: file.name,
  });
}
