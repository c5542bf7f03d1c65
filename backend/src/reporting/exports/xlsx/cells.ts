import type { ExportCell, ExportColumn } from '@hourtrail/contracts';
import type { ByteWriter } from '../byte-writer.js';
import { HOLDS, type CopiedRow } from '../copied-rows.js';
import { STYLES } from './styles.js';

const bytes = (text: string): Buffer => Buffer.from(text);

const ROW = { open: bytes('<row r="'), begun: bytes('">'), close: bytes('</row>') };
const CELL = bytes('<c r="');
const CLOSE = bytes('</v></c>');
// what stands behind a cell's address
const TEXT = {
  open: bytes(`" s="${STYLES.text}" t="inlineStr"><is><t>`),
  openKept: bytes(`" s="${STYLES.text}" t="inlineStr"><is><t xml:space="preserve">`),
  close: bytes('</t></is></c>'),
};
const FLAG = { true: bytes('" t="b"><v>1</v></c>'), false: bytes('" t="b"><v>0</v></c>') };
const OPEN = {
  number: bytes(`" s="${STYLES.number}"><v>`),
  hours: bytes(`" s="${STYLES.hours}"><v>`),
  date: bytes(`" s="${STYLES.date}"><v>`),
  instant: bytes(`" s="${STYLES.instant}"><v>`),
} as const;

/** The name of a column: A to Z, AA … */
export const letters = (column: number): string =>
  `${column < 26 ? '' : letters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

const [SPACE, DOT, DASH, T_OF_TRUE] = bytes(' .-t') as unknown as [number, number, number, number];

/** Writes rows of a sheet as markup. Text is typed as text, so that none of it is ever a formula. */
export class RowWriter {
  private readonly cells: readonly ExportCell[];
  private readonly letters: readonly Buffer[];

  constructor(
    private readonly writer: ByteWriter,
    columns: readonly ExportColumn[],
  ) {
    this.cells = columns.map(({ cell }) => cell);
    this.letters = columns.map((_column, index) => bytes(letters(index)));
  }

  /** A row of this number; empty cells are left out. */
  write(row: CopiedRow, number: number): void {
    const { writer } = this;
    const place = bytes(String(number));
    writer.bytes(ROW.open);
    writer.bytes(place);
    writer.bytes(ROW.begun);
    for (let column = 0; column < row.width; column += 1) {
      if (row.isEmpty(column)) continue;
      writer.bytes(CELL);
      writer.bytes(this.letters[column] as Buffer);
      writer.bytes(place);
      writeCell(writer, row, { column, cell: this.cells[column] as ExportCell });
    }
    writer.bytes(ROW.close);
  }
}

function writeCell(
  writer: ByteWriter,
  row: CopiedRow,
  { column, cell }: { readonly column: number; readonly cell: ExportCell },
): void {
  const from = row.start[column] as number;
  switch (cell) {
    case 'flag':
      writer.bytes(row.bytes[from] === T_OF_TRUE ? FLAG.true : FLAG.false);
      return;
    case 'number':
    case 'hours':
      writer.bytes(OPEN[cell]);
      writer.bytes(row.bytes, from, row.end[column]);
      writer.bytes(CLOSE);
      return;
    case 'date':
    case 'instant':
      if (!isInCalendar(row.bytes, from)) break;
      writer.bytes(OPEN[cell]);
      writeTime(writer, row.bytes, from, cell === 'instant');
      writer.bytes(CLOSE);
      return;
    case 'text':
    case 'word':
    case 'time':
  }
  writeText(writer, row, column);
}

/** A workbook's calendar is from 1900 to 9999. */
const isInCalendar = (from: Buffer, at: number): boolean => digits(from, at) >= 19 && from[at + 4] === DASH;

const digits = (from: Buffer, place: number): number =>
  ((from[place] as number) - 48) * 10 + (from[place + 1] as number) - 48;

const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Decimals of a day: as many as a number of this size can hold. */
const DECIMALS = 11;

/** `2026-11-21` or `2026-11-21 10:00:00…` as days since 1899-12-30, whole seconds as their decimals. */
function writeTime(writer: ByteWriter, from: Buffer, at: number, hasTime: boolean): void {
  const year = digits(from, at) * 100 + digits(from, at + 2);
  const day = Date.UTC(year, digits(from, at + 5) - 1, digits(from, at + 8));
  writer.number((day - DAY_ZERO) / DAY_MS);
  if (!hasTime) return;
  const seconds = digits(from, at + 11) * 3600 + digits(from, at + 14) * 60 + digits(from, at + 17);
  writer.byte(DOT);
  writer.number(Math.round((seconds / DAY_SECONDS) * 10 ** DECIMALS), DECIMALS);
}

function writeText(writer: ByteWriter, row: CopiedRow, column: number): void {
  const [from, to] = [row.start[column] as number, row.end[column] as number];
  const isPlain = ((row.holds[column] as number) & HOLDS.xml) === 0;
  const isKept = !isPlain || row.bytes[from] === SPACE || row.bytes[to - 1] === SPACE;
  writer.bytes(isKept ? TEXT.openKept : TEXT.open);
  if (isPlain) writer.bytes(row.bytes, from, to);
  else writer.text(markup(row.text(column)));
  writer.bytes(TEXT.close);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// what XML cannot hold a workbook spells out, and what happens to look like that is spelled out too (ECMA-376, 22.9.2.19)
// eslint-disable-next-line no-control-regex -- these are what is looked for
const UNHOLDABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** Text as XML of a workbook. */
export const markup = (text: string): string =>
  text
    .replace(UNHOLDABLE, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (one) => ENTITIES[one] as string);
