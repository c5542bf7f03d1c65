import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { fetchFile, type FetchedFile, type FileProgress, type Following } from './files.js';

/** The rows of a list as a file, with what narrows the list on screen. */
export interface AskedExport {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly filters: Readonly<Record<string, string>>;
}

export type ExportProgress = FileProgress;

/** Fetches an export as it is written. Throws what `errorMessage` can put into words. */
export const fetchExport = ({ kind, format, filters }: AskedExport, following: Following): Promise<FetchedFile> =>
  fetchFile(
    {
      path: `/admin/export/${kind}?${new URLSearchParams({ ...filters, format })}`,
      fallbackName: `${kind}.${format}`,
    },
    following,
  );
