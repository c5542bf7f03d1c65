import { t, LIMITS, type ListedImportKind, type ImportView } from '@hourtrail/contracts';
import { sizeInWords } from '../../../lib/counts.js';

export const IMPORT_NAMES: Readonly<Record<ListedImportKind, string>> = {
  users: t('exchange.users'),
  hours: t('exchange.hours'),
  opportunities: t('common.opportunities'),
  roster: t('exchange.roster'),
};

export const IMPORT_ACTIONS: Readonly<Record<ListedImportKind, string>> = {
  users: t('exchange.importUsers'),
  hours: t('exchange.importHours'),
  opportunities: t('exchange.importOpportunities'),
  roster: t('exchange.importRoster'),
};

const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/\.(xls|xls[bm]|ods|numbers)$/i, t('exchange.isOtherWorkbook')],
  [/\.(pdf|docx?|png|jpe?g|heic|zip|gz|html?|json)$/i, t('exchange.isNotSpreadsheet')],
];

/** Why a file would be refused, to avoid the upload; null if it is fine. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const other = OTHER_FILES.find(([ending]) => ending.test(name));
  return other ? other[1] : problemOfSize(size);
}

export const problemOfRoster = ({ name, size }: Pick<File, 'name' | 'size'>): string | null =>
  /\.zip$/i.test(name) ? problemOfSize(size) : t('roster.notZip');

export const problemOfFiles = ({ name, size }: Pick<File, 'name' | 'size'>): string | null =>
  /\.zip$/i.test(name) ? problemOfSize(size, LIMITS.importFilesBytesMax) : t('imports.filesNotZip');

function problemOfSize(size: number, max: number = LIMITS.importBytesMax): string | null {
  if (size === 0) return t('rules.fileEmpty');
  return size > max ? t('exchange.isTooLarge', { size: sizeInWords(size), limit: max / 1024 / 1024 }) : null;
}

export const newestOf = (imports: readonly ImportView[]): number => Math.max(0, ...imports.map(({ id }) => id));

/** An applied import of a file with the same hash. */
export const twinOf = (imports: readonly ImportView[], fileHash: string): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.state === 'applied');

export const begunAfter = (imports: readonly ImportView[], fileHash: string, after: number): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.id > after);
