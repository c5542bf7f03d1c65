import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { readArchive, writeArchive } from './archive.js';
import { BackupProblem, backupName, backupsIn, pruneBackups, type BackupStore } from './backup-store.js';
import { BucketOfBackups } from './bucket-of-backups.js';
import { bytesOf } from './read-backup.js';

const KEY = 'b5'.repeat(32);
const MIB = 1_048_576;
// the key that this server knows
const S3 = { region: 'us-east-1', key: { id: 'S3RVER', secret: 'S3RVER' } };

let folder: string;
let server: S3rver;
let backups: BackupStore;
/** Between the client and the store: passes on so many bytes of each connection, and then breaks it. */
let line: Server;
let passes = { up: Infinity, down: Infinity };
let throughLine: BackupStore;
const aborts: string[] = [];

const inBucket = (port: number, name: string): BackupStore =>
  new BucketOfBackups({ ...S3, bucket: 'backups', endpoint: `http://127.0.0.1:${port}` }, name, { partBytes: MIB });

const portOf = (of: Server): number => (of.address() as { port: number }).port;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-in-a-bucket-'));
  const configureBuckets = [{ name: 'backups', configs: [] }];
  // it reckons the signature of a listing wrongly
  const store = { silent: true, configureBuckets, allowMismatchedSignatures: true };
  server = new S3rver({ port: 0, address: '127.0.0.1', directory: folder, ...store });
  const { port } = await server.run();
  backups = inBucket(port, 'school');
  line = createServer((client) => {
    const store = connect(port, '127.0.0.1');
    const breakAfter = (direction: 'up' | 'down') => {
      let passed = 0;
      return (chunk: Buffer): void => {
        if ((passed += chunk.length) > passes[direction]) for (const end of [client, store]) end.destroy();
      };
    };
    for (const end of [client, store]) end.on('error', () => {});
    client.on('data', (chunk: Buffer) => {
      const [request = ''] = chunk.toString('latin1', 0, 400).split('\r\n');
      if (/^DELETE .*uploadId=/.test(request)) aborts.push(request);
    });
    client.on('data', breakAfter('up')).pipe(store);
    store.on('data', breakAfter('down')).pipe(client);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  throughLine = inBucket(portOf(line), 'school');
});
afterAll(async () => {
  line.close();
  await server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  passes = { up: Infinity, down: Infinity };
  aborts.length = 0;
});

const NAME = backupName(new Date('2026-11-28T02:00:00Z'));
const content = Array.from({ length: 6 }, (_, at) => ({ name: `files/${at}`, bytes: randomBytes(MIB) }));

const write = (store: BackupStore, name: string, failsAt = Infinity): Promise<void> =>
  writeArchive(store.file(name), KEY, async (writer) => {
    for (const [at, member] of content.entries()) {
      if (at === failsAt) throw new BackupProblem('The database went away.');
      await writer.add(member.name, member.bytes);
    }
  });

const everyByteOf = async (store: BackupStore, name: string): Promise<Buffer[]> => {
  const found: Buffer[] = [];
  for await (const member of readArchive(store.file(name), KEY)) found.push(await bytesOf(member.content));
  return found;
};

test('a backup goes up in parts and comes back byte for byte', async () => {
  await write(backups, NAME);
  expect(Buffer.concat(await everyByteOf(backups, NAME)).equals(Buffer.concat(content.map(({ bytes }) => bytes)))).toBe(
    true,
  );
  expect(await backupsIn(backups)).toMatchObject([{ at: new Date('2026-11-28T02:00:00Z'), isRestorePoint: false }]);
});

test('a name that is taken is seen', async () => {
  expect([await backups.has(NAME), await backups.has('another')]).toEqual([true, false]);
});

test.each([
  ['the connection breaks', MIB / 2, Infinity, 'cannot be written: the connection failed'],
  ['the database goes away', Infinity, 4, 'The database went away.'],
])('nothing is left if %s in the middle', async (_what, up, failsAt, sentence) => {
  passes = { up, down: Infinity };
  const other = backupName(new Date('2026-11-28T03:00:00Z'));
  await expect(write(throughLine, other, failsAt)).rejects.toThrow(sentence);
  expect((await backupsIn(backups)).map(({ file }) => file.name)).toEqual([NAME]);
  // this store keeps the parts of an upload that is aborted
  expect(aborts).toEqual([expect.stringContaining(other)]);
});

test('a connection that breaks while a backup is read is told from a damaged file', async () => {
  passes = { up: Infinity, down: 3 * MIB };
  await expect(everyByteOf(throughLine, NAME)).rejects.toThrow('cannot be read: the connection failed');
});

test('old backups go, and what is in other folders of the bucket stays', async () => {
  const put = (store: BackupStore, name: string): Promise<void> =>
    store.write(name, Readable.from([Buffer.from('x')]), Promise.resolve());
  const daysAgo = (days: number): Date => new Date(Date.parse('2026-11-28T02:00:00Z') - days * 86_400_000);
  const [old, last] = [backupName(daysAgo(90)), backupName(daysAgo(60))];
  for (const name of [old, last, 'notes.txt']) await put(backups, name);
  const whole = inBucket(portOf(line), '');
  await put(whole, old);
  const deleted = await pruneBackups(backups, { keepLast: 2, keepDays: 30 }, new Date('2026-11-28T02:00:00Z'));
  expect(deleted).toEqual([`s3://backups/school/${old}`]);
  expect((await backupsIn(backups)).map(({ file }) => file.name)).toEqual([NAME, last]);
  expect((await backupsIn(whole)).map(({ file }) => file.name)).toEqual([old]);
});
