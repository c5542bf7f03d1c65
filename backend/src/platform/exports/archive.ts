import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { Write } from './copied-rows.js';

/** Streams a ZIP archive without buffering whole files. */
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
    // The next `add` or `end` throws it.
    this.written.catch(() => undefined);
  }

  /** Resolves when the content has been read. Throws errors of reading and of writing. */
  async add(path: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const file = Readable.from(content, { objectMode: false });
    // Z_BEST_SPEED shrinks events and markup to a tenth; higher levels gain little.
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
