import { LIMITS, t } from '@hourtrail/contracts';
import { openCsv } from '../../platform/imports/csv-rows.js';
import { FileProblem } from '../../platform/imports/file-problem.js';
import { csvSource } from '../../platform/imports/uploaded-file.js';

/** What a manifest may call its two columns, as letters and digits in lower case. */
const COLUMNS = {
  file: ['file', 'filename', 'name', 'attachment', 'path'],
  entry: ['entry', 'id', 'number', 'entryid', 'recordid', 'reference', 'impactid', 'submissionid', 'logid'],
} as const;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The number of the entry for each file of a manifest, by the file's name in lower case. */
export async function manifestIn(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const { headings, rows } = await openCsv(csvSource(bytes));
  const columnOf = (names: readonly string[]): number =>
    headings.findIndex((heading) => names.includes(plain(heading)));
  const [file, entry] = [columnOf(COLUMNS.file), columnOf(COLUMNS.entry)];
  if (file < 0 || entry < 0) throw new FileProblem(t('imports.manifestColumns'));
  const entries = new Map<string, string>();
  for await (const { cells } of rows) {
    const name = (cells[file] ?? '').trim().toLowerCase();
    if (name !== '') entries.set(name, (cells[entry] ?? '').trim());
  }
  return entries;
}

/**
 * The numbers that the name of a file may begin with, the longest first: `A-12_photo 2.jpg` gives `A-12_photo 2`,
 * `A-12_photo`, `A-12` and `A`. No number is longer than an import takes.
 */
export function numbersIn(fileName: string): readonly string[] {
  const stem = fileName.replace(/\.[^.]*$/, '').trim();
  const numbers = [stem];
  for (let at = stem.length - 1; at > 0; at -= 1)
    if (/[^\p{L}\p{N}]/u.test(stem[at] as string)) numbers.push(stem.slice(0, at).trim());
  return [...new Set(numbers)].filter((number) => number !== '' && number.length <= LIMITS.importReferenceMax);
}

export interface EntryOfImport {
  readonly id: number;
  /** Its number in the other system. */
  readonly reference: string | null;
}

/** Finds the entry that one of the numbers names: that of the other system before ours. `twice` if it names two. */
export function finderOf<Entry extends EntryOfImport>(
  entries: readonly Entry[],
): (numbers: readonly string[]) => Entry | 'twice' | undefined {
  const ours = new Map(entries.map((entry) => [String(entry.id), entry]));
  const theirs = new Map<string, Entry | 'twice'>();
  for (const entry of entries) {
    const number = entry.reference?.toLowerCase();
    if (number !== undefined) theirs.set(number, theirs.has(number) ? 'twice' : entry);
  }
  return (numbers) => {
    for (const number of numbers) {
      const found = theirs.get(number.toLowerCase()) ?? ours.get(number);
      if (found) return found;
    }
    return undefined;
  };
}
