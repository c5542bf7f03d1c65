import type { ExportProgress } from '../../../api/files.js';
import { listParams } from '../../../api/paging.js';
import { sizeInWords } from '../../../lib/counts.js';
import {
  can,
  t,
  LIMITS,
  type AuditExportKind,
  type ExportFormat,
  type ExportKind,
  type Role,
} from '@hourtrail/contracts';

/** The audit page names its list above the button. */
export const ofAuditLists = <Word>(word: Word): Readonly<Record<AuditExportKind, Word>> => ({
  'audit-events': word,
  'audit-decisions': word,
  'audit-anomalies': word,
  'audit-accesses': word,
});

export const EXPORT_ACTIONS: Readonly<Record<ExportKind, string>> = {
  users: t('exchange.exportUsers'),
  hours: t('exchange.exportHours'),
  'student-reports': t('exchange.exportStudentReports'),
  'parent-reports': t('exchange.exportParentReports'),
  opportunities: t('exchange.exportOpportunities'),
  'hours-report': t('exchange.downloadReport'),
  certificates: t('exchange.makeCertificates'),
  ...ofAuditLists(t('exchange.exportList')),
  roster: t('exchange.exportRoster'),
};

const FORMAT_NAMES: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: t('exchange.excel'), pdf: 'PDF' };

export const formatName = (format: ExportFormat): string => FORMAT_NAMES[format];

export function formatHint(format: ExportFormat, { kind, role }: { kind: ExportKind; role: Role }): string {
  if (kind === 'hours-report') return format === 'pdf' ? t('exchange.reportPdfHint') : t('exchange.reportExcelHint');
  if (format === 'xlsx') return t('exchange.excelHint');
  if (format === 'pdf') return t('exchange.pdfHint', { rows: LIMITS.exportPdfRowsMax });
  return can(role, 'imports.make') ? t('exchange.csvHint') : t('exchange.csvWithoutImportHint');
}

/** "1,204 rows, 840 KB so far". */
export function progressWords({ rows, bytes }: ExportProgress): string {
  if (bytes === 0) return t('exchange.preparingFile');
  const size = sizeInWords(bytes);
  return rows === null ? t('exchange.exportedSoFar', { size }) : t('exchange.rowsExportedSoFar', { rows, size });
}

export const exportFilters = (filter: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(listParams(filter)).map(([name, value]) => [name, String(value)]));
