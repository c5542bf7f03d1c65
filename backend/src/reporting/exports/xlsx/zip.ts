import type { TransformOptions } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib';
import type { Write } from '../table.js';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0; sizes come after the contents, names are UTF-8; deflated. */
const AS_WRITTEN = { version: 20, flags: 0x0808, method: 8 } as const;
const MOST_BYTES = 0xffff_ffff;

// the fastest level: markup shrinks to a tenth by it, and to little less by any other; there is room for the next
// piece to be made while one is deflated
const DEFLATE: ZlibOptions & TransformOptions = { level: constants.Z_BEST_SPEED, highWaterMark: 1024 * 1024 };

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  compressed: number;
  size: number;
}

/** Writes a ZIP archive (APPNOTE 6.3, no ZIP64) as its entries come: none is ever held whole. */
export class Zip {
  private readonly entries: Entry[] = [];
  private offset = 0;
  private readonly stamp: number;

  constructor(
    private readonly write: Write,
    at: Date,
  ) {
    const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
    const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
    this.stamp = date * 65_536 + time;
  }

  async add(name: string, contents: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), offset: this.offset, crc: 0, compressed: 0, size: 0 };
    this.entries.push(entry);
    await this.put(Buffer.concat([numbers([LOCAL, 4], ...this.headOf(entry)), entry.name]));
    const deflate = createDeflateRaw(DEFLATE);
    await pipeline(counted(contents, entry), deflate, async (compressed: AsyncIterable<Buffer>) => {
      for await (const bytes of compressed) {
        entry.compressed += bytes.length;
        await this.put(bytes);
      }
    });
    await this.put(numbers([DESCRIPTOR, 4], [entry.crc, 4], [entry.compressed, 4], [entry.size, 4]));
  }

  async end(): Promise<void> {
    const begins = this.offset;
    for (const entry of this.entries) {
      const more = numbers([0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]);
      const head = numbers([CENTRAL, 4], [AS_WRITTEN.version, 2], ...this.headOf(entry));
      await this.put(Buffer.concat([head, more, entry.name]));
    }
    const many = this.entries.length;
    await this.put(
      numbers([END, 4], [0, 2], [0, 2], [many, 2], [many, 2], [this.offset - begins, 4], [begins, 4], [0, 2]),
    );
  }

  /** What the entry's own header and the directory have alike. */
  private headOf({ crc, compressed, size, name }: Entry): readonly Field[] {
    const { version, flags, method } = AS_WRITTEN;
    const stated: readonly Field[] = [
      [version, 2],
      [flags, 2],
      [method, 2],
      [this.stamp, 4],
    ];
    return [...stated, [crc, 4], [compressed, 4], [size, 4], [name.length, 2], [0, 2]];
  }

  private async put(bytes: Buffer): Promise<void> {
    this.offset += bytes.length;
    if (this.offset > MOST_BYTES) throw new Error('A file of more than 4 GiB cannot be written.');
    await this.write(bytes);
  }
}

async function* counted(contents: AsyncIterable<Buffer> | Iterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  for await (const bytes of contents) {
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    if (entry.size > MOST_BYTES) throw new Error('A part of more than 4 GiB cannot be written.');
    yield bytes;
  }
}

/** A value and how many bytes it takes. */
type Field = readonly [value: number, bytes: 2 | 4];

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let place = 0;
  for (const [value, bytes] of fields) place = buffer.writeUIntLE(value, place, bytes);
  return buffer;
}
