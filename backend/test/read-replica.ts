import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, todayInZone } from '@hourtrail/contracts';
import { checkLog } from '../src/audit/index.js';
import { withPool } from '../src/platform/database/pools.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import { startTelemetry } from '../src/platform/telemetry/start-telemetry.js';
import { TEST_SIGNER, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { makePerson, makeSchool } from './people.js';
import { ReplicatedCluster } from './replicated-cluster.js';
import { freePort } from './server.js';
import { until } from './until.js';

const WRITERS = 4;
const ZONE = 'America/New_York';
const MAC_KEY = Buffer.alloc(32, 1);

interface Writer {
  readonly id: number;
  /** One browser at each of the two servers, with one session. */
  readonly browsers: readonly [Client, Client];
  entries: number;
}

interface Counted {
  /** Answered writes, each followed by its reads. */
  writes: number;
  reads: number;
  /** Reads that did not show what had been answered. */
  stale: number;
  /** Requests that were refused because the database was gone. */
  refused: number;
  /** Any other answer than success or 503, in words. */
  readonly others: string[];
}

/** Two servers on a primary and its replica, and people who write at one and read at both. */
export class ReplicaTrial {
  readonly counted: Counted = { writes: 0, reads: 0, stale: 0, refused: 0, others: [] };
  readonly answered: { readonly id: number; readonly key: string }[] = [];

  private constructor(
    readonly cluster: ReplicatedCluster,
    private readonly servers: readonly [TestApp, TestApp],
    private readonly writers: readonly Writer[],
    private readonly folder: string,
    private readonly telemetry: { readonly metrics: string; readonly stop: () => Promise<void> },
  ) {}

  static async start(): Promise<ReplicaTrial> {
    const cluster = await ReplicatedCluster.start();
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-trial-'));
    const sealing = { runs: true, external: new ExternalCheckpoints(folder) };
    const port = await freePort();
    const telemetry = await startTelemetry({ metrics: { host: '127.0.0.1', port }, version: 'trial' });
    const server = (): Promise<TestApp> =>
      startApp({ database: cluster.urls, replicaUrl: cluster.replicaUrl, macKey: MAC_KEY, sealing, telemetry });
    const servers = [await server(), await server()] as const;
    const school = await makeSchool(servers[0], { timeZone: ZONE });
    const writers: Writer[] = [];
    for (let made = 0; made < WRITERS; made += 1) {
      const { id, username } = await makePerson(servers[0], school, 'student');
      const here = await servers[0].signIn(username);
      const there = servers[1].client();
      for (const [name, value] of here.cookies) there.cookies.set(name, value);
      writers.push({ id, browsers: [here, there], entries: 0 });
    }
    const metrics = `http://127.0.0.1:${port}/metrics`;
    return new ReplicaTrial(cluster, servers, writers, folder, { metrics, stop: telemetry.stop });
  }

  /** Everyone writes and reads what they wrote, so many times, or until the signal. */
  async writeAndRead(times: number, signal?: AbortSignal): Promise<void> {
    await Promise.all(
      this.writers.map(async (writer) => {
        for (let time = 0; time < times && !signal?.aborted; time += 1) await this.turn(writer);
      }),
    );
  }

  private async turn(writer: Writer): Promise<void> {
    const key = randomUUID();
    const id = await this.log(writer, key);
    writer.entries += 1;
    this.counted.writes += 1;
    this.answered.push({ id, key });
    for (const browser of [...writer.browsers].reverse()) {
      await Promise.all([
        this.read(browser, `/api/volunteer-hours?q=${key}`, (rows) => (rows as object[]).length === 1),
        this.read(
          browser,
          `/api/users/${writer.id}/stats`,
          (stats) => (stats as { pendingHours: number }).pendingHours === writer.entries / 2,
        ),
        this.read(browser, `/api/volunteer-hours/${id}`, (entry) => (entry as { id: number }).id === id),
      ]);
    }
  }

  /** Sends the same request with the same key until it is answered. */
  private async log({ browsers }: Writer, key: string): Promise<number> {
    const entry = {
      organizationName: key,
      description: '',
      date: addDays(todayInZone(ZONE), -2 - (this.counted.writes % 300)),
      ...{ hours: 0.5, startTime: '09:00', endTime: '10:00', status: 'pending' },
    };
    for (;;) {
      const { status, body } = await browsers[0].post('/api/volunteer-hours', entry, { 'idempotency-key': key });
      if (status === 201) return (body as { id: number }).id;
      await this.refused(status, body);
    }
  }

  private async read(browser: Client, path: string, isFresh: (body: unknown) => boolean): Promise<void> {
    for (;;) {
      const { status, body } = await browser.get(path);
      if (status === 200) {
        this.counted.reads += 1;
        if (!isFresh(body)) this.counted.stale += 1;
        return;
      }
      await this.refused(status, body);
    }
  }

  private async refused(status: number, body: unknown): Promise<void> {
    if (status === 503) this.counted.refused += 1;
    else this.counted.others.push(`${status} ${JSON.stringify(body)}`);
    if (this.counted.others.length > 20) throw new Error(this.counted.others.join('\n'));
    await pause(50);
  }

  /** Waits for so many writes more. */
  async untilAnswered(more: number): Promise<void> {
    const enough = this.counted.writes + more;
    await until(() => Promise.resolve(this.counted.writes >= enough), 1_200_000);
  }

  /** Lets the replica be late in changing ways while `work` runs. */
  async whileItLags<T>(work: () => Promise<T>): Promise<T> {
    const ending = new AbortController();
    const lagging = (async () => {
      while (!ending.signal.aborted) {
        await this.cluster.onStandby('SELECT pg_wal_replay_pause()');
        await pause(30 * Math.random());
        await this.cluster.onStandby('SELECT pg_wal_replay_resume()');
        await pause(60 * Math.random());
      }
    })();
    try {
      return await work();
    } finally {
      ending.abort();
      await lagging;
    }
  }

  /** The share of reads that the replica answered, of those that may go there. */
  async shareOfReplica(): Promise<number> {
    const text = await (await fetch(this.telemetry.metrics)).text();
    const by = (who: string): number =>
      Number(new RegExp(`^hourtrail_replica_reads_total\\{by="${who}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return by('replica') / (by('replica') + by('primary'));
  }

  /** Which answered writes are not there, or are there twice. */
  async lost(): Promise<number> {
    const rows = await this.cluster.onPrimary<{ id: number; name: string }>(
      'SELECT id, organization_name AS name FROM hours.volunteer_hours',
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return this.answered.filter(({ id, key }) => names.get(id) !== key).length + rows.length - this.answered.length;
  }

  /** Waits until everything is sealed, and lists the problems of the log. */
  async problems(): Promise<readonly string[]> {
    await until(async () => {
      const [found] = await this.cluster.onPrimary<{ open: string }>(
        'SELECT (SELECT count(*) FROM log.events) - (SELECT count(*) FROM log.sealed_events) AS open',
      );
      return Number(found?.open) === 0;
    });
    const messages: string[] = [];
    const found = await withPool(this.cluster.urls.systemUrl, (pool) =>
      checkLog({
        pool,
        macKey: MAC_KEY,
        external: new ExternalCheckpoints(this.folder),
        trusted: [TEST_SIGNER],
        trustsExternalKeys: true,
        say: (sentence) => messages.push(sentence),
      }),
    );
    return found === 0 ? [] : messages;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    await this.telemetry.stop();
    await this.cluster.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
