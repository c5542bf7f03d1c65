import { hash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The SHA-256 of a file's bytes in hexadecimal. */
export const fileDigest = (bytes: Buffer): string => hash('sha256', bytes, 'hex');

/** Names a file by what its event says, so that a check finds it from the log alone. */
export const fileKeyOf = (
  organizationId: number,
  { id, sha256 }: { readonly id: number; readonly sha256: string },
): string => `${organizationId}/${id}-${sha256.slice(0, 16)}`;

/** Files beside the database. A key has slashes, like a path. */
export abstract class FileStore {
  /** Once it resolves, the file outlives a crash. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is none. */
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Does nothing if there is none. */
  abstract remove(key: string): Promise<void>;
}

export class FolderStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Also deletes what a killed process had begun to write. */
  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    const [folder, name] = [dirname(path), basename(path)];
    for (const found of await namesIn(folder)) {
      if (found === name || found.startsWith(`${name}.`)) await rm(join(folder, found), { force: true });
    }
  }

  private readonly pathOf = (key: string): string => join(this.folder, key);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
