import { csvOfSheet, csvOptions, csvShape, type CsvShape, type SheetCell } from '@hourtrail/contracts';
import { isWorkbook } from '../../../api/imports.js';

/** `text` is the unparsed record without its line end. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly text: string;
}

/** The declarations of the package name the class of its dates, not the dates. */
type Sheet = readonly (readonly SheetCell[])[];

const HEAD = 64 * 1024;
/** The number of characters to parse before the page can repaint; `u` keeps surrogate pairs whole. */
const PIECES = /[^]{1,200000}/gu;

/** The file itself, or the first sheet of a workbook, with the rows that the server reads. */
export async function csvOf(file: File): Promise<Blob> {
  if (!isWorkbook(file.name)) return file;
  const { readSheet } = await import('read-excel-file/universal');
  return new Blob([csvOfSheet((await readSheet(file)) as Sheet)]);
}

/** Detects the format with the same code as the server. */
export const shapeOf = (text: string): CsvShape => csvShape(text.slice(0, HEAD));

/** Counts records as the server does; the headings come first. */
export async function* recordsOf(text: string, shape: CsvShape): AsyncGenerator<CsvRecord> {
  const { parse } = await import('csv-parse/browser/esm');
  const parser = parse({ ...csvOptions(shape), raw: true, relax_quotes: true });
  const read: CsvRecord[] = [];
  let at = shape.start;
  parser.on('data', ({ record, raw }: { readonly record: readonly string[]; readonly raw: string }) => {
    at += raw.length;
    // the `raw` of csv-parse has only the CR of a CRLF
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
  // csv-parse returns no record for an unclosed quote
  if (at < text.length) yield { cells: [], text: withoutLineEnd(text.slice(at)) };
}

const withoutLineEnd = (raw: string): string => raw.replace(/(?:\r\n|\r|\n)$/, '');

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns the unparsed text of the other cells. */
export const withoutFirst = ({ cells: [first], text }: CsvRecord, { delimiter }: CsvShape): string =>
  first === undefined ? text : text.slice((text.startsWith('"') ? cellOf(first) : first).length + delimiter.length);

export const cellOf = (text: string): string => `"${text.replaceAll('"', '""')}"`;
