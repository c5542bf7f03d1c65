import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../platform/config/start-error.js';

/** A backup that cannot be written or is not as it was written. */
export class BackupProblem extends StartError {}

const NAME = /^hourtrail-(\d{4}-\d\d-\d\dT\d{2})(\d{2})(\d{2}Z)(-before-restore)?(?:-([0-9a-f]{8}))?\.tar\.gz\.age$/;
const DAY_MS = 86_400_000;

export interface BackupFile {
  readonly store: BackupStore;
  readonly name: string;
  /** A path, or the address of an object: `s3://bucket/name`. */
  readonly address: string;
}

export interface StoredBackup {
  readonly file: BackupFile;
  readonly at: Date;
  readonly bytes: number;
  /** Written by a restore, of what was there before. */
  readonly isRestorePoint: boolean;
}

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/** A folder or a bucket that holds backups. What cannot be done there throws a BackupProblem. */
export abstract class BackupStore {
  abstract readonly address: string;

  /** `installation` tells its backups from those of others in the same place; without it all are its own. */
  constructor(private readonly installation: string | undefined) {}

  /** Makes the folder if there is none. */
  abstract prepare(): Promise<void>;
  /** Files whose name begins like a backup's; none if there is no such folder. */
  abstract list(): Promise<readonly StoredFile[]>;
  /** The file has its name only once `filled` has resolved and every byte is stored; else nothing is left of it. */
  abstract write(name: string, content: Readable, filled: Promise<unknown>): Promise<void>;
  abstract has(name: string): Promise<boolean>;
  abstract read(name: string): Readable;
  abstract remove(name: string): Promise<void>;
  /** Deletes what killed processes left half before that time. */
  abstract removeDrafts(before: Date): Promise<void>;

  file(name: string): BackupFile {
    return { store: this, name, address: `${this.address}/${name}` };
  }

  backupAt(at: Date, more: '' | '-before-restore' = ''): BackupFile {
    return this.file(backupName(at, more, this.installation));
  }

  /** Also what an older version wrote, which has no mark. */
  isOwn(mark: string | undefined): boolean {
    return mark === undefined || this.installation === undefined || mark === this.installation;
  }
}

export class FolderOfBackups extends BackupStore {
  constructor(
    readonly address: string,
    installation?: string,
  ) {
    super(installation);
  }

  async prepare(): Promise<void> {
    await mkdir(this.address, { recursive: true, mode: 0o700 });
  }

  async list(): Promise<readonly StoredFile[]> {
    const names = await readdir(this.address).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const backups = names.filter((name) => NAME.test(name));
    return Promise.all(backups.map(async (name) => ({ name, bytes: (await stat(join(this.address, name))).size })));
  }

  async write(name: string, content: Readable, filled: Promise<unknown>): Promise<void> {
    const file = join(this.address, name);
    const draft = `${file}.partial`;
    try {
      const output = await open(draft, 'w', 0o600);
      await pipeline(content, output.createWriteStream({ flush: true }));
      await filled;
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      const words = DISK[codeOf(error)];
      throw words ? new BackupProblem(`${file} cannot be written: ${words}`) : error;
    }
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(existsSync(join(this.address, name)));
  }

  read(name: string): Readable {
    return createReadStream(join(this.address, name));
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.address, name), { force: true });
  }

  async removeDrafts(before: Date): Promise<void> {
    for (const name of await readdir(this.address)) {
      const file = join(this.address, name);
      if (/^hourtrail-.*\.partial$/.test(name) && (await stat(file)).mtime < before) await rm(file, { force: true });
    }
  }
}

const DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, or choose a folder on another disk. Earlier backups are as they were.',
  EDQUOT: 'the quota of the disk is used up. Make room, or choose another folder.',
  EFBIG: 'the disk takes no file of this size. Choose a folder on another disk.',
  ENOENT: 'its folder does not exist.',
  EACCES: 'this user may not write there.',
  EROFS: 'the disk is read-only.',
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

export const backupName = (at: Date, more: '' | '-before-restore' = '', installation?: string): string =>
  `hourtrail-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z${more}${installation ? `-${installation}` : ''}.tar.gz.age`;

/** This installation's, newest first. */
export async function backupsIn(store: BackupStore): Promise<readonly StoredBackup[]> {
  const found = (await store.list()).flatMap(({ name, bytes }) => {
    const [, hours, minutes, seconds, before, mark] = NAME.exec(name) ?? [];
    if (!hours || !store.isOwn(mark)) return [];
    const at = new Date(`${hours}:${minutes}:${seconds}`);
    return [{ file: store.file(name), at, bytes, isRestorePoint: Boolean(before) }];
  });
  return found.sort((one, other) => Number(other.at) - Number(one.at));
}

export interface Retention {
  readonly keepLast: number;
  readonly keepDays: number;
}

/** Deletes what is neither among the last nor younger than so many days, and what a killed process left half. */
export async function pruneBackups(
  store: BackupStore,
  { keepLast, keepDays }: Retention,
  now = new Date(),
): Promise<readonly string[]> {
  const daysAgo = (days: number): Date => new Date(Number(now) - days * DAY_MS);
  const stored = await backupsIn(store);
  const last = new Set(stored.filter(({ isRestorePoint }) => !isRestorePoint).slice(0, keepLast));
  const surplus = stored.filter((one) => !last.has(one) && one.at < daysAgo(keepDays)).map(({ file }) => file);
  for (const { name } of surplus) await store.remove(name);
  await store.removeDrafts(daysAgo(1));
  return surplus.map(({ address }) => address);
}

/** Whether no backup was written since the last time that one was due, at this hour of the day in UTC. */
export function isBackupDue(stored: readonly StoredBackup[], hour: number, now: Date): boolean {
  const due = new Date(now);
  due.setUTCHours(hour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  const newest = stored.find(({ isRestorePoint }) => !isRestorePoint);
  return !newest || newest.at < due;
}
