import { chmod, mkdtemp, readdir, readFile, rename, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@hourtrail/contracts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { provision, type DatabaseUrls } from '../src/platform/database/provision.js';
import { FolderStore } from '../src/platform/files/file-store.js';
import { Sealer } from '../src/platform/sealing/sealer.js';
import { sealingInto, startApp, TestClock, type TestApp } from './app.js';
import { attached, aPhoto, formWith, sendFile } from './attachments.js';
import type { Answer, Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { clientsOf, makeStaffedSchool } from './people.js';
import { SmallDisk } from './small-disk.js';
import { SOUND, unsoundIn } from './soundness.js';
import { asAdmin, disconnectAdmin } from './sql.js';
import { until } from './until.js';
import { MAC_KEY } from './write-core.js';

const FULL = { status: 503, body: { code: 'disk-full', message: expect.stringMatching(/disk is full/) as string } };

let entries = 0;
/** An entry of its own, under a key of its own; the same again with the same number. */
const log = (client: Client, number = (entries += 1)): Promise<Answer> =>
  client.post(
    '/api/volunteer-hours',
    {
      ...{ organizationName: `Food Bank ${number}`, description: 'Sorted donations '.repeat(20), status: 'pending' },
      ...{ date: addDays('2026-11-20', -(number % 300)), startTime: '09:00', endTime: '09:30', hours: 0.5 },
    },
    { 'idempotency-key': `entry-${number}` },
  );

const clock = (): TestClock => new TestClock(new Date('2026-11-21T15:00:00Z'));

describe('when the disk of the database is full', () => {
  let disk: SmallDisk | undefined;
  let folder: string;
  let cluster: EmbeddedPostgres;
  let database: TestDatabase;
  let app: TestApp;
  let student: Client;

  const start = async (port?: number): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      dataDir: join(folder, 'data'),
      ...(port === undefined ? {} : { port }),
      settings: { min_wal_size: '32MB', max_wal_size: '32MB', shared_buffers: '16MB' },
      announce: () => {},
    });

  beforeAll(async () => {
    disk = await SmallDisk.of(256);
    folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'hourtrail-full-')));
    await chmod(folder, 0o755);
    cluster = await start();
    const urls: DatabaseUrls = await provision(cluster.url, 'hourtrail');
    const adminUrl = Object.assign(new URL(cluster.url), { pathname: '/hourtrail' }).href;
    database = { ...urls, adminUrl, drop: () => Promise.resolve() };
    app = await startApp({ database, clock: clock(), macKey: MAC_KEY });
    ({ student } = await clientsOf(app, await makeStaffedSchool(app)));
  });
  afterAll(async () => {
    await app.close();
    await disconnectAdmin(database);
    await cluster.stop();
    await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
  });

  /** Where no small disk can be mounted, PostgreSQL says what it says on a full one. */
  const fill = async (): Promise<void> => {
    if (disk) return disk.fill();
    await asAdmin(
      database,
      `CREATE FUNCTION public.no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON log.events EXECUTE FUNCTION public.no_room()`,
    );
  };
  const makeRoom = async (): Promise<void> => {
    if (disk) return disk.makeRoom();
    await asAdmin(database, 'DROP FUNCTION public.no_room() CASCADE');
  };
  const stored = async (): Promise<number> => (await asAdmin(database, 'SELECT FROM hours.volunteer_hours')).length;

  test('a change is refused with one sentence and leaves nothing, people read on, and it is done once there is room', async () => {
    for (let n = 0; n < 5; n += 1) expect((await log(student)).status).toBe(201);
    // its log of changes has a whole file for what is to come
    await asAdmin(database, 'SELECT pg_switch_wal()');
    await asAdmin(database, 'CHECKPOINT');
    await fill();
    let refused: Answer;
    do refused = await log(student);
    while (refused.status === 201 && entries < 2_000);
    expect(refused).toMatchObject(FULL);
    expect(await stored()).toBe(entries - 1);
    expect((await student.get('/api/volunteer-hours')).status).toBe(200);
    await makeRoom();
    expect((await log(student, entries)).status).toBe(201);
    expect((await log(student, entries)).status).toBe(201);
    expect(await stored()).toBe(entries);
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  });

  test('where PostgreSQL has no room for its own log either, it starts again once there is room, with all that was acknowledged', async () => {
    const acknowledged: number[] = [];
    await fill();
    // its log of changes goes on for a while in the files it has
    const more = `CREATE TABLE IF NOT EXISTS public.more AS SELECT repeat('x', 1000) AS x FROM generate_series(1, 20000)`;
    for (let n = 0; n < 12; n += 1) {
      await asAdmin(database, 'SELECT pg_switch_wal()').catch(() => undefined);
      const { status } = await log(student);
      if (status === 201) acknowledged.push(entries);
      else expect(status).toBe(503);
      await asAdmin(database, more).catch(() => undefined);
    }
    await makeRoom();
    await cluster.stop();
    cluster = await start(cluster.port);
    await until(async () => (await student.get('/api/volunteer-hours')).status === 200);
    for (const number of acknowledged) expect((await log(student, number)).status).toBe(201);
    expect((await log(student)).status).toBe(201);
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  });
});

describe('when the disk of the files is full', () => {
  let disk: SmallDisk | undefined;
  let folder: string;
  let database: TestDatabase;
  let app: TestApp;
  let student: Client;
  let school: number;
  const paths = (): { readonly files: string; readonly checkpoints: string } => ({
    files: join(folder, 'files'),
    checkpoints: join(folder, 'checkpoints'),
  });

  beforeAll(async () => {
    disk = await SmallDisk.of(4);
    folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'hourtrail-full-')));
    database = await cloneDatabase();
    app = await startApp({
      ...{ database, clock: clock(), macKey: MAC_KEY, sealing: sealingInto(paths().checkpoints) },
      files: disk ? new FolderStore(paths().files) : new FullStore(paths().files),
    });
    const made = await makeStaffedSchool(app);
    school = made.id;
    ({ student } = await clientsOf(app, made));
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
  });

  /** Where no small disk can be mounted, files are written through `/dev/full` or refused as the system would. */
  const fill = async (): Promise<void> => {
    FullStore.isFull = true;
    await disk?.fill();
  };
  const makeRoom = async (): Promise<void> => {
    FullStore.isFull = false;
    await disk?.makeRoom();
  };
  const filesThere = async (): Promise<readonly string[]> =>
    (await readdir(paths().files, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ name }) => name);

  test('a file is refused with one sentence and leaves no part of it, and is taken once there is room', async () => {
    const { id } = (await log(student)).body as { id: number };
    const photo = await aPhoto();
    await attached(student, id, formWith(photo));
    const before = await filesThere();
    await fill();
    const refused = await sendFile(student, id, formWith(await aPhoto('#993366')));
    expect(refused).toMatchObject(FULL);
    expect(await filesThere()).toEqual(before);
    expect((await student.get(`/api/volunteer-hours/${id}`)).body.attachments).toHaveLength(1);
    // what needs no file goes on
    expect((await log(student)).status).toBe(201);
    await makeRoom();
    await attached(student, id, formWith(await aPhoto('#339966')));
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  });

  test('sealing waits, changes go on, and every checkpoint is there once there is room', async () => {
    const { checkpoints } = paths();
    await fill();
    const before = await textsIn(checkpoints);
    const full = join(checkpoints, `${school}.txt`);
    if (!disk) await rename(full, `${full}.whole`).then(() => symlink('/dev/full', full));
    // the last block of its file may still have room for some
    const failure = async (): Promise<string> => {
      await log(student);
      return app.app
        .get(Sealer)
        .sealAll()
        .then(() => '', String);
    };
    let why = '';
    for (let n = 0; n < 60 && why === ''; n += 1) why = await failure();
    expect(why).toContain('Checkpoints cannot be kept');
    if (!disk) await unlink(full).then(() => rename(`${full}.whole`, full));
    expect((await log(student)).status).toBe(201);
    expect((await student.get('/api/volunteer-hours')).status).toBe(200);
    await makeRoom();
    expect(await unsoundIn(app, database)).toEqual(SOUND);
    expect((await textsIn(checkpoints)).get(full)?.length).toBeGreaterThan(before.get(full)?.length ?? 0);
  });
});

/** A folder that takes nothing while it is full, as the system says it. */
class FullStore extends FolderStore {
  static isFull = false;

  override put(key: string, bytes: Buffer): Promise<void> {
    if (!FullStore.isFull) return super.put(key, bytes);
    return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  }
}

async function textsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.txt$/.test(name)).map((name) => join(folder, name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'utf8')] as const)));
}
