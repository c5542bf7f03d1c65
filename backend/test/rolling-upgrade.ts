import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, todayInZone } from '@hourtrail/contracts';
import { linkPackages } from './linked-packages.js';
import { ownCluster } from './own-cluster.js';
import { asAdmin } from './sql.js';
import { Client, Server, hourtrail } from './server.js';
import { seen, until } from './until.js';

const PROJECT = join(import.meta.dirname, '../..');
const USERNAMES = ['student', 's.amara', 's.ben', 's.chloe'];
/** More would count of no day. */
const DAILY_CAP = 0.5;
const KEYS = { LOG_MAC_KEY: '1'.repeat(64) };

export interface Upgraded {
  readonly writes: number;
  readonly reads: number;
  /** Requests that found no server, because theirs had just stopped; the next server answered them. */
  readonly moved: number;
  /** Requests that were answered with 503 and when to come again. */
  readonly waited: number;
  /** Servers that did not end by themselves in ten seconds. */
  readonly cutOff: number;
  /** Any other answer than success. */
  readonly faults: readonly string[];
  /** Answered writes that are not there, and writes that are there twice. */
  readonly lost: number;
  /** Entries of which an export shows fewer hours than were approved, and days of which it shows more than count. */
  readonly lowered: number;
  readonly daysOverCap: number;
  readonly migratedInMs: number;
  readonly check: { readonly code: number; readonly output: string };
}

/** Two servers of `before` under load, `migrate`, a server of `before` again, then servers of `after` one by one. */
export async function upgradeUnderLoad(
  migrate: (database: { readonly adminUrl: string }) => Promise<void>,
  { before = PROJECT, writes }: { readonly before?: string; readonly writes: number },
): Promise<Upgraded> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-upgrade-'));
  const { MIGRATIONS } = (await import(join(before, 'backend/dist/migrations/index.js'))) as Pick<
    typeof import('../migrations/index.js'),
    'MIGRATIONS'
  >;
  const database = await ownCluster({ synchronous_commit: 'on', max_connections: '200' }, MIGRATIONS);
  const load = new Load();
  const environment = {
    ...{ ...KEYS, DATA_DIR: folder },
    ...{ APP_DATABASE_URL: database.appUrl, SYSTEM_DATABASE_URL: database.systemUrl },
    // servers of before 0058 refuse a newer database without it
    ...(before === PROJECT ? {} : { DATABASE_URL: database.adminUrl }),
  };
  const started: Server[] = [];
  const start = async (of: string): Promise<Server> => {
    const server = await Server.start(environment, of);
    started.push(server);
    return server;
  };
  const servers: Server[] = [];
  try {
    servers.push(await start(before), await start(before));
    await load.open(servers);
    const working = load.run();
    working.catch(() => undefined);
    const replace = async (index: number, of: string): Promise<void> => {
      const [old] = servers.splice(index, 1);
      load.use(servers);
      expect(load.counted.faults).toEqual([]);
      if ((await old?.end('SIGTERM')) !== 0) load.counted.cutOff += 1;
      servers.push(await start(of));
      load.use(servers);
      await load.untilWritten(writes / 4);
    };
    await load.untilWritten(writes / 4);
    const began = performance.now();
    await migrate(database);
    const migratedInMs = Math.round(performance.now() - began);
    await replace(0, before);
    await replace(0, PROJECT);
    await replace(0, PROJECT);
    load.stop();
    await working;
    const lost = await load.lost(database);
    const counted = await seen(
      () => exportedCounts(database),
      ({ daysOverCap }) => daysOverCap === 0,
    );
    for (const server of servers) await server.end('SIGTERM');
    const check = await hourtrail(folder, 'audit', 'fsck', { ...KEYS, DATABASE_URL: database.adminUrl });
    return { ...load.counted, ...counted, lost, migratedInMs, check };
  } finally {
    load.stop();
    for (const server of started) await server.end('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

class Load {
  readonly counted = { writes: 0, reads: 0, moved: 0, waited: 0, cutOff: 0, faults: [] as string[] };
  private readonly answered = new Map<string, number>();
  private cookies: readonly string[] = [];
  private approver = '';
  private servers: readonly Server[] = [];
  private isOver = false;

  async open(servers: readonly Server[]): Promise<void> {
    this.use(servers);
    const clients = await Promise.all(USERNAMES.map((name) => (servers[0] as Server).signIn(name)));
    this.cookies = clients.map(({ cookie }) => cookie);
    this.approver = (await (servers[0] as Server).signIn('teacher')).cookie;
    const admin = await (servers[0] as Server).signIn('admin');
    await this.send(admin.cookie, 'POST', '/rules', { dailyCap: DAILY_CAP });
  }

  use(servers: readonly Server[]): void {
    this.servers = [...servers];
  }

  stop(): void {
    this.isOver = true;
  }

  async run(): Promise<void> {
    await Promise.all(
      this.cookies.map(async (cookie, writer) => {
        while (!this.isOver) await this.turn(cookie, writer);
      }),
    ).finally(() => this.stop());
  }

  async untilWritten(more: number): Promise<void> {
    const enough = this.counted.writes + more;
    await until(() => Promise.resolve(this.isOver || this.counted.writes >= enough), 1_200_000);
  }

  private async turn(cookie: string, writer: number): Promise<void> {
    const key = `${writer}-${randomUUID()}`;
    const entry = {
      ...{
        organizationName: key,
        description: '',
        hours: 1,
        startTime: '09:00',
        endTime: '10:00',
        status: 'pending',
      },
      date: addDays(todayInZone('America/New_York'), -2 - (this.counted.writes % 300)),
    };
    const saved = (await this.send(cookie, 'POST', '/volunteer-hours', entry, { 'idempotency-key': key })) as {
      readonly id: number;
    };
    this.answered.set(key, saved.id);
    await this.send(this.approver, 'PATCH', `/volunteer-hours/${saved.id}`, { status: 'approved' });
    this.counted.writes += 1;
    for (const path of [
      `/volunteer-hours?q=${key}`,
      `/volunteer-hours/${saved.id}`,
      '/achievements',
      '/notifications',
    ]) {
      await this.send(cookie, 'GET', path);
      this.counted.reads += 1;
    }
  }

  /** As a proxy does: to the next server if this one is not there. */
  private async send(cookie: string, method: string, path: string, body?: object, headers = {}): Promise<unknown> {
    for (let isRepeated = false; ; isRepeated = true) {
      const server = this.servers[Math.floor(Math.random() * this.servers.length)] as Server;
      const answer = await new Client(server.origin, cookie).send(method, path, body, headers).catch(() => undefined);
      if (answer?.ok) return answer.json();
      // done before, and the answer was lost
      if (isRepeated && method === 'PATCH' && answer?.status === 409) return undefined;
      if (!answer) this.counted.moved += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) this.counted.waited += 1;
      else this.counted.faults.push(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      if (this.counted.faults.length > 20) throw new Error(this.counted.faults.join('\n'));
      await pause(20);
    }
  }

  async lost(database: { readonly adminUrl: string }): Promise<number> {
    const rows = await asAdmin<{ id: number; name: string }>(
      database,
      `SELECT id, organization_name AS name FROM hours.volunteer_hours WHERE organization_name ~ '^[0-3]-[0-9a-f-]{36}$'`,
    );
    const names = new Map(rows.map(({ id, name }) => [name, id]));
    const missing = [...this.answered].filter(([key, id]) => names.get(key) !== id).length;
    return missing + rows.length - this.answered.size;
  }
}

async function exportedCounts(database: {
  readonly adminUrl: string;
}): Promise<{ readonly lowered: number; readonly daysOverCap: number }> {
  const [found] = await asAdmin<{ lowered: number; daysOverCap: number }>(
    database,
    `SELECT coalesce(sum(lowered), 0)::integer AS lowered, (count(*) FILTER (WHERE hours > ${DAILY_CAP}))::integer AS "daysOverCap"
     FROM (SELECT count(l.id) AS lowered, sum(coalesce(l.hundredths / 100.0, h.hours)) AS hours
       FROM hours.volunteer_hours h LEFT JOIN directory.lowered_hours l
         ON (l.organization_id, l.student_id, l.id) = (h.organization_id, h.student_id, h.id)
       WHERE h.status = 'approved' AND h.organization_name ~ '^[0-3]-[0-9a-f-]{36}$' GROUP BY h.student_id, h.date) d`,
  );
  return found as { lowered: number; daysOverCap: number };
}

/** So many migrations newer is the release after, as far as the history of commits can tell. */
const MIGRATIONS_OF_A_RELEASE = 3;

/** The commit before the newest migrations, built beside this project with its packages. */
export async function builtBeforeNewestMigrations(): Promise<{ readonly folder: string; readonly commit: string }> {
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8' }).trim();
  const added = git('log', '--format=%H', '--diff-filter=A', '--', 'backend/migrations/0*.ts').split('\n');
  const commit = git('rev-parse', '--short', `${added[MIGRATIONS_OF_A_RELEASE - 1]}~1`);
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-before-'));
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: PROJECT });
  linkPackages(folder);
  const compile = "import('./.scripts/compile.mjs').then((one) => one.compileServer())";
  execFileSync(process.execPath, ['--input-type=module', '--eval', compile], { cwd: folder, stdio: 'inherit' });
  symlinkSync(join(PROJECT, 'frontend/dist'), join(folder, 'frontend/dist'));
  return { folder, commit };
}
