/** A file in CSV begins with this, by which Excel knows it for UTF-8; an import passes over it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet takes a text for a formula, whatever stood before it as a guard or a quotation mark: at its
 * beginning, and where a spreadsheet that parts cells by semicolons or tabs, or minds no quotation marks, begins another.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r])/g;
const GUARDED = /(?<=^|[;\t\r\n])'(?=["']*[=+\-@\t\r])/g;

/** Text as a cell of a CSV file, of which no spreadsheet takes a part for a formula: with apostrophes where need be. */
export const guardCell = (text: string): string => text.replace(FORMULA, "'");

/** The text of a guarded cell: for every text, `unguardCell(guardCell(text))` is that text. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, '');

/** How a file in CSV is written, as it says itself. */
export interface CsvShape {
  readonly delimiter: string;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Where the headings begin, in characters, … */
  readonly start: number;
  /** … and on which line, from 1. */
  readonly headingLine: number;
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The shape of a file that begins like this. Excel names the delimiter in a first line of its own; else it is what
 * separates the headings most often.
 */
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

/** The options by which csv-parse reads a file of this shape, the headings first and rows of any length. */
export const csvOptions = ({ delimiter, lineEnd, headingLine }: CsvShape) => ({
  bom: true,
  delimiter,
  // both may end lines of one file: a heading that was pasted over rows brings its own
  record_delimiter: lineEnd === '\r' ? ['\r'] : ['\r\n', '\n'],
  from_line: headingLine,
  relax_column_count: true,
});
