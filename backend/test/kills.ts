import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ownCluster, type OwnCluster } from './own-cluster.js';
import { Proxy } from './proxy.js';
import { hourtrail, lastingPort, Server } from './server.js';
import { otherThanTheLogIn, type Unsound } from './soundness.js';
import { asAdmin, passWaits } from './sql.js';
import { anyFrom } from './tampering.js';
import { seen, until } from './until.js';
import { MAC_KEY } from './write-core.js';
import { WriteLoad } from './write-load.js';

/** What is wrong after kills. In a reliable system all of it is empty. */
export interface Losses {
  readonly unexpected: readonly string[];
  /** Acknowledged, but not stored, or stored as it was before. */
  readonly lost: readonly string[];
  /** Stored more often than it was acknowledged. */
  readonly doubled: readonly string[];
  readonly otherThanTheLog: Unsound['otherThanTheLog'];
  /** What the check of the whole log reports. */
  readonly fsck: readonly string[];
  /** Halves: what was begun, and will never end. */
  readonly halves: Readonly<Record<string, number>>;
}

export const NO_LOSSES: Losses = {
  unexpected: [],
  lost: [],
  doubled: [],
  otherThanTheLog: {},
  fsck: [],
  halves: {
    unsealed: 0,
    unreacted: 0,
    undelivered: 0,
    unfinishedJobs: 0,
    unnamedUploads: 0,
    runningImports: 0,
    strayFiles: 0,
  },
};

export interface Survived {
  readonly kills: number;
  readonly acknowledged: number;
  /** Requests that got their response at a later try. */
  readonly retried: number;
  /** The longest until everything worked again, where that was measured. */
  readonly longestAwayMs: number;
  readonly losses: Losses;
}

interface Extent {
  readonly times: number;
  /** Chooses the writes and the moments of the kills. */
  readonly seed?: string;
}

/** Kills two servers in turn, `times` in all, while people write through both of them. */
export const surviveServerKills = ({ times, seed = newSeed() }: Extent): Promise<Survived> =>
  underLoad({ what: 'Server killed', seed, servers: 2 }, async ({ servers, load, any }) => {
    for (let kill = 0; kill < times; kill += 1) {
      const server = servers[kill % 2] as KilledServer;
      await server.isReady();
      await someMoment(load, any);
      await server.kill();
    }
    return { kills: times };
  });

/** Two servers behind a proxy, of which one that serves is killed every second. */
export const surviveBehindProxy = ({
  seconds,
  seed = newSeed(),
}: {
  seconds: number;
  seed?: string;
}): Promise<Survived> =>
  underLoad({ what: 'Server behind a proxy killed', seed, servers: 2, proxy: true }, async ({ servers, load }) => {
    let kills = 0;
    for (let second = 0; second < seconds; second += 1) {
      await pause(1_000);
      const serving = servers.filter((server) => server.isServing);
      const [eldest] = serving.sort((one, other) => one.readyAt - other.readyAt);
      if (!eldest) continue;
      await eldest.kill();
      kills += 1;
    }
    await Promise.all(servers.map((server) => server.isReady()));
    // pages hear of changes whichever process serves them
    const streams = await Promise.all(servers.map(({ origin }) => openStream(origin, load.teacher)));
    await load.logAndApprove();
    await until(async () => streams.every((stream) => stream.changes() > 0));
    for (const stream of streams) stream.close();
    return { kills };
  });

/**
 * Kills PostgreSQL, in turn all of it and one of its processes, under one server that stays. After each kill the server
 * saves, seals, reacts, runs jobs and announces changes again.
 */
export const surviveDatabaseKills = ({ times, seed = newSeed() }: Extent): Promise<Survived> =>
  underLoad({ what: 'PostgreSQL killed', seed, servers: 1 }, async (setting) => {
    const { database, load, any, servers } = setting;
    const [server] = servers as [KilledServer];
    const { pid } = server;
    let longestAwayMs = 0;
    for (let kill = 0; kill < times; kill += 1) {
      const stream = await openStream(server.origin, load.teacher);
      await someMoment(load, any);
      if (kill % 2 === 0) {
        await database.kill();
        await database.restart();
      } else {
        await database.killBackend();
      }
      const began = performance.now();
      await worksAgain(setting, stream);
      longestAwayMs = Math.max(longestAwayMs, performance.now() - began);
    }
    if (server.pid !== pid) throw new Error('The server was started again.');
    return { kills: times, longestAwayMs };
  });

/** What is lost when PostgreSQL acknowledges before it has written, and is killed. */
export const loseWithoutSynchronousCommit = (): Promise<Survived> =>
  underLoad({ what: LOSING, seed: newSeed(), servers: 1 }, async ({ database, load }) => {
    await until(async () => load.keys.length > 100);
    await database.kill();
    await database.restart();
    return { kills: 1 };
  });

/** Server processes survive what PostgreSQL has handed to the operating system, so nothing here depends on fsync. */
const STRICT = { synchronous_commit: 'on' };
const LOSING = 'PostgreSQL killed, `synchronous_commit=off`';
const LAX = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
const TEAMS = 3;

interface Setting {
  readonly database: OwnCluster;
  readonly servers: readonly KilledServer[];
  readonly load: WriteLoad;
  readonly receiver: Receiver;
  readonly any: (below: number) => number;
}

interface Plan {
  readonly what: string;
  readonly seed: string;
  readonly servers: 1 | 2;
  readonly proxy?: boolean;
}

type Kills = Pick<Survived, 'kills'> & Partial<Pick<Survived, 'longestAwayMs'>>;

/** Runs `work`, which kills, while people write; then compares. */
async function underLoad(plan: Plan, work: (setting: Setting) => Promise<Kills>): Promise<Survived> {
  const { what, seed } = plan;
  const began = performance.now();
  const any = anyFrom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-kills-'));
  await mkdir(join(folder, 'files'));
  const database = await ownCluster(what === LOSING ? LAX : STRICT);
  const receiver = await Receiver.open();
  const environment = {
    APP_DATABASE_URL: database.appUrl,
    SYSTEM_DATABASE_URL: database.systemUrl,
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    LOG_MAC_KEY: MAC_KEY.toString('hex'),
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  };
  const servers: KilledServer[] = [];
  let proxy: Proxy | undefined;
  try {
    // one after the other: the first makes the key that signs
    for (let n = 0; n < plan.servers; n += 1) servers.push(await KilledServer.start(environment));
    const direct = servers.map(({ origin }) => origin);
    if (plan.proxy) proxy = await Proxy.open(direct);
    const origins = proxy ? [proxy.origin] : direct;
    const load = await WriteLoad.open(database, { teams: TEAMS, receiver: receiver.url, origins, any });
    const setting = { database, servers, load, receiver, any };
    load.begin();
    const { kills, longestAwayMs = 0 } = await work(setting);
    await Promise.all(servers.map((server) => server.isReady()));
    await load.end();
    // what depends on lost writes never ends
    const halves = what === LOSING ? {} : await halvesOf(setting, folder);
    const otherThanTheLog = what === LOSING ? {} : await otherThanTheLogIn(database);
    await Promise.all(servers.map((server) => server.end()));
    const survived = {
      kills,
      longestAwayMs,
      acknowledged: load.keys.length,
      retried: load.counts.retried,
      losses: { ...(await lossesOf(setting)), otherThanTheLog, fsck: await fsck(folder, environment), halves },
    };
    report({ what, seed, began, survived });
    return survived;
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await proxy?.close();
    await receiver.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const newSeed = (): string => randomBytes(4).toString('hex');

interface Report {
  readonly what: string;
  readonly seed: string;
  readonly began: number;
  readonly survived: Survived;
}

/** Prints a row of the table in docs/reliability.md. */
function report({ what, seed, began, survived }: Report): void {
  const { kills, acknowledged, retried, longestAwayMs, losses } = survived;
  const took = Math.round((performance.now() - began) / 1_000);
  const away = longestAwayMs > 0 ? `; works again after ${(longestAwayMs / 1_000).toFixed(1)} s at most` : '';
  const lost = `${losses.lost.length} lost, ${losses.doubled.length} doubled`;
  const result = `${acknowledged} writes acknowledged, ${retried} sent again, ${lost}${away}`;
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(`| ${[what, kills, result, `${took} s`, seed, day].join(' | ')} |\n`);
}

/** After a few more writes: just after a request was sent, or at any other time. */
async function someMoment(load: WriteLoad, any: (below: number) => number): Promise<void> {
  const enough = load.keys.length + any(40);
  await until(async () => load.keys.length >= enough);
  if (any(2) === 0) await load.sending();
  await pause(any(2) === 0 ? any(10) : any(150));
}

/** A server that is started again when it was killed, on the same port. */
class KilledServer {
  /** When it was last ready, while it is. */
  readyAt = 0;
  private server: Server | undefined;
  private starting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly environment: Readonly<Record<string, string>>,
    readonly origin: string,
  ) {}

  static async start(environment: Readonly<Record<string, string>>): Promise<KilledServer> {
    const port = String(await lastingPort());
    const server = new KilledServer({ ...environment, PORT: port }, `http://localhost:${port}`);
    server.startAgain();
    await server.isReady();
    return server;
  }

  get isServing(): boolean {
    return this.server !== undefined;
  }

  get pid(): number | undefined {
    return this.server?.pid;
  }

  isReady(): Promise<void> {
    return this.starting;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
    this.startAgain();
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.starting.catch(() => undefined);
    const { server } = this;
    this.server = undefined;
    await server?.end(signal);
  }

  private startAgain(): void {
    this.starting = Server.start(this.environment).then((server) => {
      this.server = server;
      this.readyAt = performance.now();
    });
    // its caller gets the error by isReady()
    this.starting.catch(() => undefined);
  }
}

/** What the schools' webhooks send. */
class Receiver {
  /** The ids of the messages about each version of an entry, such as `17/3`. */
  readonly heard = new Map<string, Set<string>>();

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async open(): Promise<Receiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new Receiver(server);
    server.on('request', (incoming, answer) => {
      void text(incoming)
        .then((body) => receiver.hear(String(incoming.headers['webhook-id']), body))
        .then(
          () => answer.writeHead(204).end(),
          () => answer.destroy(),
        );
    });
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private hear(id: string, body: string): void {
    const { data } = JSON.parse(body) as { data: { hoursId: number; version: number } };
    const about = `${data.hoursId}/${data.version}`;
    this.heard.set(about, (this.heard.get(about) ?? new Set()).add(id));
  }
}

interface Heard {
  readonly changes: () => number;
  readonly close: () => void;
}

async function openStream(origin: string, cookie: string): Promise<Heard> {
  let heard = 0;
  const outgoing = request(`${origin}/api/stream`, { headers: { cookie, accept: 'text/event-stream' } }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8').on('data', (part: string) => {
    if (/data: (hours|all)/.test(part)) heard += 1;
  });
  answer.on('error', () => undefined);
  return { changes: () => heard, close: () => outgoing.destroy() };
}

/** Waits until a new entry is saved, sealed, announced to an open page, and sent by a job. */
async function worksAgain({ database, load, receiver }: Setting, stream: Heard): Promise<void> {
  const before = stream.changes();
  const { id, version } = await load.logAndApprove();
  await until(async () => stream.changes() > before);
  stream.close();
  await until(async () => receiver.heard.has(`${id}/${version}`));
  await until(async () => {
    const sealed = await asAdmin(database, 'SELECT FROM log.sealed_events WHERE stream = $1', [`hours/${id}`]);
    return sealed.length === version;
  });
}

const countIn = async (database: OwnCluster, from: string, ...values: unknown[]): Promise<number> =>
  Number((await asAdmin<{ n: string }>(database, `SELECT count(*) AS n FROM ${from}`, values))[0]?.n);

/** What is left to do when the servers had time for it, and what there will never be time for. */
async function halvesOf({ database }: Setting, folder: string): Promise<Losses['halves']> {
  // an upload that was cut off may be swept after an hour
  await asAdmin(database, "UPDATE hours.attachments SET since = since - interval '2 hours'");
  const tasks = "unnest(ARRAY['free-abandoned-jobs', 'sweep-attachments']) task";
  await asAdmin(database, `SELECT graphile_worker.add_job(task, job_key => task) FROM ${tasks}`);
  const left = async (): Promise<Record<string, number>> => {
    // what was under way when a server was killed
    await passWaits(database);
    return {
      unsealed: (await countIn(database, 'log.events')) - (await countIn(database, 'log.sealed_events')),
      unreacted: await countIn(
        database,
        `log.events e WHERE type = 'hours.approved' AND NOT EXISTS (SELECT FROM organizations.webhook_deliveries d
           WHERE (d.organization_id, d.stream, d.version) = (e.organization_id, e.stream, e.version))`,
      ),
      undelivered: await countIn(database, "organizations.webhook_deliveries WHERE status <> 'delivered'"),
      unfinishedJobs: await countIn(database, 'graphile_worker.jobs WHERE run_at <= now() OR locked_at IS NOT NULL'),
      unnamedUploads: await countIn(database, "hours.attachments WHERE state <> 'kept'"),
      runningImports: await countIn(database, 'imports.runs WHERE failed_at IS NULL'),
    };
  };
  const halves = await seen(left, (found) => Object.values(found).every((count) => count === 0));
  const files = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const stray = files.filter((file) => file.isFile()).length - (await countIn(database, 'hours.attachments'));
  return { ...halves, strayFiles: stray };
}

async function lossesOf({
  database,
  load,
  receiver,
}: Setting): Promise<Pick<Losses, 'unexpected' | 'lost' | 'doubled'>> {
  const rows = await asAdmin<Stored>(
    database,
    `SELECT organization_name AS name, id, version, status, deleted_at IS NOT NULL AS "isDeleted",
       (SELECT count(*) FROM hours.attachments a WHERE (a.organization_id, a.entry_id) = (h.organization_id, h.id))::integer AS attachments
     FROM hours.volunteer_hours h`,
  );
  const stored = new Map(rows.map((row) => [row.name, row]));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const entry of load.entries) {
    const row = stored.get(entry.name);
    const isSame = row && JSON.stringify({ ...entry }) === JSON.stringify({ ...entry, ...row });
    if (!isSame) (row && row.version > entry.version ? doubled : lost).push(`${entry.name}: ${JSON.stringify(row)}`);
  }
  lost.push(...load.imported.filter((name) => !stored.has(name)));
  const many = (what: string, found: number, expected: number): void => {
    if (found !== expected) (found < expected ? lost : doubled).push(`${what}: ${found}, not ${expected}`);
  };
  many('Entries', rows.length, load.entries.length + load.imported.length);
  many(
    'Sign-ups and cancellations',
    await countIn(database, "log.events WHERE stream LIKE 'signup/%'"),
    load.counts.signups,
  );
  many('Announcements', await countIn(database, "log.events WHERE type LIKE '%announced'"), load.counts.announced);
  const keys = await asAdmin<{ key: string }>(database, 'SELECT key FROM web.idempotency_keys');
  const kept = new Set(keys.map(({ key }) => key));
  lost.push(...load.keys.filter((key) => !kept.has(key)).map((key) => `Key ${key}`));
  many('Keys', keys.length, load.keys.length);
  const approved = await asAdmin<{ about: string }>(
    database,
    "SELECT split_part(stream, '/', 2) || '/' || version AS about FROM log.events WHERE type = 'hours.approved'",
  );
  for (const { about } of approved)
    many(`Messages of webhooks about ${about}`, receiver.heard.get(about)?.size ?? 0, 1);
  many('Messages of webhooks', receiver.heard.size, approved.length);
  return { unexpected: load.unexpected, lost, doubled };
}

interface Stored {
  readonly name: string;
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly isDeleted: boolean;
  readonly attachments: number;
}

async function fsck(folder: string, environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { code, output } = await hourtrail(folder, 'audit', 'fsck', environment);
  return code === 0 ? [] : output.trim().split('\n');
}
