import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { startApp, type TestApp, PASSWORD } from '../../../test/app.js';
import { cloneDatabase } from '../../../test/database.js';
import { scrape, valueOf, type Sample } from '../../../test/exposition.js';
import { Mailbox } from '../../../test/mailbox.js';
import { namesIn, queries } from '../../../test/operations.js';
import { HER, HER_WORDS, makeErasablePerson } from '../../../test/personal-data.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { freePort } from '../../../test/server.js';
import { seen, until } from '../../../test/until.js';
import { Database } from '../database/database.js';
import { Public } from '../web/session/signed-in.js';
import { METRICS, metricNamed, type MetricName } from './metrics.js';
import { startTelemetry } from './start-telemetry.js';

/** Passes on what PostgreSQL says of a text that a person wrote. */
@Public()
@Controller('defect')
class DefectController {
  constructor(private readonly database: Database) {}

  @Get(':name')
  async fail(@Param('name') name: string): Promise<void> {
    await this.database.system({ text: 'SELECT $1::integer', values: [name] }).catch((error: unknown) => {
      throw new Error((error as Error).message, { cause: error });
    });
  }
}

@Module({ controllers: [DefectController] })
class DefectModule {}

/** What the application exposed, sent and logged while a school worked with it. */
interface Seen {
  readonly samples: readonly Sample[];
  /** While a page listened for changes, and afterwards. */
  readonly openStreams: readonly (number | undefined)[];
  readonly seriesBefore: number;
  readonly seriesAfter: number;
  readonly traces: string;
  readonly log: string;
  readonly secrets: readonly string[];
  readonly requestId: string;
}

let found: Seen;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
  const sent: Buffer[] = [];
  const collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      sent.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const [database, mailbox, port] = [await cloneDatabase(), await Mailbox.open(), await freePort()];
  const logFile = join(folder, 'log');
  const telemetry = await startTelemetry({
    metrics: { host: '127.0.0.1', port },
    otlp: { metrics: true, traces: true, sampled: 1 },
    version: '0.0.0-test',
  });
  const mail = { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.test>', forwardTo: 'office@hourtrail.test' };
  const web = { logFile, logLevel: 'debug', mail } as const;
  const app = await startApp({ database, telemetry, web, modules: [DefectModule] });
  try {
    const secrets = await work(app, mailbox);
    const openStreams = await listen(app, port);
    const before = await guess(app, port);
    const after = await guess(app, port);
    const requestId = String((await app.client().get('/api/version')).headers['x-request-id']);
    const samples = await seen(
      () => scrape(port),
      (all) => all.some(({ name }) => name === 'hourtrail_gc_seconds_count') && hasSent(all),
    );
    await app.close();
    await telemetry.stop();
    await until(async () => (await readFile(logFile, 'utf8')).includes(requestId));
    found = {
      ...{ samples, requestId, secrets, openStreams, seriesBefore: before, seriesAfter: after },
      log: await readFile(logFile, 'utf8'),
      traces: Buffer.concat(sent).toString('latin1'),
    };
  } finally {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    collector.close();
    await Promise.all([database.drop(), mailbox.close(), rm(folder, { recursive: true })]);
  }
});

const hasSent = (samples: readonly Sample[]): boolean =>
  (valueOf(samples, 'hourtrail_mail_total', { state: 'sent' }) ?? 0) > 0 &&
  (valueOf(samples, 'hourtrail_mail_total', { state: 'failed' }) ?? 0) > 0;

/** A person works, writes, imports, exports, fails and is erased. Returns what must be in no log. */
async function work(app: TestApp, mailbox: Mailbox): Promise<readonly string[]> {
  const { her, before, now, boss, admin, pendingNow } = await makeErasablePerson(app);
  await until(() => Promise.resolve(mailbox.received.length > 0));
  mailbox.refusal = { at: 'recipient', code: 550 };
  await app.client().post('/api/newsletter', { email: 'zq+more@plume.example' });
  const client = await app.signIn(HER.username);
  const stranger = app.client();
  const guessed = { username: HER.username, password: 'Zephyrine kvetching' };
  expect((await stranger.post('/api/auth/login', guessed)).status).toBe(401);
  expect((await stranger.get('/api/defect/Zephyrine')).status).toBe(503);
  await client.get('/api/volunteer-hours?q=Quillfeather');
  await client.get('/api/Zephyrine/Quillfeather');
  await client.post('/api/volunteer-hours', '{"description": "Zephyrine');
  await client.post('/api/volunteer-hours', { description: ['Zephyrine'], hours: 'kvetching' });
  await client.patch(`/api/volunteer-hours/${pendingNow}`, { status: 'approved', approverComments: 'vouchsafed' });
  await admin.get(`/api/users?q=${HER.email}`);
  expect((await admin.post(`/api/users/${her.id}/erase`, { username: HER.username })).status).toBe(200);
  const people = [before, now].flatMap(({ student, parent, teacher, admin: head, verifier }) => [
    student,
    parent,
    teacher,
    head,
    verifier,
  ]);
  return [
    ...HER_WORDS,
    ...[PASSWORD, guessed.password, 'zq+more@plume.example'],
    ...people.flatMap(({ username, email, lastName }) => [username, email, lastName]),
    ...[client, boss, admin].flatMap(({ cookies }) => [...cookies.values()]),
  ];
}

/** Opens a live stream and leaves it; answers how many were open meanwhile and afterwards. */
async function listen(app: TestApp, port: number): Promise<readonly (number | undefined)[]> {
  await app.app.listen(0, '127.0.0.1');
  const student = await makePerson(app, await makeSchool(app), 'student');
  const cookie = [...(await app.as(student)).cookies].map((pair) => pair.join('=')).join('; ');
  const leaving = new AbortController();
  const headers = { cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
  const open = await fetch(`${await app.app.getUrl()}/api/stream`, { headers, signal: leaving.signal });
  expect(open.status).toBe(200);
  const count = async () => valueOf(await scrape(port), 'hourtrail_live_streams');
  const meanwhile = await count();
  leaving.abort();
  return [meanwhile, await seen(count, (streams) => streams === 0)];
}

let guesses = 0;

/** Sends what no one foresaw, another each time; answers how many series there are then. */
async function guess(app: TestApp, port: number): Promise<number> {
  const server = app.app.getHttpAdapter().getInstance();
  for (const method of [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'PROPFIND',
    'TRACE',
    'PURGE',
  ] as const) {
    for (const path of ['/', '/api/', '/api/users/', '/api/volunteer-hours/', '/assets/', '/api/auth/login?q=']) {
      guesses += 1;
      await server.inject({ method: method as 'GET', url: `${path}guess-${guesses}` });
    }
  }
  const samples = await scrape(port);
  return samples.filter(({ name }) => name === 'hourtrail_http_request_seconds_count').length;
}

describe('a running application', () => {
  test('exposes every metric with its labels, and no other', () => {
    const names = (Object.keys(METRICS) as MetricName[]).map((name) => ({ name, ...metricNamed(name) }));
    const exposed = new Map(found.samples.map(({ name, labels }) => [name, Object.keys(labels)]));
    for (const { name, kind, labels = [] } of names)
      expect([name, exposed.get(kind === 'histogram' ? `${name}_count` : name)?.sort()]).toEqual([
        name,
        [...labels].sort(),
      ]);
    const known = new Set(names.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
    expect([...exposed.keys()].filter((name) => !known.has(name))).toEqual(['target_info']);
  });

  test('exposes whatever the board and the alerts ask for', () => {
    const labelsOf = new Map<string, Set<string>>([['up', new Set()]]);
    for (const { name, labels } of found.samples)
      labelsOf.set(name, new Set([...(labelsOf.get(name) ?? []), ...Object.keys(labels)]));
    const missing = queries().flatMap(({ of, expr }) => {
      const { metrics, labels } = namesIn(expr);
      const offered = new Set(['instance', 'job', ...metrics.flatMap((name) => [...(labelsOf.get(name) ?? [])])]);
      return [
        ...metrics.filter((name) => !labelsOf.has(name)).map((name) => `${of}: ${name}`),
        ...labels.filter((label) => !offered.has(label)).map((label) => `${of}: the label ${label}`),
      ];
    });
    expect(queries().length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  test('counts requests by pattern, trips by statement, mail by its end', () => {
    const labels = { method: 'PATCH', route: '/api/volunteer-hours/:id', status: '200' };
    expect(valueOf(found.samples, 'hourtrail_http_request_seconds_count', labels)).toBeGreaterThan(3);
    expect(valueOf(found.samples, 'hourtrail_statements_total', { statement: 'enter' })).toBeGreaterThan(10);
    expect(
      valueOf(found.samples, 'hourtrail_job_seconds_count', { task: 'send-mail', outcome: 'done' }),
    ).toBeGreaterThan(0);
    expect(valueOf(found.samples, 'hourtrail_log_events')).toBeGreaterThan(20);
    expect(valueOf(found.samples, 'hourtrail_database_up')).toBe(1);
    expect(valueOf(found.samples, 'hourtrail_read_only')).toBe(0);
  });

  test('counts live streams while they are open, and not among the requests', () => {
    expect(found.openStreams).toEqual([1, 0]);
    expect(found.samples.filter(({ labels }) => labels['route'] === '/api/stream')).toEqual([]);
  });

  test('has no series more for URLs and methods that no one foresaw', () => {
    expect(found.seriesAfter).toBe(found.seriesBefore);
    const values = (label: string) => new Set(found.samples.flatMap(({ labels }) => labels[label] ?? []));
    expect([...values('route')].filter((route) => /guess|\d/.test(route))).toEqual([]);
    expect([...values('method')].sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'other']);
  });

  test('traces a request under its own id, with the names of its statements', () => {
    const traceId = Buffer.from(found.requestId.replaceAll('-', ''), 'hex').toString('latin1');
    expect(found.traces).toContain(traceId);
    expect(found.traces).toContain('PATCH /api/volunteer-hours/:id');
    expect(found.traces).toContain('confirm-session');
    expect(found.traces).toContain('job send-mail');
    expect(found.traces).not.toContain('SELECT ');
  });

  test('logs JSON lines with the id of the request', () => {
    const lines = found.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = lines.find(({ requestId }) => requestId === found.requestId);
    expect(line).toMatchObject({ level: 30, method: 'GET', route: '/api/version', status: 200 });
    expect(line?.['traceId']).toBe(found.requestId.replaceAll('-', ''));
    const failed = lines.find(({ msg }) => msg === 'request failed');
    expect(failed).toMatchObject({
      message: 'invalid input syntax for type integer: "…"',
      requestId: expect.any(String),
    });
    expect(lines.some(({ msg }) => String(msg).includes('was not taken: EENVELOPE 550'))).toBe(true);
  });

  test.each(['log', 'traces', 'samples'] as const)('puts nothing of a person into the %s', (where) => {
    const text = JSON.stringify(found[where]).toLowerCase();
    expect(found.secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
  });
});
