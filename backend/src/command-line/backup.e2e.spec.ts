import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { CommandBus } from '@nestjs/cqrs';
import { MIGRATIONS } from '../../migrations/index.js';
import { startApp, type TestApp } from '../../test/app.js';
import { aPhoto, attached, formWith } from '../../test/attachments.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { whereIs } from '../../test/every-byte.js';
import { everyRow, NO_ROWS, SIGN_INS } from '../../test/every-row.js';
import { makePerson } from '../../test/people.js';
import { HER, HER_WORDS, makeErasablePerson, type ErasablePerson } from '../../test/personal-data.js';
import { asAdmin, disconnectAdmin, eventsOf } from '../../test/sql.js';
import { seen } from '../../test/until.js';
import { RETENTION } from '../app.module.js';
import {
  BackupProblem,
  openBackupFile,
  restoreBackup,
  verifyBackup,
  writeBackup,
  type BackupFile,
} from '../backup/index.js';
import { readEnvironment, type Environment } from '../platform/config/environment.js';
import { sealKey } from '../platform/config/log-keys.js';
import { Database } from '../platform/database/database.js';
import { openPool } from '../platform/database/pools.js';
import { dropDatabase, lookAt, provision, urlsOf } from '../platform/database/provision.js';
import { UnitOfWork } from '../platform/event-log/unit-of-work.js';
import { FolderStore } from '../platform/files/file-store.js';
import { SystemClock } from '../platform/kernel/clock.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { newSignerText, signerIn } from '../platform/sealing/signed-note.js';
import { auditAcceptRestore } from './audit-accept-restore.js';
import { auditFsck } from './audit-fsck.js';
import { backup } from './backup.js';
import { inputOf, type Command, type Result, type Values } from './command.js';
import { doctor } from './doctor.js';
import { endSignIns } from './erase-again.js';
import { restore } from './restore.js';
import { verify } from './verify-backup.js';

const KEY = 'b5'.repeat(32);
const MAC_KEY = '4d'.repeat(32);
const SEAL_KEY = newSignerText('hourtrail.test');

const at = (address: string): Promise<BackupFile> => openBackupFile(address, { region: 'us-east-1' });

let folder: string;
let database: TestDatabase;
let app: TestApp;
let life: ErasablePerson;
let before: string;
const said: string[] = [];

const dataOf = (name: string): string => join(folder, name);

function environmentOf(data: string, { adminUrl }: Pick<TestDatabase, 'adminUrl'>, more = {}): Environment {
  const server = {
    NODE_ENV: 'test',
    DATA_DIR: dataOf(data),
    DATABASE_URL: adminUrl,
    PUBLIC_URL: 'http://hourtrail.test',
    PORT: '0',
  };
  return readEnvironment({ ...server, LOG_MAC_KEY: MAC_KEY, SEAL_KEY, BACKUP_KEY: KEY, ...more });
}

function run(command: Command, environment: Environment, values: Values = {}): Promise<Result> {
  said.length = 0;
  const input = inputOf(values, (sentence) => void said.push(sentence));
  return command.run({ ...input, environment: () => environment });
}

const serve = (data: string, on: TestDatabase): Promise<TestApp> =>
  startApp({
    database: on,
    macKey: Buffer.from(MAC_KEY, 'hex'),
    sealing: { signer: () => signerIn(SEAL_KEY), external: new ExternalCheckpoints(join(dataOf(data), 'checkpoints')) },
    files: new FolderStore(join(dataOf(data), 'files')),
  });

/** What holds for the rows: constraints, triggers, policies, and whom row-level security binds. */
const rulesOf = (of: Pick<TestDatabase, 'adminUrl'>): Promise<unknown> =>
  asAdmin(
    of,
    `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
     UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT polrelid::regclass::text, polname, pg_get_expr(polqual, polrelid) FROM pg_policy
     UNION ALL SELECT oid::regclass::text, '', format('%s %s', relrowsecurity, relforcerowsecurity) FROM pg_class
       WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
     ORDER BY 1, 2, 3`,
  );

async function filesOf(path: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => [file.slice(path.length), await readFile(file, 'base64')] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** The name of a database that does not exist yet, on the same server. */
let made = 0;
function elsewhere(): TestDatabase {
  const url = new URL(database.adminUrl);
  const name = `${url.pathname.slice(1)}_${(made += 1)}`;
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await disconnectAdmin({ adminUrl: url.href });
    await dropDatabase(database.adminUrl, name);
  };
  return { adminUrl: url.href, ...urlsOf(database.adminUrl, name), drop };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourtrail-backups-'));
  await chmod(folder, 0o755);
  database = await cloneDatabase();
  app = await serve('one', database);
  life = await makeErasablePerson(app);
  const client = await app.signIn(HER.username);
  await attached(client, life.pendingNow, formWith(await aPhoto(), 'bench.jpg'));
  const admin = await app.signIn(life.now.admin.username);
  const { body: hold } = await admin.post('/api/retention/holds', { userId: life.her.id, reason: 'brindlewick sued' });
  const lifted = await admin.delete(`/api/retention/holds/${hold.id as number}`);
  const asked = await client.post('/api/record-requests', {
    kind: 'amend',
    wrong: 'No xylograph',
    right: 'One xylograph',
  });
  expect([lifted.status, asked.status]).toEqual([204, 201]);
  await app.sealAll();
  before = join(folder, 'before.tar.gz.age');
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is of one moment while people write, and holds a log that proves itself', async () => {
    const teacher = await app.signIn(life.now.teacher.username);
    const stopped = new AbortController();
    let written = 0;
    const writer = (async () => {
      for (; !stopped.signal.aborted; written += 1) {
        const { status } = await teacher.patch('/api/profile', { firstName: `Written ${written}` });
        if (status !== 200) throw new Error(String(status));
      }
    })();
    await seen(
      () => Promise.resolve(written),
      (count) => count > 3,
    );
    const sealing = app.sealAll();
    const result = await run(backup, environmentOf('one', database), { to: before });
    stopped.abort();
    await Promise.all([writer, sealing]);
    expect(result).toMatchObject({ ok: true, files: 1, missingFiles: [] });
    expect(await run(verify, environmentOf('one', database), { from: before })).toMatchObject({
      ...{ ok: true, problems: [], checkedMacs: true, rows: result['rows'] },
    });
  });

  it('restored elsewhere is equal in every table, attachment and checkpoint', async () => {
    await app.sealAll();
    await app.close();
    await asAdmin(
      database,
      `INSERT INTO identity.pending_sign_ins (token_hash, user_id, password_hash, expires_at)
         VALUES (sha256('a'), ${life.her.id}, 'x', now() + interval '10 minutes');
       INSERT INTO identity.pending_links (token_hash, organization_id, user_id, issuer, subject, expires_at)
         VALUES (sha256('b'), ${life.now.id}, ${life.her.id}, 'https://school.example', 'x', now() + interval '10 minutes');
       INSERT INTO identity.provider_sign_ins (state_hash, browser_hash, code_verifier, expires_at)
         VALUES (sha256('c'), sha256('d'), 'x', now() + interval '10 minutes')`,
    );
    const file = join(folder, 'quiet.tar.gz.age');
    const written = await run(backup, environmentOf('one', database), { to: file });
    const there = elsewhere();
    const restored = await run(restore, environmentOf('two', there), { from: file });
    expect(restored).toMatchObject({ ok: true, lost: [], erasedAgain: 0, migrated: 0, rows: written['rows'] });
    expect(said).toContainEqual(
      expect.stringMatching(/^There were no checkpoints in .*: those of the backup, \d+ files, /),
    );
    const [here, restoredThere] = [await everyRow(database), await everyRow(there)];
    expect(restoredThere).toEqual({ ...here, ...Object.fromEntries(SIGN_INS.map((table) => [table, NO_ROWS])) });
    expect(SIGN_INS.filter((table) => here[table] === NO_ROWS)).toEqual([]);
    expect(await rulesOf(there)).toEqual(await rulesOf(database));
    expect(await filesOf(dataOf('two'))).toEqual(await filesOf(dataOf('one')));
    const { sentences } = await run(auditFsck, environmentOf('two', there));
    expect(sentences).toEqual([expect.stringMatching(/^The log is whole: /)]);
    await there.drop();
    app = await serve('one', database);
  });

  it('says that LOG_MAC_KEY is another one, rather than that the log is changed', async () => {
    const [there, data] = [elsewhere(), 'another'];
    const other = environmentOf(data, there, { LOG_MAC_KEY: '5e'.repeat(32) });
    const { problems } = await run(verify, other, { from: before });
    expect(problems).toEqual([expect.stringContaining('was written with this LOG_MAC_KEY')]);
    await expect(run(restore, other, { from: before, 'with-problems': true })).rejects.toThrow(
      'was written with this LOG_MAC_KEY',
    );
  });

  it('is refused with another key, cut short, lengthened and with any one bit changed', async () => {
    await expect(verifyBackup(await at(before), 'c6'.repeat(32))).rejects.toThrow(
      'was not encrypted with this BACKUP_KEY',
    );
    await expect(verifyBackup(await at(join(folder, 'none')), KEY)).rejects.toThrow('There is no file');
    const bytes = await readFile(before);
    await writeFile(join(folder, 'cut'), bytes.subarray(0, bytes.length - 17));
    await expect(verifyBackup(await at(join(folder, 'cut')), KEY)).rejects.toThrow(
      'it was cut short or changed since it was written',
    );
    const damaged = join(folder, 'damaged');
    const refused = async (content: Buffer): Promise<boolean> => {
      await writeFile(damaged, content);
      return verifyBackup(await at(damaged), KEY).then(
        () => false,
        (error: unknown) => error instanceof BackupProblem,
      );
    };
    for (const length of [0, 1, 100, 300, bytes.length >> 1, bytes.length - 17, bytes.length - 1])
      expect([length, await refused(bytes.subarray(0, length))]).toEqual([length, true]);
    expect(await refused(Buffer.concat([bytes, Buffer.alloc(1)]))).toBe(true);
    let seed = 20_261_128;
    const passed: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      // every other one in the head, which is small
      const bit = seed % (round % 2 === 0 ? 250 * 8 : bytes.length * 8);
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
      if (!(await refused(changed))) passed.push(bit);
    }
    expect(passed).toEqual([]);
  });

  it('says that the disk is full, and leaves earlier backups as they are', async () => {
    const full = dataOf('full');
    await mkdir(full);
    await cp(before, join(full, 'earlier.age'));
    await symlink('/dev/full', join(full, 'next.age.partial'));
    await expect(run(backup, environmentOf('one', database), { to: join(full, 'next.age') })).rejects.toThrow(
      `${join(full, 'next.age')} cannot be written: the disk is full. Make room`,
    );
    expect(await readdir(full)).toEqual(['earlier.age']);
    await expect(run(backup, environmentOf('one', database), { to: '/nowhere/next.age' })).rejects.toThrow(
      'its folder does not exist',
    );
  });
});

describe('a bucket', () => {
  let server: S3rver;
  let environment: (more?: object) => Environment;

  beforeAll(async () => {
    const configureBuckets = [{ name: 'backups', configs: [] }];
    // it reckons the signature of a listing wrongly
    const store = { silent: true, configureBuckets, allowMismatchedSignatures: true };
    server = new S3rver({ port: 0, address: '127.0.0.1', directory: dataOf('s3'), ...store });
    const { port } = await server.run();
    // the key that this server knows
    const s3 = { FILES_ENDPOINT: `http://127.0.0.1:${port}`, FILES_KEY_ID: 'S3RVER', FILES_KEY_SECRET: 'S3RVER' };
    environment = (more = {}) =>
      environmentOf('one', database, {
        ...s3,
        BACKUP_DIR: 's3://backups/of the school',
        BACKUP_KEEP_LAST: '1',
        ...more,
      });
  });
  afterAll(() => server.close());

  it('takes the backup of the day, is checked and restored from, and is looked at by the doctor', async () => {
    const written = await run(backup, environment());
    const address = written['file'] as string;
    expect(address).toMatch(/^s3:\/\/backups\/of the school\/hourtrail-.*\.age$/);
    expect(await run(verify, environment(), { from: address })).toMatchObject({ ok: true, rows: written['rows'] });
    const there = elsewhere();
    const elsewhereWithBucket = { ...environmentOf('three', there), backups: environment().backups };
    expect(await run(restore, elsewhereWithBucket, { from: address })).toMatchObject({
      ok: true,
      rows: written['rows'],
    });
    await there.drop();
    await run(doctor, environment());
    expect(said.join('\n')).toContain('Backups: the newest in s3://backups/of the school is 0 hours old.');
  });

  it.each([
    ['another key', { FILES_KEY_ID: 'OTHER' }, 'it does not know this key. Check FILES_KEY_ID and FILES_KEY_SECRET.'],
    ['no such bucket', { BACKUP_DIR: 's3://nowhere' }, 'there is no such bucket. Make it, or check BACKUP_DIR'],
    ['a store that is not there', { FILES_ENDPOINT: 'http://127.0.0.1:1' }, 'the connection failed (ECONNREFUSED).'],
  ])('%s is said in a sentence, by the backup and by the doctor', async (_what, more, sentence) => {
    await expect(run(backup, environment(more))).rejects.toThrow(sentence);
    await run(doctor, environment(more));
    expect(said.find((line) => line.includes('Backups: '))).toMatch(/^FAIL .* cannot be listed: /);
    await expect(run(verify, environment(), { from: 's3://backups/none.age' })).rejects.toThrow(
      'there is no such file',
    );
  });
});

describe('a restore', () => {
  const target = (on: TestDatabase, environment: Environment) => ({
    ...{ adminUrl: on.adminUrl, database: new URL(on.adminUrl).pathname.slice(1), clock: new SystemClock() },
    files: new FolderStore(join(environment.dataDir, 'files')),
    external: new ExternalCheckpoints(environment.checkpointDir),
    ...{ macKey: Buffer.from(MAC_KEY, 'hex'), signer: sealKey(environment), say: () => {} },
    eraseAgain: () => Promise.resolve(),
    endSignIns,
  });

  it('counts servers that are connected, not what PostgreSQL does by itself', async () => {
    const there = elsewhere();
    const name = new URL(there.adminUrl).pathname.slice(1);
    await provision(there.adminUrl, name, MIGRATIONS.slice(0, 1));
    const owner = openPool(there.ownerUrl, 1);
    // PostgreSQL starts a worker for it
    await owner.query('SET debug_parallel_query = on');
    const sleeping = owner.query('SELECT pg_sleep(60)').catch(() => undefined);
    const kinds = (): Promise<{ kind: string }[]> =>
      asAdmin(database, `SELECT backend_type AS kind FROM pg_stat_activity WHERE datname = '${name}' ORDER BY 1`);
    const both = [{ kind: 'client backend' }, { kind: 'parallel worker' }];
    expect(await seen(kinds, (found) => found.length === 2)).toEqual(both);
    expect(await lookAt(there.adminUrl, name)).toMatchObject({ exists: true, connections: 1 });
    await disconnectAdmin(there);
    await asAdmin(database, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await sleeping;
    await owner.end();
    await there.drop();
  });

  it('waits until no server is running, and asks before it replaces anything', async () => {
    const environment = environmentOf('one', database);
    await expect(run(restore, environment, { from: before, yes: true })).rejects.toThrow('Stop every server');
    await app.close();
    await disconnectAdmin(database);
    await expect(run(restore, environment, { from: before })).rejects.toThrow('Add --yes if that is what you want.');
    app = await serve('one', database);
  });

  it.each([
    [
      'of a file that is damaged at its end',
      async (file: string) => {
        const bytes = await readFile(file);
        bytes[bytes.length - 20] = (bytes[bytes.length - 20] as number) ^ 1;
        await writeFile(file, bytes);
      },
      {},
      'is damaged',
    ],
    [
      'of a log of another key',
      () => Promise.resolve(),
      { macKey: Buffer.alloc(32, 1) },
      'The log in this backup has problems',
    ],
  ])('%s leaves everything as it was', async (_of, damage, more, sentence) => {
    await app.close();
    const environment = environmentOf('one', database);
    const file = join(folder, 'halfway.age');
    await cp(before, file);
    await damage(file);
    // so that a file of the backup is missing, and would be added
    const kept = dataOf('kept');
    await cp(join(environment.dataDir, 'files'), kept, { recursive: true });
    await rm(join(environment.dataDir, 'files'), { recursive: true });
    const [rows, files] = [await everyRow(database), await filesOf(environment.dataDir)];
    await disconnectAdmin(database);
    await expect(restoreBackup(await at(file), KEY, { ...target(database, environment), ...more })).rejects.toThrow(
      sentence,
    );
    expect(await everyRow(database)).toEqual(rows);
    expect(await filesOf(environment.dataDir)).toEqual(files);
    expect(await asAdmin(database, "SELECT FROM pg_database WHERE datname LIKE '%\\_restoring'")).toEqual([]);
    await cp(kept, join(environment.dataDir, 'files'), { recursive: true });
    app = await serve('one', database);
  });

  it('brings a backup of an older version up to date, and refuses one of a newer', async () => {
    const [old, there] = [elsewhere(), elsewhere()];
    await provision(old.adminUrl, new URL(old.adminUrl).pathname.slice(1), MIGRATIONS.slice(0, -3));
    await asAdmin(
      old,
      `INSERT INTO organizations.organizations
      (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
      VALUES (77, 1, 'Old Mill School', 'America/New_York', 'standard', 50, 365, now())`,
    );
    const file = join(folder, 'old.age');
    await writeBackup(
      { ...target(old, environmentOf('old', old)), ownerUrl: old.ownerUrl, version: '0.0.9' },
      await at(file),
      KEY,
    );
    expect(await run(restore, environmentOf('new', there), { from: file })).toMatchObject({ ok: true, migrated: 3 });
    const names = await asAdmin<{ name: string }>(there, 'SELECT name FROM organizations.organizations WHERE id = 77');
    expect(names).toEqual([{ name: 'Old Mill School' }]);
    expect((await asAdmin(there, 'SELECT FROM migrations.migrations')).length).toBe(MIGRATIONS.length);

    await asAdmin(old, "INSERT INTO migrations.migrations (timestamp, name) VALUES (9, 'Later9')");
    await writeBackup(
      { ...target(old, environmentOf('old', old)), ownerUrl: old.ownerUrl, version: '9.0' },
      await at(file),
      KEY,
    );
    await disconnectAdmin(there);
    await expect(run(restore, environmentOf('new', there), { from: file, yes: true })).rejects.toThrow(
      'was written by a newer version, 9.0: this one does not know Later9',
    );
    await old.drop();
    await there.drop();
  });

  it('erases again what was erased since about people who are still there', async () => {
    const { her, now, before: earlier } = life;
    const core = {
      ...{ database: app.app.get(Database), work: app.app.get(UnitOfWork), commands: app.app.get(CommandBus) },
      before: new Date('2100-01-01T00:00:00Z'),
      requireExpired: () => Promise.resolve(),
    };
    const client = await app.signIn(HER.username);
    const entry = { organizationName: 'Attic', date: '2026-11-02', hours: 1, status: 'draft' };
    const draft = (await client.post('/api/volunteer-hours', entry)).body as { id: number };
    const file = await attached(client, draft.id, formWith(await aPhoto(), 'attic.jpg'));
    const lastIn = async (table: string, school: number): Promise<number> => {
      const rows = await asAdmin<{ id: number }>(
        database,
        `SELECT max(id) AS id FROM ${table} WHERE organization_id = ${school}`,
      );
      return rows[0]?.id as number;
    };
    const expired = [
      ['drafts', now.id, draft.id, 'hours'],
      ['joinRequests', earlier.id, await lastIn('identity.join_requests', earlier.id), 'join-request'],
      ['imports', now.id, await lastIn('imports.imports', now.id), 'import'],
      ['exports', now.id, await lastIn('reporting.exports', now.id), 'export'],
    ] as const;
    await app.sealAll();
    const saved = join(folder, 'with-drafts.age');
    await run(backup, environmentOf('one', database), { to: saved });
    for (const [kind, school, id] of expired)
      await RETENTION.find((source) => source.kind === kind)?.remove([id], school, core);
    // a record of hers, because of someone whom the backup does not know
    const signer = await makePerson(app, now.id, 'teacher');
    const [record] = await asAdmin<{ id: number; code: string }>(
      database,
      `SELECT id, code FROM hours.official_records WHERE organization_id = ${now.id}`,
    );
    await (await app.signIn(signer.username)).post(`/api/records/${record?.code}/countersign`);
    await (await app.signIn(now.admin.username)).post(`/api/users/${signer.id}/erase`, { username: signer.username });
    const streams = [...expired.map(([, , id, stream]) => `${stream}/${id}`), `record/${record?.id}`];
    const lastOf = async (of: TestDatabase): Promise<(string | undefined)[]> =>
      Promise.all(streams.map(async (stream) => (await eventsOf(of, stream)).at(-1)?.type));
    const erased = streams.map((stream) => stream.replace(/\/.*/, '.erased'));
    expect(
      await seen(
        () => lastOf(database),
        (types) => types.join() === erased.join(),
      ),
    ).toEqual(erased);
    await app.sealAll();
    const there = elsewhere();
    await cp(dataOf('one'), dataOf('retained'), { recursive: true });
    const restored = await run(restore, environmentOf('retained', there), { from: saved });
    expect(restored).toMatchObject({ ok: true, erasedAgain: streams.length });
    expect(await lastOf(there)).toEqual(erased);
    expect(await asAdmin(there, `SELECT state FROM hours.attachments WHERE id = ${file.id}`)).toEqual([
      { state: 'removed' },
    ]);
    expect(await asAdmin(there, `SELECT FROM identity.users WHERE id = ${her.id} AND erased_at IS NULL`)).not.toEqual(
      [],
    );
    await there.drop();
  });

  it('erases again who was erased since, says what is lost, and goes on once that is accepted', async () => {
    const admin = await app.signIn(life.now.admin.username);
    const { status } = await admin.post(`/api/users/${life.her.id}/erase`, { username: HER.username });
    expect(status).toBe(200);
    await seen(
      () => whereIs(database, HER_WORDS),
      (places) => places.length === 0,
    );
    await app.sealAll();
    await app.close();
    await disconnectAdmin(database);
    const environment = environmentOf('one', database);
    const restored = await run(restore, environment, { from: before, yes: true });
    expect(restored).toMatchObject({ ok: true, lost: expect.arrayContaining([expect.anything()]) as unknown });
    expect(restored['erasedAgain']).toBeGreaterThan(5);
    expect(said.at(-1)).toContain('Restored, and read-only: events that were signed are missing.');
    expect(await whereIs(database, HER_WORDS)).toEqual([]);
    expect(await asAdmin(database, 'SELECT FROM web.sessions')).toEqual([]);

    expect(await run(doctor, environment)).toMatchObject({ ok: false });
    expect(said.find((line) => line.includes('Log:'))).toMatch(/^FAIL {2}Log: read-only\. /);
    await run(auditAcceptRestore, environment, { reason: 'The disk broke.' });
    app = await serve('one', database);
    await app.sealAll();
    const { ok, sentences } = await run(auditFsck, environment);
    expect([ok, (sentences as string[]).at(-1)]).toEqual([true, expect.stringMatching(/^The log is whole: /)]);

    expect(await run(verify, environment, { from: restored['restorePoint'] as string })).toMatchObject({ ok: true });
  });
});

describe('the doctor', () => {
  it('has a line for each check, and fails for what keeps a server from working', async () => {
    const environment = environmentOf('one', database);
    const { ok, checks } = await run(doctor, environment);
    expect([ok, (checks as { check: string; state: string }[]).filter(({ state }) => state === 'FAIL')]).toEqual([
      true,
      [],
    ]);
    expect(said.filter((line) => line.startsWith('WARN')).map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['WARN  Backups', 'WARN  Mail']),
    );
    const there = elsewhere();
    await provision(there.adminUrl, new URL(there.adminUrl).pathname.slice(1), MIGRATIONS.slice(0, -1));
    expect(
      await run(doctor, environmentOf('three', there, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' })),
    ).toMatchObject({ ok: false });
    expect(
      said.filter((line) => line.startsWith('FAIL')).map((line) => line.split(': ').slice(0, 2).join(': ')),
    ).toEqual([
      expect.stringContaining('Migrations: 1 migration to run.'),
      expect.stringContaining('Mail: the mail server cannot be used'),
    ]);
    await there.drop();
  });
});
