import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName, backupsIn, isBackupDue, pruneBackups, type BackupStore } from './backup-store.js';
import { openBackupFile, openBackupStore } from './open-backup-store.js';

const S3 = { region: 'us-east-1' };
const NOW = new Date('2026-11-28T09:30:00Z');
const daysAgo = (days: number): Date => new Date(Number(NOW) - days * 86_400_000);

let folder: string;
let backups: BackupStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-folder-'));
  backups = await openBackupStore(folder, S3);
});
afterEach(() => rm(folder, { recursive: true }));

const store = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await writeFile(join(folder, name), name);
};

test('the backups of a folder are listed, the newest first, and nothing else', async () => {
  await store([backupName(daysAgo(2)), backupName(daysAgo(1)), 'notes.txt', `${backupName(NOW)}.partial`]);
  const stored = await backupsIn(backups);
  expect(stored.map(({ at }) => at)).toEqual([daysAgo(1), daysAgo(2)]);
  expect(await backupsIn(await openBackupStore(join(folder, 'nowhere'), S3))).toEqual([]);
});

test('old backups go, restore points too, but never the last ones and never what somebody else put there', async () => {
  const kept = [backupName(daysAgo(60)), backupName(daysAgo(45)), backupName(daysAgo(44), '-before-restore')];
  await store([backupName(daysAgo(90)), ...kept, 'notes.txt', 'hourtrail-old.partial', 'hourtrail-new.partial']);
  await utimes(join(folder, 'hourtrail-old.partial'), daysAgo(2), daysAgo(2));
  await utimes(join(folder, 'hourtrail-new.partial'), NOW, NOW);
  await pruneBackups(backups, { keepLast: 2, keepDays: 44.5 }, NOW);
  expect((await readdir(folder)).sort()).toEqual([...kept, 'hourtrail-new.partial', 'notes.txt'].sort());
});

test('two installations in one folder do not take the backups of the other for their own', async () => {
  const [one, other] = await Promise.all([1, 2].map((byte) => openBackupStore(folder, S3, Buffer.alloc(32, byte))));
  const name = one!.backupAt(daysAgo(50)).name;
  await store([name, backupName(daysAgo(40)), one!.backupAt(daysAgo(1), '-before-restore').name]);
  expect((await backupsIn(one!)).map(({ at, isRestorePoint }) => [at, isRestorePoint])).toEqual([
    [daysAgo(1), true],
    [daysAgo(40), false],
    [daysAgo(50), false],
  ]);
  expect((await backupsIn(other!)).map(({ at }) => at)).toEqual([daysAgo(40)]);
  await pruneBackups(other!, { keepLast: 1, keepDays: 30 }, NOW);
  expect(await one!.has(name)).toBe(true);
});

test.each([
  ['there is none', [], 2, true],
  ['the newest is of yesterday', [daysAgo(1)], 2, true],
  ['there is one since the hour', [new Date('2026-11-28T02:00:01Z')], 2, false],
  ['the hour is still to come', [new Date('2026-11-27T23:00:05Z')], 23, false],
  ['yesterday’s was missed', [new Date('2026-11-27T22:59:00Z')], 23, true],
])('a backup is due or not: %s', (_when, times, hour, due) => {
  const stored = times.map((at) => ({ file: backups.file('x'), at, bytes: 1, isRestorePoint: false }));
  expect(isBackupDue(stored, hour, NOW)).toBe(due);
});

test('a restore point is no backup of the day', () => {
  expect(isBackupDue([{ file: backups.file('x'), at: NOW, bytes: 1, isRestorePoint: true }], 2, NOW)).toBe(true);
});

test('an address names a folder or a bucket, and its last part the file', async () => {
  const addresses = ['/srv/backups/one.age', 's3://bucket/one.age', 's3://bucket/of/a school/one.age'];
  const files = await Promise.all(addresses.map((address) => openBackupFile(address, S3)));
  expect(files.map(({ address }) => address)).toEqual(addresses);
  expect((await openBackupStore('s3://bucket/nightly/', S3)).file('one.age').address).toBe(
    's3://bucket/nightly/one.age',
  );
  for (const address of ['s3://', 's3://bucket', 's3://bucket/', 's3://bucket/of/'])
    await expect(openBackupFile(address, S3)).rejects.toThrow('names no object. Write s3://bucket/name.');
});
