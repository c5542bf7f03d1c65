import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { csvOfSheet, LIMITS, msg, t } from '@hourtrail/contracts';
import { Refusal } from '../web/errors/refusal.js';
import type { CsvSource } from './csv-rows.js';
import { FileProblem } from './file-problem.js';
import { rowsOfWorkbook } from './workbook.js';

/** Magic numbers of other formats, in hex. */
const OTHERS = [
  { begins: 'd0cf11e0', message: msg('imports.oldExcelFile') },
  { begins: '25504446', message: msg('imports.pdfFile') },
  { begins: '1f8b', message: msg('imports.compressedFile') },
  { begins: 'fffe', message: msg('imports.utf16File') },
  { begins: 'feff', message: msg('imports.utf16File') },
] as const;

const CHUNK = 64 * 1024;

/** Of a workbook, and of other ZIP files. */
const ZIP = '504b0304';

async function unnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `hourtrail-import-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

/** A stream of the handle itself would close it when it is destroyed, and a file is read twice. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** An upload on disk. The file is unlinked at once, so it vanishes when the process ends. */
export class UploadedFile {
  private constructor(
    private handle: FileHandle,
    readonly hash: string,
    private readonly isWorkbook: boolean,
    public problem: FileProblem | undefined,
  ) {}

  /** Stores the body. Throws 413 if it is larger than `max` bytes, and drains the rest. */
  static async of(body: Readable, max: number = LIMITS.importBytesMax): Promise<UploadedFile> {
    const handle = await unnamedFile();
    try {
      const digest = createHash('sha256');
      const text = new Utf8Check();
      let bytes = 0;
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > max) throw tooLarge(body, max);
        digest.update(chunk);
        text.see(chunk);
        await handle.write(chunk);
      }
      const isWorkbook = text.begins.startsWith(ZIP);
      const problem = bytes === 0 ? new FileProblem(t('rules.fileEmpty')) : isWorkbook ? undefined : text.end();
      return new UploadedFile(handle, digest.digest('hex'), isWorkbook, problem);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Replaces a workbook by the CSV of its first sheet. */
  async unpack(): Promise<void> {
    if (!this.isWorkbook) return;
    const workbook = this.handle;
    this.handle = await unnamedFile();
    try {
      for await (const rows of rowsOfWorkbook(workbook.fd)) await this.handle.appendFile(csvOfSheet(rows));
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      this.problem = error;
    } finally {
      await workbook.close();
    }
  }

  /** The file as it came, for what is no spreadsheet; undefined unless it is a ZIP. */
  get zip(): FileHandle | undefined {
    return this.isWorkbook ? this.handle : undefined;
  }

  read(): Readable {
    return Readable.from(chunksOf(this.handle), { objectMode: false });
  }

  async head(bytes: number): Promise<string> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead));
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

function tooLarge(body: Readable, max: number): Refusal {
  body.resume();
  return new Refusal(413, 'too-large', t('rules.fileTooLarge', { max: max / 1024 / 1024 }));
}

export class Utf8Check {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  begins = '';
  private isUtf8 = true;

  see(chunk: Buffer): void {
    if (this.begins.length < 8) this.begins += chunk.subarray(0, 4).toString('hex');
    if (this.isUtf8) this.attempt(() => this.decoder.decode(chunk, { stream: true }));
  }

  end(): FileProblem | undefined {
    const other = OTHERS.find(({ begins }) => this.begins.startsWith(begins));
    if (other) return new FileProblem(t(other.message));
    if (this.isUtf8) this.attempt(() => this.decoder.decode());
    return this.isUtf8 ? undefined : new FileProblem(t('imports.notUtf8File'));
  }

  private attempt(decode: () => unknown): void {
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }
}

/** A CSV file in memory. */
export function csvSource(bytes: Buffer): CsvSource {
  const text = new Utf8Check();
  text.see(bytes);
  return {
    problem: bytes.length === 0 ? new FileProblem(t('rules.fileEmpty')) : text.end(),
    head: async (length) => bytes.subarray(0, length).toString('utf8'),
    read: () => Readable.from(piecesOf(bytes), { objectMode: false }),
  };
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}
