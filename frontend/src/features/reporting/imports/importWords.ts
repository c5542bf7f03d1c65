import { FILE_IS_EMPTY, FILE_TOO_LARGE, LIMITS, type ImportKind, type ImportView } from '@hourtrail/contracts';
import { sizeInWords } from '../../../lib/counts.js';

export const IMPORT_LABELS: Readonly<Record<ImportKind, string>> = {
  users: 'users',
  hours: 'hours',
  opportunities: 'opportunities',
};

export const IMPORT_HINTS: Readonly<Record<ImportKind, string>> = {
  users: 'Each row becomes an account, which its person enters by an invitation.',
  hours: 'Each row becomes an entry of its student, with the file and the row it came from in its trail.',
  opportunities: 'Each row becomes an opportunity; one in the past is kept as it was.',
};

const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/\.(xlsx?|xlsm|ods|numbers)$/i, 'This is a workbook. Save it as “CSV UTF-8” in your spreadsheet program first.'],
  [/\.(pdf|docx?|png|jpe?g|heic|zip|gz|html?|json)$/i, 'This is not a CSV file. Save the table as “CSV UTF-8” first.'],
];

/** Why a file would be refused, to avoid the upload; null if it is fine. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const other = OTHER_FILES.find(([ending]) => ending.test(name));
  if (other) return other[1];
  if (size === 0) return FILE_IS_EMPTY;
  return size > LIMITS.importBytesMax ? `This file has ${sizeInWords(size)}. ${FILE_TOO_LARGE}` : null;
}

export const newestOf = (imports: readonly ImportView[]): number => Math.max(0, ...imports.map(({ id }) => id));

/** An applied import of a file with the same hash. */
export const twinOf = (imports: readonly ImportView[], fileHash: string): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.state === 'applied');

export const begunAfter = (imports: readonly ImportView[], fileHash: string, after: number): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.id > after);
