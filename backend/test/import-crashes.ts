import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportReport, ImportView } from '@hourtrail/contracts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { Server, type Client } from './server.js';

export interface SurvivedImports {
  /** How the imports that were killed show afterwards, each with how many of its entries there are. */
  readonly killed: readonly { readonly state: string; readonly entries: number }[];
  /** The import that was left in peace. */
  readonly last: ImportReport;
  /** What is left of the preparations. */
  readonly staged: number;
  readonly running: number;
  /** Entries whose row does not have the version of their last event. */
  readonly apart: number;
}

/** Kills the server in the middle of an import, again and again, each time at another moment, and looks what is left. */
export async function surviveImportCrashes({ times, rows }: { times: number; rows: number }): Promise<SurvivedImports> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-import-crash-'));
  await chmod(folder, 0o755);
  const environment = { DATA_DIR: join(folder, 'data') };
  try {
    for (let crash = 0; crash < times; crash += 1) {
      const server = await Server.start(environment);
      const admin = await server.signIn('admin');
      const sent = send(admin, `Crash ${crash}`, rows).catch(() => undefined);
      // the first before anything is put aside, every other one while it is, or while it is saved
      if (crash > 0) await untilDone(admin, crash % 2 === 1 ? 1 : rows);
      await pause(randomInt(0, 150));
      await server.end('SIGKILL');
      await sent;
    }
    const server = await Server.start(environment);
    const admin = await server.signIn('admin');
    const killed = (await admin.get<ImportView[]>('/admin/imports')).toReversed();
    const last = await send(admin, 'Left in peace', rows);
    await server.end('SIGTERM');
    return { last, ...(await lookAt(environment.DATA_DIR, killed)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function send(client: Client, place: string, rows: number): Promise<ImportReport> {
  const lines = Array.from({ length: rows }, (_, n) => {
    const day = new Date(Date.UTC(2010, 0, 1 + Math.floor(n / 4))).toISOString().slice(0, 10);
    return `student@lincoln.example,${place},0.5,${day},Part ${n}`;
  });
  const file = ['studentEmail,organizationName,hours,date,description', ...lines].join('\n');
  const answer = await client.sendText('POST', '/admin/import/hours', file, 'text/csv');
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as ImportReport;
}

/** Waits until the running import has read so many rows, or has ended. */
async function untilDone(client: Client, rows: number): Promise<void> {
  for (let began = false; ;) {
    const running = (await client.get<ImportView[]>('/admin/imports')).find(({ state }) => state === 'running');
    if (running ? running.done >= rows : began) return;
    began ||= running !== undefined;
    await pause(5);
  }
}

async function lookAt(dataDir: string, views: readonly ImportView[]): Promise<Omit<SurvivedImports, 'last'>> {
  const cluster = await startEmbeddedPostgres({ dataDir, announce: () => {} });
  const url = new URL(cluster.url);
  url.pathname = '/hourtrail';
  const admin = new pg.Client(url.href);
  await admin.connect();
  try {
    const count = async (from: string): Promise<number> =>
      Number((await admin.query<{ n: string }>(`SELECT count(*) AS n FROM ${from}`)).rows[0]?.n);
    const killed = [];
    for (const { id, state } of views) {
      const rows = await count(`hours.volunteer_hours WHERE import_id = ${id}`);
      const events = await count(`log.events WHERE (canonical::jsonb #>> '{data,import}')::integer = ${id}`);
      const imports = await count(`imports.imports WHERE id = ${id}`);
      killed.push({ state, entries: rows === events && (imports === 1) === rows > 0 ? rows : -1 });
    }
    let staged = 0;
    for (const what of ['rows', 'events', 'texts']) staged += await count(`log.staged_${what}`);
    return {
      killed,
      staged,
      running: await count('imports.runs WHERE failed_at IS NULL'),
      apart:
        await count(`(SELECT stream, max(version) AS version FROM log.events WHERE stream LIKE 'hours/%' GROUP BY 1) e
        FULL JOIN hours.volunteer_hours h ON e.stream = 'hours/' || h.id WHERE e.version IS DISTINCT FROM h.version`),
    };
  } finally {
    await admin.end();
    await cluster.stop();
  }
}
