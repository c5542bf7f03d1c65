import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { LIMITS, t } from '@hourtrail/contracts';
import { fromFdPromise, type Entry } from 'yauzl';
import { FileProblem } from '../../platform/imports/file-problem.js';

/** Also the lists that are not read: an export has a dozen. */
const ENTRIES_MAX = 200;
const UNIX_LINK = 0o120000;
const UNIX_KIND = 0o170000;

export interface ZippedList {
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** The lists at the top of a ZIP file by name. Throws a FileProblem for whatever else is in it. */
export async function listsInZip({ fd }: Pick<FileHandle, 'fd'>): Promise<ReadonlyMap<string, ZippedList>> {
  try {
    return await listsIn(fd);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(t('roster.zipUnreadable'));
  }
}

async function listsIn(fd: number): Promise<ReadonlyMap<string, ZippedList>> {
  const lists = new Map<string, ZippedList>();
  let [count, bytes] = [0, 0];
  const zip = await fromFdPromise(fd, { autoClose: false, lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    count += 1;
    // what macOS adds to every ZIP file
    if (name.startsWith('__MACOSX/')) continue;
    requirePlain(entry);
    if (!name.toLowerCase().endsWith('.csv')) continue;
    if (lists.has(name.toLowerCase())) throw new FileProblem(t('roster.zipTwice', { name }));
    bytes += entry.uncompressedSize;
    if (bytes > LIMITS.rosterUnpackedBytesMax || count > ENTRIES_MAX)
      throw new FileProblem(t('roster.zipTooLarge', { max: LIMITS.rosterUnpackedBytesMax / 1024 / 1024 }));
    const read = async (): Promise<Buffer> => {
      try {
        // fails where there is more than the entry says
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        throw new FileProblem(t('roster.zipUnreadable'));
      }
    };
    lists.set(name.toLowerCase(), { name, read });
  }
  return lists;
}

function requirePlain({ fileName: name, externalFileAttributes, generalPurposeBitFlag }: Entry): void {
  if (/[/\\]/.test(name)) throw new FileProblem(t('roster.zipFolder', { name: name.slice(0, LIMITS.fileNameMax) }));
  if (((externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK) throw new FileProblem(t('roster.zipLink', { name }));
  if (generalPurposeBitFlag & 1) throw new FileProblem(t('roster.zipEncrypted'));
}
