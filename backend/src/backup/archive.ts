import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { failureWords } from '../platform/config/failure-words.js';
import { decrypting, encrypting } from './backup-key.js';
import { BackupProblem, type BackupFile } from './backup-store.js';
import type { Member } from './manifest.js';

export interface ArchiveWriter {
  /** `bytes` is the length of a stream. */
  add(name: string, content: Buffer | Readable, bytes?: number): Promise<Member>;
}

/**
 * Writes a tar archive, compressed by gzip and encrypted for the key. The file has its name only once it is whole and
 * stored; nothing is left of one that could not be finished.
 */
export async function writeArchive<T>(
  { store, name: file }: BackupFile,
  key: string,
  fill: (writer: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const archive = pack();
  const zipped = createGzip({ level: 4 });
  // whichever fails ends the others
  const zipping = pipeline(archive, zipped).catch(() => undefined);
  let output: Readable | undefined;
  try {
    output = nodeStream(await encrypting(key, webStream(zipped)));
    // the store may fail before it reads
    output.on('error', () => {});
    const filled = fill({ add: (name, content, bytes) => add(archive, name, content, bytes) }).then(
      (result) => {
        archive.finalize();
        return result;
      },
      (error: unknown) => {
        archive.destroy(error as Error);
        throw error;
      },
    );
    const writing = store.write(file, output, filled);
    writing.catch((error: unknown) => archive.destroy(error as Error));
    const [written, result] = await Promise.allSettled([writing, filled]);
    if (written.status === 'rejected' && written.reason instanceof BackupProblem) throw written.reason;
    if (result.status === 'rejected') throw result.reason;
    if (written.status === 'rejected') throw written.reason;
    return result.value;
  } catch (error) {
    archive.destroy();
    output?.destroy();
    await zipping;
    throw error;
  }
}

function add(archive: Pack, name: string, content: Buffer | Readable, bytes?: number): Promise<Member> {
  const size = Buffer.isBuffer(content) ? content.length : (bytes ?? 0);
  const digest = createHash('sha256');
  return new Promise<Member>((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: 0o600 }, (error) => {
      if (error) reject(error);
      else resolve({ name, bytes: size, sha256: digest.digest('hex') });
    });
    entry.on('error', reject);
    if (Buffer.isBuffer(content)) {
      digest.update(content);
      entry.end(content);
    } else {
      content.on('data', (chunk: Buffer) => digest.update(chunk)).on('error', (error) => entry.destroy(error));
      content.pipe(entry);
    }
  });
}

// the same streams, of which Node and the browser have types of their own
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const web: unknown = Readable.toWeb(stream);
  return web as ReadableStream<Uint8Array>;
}

const nodeStream = (web: unknown): Readable => Readable.fromWeb(web as Parameters<typeof Readable.fromWeb>[0]);

export interface ReadMember {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Buffer>;
}

/** Reads the members in order; each must be read before the next. Throws a BackupProblem for any change of the file. */
export async function* readArchive(file: BackupFile, key: string): AsyncGenerator<ReadMember> {
  const input = file.store.read(file.name);
  const entries = extract();
  // why the members ended, if not because the archive did
  let failure: unknown;
  const whole = async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* content;
    } catch (error) {
      throw unreadable(file, failure ?? error);
    }
  };
  try {
    const opened = await decrypting(key, webStream(input)).catch((error: unknown) => {
      throw unreadable(file, error);
    });
    const reading = pipeline(nodeStream(opened), createGunzip(), entries).catch((error: unknown) => {
      failure ??= error;
    });
    try {
      for await (const entry of entries) {
        const { name, size } = entry.header;
        yield { name, bytes: size, content: whole(entry as AsyncIterable<Buffer>) };
      }
      await reading;
    } catch (error) {
      throw unreadable(file, failure ?? error);
    }
    if (failure) throw unreadable(file, failure);
  } finally {
    input.destroy();
    entries.destroy();
  }
}

function unreadable({ address: file }: BackupFile, error: unknown): BackupProblem {
  if (error instanceof BackupProblem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR')
    return new BackupProblem(`${file} cannot be read: ${failureWords(error)}`);
  if (message === "no identity matched any of the file's recipients")
    return new BackupProblem(
      `${file} was not encrypted with this BACKUP_KEY, or its beginning is damaged. Set the key it was written with.`,
    );
  return new BackupProblem(
    `${file} is damaged, or no backup: it was cut short or changed since it was written, or BACKUP_KEY is another. Use another backup.`,
    { cause: error },
  );
}
