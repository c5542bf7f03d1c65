import type { ExportColumn } from '@hourtrail/contracts';

const TAB = 9;
const NEWLINE = 10;
const BACKSLASH = 92;
const NULL_MARK = 78;

const [ESCAPE, QUOTED] = [1, 2];

const HELD = new Uint8Array(256);
HELD[BACKSLASH] = ESCAPE;
for (const byte of Buffer.from('",;\t\r\n')) HELD[byte] = QUOTED;

export type Cells = readonly (string | null)[];

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
};

const copyCell = (text: string | null): string =>
  text?.replace(/[\\\b\t\n\v\f\r]/g, (one) => ESCAPES[one] as string) ?? '\\N';

/** Rows in the text format of COPY. */
export const copyText = (rows: readonly Cells[]): Buffer =>
  Buffer.from(rows.map((row) => `${row.map(copyCell).join('\t')}\n`).join(''));

const UNESCAPED: Readonly<Record<string, number>> = { b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

export class CopiedRow {
  bytes: Buffer = Buffer.alloc(0);
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Nonzero if a CSV file has to quote the cell. */
  readonly needsQuotes: Uint8Array;

  constructor(readonly width: number) {
    this.start = new Int32Array(width);
    this.end = new Int32Array(width);
    this.needsQuotes = new Uint8Array(width);
  }

  text(column: number): string {
    return this.bytes.toString('utf8', this.start[column], this.end[column]);
  }

  isEmpty(column: number): boolean {
    return this.start[column] === this.end[column];
  }
}

/** Parses the text format of COPY from pieces of any size. Reuses one row object for all rows. */
export class CopiedRows {
  count = 0;
  /** Pieces are joined here, since a new buffer for each costs more than the copy. */
  private buffer = Buffer.allocUnsafe(128 * 1024);
  /** How many of its bytes are of a row that has not ended. */
  private rest = 0;
  private readonly row: CopiedRow;
  private listener: (row: CopiedRow) => void = () => {};

  private constructor(
    private readonly pieces: AsyncIterator<Buffer>,
    private first: IteratorResult<Buffer> | undefined,
    width: number,
  ) {
    this.row = new CopiedRow(width);
  }

  static async begin(source: AsyncIterable<Buffer>, width: number): Promise<CopiedRows> {
    const pieces = source[Symbol.asyncIterator]();
    return new CopiedRows(pieces, await pieces.next(), width);
  }

  to(listener: (row: CopiedRow) => void): void {
    this.listener = listener;
  }

  async next(): Promise<boolean> {
    const piece = this.first ?? (await this.pieces.next());
    this.first = undefined;
    if (piece.done) return false;
    const length = this.append(piece.value);
    const last = this.buffer.subarray(0, length).lastIndexOf(NEWLINE);
    let at = 0;
    while (at <= last) at = this.readRow(this.buffer, at);
    this.buffer.copyWithin(0, at, length);
    this.rest = length - at;
    return true;
  }

  private append(piece: Buffer): number {
    const length = this.rest + piece.length;
    if (length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      this.buffer.copy(larger, 0, 0, this.rest);
      this.buffer = larger;
    }
    piece.copy(this.buffer, this.rest);
    return length;
  }

  private readRow(bytes: Buffer, at: number): number {
    const { row } = this;
    const { start, end, needsQuotes, width } = row;
    let escapes = 0;
    let place = at;
    row.bytes = bytes;
    for (let column = 0; column < width; column += 1) {
      let held = 0;
      start[column] = place;
      for (let byte = bytes[place] as number; byte !== TAB && byte !== NEWLINE; byte = bytes[place] as number) {
        held |= HELD[byte] as number;
        place += 1;
      }
      end[column] = place;
      if ((held & ESCAPE) !== 0) {
        if (isNull(bytes, start[column] as number, place)) {
          end[column] = start[column] as number;
          held = 0;
        } else escapes += 1;
      }
      needsQuotes[column] = held & QUOTED;
      place += 1;
    }
    if (escapes > 0) unescape(row);
    this.count += 1;
    this.listener(row);
    return place;
  }
}

const isNull = (bytes: Buffer, start: number, end: number): boolean =>
  end - start === 2 && bytes[start] === BACKSLASH && bytes[start + 1] === NULL_MARK;

function unescape(row: CopiedRow): void {
  const { start, end, needsQuotes, width, bytes } = row;
  const plain = Buffer.allocUnsafe((end[width - 1] as number) - (start[0] as number));
  let place = 0;
  for (let column = 0; column < width; column += 1) {
    const first = place;
    let held = 0;
    for (let from = start[column] as number; from < (end[column] as number); from += 1, place += 1) {
      let byte = bytes[from] as number;
      if (byte === BACKSLASH) {
        from += 1;
        byte = bytes[from] as number;
        byte = UNESCAPED[String.fromCharCode(byte)] ?? byte;
      }
      plain[place] = byte;
      held |= HELD[byte] as number;
    }
    start[column] = first;
    end[column] = place;
    needsQuotes[column] = held & QUOTED;
  }
  row.bytes = plain;
}

/** Collects the bytes of a piece of a file. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafe(512 * 1024);
  private length = 0;

  byte(byte: number): void {
    this.reserve(1);
    this.buffer[this.length] = byte;
    this.length += 1;
  }

  bytes(source: Uint8Array, start = 0, end = source.length): void {
    this.reserve(end - start);
    const { buffer } = this;
    let place = this.length;
    // Most cells have few bytes, for which a loop is faster than a call of copy().
    for (let from = start; from < end; from += 1, place += 1) buffer[place] = source[from] as number;
    this.length = place;
  }

  take(): Buffer {
    const taken = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

export interface Table {
  readonly title: string;
  readonly school: string;
  readonly filters: readonly string[];
  readonly day: string;
  readonly timeZone: string;
  readonly at: Date;
  readonly columns: readonly ExportColumn[];
  readonly total: number;
  readonly rows: CopiedRows;
}

/** Writes a piece of a file; resolves when there is room for more. */
export type Write = (bytes: Buffer) => Promise<void>;

export type FileFormat = (table: Table, write: Write) => Promise<void>;
