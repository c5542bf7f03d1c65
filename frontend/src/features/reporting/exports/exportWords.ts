import type { ExportProgress } from '../../../api/files.js';
import { listParams } from '../../../api/paging.js';
import { sizeInWords } from '../../../lib/counts.js';
import { t, LIMITS, type ExportFormat, type ExportKind } from '@hourtrail/contracts';

export const EXPORT_ACTIONS: Readonly<Record<ExportKind, string>> = {
  users: t('exchange.exportUsers'),
  hours: t('exchange.exportHours'),
  'student-reports': t('exchange.exportStudentReports'),
  'parent-reports': t('exchange.exportParentReports'),
  opportunities: t('exchange.exportOpportunities'),
};

export const FORMATS: readonly { readonly format: ExportFormat; readonly name: string; readonly hint: string }[] = [
  { format: 'csv', name: 'CSV', hint: t('exchange.csvHint') },
  { format: 'xlsx', name: t('exchange.excel'), hint: t('exchange.excelHint') },
  { format: 'pdf', name: 'PDF', hint: t('exchange.pdfHint', { rows: LIMITS.exportPdfRowsMax }) },
];

export const formatName = (requested: ExportFormat): string =>
  FORMATS.find(({ format }) => format === requested)?.name ?? requested;

/** "1,204 rows, 840 KB so far". */
export function progressWords({ rows, bytes }: ExportProgress): string {
  if (bytes === 0) return t('exchange.preparingFile');
  const size = sizeInWords(bytes);
  return rows === null ? t('exchange.exportedSoFar', { size }) : t('exchange.rowsExportedSoFar', { rows, size });
}

export const exportFilters = (filter: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(listParams(filter)).map(([name, value]) => [name, String(value)]));
