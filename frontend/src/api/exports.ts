import type { ExportAddress, ExportFormat, ExportKind } from '@hourtrail/contracts';
import { askJson, fetchFile, type FetchedFile, type FileProgress, type Following } from './files.js';

/** The rows of a list as a file, with what narrows the list on screen. */
export interface AskedExport {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  /** What narrows the rows, and under `reason` why a super-admin takes them out of a school not their own. */
  readonly filters: Readonly<Record<string, string>>;
}

export type ExportProgress = FileProgress;

/** Fetches an export as it is written. Throws what `errorMessage` can put into words. */
export async function fetchExport(
  { kind, format, filters: { reason, ...filters } }: AskedExport,
  following: Following,
): Promise<FetchedFile> {
  const body = { format, filters, ...(reason && { reason }) };
  const { url } = await askJson<ExportAddress>(`/admin/export/${kind}`, body, following.signal);
  return fetchFile({ path: url.replace(/^\/api/, ''), fallbackName: `${kind}.${format}` }, following);
}
