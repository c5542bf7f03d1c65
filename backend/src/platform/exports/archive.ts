import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { Write } from './table.js';

/** Writes a ZIP archive as its files come: none is ever held whole. */
export class Archive {
  private readonly zip = new ZipFile();
  private readonly stop = new AbortController();
  private readonly written: Promise<void>;

  constructor(
    write: Write,
    private readonly at: Date,
  ) {
    const pass = async (pieces: AsyncIterable<Buffer | string>): Promise<void> => {
      for await (const piece of pieces) await write(piece as Buffer);
    };
    this.written = pipeline(this.zip.outputStream, pass, { signal: this.stop.signal });
    // the next `add` or `end` throws it
    this.written.catch(() => undefined);
  }

  /** Resolves when the content is read. Throws what reading it or writing the archive throws. */
  async add(path: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const file = Readable.from(content, { objectMode: false });
    // the fastest level: events and markup shrink to a tenth by it, and to little less by any other
    this.zip.addReadStream(file, path, { mtime: this.at, compressionLevel: constants.Z_BEST_SPEED });
    try {
      await Promise.race([finished(file), this.written]);
    } catch (error) {
      file.destroy();
      this.stop.abort();
      throw error;
    }
  }

  end(): Promise<void> {
    this.zip.end();
    return this.written;
  }
}
