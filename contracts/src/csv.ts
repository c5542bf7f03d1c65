export const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that spreadsheets evaluate (CSV injection), also where one splits cells at semicolons or tabs. */
const FORMULA = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r])/g;
const GUARDED = /(?<=^|[;\t\r\n])'(?=["']*[=+\-@\t\r])/g;

/** Escapes a cell's formulas with apostrophes. */
export const guardCell = (text: string): string => text.replace(FORMULA, "'");

/** Reverses guardCell for every text. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, '');

/** `start`: the offset of the headings in characters; `headingLine`: their line, from 1. */
export interface CsvShape {
  readonly delimiter: string;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  readonly start: number;
  readonly headingLine: number;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Detects delimiter and line ends from the start of a file. Excel may name the delimiter in a `sep=` line. */
export function csvShape(head: string): CsvShape {
  const [begin = '', named] = /^\uFEFF?(?:sep=([,;\t])(?:\r\n?|\n))?/i.exec(head) ?? [];
  const text = head.slice(begin.length);
  const [headings = ''] = /^(?:"[^"]*"|[^"\r\n]+)*/.exec(text) ?? [];
  const [lineEnd = '\n'] = /^(?:\r\n|\n|\r)/.exec(text.slice(headings.length)) ?? [];
  const unquoted = headings.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  const delimiter = named ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  return { delimiter, lineEnd: lineEnd as CsvShape['lineEnd'], start: begin.length, headingLine: named ? 2 : 1 };
}

/** Options of the `csv-parse` package. */
export const csvOptions = ({ delimiter, lineEnd, headingLine }: CsvShape) => ({
  bom: true,
  delimiter,
  // One file may contain both, for example after pasting a heading.
  record_delimiter: lineEnd === '\r' ? ['\r'] : ['\r\n', '\n'],
  from_line: headingLine,
  relax_column_count: true,
});

/** A cell of a workbook. A date is in UTC, and a time is on the last days of 1899. */
export type SheetCell = string | number | boolean | Date | null;

/** The CSV of a sheet, as an import reads it, with every row of the sheet in one record. */
export const csvOfSheet = (rows: readonly (readonly SheetCell[])[]): string =>
  rows.map((cells) => `${cells.map(csvOfCell).join(',')}\r\n`).join('');

const csvOfCell = (cell: SheetCell): string =>
  cell === null ? '' : `"${guardCell(textOfCell(cell)).replaceAll('"', '""')}"`;

/** Numbers have 15 digits in a workbook. */
function textOfCell(cell: NonNullable<SheetCell>): string {
  if (cell instanceof Date) return textOfDate(cell);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
}

function textOfDate(date: Date): string {
  // a time may lack a millisecond of the second that was typed
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString().split(/[T.]/);
  const clock = time.replace(/:00$/, '');
  if (day < '1900-01-01') return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}
