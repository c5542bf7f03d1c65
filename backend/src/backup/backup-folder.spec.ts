import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName, backupsIn, isBackupDue, pruneBackups } from './backup-folder.js';

const NOW = new Date('2026-11-28T09:30:00Z');
const daysAgo = (days: number): Date => new Date(Number(NOW) - days * 86_400_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await writeFile(join(folder, name), name);
};

test('the backups of a folder are listed, the newest first, and nothing else', async () => {
  await store([backupName(daysAgo(2)), backupName(daysAgo(1)), 'notes.txt', `${backupName(NOW)}.partial`]);
  const stored = await backupsIn(folder);
  expect(stored.map(({ at }) => at)).toEqual([daysAgo(1), daysAgo(2)]);
  expect(await backupsIn(join(folder, 'nowhere'))).toEqual([]);
});

test('old backups go, restore points too, but never the last ones and never what somebody else put there', async () => {
  const kept = [backupName(daysAgo(60)), backupName(daysAgo(45)), backupName(daysAgo(44), '-before-restore')];
  await store([backupName(daysAgo(90)), ...kept, 'notes.txt', 'hourtrail-old.partial', 'hourtrail-new.partial']);
  await utimes(join(folder, 'hourtrail-old.partial'), daysAgo(2), daysAgo(2));
  await utimes(join(folder, 'hourtrail-new.partial'), NOW, NOW);
  await pruneBackups(folder, { keepLast: 2, keepDays: 44.5 }, NOW);
  expect((await readdir(folder)).sort()).toEqual([...kept, 'hourtrail-new.partial', 'notes.txt'].sort());
});

test.each([
  ['there is none', [], 2, true],
  ['the newest is of yesterday', [daysAgo(1)], 2, true],
  ['there is one since the hour', [new Date('2026-11-28T02:00:01Z')], 2, false],
  ['the hour is still to come', [new Date('2026-11-27T23:00:05Z')], 23, false],
  ['yesterday’s was missed', [new Date('2026-11-27T22:59:00Z')], 23, true],
])('a backup is due or not: %s', (_when, times, hour, due) => {
  const stored = times.map((at) => ({ file: 'x', at, bytes: 1, isRestorePoint: false }));
  expect(isBackupDue(stored, hour, NOW)).toBe(due);
});

test('a restore point is no backup of the day', () => {
  expect(isBackupDue([{ file: 'x', at: NOW, bytes: 1, isRestorePoint: true }], 2, NOW)).toBe(true);
});
