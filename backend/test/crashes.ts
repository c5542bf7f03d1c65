import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type HoursView } from '@hourtrail/contracts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { Server, type Client } from './server.js';
import { until } from './until.js';

const WRITERS = 4;
/** How many writes are acknowledged before the kill comes. */
const WRITES = { least: 20, most: 80 };

/** One writer's request under one key, and its response. */
interface SentEntry {
  readonly key: string;
  readonly date: string;
  readonly hours: number;
  response?: HoursView;
}

export interface Survived {
  readonly acknowledged: number;
  /** Acknowledged, but not stored as in the response. */
  readonly lost: readonly SentEntry[];
  /** Streams whose row does not have the version of their last event. */
  readonly apart: number;
  /** Entries written twice. */
  readonly doubled: number;
  readonly totalsOff: number;
}

/** Kills the server in the middle of writes, restarts it and sends again what had no answer; then compares. */
export async function surviveCrashes(times: number): Promise<Survived> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-crash-'));
  await chmod(folder, 0o755);
  const environment = { DATA_DIR: join(folder, 'data') };
  const sent: SentEntry[] = [];
  try {
    for (let crash = 0; crash < times; crash += 1) {
      const server = await Server.start(environment);
      const students = await Promise.all(['student', 's.amara', 's.ben', 's.chloe'].map((name) => server.signIn(name)));
      const writers = students.slice(0, WRITERS).map((client, writer) => write(client, writer, sent));
      const enough = acknowledgedOf(sent) + randomInt(WRITES.least, WRITES.most);
      await until(() => Promise.resolve(acknowledgedOf(sent) >= enough));
      await server.end('SIGKILL');
      await Promise.all(writers);
    }
    const server = await Server.start(environment);
    const clients = await Promise.all(['student', 's.amara', 's.ben', 's.chloe'].map((name) => server.signIn(name)));
    for (const one of sent.filter(({ response }) => !response)) await send(clients[writerOf(one)] as Client, one);
    await server.end('SIGTERM');
    return await compare(environment.DATA_DIR, sent);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(client: Client, writer: number, sent: SentEntry[]): Promise<void> {
  for (;;) {
    const date = addDays(new Date().toISOString().slice(0, 10), -randomInt(2, 300));
    const one: SentEntry = { key: `${writer}-${randomUUID()}`, date, hours: 0.5 };
    sent.push(one);
    try {
      await send(client, one);
    } catch {
      return;
    }
  }
}

const acknowledgedOf = (sent: readonly SentEntry[]): number => sent.filter(({ response }) => response).length;

const writerOf = ({ key }: SentEntry): number => Number(key.split('-')[0]);

async function send(client: Client, one: SentEntry): Promise<void> {
  const fields = {
    organizationName: one.key,
    description: '',
    date: one.date,
    hours: one.hours,
    startTime: '09:00',
    endTime: '10:00',
  };
  const answer = await client.send(
    'POST',
    '/volunteer-hours',
    { ...fields, status: 'pending' },
    { 'idempotency-key': one.key },
  );
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  one.response = (await answer.json()) as HoursView;
}

async function compare(dataDir: string, sent: readonly SentEntry[]): Promise<Survived> {
  const cluster = await startEmbeddedPostgres({ dataDir, announce: () => {} });
  const url = new URL(cluster.url);
  url.pathname = '/hourtrail';
  const admin = new pg.Client(url.href);
  await admin.connect();
  try {
    const { rows } = await admin.query<{ id: number; organization_name: string }>(
      'SELECT id, organization_name FROM hours.volunteer_hours WHERE organization_name = ANY ($1)',
      [sent.map(({ key }) => key)],
    );
    const stored = new Map(rows.map((row) => [row.id, row.organization_name]));
    const count = async (query: string): Promise<number> =>
      Number((await admin.query<{ n: string }>(query)).rows[0]?.n);
    return {
      acknowledged: acknowledgedOf(sent),
      lost: sent.filter(({ key, response }) => response && stored.get(response.id) !== key),
      doubled: rows.length - new Set(rows.map((row) => row.organization_name)).size,
      apart: await count(`
        SELECT count(*) AS n FROM (SELECT stream, max(version) AS version, count(*) AS events FROM log.events
          WHERE stream LIKE 'hours/%' GROUP BY stream) e
        FULL JOIN hours.volunteer_hours h ON e.stream = 'hours/' || h.id
        WHERE e.version IS DISTINCT FROM h.version OR e.events IS DISTINCT FROM h.version`),
      totalsOff: await count(`
        SELECT count(*) AS n FROM reporting.user_totals t FULL JOIN (
          SELECT organization_id, student_id,
            coalesce(sum(hours) FILTER (WHERE status = 'approved'), 0) * 100 AS approved,
            count(*) FILTER (WHERE status = 'approved') AS entries,
            coalesce(sum(hours) FILTER (WHERE status IN ('pending', 'verified')), 0) * 100 AS pending
          FROM hours.volunteer_hours WHERE deleted_at IS NULL GROUP BY 1, 2) h
        ON (h.organization_id, h.student_id) = (t.organization_id, t.user_id)
        WHERE coalesce(t.approved, 0) <> coalesce(h.approved, 0) OR coalesce(t.pending, 0) <> coalesce(h.pending, 0)
          OR coalesce(t.approved_entries, 0) <> coalesce(h.entries, 0)`),
    };
  } finally {
    await admin.end();
    await cluster.stop();
  }
}
