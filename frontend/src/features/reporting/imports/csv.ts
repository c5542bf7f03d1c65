import { csvOptions, csvShape, type CsvShape } from '@hourtrail/contracts';

/** A record of a file: its cells, and the text as it stands there, without its line end. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly text: string;
}

const HEAD = 64 * 1024;
/** How many whole characters are read before the page gets to draw. */
const PIECES = /[^]{1,200000}/gu;

/** The shape of a text in CSV, as the server sees it. */
export const shapeOf = (text: string): CsvShape => csvShape(text.slice(0, HEAD));

/** The records of a text as the server counts them, the headings first. */
export async function* recordsOf(text: string, shape: CsvShape): AsyncGenerator<CsvRecord> {
  const { parse } = await import('csv-parse/browser/esm');
  const parser = parse({ ...csvOptions(shape), raw: true, relax_quotes: true });
  const read: CsvRecord[] = [];
  let at = shape.start;
  parser.on('data', ({ record, raw }: { readonly record: readonly string[]; readonly raw: string }) => {
    at += raw.length;
    // of a line end in two characters it has the first
    if (raw.endsWith('\r') && text[at] === '\n') at += 1;
    read.push({ cells: record, text: withoutLineEnd(raw) });
  });
  const ended = new Promise<void>((resolve) => parser.once('end', resolve).once('error', () => resolve()));
  for (const [piece] of text.matchAll(PIECES)) {
    parser.write(piece);
    await nextTask();
    yield* read.splice(0);
  }
  parser.end();
  await ended;
  yield* read;
  // behind a quote that is never closed no record ends
  if (at < text.length) yield { cells: [], text: withoutLineEnd(text.slice(at)) };
}

const withoutLineEnd = (raw: string): string => raw.replace(/(?:\r\n|\r|\n)$/, '');

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The text of a record without its first cell. */
export const withoutFirst = ({ cells: [first], text }: CsvRecord, { delimiter }: CsvShape): string =>
  first === undefined ? text : text.slice((text.startsWith('"') ? cellOf(first) : first).length + delimiter.length);

/** A text as a cell, quoted. */
export const cellOf = (text: string): string => `"${text.replaceAll('"', '""')}"`;
