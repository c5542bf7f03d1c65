import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { LIMITS, t } from '@hourtrail/contracts';
import { fromFdPromise, type Entry } from 'yauzl';
import { FileProblem } from './file-problem.js';

const UNIX_LINK = 0o120000;
const UNIX_KIND = 0o170000;
/** Characters of a name that is too long. */
const SHOWN = 40;

export interface ZippedFile {
  readonly name: string;
  /** Unpacked. */
  readonly bytes: number;
  readonly read: () => Promise<Buffer>;
}

export interface ZipLimits {
  /** What is read; nothing else is unpacked. */
  readonly wants: (name: string) => boolean;
  readonly entriesMax: number;
  readonly unpackedBytesMax: number;
}

/** The files at the top of a ZIP file by their names in lower case. Throws a FileProblem for whatever else is in it. */
export async function filesInZip(
  { fd }: Pick<FileHandle, 'fd'>,
  limits: ZipLimits,
): Promise<ReadonlyMap<string, ZippedFile>> {
  try {
    return await filesIn(fd, limits);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(t('imports.zipUnreadable'));
  }
}

async function filesIn(fd: number, limits: ZipLimits): Promise<ReadonlyMap<string, ZippedFile>> {
  const { wants, entriesMax, unpackedBytesMax } = limits;
  const files = new Map<string, ZippedFile>();
  let [count, bytes] = [0, 0];
  const zip = await fromFdPromise(fd, { autoClose: false, lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    count += 1;
    // what macOS adds to every ZIP file
    if (name.startsWith('__MACOSX/')) continue;
    requirePlain(entry);
    if (!wants(name)) continue;
    if (files.has(name.toLowerCase())) throw new FileProblem(t('imports.zipTwice', { name }));
    bytes += entry.uncompressedSize;
    if (bytes > unpackedBytesMax || count > entriesMax)
      throw new FileProblem(t('imports.zipTooLarge', { max: unpackedBytesMax / 1024 / 1024, files: entriesMax }));
    const read = async (): Promise<Buffer> => {
      try {
        // fails where there is more than the entry says
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        throw new FileProblem(t('imports.zipUnreadable'));
      }
    };
    files.set(name.toLowerCase(), { name, bytes: entry.uncompressedSize, read });
  }
  return files;
}

function requirePlain({ fileName: name, externalFileAttributes, generalPurposeBitFlag }: Entry): void {
  if (name.length > LIMITS.fileNameMax)
    throw new FileProblem(t('imports.zipNameTooLong', { name: name.slice(0, SHOWN), max: LIMITS.fileNameMax }));
  if (/[/\\]/.test(name)) throw new FileProblem(t('imports.zipFolder', { name }));
  if (((externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK)
    throw new FileProblem(t('imports.zipLink', { name }));
  if (generalPurposeBitFlag & 1) throw new FileProblem(t('imports.zipEncrypted'));
}
