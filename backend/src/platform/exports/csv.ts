import { BYTE_ORDER_MARK, type ExportCell } from '@hourtrail/contracts';
import { ByteWriter, type CopiedRow, type FileFormat } from './copied-rows.js';

const [QUOTE, APOSTROPHE, COMMA, CR, LF, TRUE] = Buffer.from('"\',\r\nt') as unknown as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const WORDS = { true: Buffer.from('true'), false: Buffer.from('false') };

/** RFC 4180 in UTF-8 with a byte order mark, which Excel needs. Escapes formulas (CSV injection). */
export const csv: FileFormat = async ({ columns, rows }, write) => {
  const writer = new ByteWriter();
  const cells = columns.map(({ cell }) => cell);
  await write(Buffer.from(`${BYTE_ORDER_MARK}${columns.map(({ name }) => name).join(',')}\r\n`));
  rows.to((row) => writeRow(writer, row, cells));
  while (await rows.next()) await write(writer.take());
};

function writeRow(writer: ByteWriter, row: CopiedRow, cells: readonly ExportCell[]): void {
  for (let column = 0; column < row.width; column += 1) {
    if (column > 0) writer.byte(COMMA);
    if (row.isEmpty(column)) continue;
    const cell = cells[column];
    if (cell === 'text' || cell === 'word') writeText(writer, row, column);
    else if (cell === 'flag') writer.bytes(row.bytes[row.start[column] as number] === TRUE ? WORDS.true : WORDS.false);
    else writer.bytes(row.bytes, row.start[column], row.end[column]);
  }
  writer.byte(CR);
  writer.byte(LF);
}

function writeText(writer: ByteWriter, { bytes, start, end, needsQuotes }: CopiedRow, column: number): void {
  const [from, to] = [start[column] as number, end[column] as number];
  if (needsQuotes[column] === 0) {
    if (beginsFormula(bytes, from, to)) writer.byte(APOSTROPHE);
    writer.bytes(bytes, from, to);
    return;
  }
  writer.byte(QUOTE);
  let begins = true;
  for (let place = from; place < to; place += 1) {
    if (begins && beginsFormula(bytes, place, to)) writer.byte(APOSTROPHE);
    const byte = bytes[place] as number;
    if (byte === QUOTE) writer.byte(QUOTE);
    writer.byte(byte);
    begins = PARTING[byte] === 1;
  }
  writer.byte(QUOTE);
}

/** Other programs may split cells at these, or ignore quotes. */
const PARTING = among(';\t\r\n');

const FORMULA = among('=+-@\t\r');

/** 1 at each of these bytes. */
function among(bytes: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of Buffer.from(bytes)) table[byte] = 1;
  return table;
}

function beginsFormula(bytes: Buffer, from: number, to: number): boolean {
  let place = from;
  while (place < to && (bytes[place] === APOSTROPHE || bytes[place] === QUOTE)) place += 1;
  return place < to && FORMULA[bytes[place] as number] === 1;
}
