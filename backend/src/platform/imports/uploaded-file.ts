import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FILE_IS_EMPTY, FILE_TOO_LARGE, LIMITS } from '@hourtrail/contracts';
import { Refusal } from '../web/errors/refusal.js';

export class FileProblem extends Error {
  constructor(
    message: string,
    readonly row = 0,
    readonly column = '',
  ) {
    super(message);
  }
}

/** Magic numbers of other formats, in hex. */
const OTHERS: readonly { readonly begins: string; readonly message: string }[] = [
  { begins: '504b0304', message: 'This is an Excel workbook or a ZIP file. Save it as "CSV UTF-8" first.' },
  { begins: 'd0cf11e0', message: 'This is an old Excel workbook. Save it as "CSV UTF-8" first.' },
  { begins: '25504446', message: 'This is a PDF. Import a CSV file.' },
  { begins: '1f8b', message: 'This file is compressed. Import the CSV file itself.' },
  { begins: 'fffe', message: 'This file is in UTF-16. Save it as "CSV UTF-8" first.' },
  { begins: 'feff', message: 'This file is in UTF-16. Save it as "CSV UTF-8" first.' },
];

const NOT_UTF8 = 'This file is not in UTF-8, so that its accents would be lost. Save it as "CSV UTF-8" first.';

/** An upload on disk. The file is unlinked at once, so it vanishes when the process ends. */
export class UploadedFile {
  private constructor(
    private readonly handle: FileHandle,
    readonly hash: string,
    readonly problem: FileProblem | undefined,
  ) {}

  /** Stores the body. Throws 413 if it is too large, and drains the rest. */
  static async of(body: Readable): Promise<UploadedFile> {
    const path = join(tmpdir(), `hourtrail-import-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      const digest = createHash('sha256');
      const text = new Utf8Check();
      let bytes = 0;
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > LIMITS.importBytesMax) throw tooLarge(body);
        digest.update(chunk);
        text.see(chunk);
        await handle.write(chunk);
      }
      return new UploadedFile(handle, digest.digest('hex'), bytes === 0 ? new FileProblem(FILE_IS_EMPTY) : text.end());
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  read(): Readable {
    return this.handle.createReadStream({ start: 0, autoClose: false });
  }

  async head(bytes: number): Promise<string> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead));
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

function tooLarge(body: Readable): Refusal {
  body.resume();
  return new Refusal(413, 'too-large', FILE_TOO_LARGE);
}

class Utf8Check {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private begins = '';
  private isUtf8 = true;

  see(chunk: Buffer): void {
    if (this.begins.length < 8) this.begins += chunk.subarray(0, 4).toString('hex');
    if (this.isUtf8) this.attempt(() => this.decoder.decode(chunk, { stream: true }));
  }

  end(): FileProblem | undefined {
    const other = OTHERS.find(({ begins }) => this.begins.startsWith(begins));
    if (other) return new FileProblem(other.message);
    if (this.isUtf8) this.attempt(() => this.decoder.decode());
    return this.isUtf8 ? undefined : new FileProblem(NOT_UTF8);
  }

  private attempt(decode: () => unknown): void {
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }
}
