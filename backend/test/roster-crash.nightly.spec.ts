import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportView, RosterReport, SessionUser } from '@hourtrail/contracts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { rosterZip } from './rosters.js';
import { Server, type Client } from './server.js';

const TIMES = Number(process.env['CRASHES'] ?? 20);
const PEOPLE = 4_000;

/** Changes only, so that the people of the rosters before stay. */
async function send(client: Client, school: string, name: string): Promise<RosterReport> {
  const users = Array.from({ length: PEOPLE }, (_, n) => ({
    sourcedId: `${name}-${n}`,
    role: 'student',
    grades: '10',
  }));
  const classes = [{ sourcedId: name, title: name, students: users.slice(0, 30).map(({ sourcedId }) => sourcedId) }];
  const file = new Blob([new Uint8Array(await rosterZip({ school, users, classes, mode: 'delta' }))]);
  const answer = await client.sendText('POST', '/admin/roster', file, 'application/zip');
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as RosterReport;
}

it('takes in all of a roster or nothing, at whatever moment of twenty the server is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-roster-crash-'));
  await chmod(folder, 0o755);
  const environment = { DATA_DIR: join(folder, 'data') };
  const begin = async (): Promise<{ server: Server; admin: Client; school: string }> => {
    const server = await Server.start(environment);
    const admin = await server.signIn('admin');
    return { server, admin, school: (await admin.get<SessionUser>('/auth/me')).organizationName };
  };
  try {
    for (let crash = 0; crash < TIMES; crash += 1) {
      const { server, admin, school } = await begin();
      const sent = send(admin, school, `crash-${crash}`).catch(() => undefined);
      await pause(randomInt(100, 4_000));
      await server.end('SIGKILL');
      await sent;
    }
    const { server, admin, school } = await begin();
    const views = await admin.get<ImportView[]>('/admin/imports');
    expect(await send(admin, school, 'peace')).toMatchObject({ adds: PEOPLE, classes: 1, applied: true });
    await server.end('SIGTERM');
    const cluster = await startEmbeddedPostgres({ dataDir: environment.DATA_DIR, announce: () => {} });
    const url = new URL(cluster.url);
    url.pathname = '/hourtrail';
    const client = new pg.Client(url.href);
    await client.connect();
    const count = async (from: string): Promise<number> =>
      Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${from}`)).rows[0]?.n);
    // else the server was killed before or after the imports only
    for (const state of ['applied', 'failed'] as const) expect(views.map((view) => view.state)).toContain(state);
    for (const { id, state } of views) {
      const whole = state === 'applied' ? PEOPLE : 0;
      expect(await count(`identity.users WHERE import_id = ${id}`)).toBe(whole);
      expect(await count(`imports.roster_records WHERE kind = 'user' AND import_id = ${id}`)).toBe(whole);
      expect(await count(`imports.roster_records WHERE kind = 'class' AND import_id = ${id}`)).toBe(Number(whole > 0));
    }
    const applied = views.filter(({ state }) => state === 'applied').length + 1;
    expect(await count("organizations.classes WHERE name LIKE 'crash-%' OR name = 'peace'")).toBe(applied);
    expect(await count('imports.runs WHERE failed_at IS NULL')).toBe(0);
    await client.end();
    await cluster.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 1_200_000);
