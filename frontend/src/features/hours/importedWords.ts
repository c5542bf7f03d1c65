import type { ImportedFrom } from '@hourtrail/contracts';
import { formatDay } from '../../lib/dates.js';

/** Files are sometimes sent without a name. */
const fileOf = ({ fileName }: ImportedFrom): string => fileName ?? 'a file';

const earlier = ({ approver }: ImportedFrom): string =>
  approver ? ` Approved earlier by ${approver.replace(/\.$/, '')}.` : '';

/** "From hours.csv, row 12. Approved earlier by Ms. Adams.": for where it is said already who imported it, and when. */
export const sourceWords = (imported: ImportedFrom): string =>
  `From ${fileOf(imported)}, row ${imported.row}.${earlier(imported)}`;

/** "Imported by Dana Whitfield on October 1, 2026 from hours.csv, row 12. Approved earlier by Ms. Adams." */
export function importedWords(imported: ImportedFrom, timeZone: string): string {
  const { by, at, row } = imported;
  return `Imported by ${by.name} on ${formatDay(at, timeZone)} from ${fileOf(imported)}, row ${row}.${earlier(imported)}`;
}
