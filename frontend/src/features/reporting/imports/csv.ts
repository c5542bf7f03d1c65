/** How a file in CSV is written; the server reads it alike. */
export interface CsvShape {
  readonly delimiter: string;
  readonly lineEnd: string;
  /** Where the headings begin. */
  readonly start: number;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Excel says the delimiter in a first line of its own; else it is what parts the headings most often. */
export function shapeOf(text: string): CsvShape {
  const begin = text.startsWith('\uFEFF') ? 1 : 0;
  const said = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(text.slice(begin, begin + 8));
  const start = begin + (said?.[0].length ?? 0);
  const heading = text.slice(start, endOfHeadings(text, start));
  const outside = heading.replace(/"[^"]*"/g, '');
  const [most = ','] = [...DELIMITERS].sort((one, other) => outside.split(other).length - outside.split(one).length);
  return { delimiter: said?.[1] ?? most, lineEnd: lineEndAt(text, start + heading.length), start };
}

function endOfHeadings(text: string, start: number): number {
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && (text[at] === '\n' || text[at] === '\r')) return at;
  }
  return text.length;
}

const lineEndAt = (text: string, at: number): string =>
  text.startsWith('\r\n', at) ? '\r\n' : text[at] === '\r' ? '\r' : '\n';

/** Every record as it stands in the file, without its line end: the headings first. */
export function* recordsOf(text: string, { lineEnd, start }: CsvShape): Generator<string> {
  // lines may end in one way here and in another there
  const last = lineEnd === '\r' ? '\r' : '\n';
  let from = start;
  while (from < text.length) {
    let end = text.indexOf(last, from);
    for (let looked = from, quotes = 0; end >= 0; end = text.indexOf(last, end + 1)) {
      for (let at = text.indexOf('"', looked); at >= 0 && at < end; at = text.indexOf('"', at + 1)) quotes += 1;
      if (quotes % 2 === 0) break;
      looked = end;
    }
    const record = text.slice(from, end < 0 ? text.length : end);
    yield last === '\n' && end >= 0 && record.endsWith('\r') ? record.slice(0, -1) : record;
    if (end < 0) return;
    from = end + 1;
  }
}

/** The cells of a record. */
export function cellsOf(record: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  do {
    const end = endOfCell(record, at, delimiter);
    const cell = record.slice(at, end);
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    at = end + delimiter.length;
  } while (at <= record.length);
  return cells;
}

/** A record without its first cell. */
export const withoutFirst = (record: string, delimiter: string): string =>
  record.slice(endOfCell(record, 0, delimiter) + delimiter.length);

function endOfCell(record: string, from: number, delimiter: string): number {
  const closing = record[from] === '"' ? closingQuote(record, from) : from;
  const end = record.indexOf(delimiter, closing);
  return end < 0 ? record.length : end;
}

function closingQuote(record: string, opening: number): number {
  let at = record.indexOf('"', opening + 1);
  while (at >= 0 && record[at + 1] === '"') at = record.indexOf('"', at + 2);
  return at < 0 ? record.length : at;
}

/** A text as a cell, quoted. */
export const cellOf = (text: string): string => `"${text.replaceAll('"', '""')}"`;
