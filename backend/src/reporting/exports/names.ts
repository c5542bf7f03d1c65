import type { ExportKind } from '@hourtrail/contracts';
import type { AskedExport } from './export-book.js';
import type { Table } from './table.js';

export const TITLES: Readonly<Record<ExportKind, string>> = {
  users: 'Users',
  hours: 'Hours',
  'student-reports': 'Student reports',
  'parent-reports': 'Parent reports',
  opportunities: 'Opportunities',
};

/** Such as `lincoln-high-school-hours-2026-11-21.csv`. */
export const fileNameOf = ({ school, day }: Table, { kind, query }: AskedExport): string =>
  `${plainWords(school) || 'school'}-${kind}-${day}.${query.format}`;

/** In the letters that every system of files takes. */
const plainWords = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60);
