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
