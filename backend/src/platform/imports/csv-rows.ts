import type { Readable } from 'node:stream';
import { t, csvOptions, csvShape, isStorableText, LIMITS, unguardCell, type CsvShape } from '@hourtrail/contracts';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from './file-problem.js';

export interface CsvRow {
  /** As a spreadsheet counts: the headings are row 1, and empty rows count. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly cell?: number; readonly message: string }[];
}

export interface CsvSource {
  readonly problem: FileProblem | undefined;
  head(bytes: number): Promise<string>;
  read(): Readable;
}

export interface Csv {
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<CsvRow>;
}

const HEADINGS_ROW = 1;
const HEAD = 64 * 1024;
/** Characters per row, so that an unclosed quote cannot read the whole file. */
const LONGEST_ROW = 1_000_000;

/** Opens a CSV file (RFC 4180) with comma, semicolon or tab. Throws a FileProblem if it cannot be read. */
export async function openCsv(
  file: CsvSource,
  { rowsMax = LIMITS.importRowsMax, mayBeEmpty = false }: { rowsMax?: number; mayBeEmpty?: boolean } = {},
): Promise<Csv> {
  if (file.problem) throw file.problem;
  const records = recordsOf(file, csvShape(await file.head(HEAD)));
  const first = await records.next();
  if (first.done) throw new FileProblem(t('rules.fileEmpty'));
  const named = first.value.map((heading) => heading.trim());
  requireHeadings(named);
  const headings = numbered(named);
  return { headings, rows: rowsOf(records, { width: headings.length, rowsMax, mayBeEmpty }) };
}

async function* rowsOf(
  records: AsyncGenerator<string[]>,
  { width, rowsMax, mayBeEmpty }: { width: number; rowsMax: number; mayBeEmpty: boolean },
): AsyncGenerator<CsvRow> {
  let row = HEADINGS_ROW;
  let filled = 0;
  for await (const cells of records) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    filled += 1;
    if (filled > rowsMax) throw new FileProblem(t('imports.tooManyRows', { max: rowsMax }));
    yield { row, cells: cells.map(unguardCell), problems: problemsOf(cells, width) };
  }
  if (filled === 0 && !mayBeEmpty) throw new FileProblem(t('imports.noRows'));
}

function problemsOf(cells: readonly string[], width: number): CsvRow['problems'] {
  const problems: { cell?: number; message: string }[] = [];
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    problems.push({ message: t('imports.rowTooWide', { cells: cells.length, headings: width }) });
  cells.slice(0, width).forEach((text, cell) => {
    if (text.length > LIMITS.importCellMax)
      problems.push({ cell, message: t('imports.cellTooLong', { max: LIMITS.importCellMax }) });
    else if (!isStorableText(text)) problems.push({ cell, message: t('imports.cellNotText') });
  });
  return problems;
}

function requireHeadings(headings: readonly string[]): void {
  if (headings.length > LIMITS.importColumnsMax)
    throw new FileProblem(t('imports.tooManyColumns', { max: LIMITS.importColumnsMax, count: headings.length }));
  if (headings.every((heading) => heading === '')) throw new FileProblem(t('imports.noHeadings'));
  if (!headings.every((heading) => isStorableText(heading) && heading.length <= LIMITS.importCellMax))
    throw new FileProblem(t('imports.headingsNotText'));
}

/** Custom fields may repeat a heading: `Notes`, `Notes (2)`. */
function numbered(headings: readonly string[]): readonly string[] {
  const taken = new Set(headings.map((heading) => heading.toLowerCase()));
  const seen = new Set<string>();
  return headings.map((heading) => {
    if (heading === '' || !seen.has(heading.toLowerCase())) {
      seen.add(heading.toLowerCase());
      return heading;
    }
    let number = 2;
    while (taken.has(`${heading} (${number})`.toLowerCase())) number += 1;
    taken.add(`${heading} (${number})`.toLowerCase());
    return `${heading} (${number})`;
  });
}

async function* recordsOf(file: CsvSource, shape: CsvShape): AsyncGenerator<string[]> {
  const parser = parse({ ...csvOptions(shape), max_record_size: LONGEST_ROW });
  const source = file.read();
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let read = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      read += 1;
      yield record;
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, read) : error;
  } finally {
    source.destroy();
  }
}

const SENTENCES = new Map<string, () => string>([
  ['CSV_QUOTE_NOT_CLOSED', () => t('imports.quoteNotClosed')],
  ['CSV_INVALID_CLOSING_QUOTE', () => t('imports.textAfterQuote')],
  ['INVALID_OPENING_QUOTE', () => t('imports.quoteInsideCell')],
  ['CSV_MAX_RECORD_SIZE', () => t('imports.rowTooLong')],
]);

function unreadable({ code, records }: CsvError & { readonly records?: number }, read: number): FileProblem {
  const message = SENTENCES.get(code)?.() ?? t('imports.rowUnreadable');
  // csv-parse counts the records before
  return new FileProblem(message, (records ?? read) + HEADINGS_ROW);
}
