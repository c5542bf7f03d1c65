import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^hourtrail-(\d{4}-\d\d-\d\dT\d{2})(\d{2})(\d{2}Z)(-before-restore)?\.tar\.gz\.age$/;
const DAY_MS = 86_400_000;

export interface StoredBackup {
  readonly file: string;
  readonly at: Date;
  readonly bytes: number;
  /** Written by a restore, of what was there before. */
  readonly isRestorePoint: boolean;
}

export const backupName = (at: Date, more: '' | '-before-restore' = ''): string =>
  `hourtrail-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z${more}.tar.gz.age`;

/** Newest first; none if there is no such folder. */
export async function backupsIn(folder: string): Promise<readonly StoredBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const found = names.sort().flatMap((name) => {
    const [, hours, minutes, seconds, before] = NAME.exec(name) ?? [];
    return hours ? [{ name, at: new Date(`${hours}:${minutes}:${seconds}`), isRestorePoint: Boolean(before) }] : [];
  });
  const stored = found.map(async ({ name, at, isRestorePoint }) => {
    const file = join(folder, name);
    return { file, at, bytes: (await stat(file)).size, isRestorePoint };
  });
  return (await Promise.all(stored)).reverse();
}

export interface Retention {
  readonly keepLast: number;
  readonly keepDays: number;
}

/** Deletes what is neither among the last nor younger than so many days, and what a killed process left half. */
export async function pruneBackups(
  folder: string,
  { keepLast, keepDays }: Retention,
  now = new Date(),
): Promise<readonly string[]> {
  const isOld = (at: Date, days: number): boolean => Number(now) - Number(at) > days * DAY_MS;
  const stored = await backupsIn(folder);
  const last = new Set(stored.filter(({ isRestorePoint }) => !isRestorePoint).slice(0, keepLast));
  const surplus = stored.filter((one) => !last.has(one) && isOld(one.at, keepDays)).map(({ file }) => file);
  for (const file of surplus) await rm(file, { force: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (/^hourtrail-.*\.partial$/.test(name) && isOld((await stat(file)).mtime, 1)) await rm(file, { force: true });
  }
  return surplus;
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Whether no backup was written since the last time that one was due, at this hour of the day in UTC. */
export function isBackupDue(stored: readonly StoredBackup[], hour: number, now: Date): boolean {
  const due = new Date(now);
  due.setUTCHours(hour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  const newest = stored.find(({ isRestorePoint }) => !isRestorePoint);
  return !newest || newest.at < due;
}
