import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few mebibytes in memory, which a test can fill. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Undefined where this user may not mount one. */
  static async of(mebibytes: number): Promise<SmallDisk | undefined> {
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-disk-'));
    const size = `size=${mebibytes}m,mode=0755`;
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0) return new SmallDisk(folder);
    await rm(folder, { recursive: true });
    return undefined;
  }

  /** Leaves not a byte. */
  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      const { bavail, bsize } = await statfs(this.folder);
      await file.appendFile(Buffer.alloc(bavail * bsize)).catch(() => undefined);
    } finally {
      await file.close();
    }
  }

  makeRoom(): Promise<void> {
    return rm(this.ballast, { force: true });
  }

  async remove(): Promise<void> {
    spawnSync('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}
