import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { todayInZone, type HoursView } from '@hourtrail/contracts';
import { startApp } from '../../../test/app.js';
import { A_PDF, attached, formWith } from '../../../test/attachments.js';
import { cloneDatabase } from '../../../test/database.js';
import { clientsOf, makeStaffedSchool } from '../../../test/people.js';
import { seen } from '../../../test/until.js';
import { fileKeyOf, type FileStore } from './file-store.js';
import { fileStoreOf } from './open-file-store.js';

// the key that this server knows
const KEY = { id: 'S3RVER', secret: 'S3RVER' };
const BUCKET = { bucket: 'attachments', region: 'us-east-1', key: KEY };

let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
  const configureBuckets = [{ name: BUCKET.bucket, configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const STORES: Readonly<Record<string, () => Promise<FileStore>>> = {
  'a folder': () => fileStoreOf({ dataDir: folder, s3: undefined }),
  'a bucket': () => fileStoreOf({ dataDir: folder, s3: { ...BUCKET, endpoint } }),
};

describe.each(Object.entries(STORES))('files in %s', (_name, open) => {
  it('come back byte for byte, replaced and removed', async () => {
    const store = await open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7) % 256));
    expect(await store.get('2/1-ab')).toBeUndefined();
    await store.put('2/1-ab', bytes);
    expect((await store.get('2/1-ab'))?.equals(bytes)).toBe(true);
    await store.put('2/1-ab', Buffer.from('other'));
    expect((await store.get('2/1-ab'))?.toString()).toBe('other');
    await store.remove('2/1-ab');
    await store.remove('2/1-ab');
    expect(await store.get('2/1-ab')).toBeUndefined();
  });
});

it('what a killed process had begun to write in a folder goes with its key', async () => {
  const store = await fileStoreOf({ dataDir: folder, s3: undefined });
  for (const key of ['4/1-ab', '4/11-ab']) await store.put(key, Buffer.from('whole'));
  await rename(join(folder, 'files/4/1-ab'), join(folder, `files/4/1-ab.${randomUUID()}`));
  await store.remove('4/1-ab');
  expect(await readdir(join(folder, 'files/4'))).toEqual(['11-ab']);
});

it('an attachment goes into a bucket and back through the whole application, and out of it when it is removed', async () => {
  const files = await fileStoreOf({ dataDir: folder, s3: { ...BUCKET, endpoint } });
  const database = await cloneDatabase();
  const app = await startApp({ database, files });
  try {
    const school = await makeStaffedSchool(app);
    const { student, teacher } = await clientsOf(app, school);
    const entry = { organizationName: 'Elm Street Library', date: todayInZone('America/New_York'), status: 'draft' };
    const { id } = (await student.post('/api/volunteer-hours', entry)).body as HoursView;
    const file = await attached(student, id, formWith(A_PDF, 'letter.pdf'));
    const key = fileKeyOf(school.id, file);
    expect((await files.get(key))?.length).toBe(file.bytes);
    const { bytes } = await student.getFile(`/api/attachments/${file.id}`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect((await teacher.get(`/api/attachments/${file.id}`)).status).toBe(404);
    expect((await student.delete(`/api/attachments/${file.id}`)).status).toBe(204);
    await seen(
      () => files.get(key),
      (kept) => kept === undefined,
    );
  } finally {
    await app.close();
    await database.drop();
  }
});

it('a file in a folder is there whole or not at all', async () => {
  const store = await fileStoreOf({ dataDir: folder, s3: undefined });
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.put('3/1-cd', Buffer.alloc(100_000, n))));
  const found = await store.get('3/1-cd');
  expect(new Set(found).size).toBe(1);
  expect(await readdir(join(folder, 'files/3'))).toEqual(['1-cd']);
});

it('a bucket that is not there, or another key, stops the start with a sentence', async () => {
  const other = { ...BUCKET, endpoint, bucket: 'elsewhere' };
  await expect(fileStoreOf({ dataDir: folder, s3: other })).rejects.toThrow('The bucket "elsewhere" for attachments');
  const wrong = { ...BUCKET, endpoint, key: { ...KEY, secret: 'wrong' } };
  await expect(fileStoreOf({ dataDir: folder, s3: wrong })).rejects.toThrow('takes no files');
});
