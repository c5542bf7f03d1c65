import type { ExportProgress } from '../../../api/files.js';
import { listParams } from '../../../api/paging.js';
import { countOf, sizeInWords } from '../../../lib/counts.js';
import { LIMITS, type ExportFormat, type ExportKind } from '@hourtrail/contracts';

export const EXPORT_LABELS: Readonly<Record<ExportKind, string>> = {
  users: 'users',
  hours: 'hours',
  'student-reports': 'student reports',
  'parent-reports': 'parent reports',
  opportunities: 'opportunities',
};

export const FORMATS: readonly { readonly format: ExportFormat; readonly name: string; readonly hint: string }[] = [
  { format: 'csv', name: 'CSV', hint: 'For any program, and to import again' },
  { format: 'xlsx', name: 'Excel', hint: 'Dates and numbers as such' },
  { format: 'pdf', name: 'PDF', hint: `For printing and sending, up to ${countOf(LIMITS.exportPdfRowsMax, 'row')}` },
];

export const formatName = (requested: ExportFormat): string =>
  FORMATS.find(({ format }) => format === requested)?.name ?? requested;

/** "1,204 rows, 840 KB so far". */
export const progressWords = ({ rows, bytes }: ExportProgress): string =>
  bytes === 0
    ? 'Preparing the file'
    : `${rows === null ? '' : `${countOf(rows, 'row')}, `}${sizeInWords(bytes)} so far`;

export const exportFilters = (filter: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(listParams(filter)).map(([name, value]) => [name, String(value)]));
