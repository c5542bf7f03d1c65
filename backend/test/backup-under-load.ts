import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, DEFAULT_TIME_ZONE, todayInZone } from '@hourtrail/contracts';
import pg from 'pg';
import { BackupProblem, openBackupFile, restoreBackup, verifyBackup, writeBackup } from '../src/backup/index.js';
import { endSignIns } from '../src/command-line/erase-again.js';
import { FolderStore } from '../src/platform/files/file-store.js';
import { SystemClock } from '../src/platform/kernel/clock.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import { startApp, TEST_SIGNER, type TestApp } from './app.js';
import { aPhoto, attached, formWith } from './attachments.js';
import type { TestDatabase } from './database.js';
import { everyRow, everyRowSeenBy, NO_ROWS, SIGN_INS } from './every-row.js';
import { download } from './exports.js';
import { ownCluster } from './own-cluster.js';
import { makePerson, makeStaffedSchool } from './people.js';
import { Dice } from './random-requests.js';
import { caughtUp } from './soundness.js';
import { asAdmin, disconnectAdmin } from './sql.js';
import { problemsIn } from './tampered-logs.js';
import { until } from './until.js';
import { MAC_KEY } from './write-core.js';

const KEY = randomBytes(32).toString('hex');
const AS_CSV = '/api/admin/export/hours?format=csv';
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ';

export interface Load {
  readonly seed: number;
  readonly writers: number;
  /** Acts before the backup, and at least as many while it is written. */
  readonly acts: number;
  readonly flips: number;
}

export interface Survived {
  readonly rows: number;
  readonly tablesThatDiffer: readonly string[];
  readonly exportsAreEqual: boolean;
  readonly exportedBytes: number;
  readonly problems: readonly unknown[];
  readonly heads: readonly [restored: unknown, written: unknown];
  readonly actsMeanwhile: number;
  readonly flipsThatPassed: readonly number[];
}

/**
 * Backs a school up while people write, restores it on another cluster with another data folder, and compares the two.
 * A backup is of one moment that only it can see. So writers pause while it takes its snapshot, and another transaction
 * takes the same one, which reads every table; they go on while the backup reads.
 */
export async function backUpUnderLoad({ seed, writers: count, acts, flips }: Load): Promise<Survived> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-load-'));
  await chmod(folder, 0o755);
  const [here, there] = [await ownCluster(), await ownCluster()];
  let app: TestApp | undefined = await serve(folder, 'here', here);
  try {
    const school = await makeStaffedSchool(app);
    const writers = await Writers.of(app, school, { count, dice: new Dice(seed) });
    await writers.until(acts);
    const moment: Partial<Moment> = {};
    const proxy = await proxyTo(
      here.ownerUrl,
      async () => Object.assign(moment, await momentOf(app as TestApp, here, school, writers)),
      async () => {
        moment.after = await snapshotOf(here);
        writers.resume();
        // the backup reads on once there is something that it must not see
        await writers.until(writers.acts + acts);
      },
    );
    const path = join(folder, 'backup.age');
    const file = await openBackupFile(path, { region: 'us-east-1' });
    const source = { files: filesOf(folder, 'here'), external: externalOf(folder, 'here'), version: '0.0.0-test' };
    const atMoment = writers.acts;
    const written = await writeBackup({ ...source, ownerUrl: proxy.url }, file, KEY);
    const actsMeanwhile = writers.acts - (moment.acts ?? atMoment);
    await writers.end();
    proxy.server.close();
    const { before, after, csv } = moment as Moment;
    const [rowsBefore, rows] = [await before.read(), await after.read()];
    await app.close();
    app = undefined;

    await disconnectAdmin(there);
    const restored = await restoreBackup(file, KEY, {
      ...{ adminUrl: there.adminUrl, database: 'hourtrail', say: () => {}, clock: new SystemClock() },
      ...{
        files: filesOf(folder, 'there'),
        external: externalOf(folder, 'there'),
        macKey: MAC_KEY,
        signer: TEST_SIGNER,
      },
      eraseAgain: () => Promise.resolve(),
      endSignIns,
    });
    const restoredRows = await everyRow(there);
    const expectedRows = { ...rows, ...Object.fromEntries(SIGN_INS.map((table) => [table, NO_ROWS])) };
    const heads = await asAdmin(there, HEADS);
    app = await serve(folder, 'there', there);
    const csvThere = await csvOf(app, school);
    return {
      rows: restored.rows,
      tablesThatDiffer: [...new Set([...Object.keys(rows), ...Object.keys(restoredRows)])].filter(
        (table) => expectedRows[table] !== restoredRows[table] || rowsBefore[table] !== rows[table],
      ),
      exportsAreEqual: csv.equals(csvThere),
      exportedBytes: csv.length,
      problems: await problemsIn(app),
      heads: [heads, written.heads],
      actsMeanwhile,
      flipsThatPassed: await flipped(path, flips, new Dice(seed)),
    };
  } finally {
    await app?.close();
    for (const database of [here, there]) {
      await disconnectAdmin(database);
      await database.drop();
    }
    await rm(folder, { recursive: true, force: true });
  }
}

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

const filesOf = (folder: string, data: string) => new FolderStore(join(folder, data, 'files'));
const externalOf = (folder: string, data: string) => new ExternalCheckpoints(join(folder, data, 'checkpoints'));

const serve = (folder: string, data: string, database: TestDatabase): Promise<TestApp> =>
  startApp({
    ...{ database, macKey: MAC_KEY, files: filesOf(folder, data) },
    sealing: { external: externalOf(folder, data) },
  });

const HEADS = `
  SELECT DISTINCT ON (organization_id) organization_id AS "organizationId", size::integer, encode(root, 'hex') AS root
  FROM log.checkpoints ORDER BY organization_id, size DESC`;

interface Moment {
  readonly before: Snapshot;
  after: Snapshot;
  readonly csv: Buffer;
  readonly acts: number;
}

interface Snapshot {
  /** Every row of that moment. */
  read(): Promise<Readonly<Record<string, string>>>;
}

/** What there is once all writers have paused, and the reactions to what they wrote have ended. */
async function momentOf(
  app: TestApp,
  of: TestDatabase,
  school: School,
  writers: Writers,
): Promise<Omit<Moment, 'after'>> {
  await writers.pause();
  const csv = await csvOf(app, school);
  await app.sealAll();
  await caughtUp(of);
  let last = '';
  await until(async () => {
    const before = last;
    last = JSON.stringify(await everyRow(of));
    return last === before;
  });
  return { before: await snapshotOf(of), csv, acts: writers.acts };
}

async function snapshotOf({ adminUrl }: TestDatabase): Promise<Snapshot> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`${SNAPSHOT} READ ONLY`);
  await client.query('SELECT FROM log.events LIMIT 1');
  return {
    read: async () => {
      const rows = await everyRowSeenBy(
        async <Row extends object>(text: string) => (await client.query(text)).rows as Row[],
      );
      await client.end();
      return rows;
    },
  };
}

async function csvOf(app: TestApp, { admin }: School): Promise<Buffer> {
  const { status, bytes } = await download(app, await app.signIn(admin.username), AS_CSV);
  if (status !== 200) throw new Error(`${status}: ${bytes.toString()}`);
  return bytes;
}

/** PostgreSQL by another address, which waits for `before` as a snapshot is asked for, and for `after` once it is taken. */
async function proxyTo(
  url: string,
  before: () => Promise<unknown>,
  after: () => Promise<unknown>,
): Promise<{ readonly url: string; readonly server: Server }> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let [isBegun, hasSnapshot] = [false, false];
    let turn: Promise<unknown> = Promise.resolve();
    client.on('data', (bytes) => {
      turn = turn.then(async () => {
        if (!isBegun && bytes.includes(SNAPSHOT)) await before();
        // the first statement after it takes the snapshot, the second comes once that has answered
        else if (isBegun && !hasSnapshot && bytes.includes('transaction_timestamp')) {
          hasSnapshot = true;
          await after();
        }
        isBegun ||= bytes.includes(SNAPSHOT);
        upstream.write(bytes);
      });
    });
    upstream.on('data', (bytes) => client.write(bytes));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  proxied.hostname = '127.0.0.1';
  return { url: proxied.href, server };
}

/** People who log hours, attach files, decide and change their names, one act after another. */
class Writers {
  acts = 0;
  private ended = false;
  private gate: Promise<void> = Promise.resolve();
  private open = (): void => {};
  private running = 0;
  private readonly loops: Promise<void>[] = [];

  static async of(app: TestApp, school: School, { count, dice }: { count: number; dice: Dice }): Promise<Writers> {
    const writers = new Writers();
    const photo = formWith(await aPhoto(), 'bench.jpg');
    const [teacher, admin] = [await app.signIn(school.teacher.username), await app.signIn(school.admin.username)];
    for (let n = 0; n < count; n += 1) {
      const client = await app.signIn((await makePerson(app, school.id, 'student')).username);
      const entries: number[] = [];
      const acts: readonly (() => Promise<unknown>)[] = [
        async () => {
          const times = {
            date: addDays(todayInZone(DEFAULT_TIME_ZONE), -1 - dice.below(20)),
            startTime: '09:00',
            endTime: '09:30',
          };
          const entry = { ...times, hours: 0.5, organizationName: `Place ${dice.below(999)}`, status: 'pending' };
          const { body } = await client.post('/api/volunteer-hours', entry);
          if (body.id) entries.push(body.id as number);
        },
        () => client.patch('/api/profile', { firstName: `Written ${dice.below(9_999)}` }),
        () =>
          teacher.patch(`/api/volunteer-hours/${dice.one(entries)}`, { status: dice.one(['approved', 'rejected']) }),
        () => admin.post('/api/saved-filters', { name: `Filter ${dice.below(99_999)}`, search: 'late=true' }),
        () => attached(client, dice.one(entries), photo).catch(() => undefined),
        () => app.sealAll(),
      ];
      writers.loops.push(
        writers.loop(() => (entries.length === 0 ? acts[0] : dice.one(acts))?.() ?? Promise.resolve()),
      );
    }
    return writers;
  }

  private async loop(act: () => Promise<unknown>): Promise<void> {
    while (!this.ended) {
      await this.gate;
      this.running += 1;
      await act().finally(() => (this.running -= 1));
      this.acts += 1;
    }
  }

  async until(acts: number): Promise<void> {
    while (this.acts < acts) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  async pause(): Promise<void> {
    this.gate = new Promise((resolve) => (this.open = resolve));
    while (this.running > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  resume(): void {
    this.open();
  }

  async end(): Promise<void> {
    this.ended = true;
    this.resume();
    await Promise.all(this.loops);
  }
}

/** Which of so many single bits may change without anybody noticing. */
async function flipped(file: string, count: number, dice: Dice): Promise<readonly number[]> {
  const bytes = await readFile(file);
  const passed: number[] = [];
  for (let round = 0; round < count; round += 1) {
    // every other one in the head, which is small
    const bit = dice.below(round % 2 === 0 ? 250 * 8 : bytes.length * 8);
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    await writeFile(`${file}.damaged`, changed);
    const refused = await verifyBackup(await openBackupFile(`${file}.damaged`, { region: 'us-east-1' }), KEY).then(
      () => false,
      (error: unknown) => error instanceof BackupProblem,
    );
    if (!refused) passed.push(bit);
  }
  return passed;
}
