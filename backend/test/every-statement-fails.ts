import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { AttachmentFiles } from '../src/hours/persistence/attachments.js';
import { FolderStore } from '../src/platform/files/file-store.js';
import { startApp, TestClock, type TestApp } from './app.js';
import type { Answer } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { FailingStatements, type Failure, type Point, type Reached } from './failing-statements.js';
import { TABLE } from './permissions/matrix.js';
import type { Row } from './permissions/table.js';
import {
  changingRows,
  isDoneBy,
  isLimit,
  titleOf,
  ValidRequests,
  type ValidRequest,
} from './permissions/valid-requests.js';
import { caughtUp, SOUND, unsoundIn } from './soundness.js';
import { until } from './until.js';
import { MAC_KEY } from './write-core.js';
import { differences, WholeState } from './whole-state.js';

/** They tell of attempts: a password that was tried, a proof that was used up, a page that was opened, an import that failed, a refusal, a check of the log that had begun. */
const TELLS_OF_ATTEMPTS = new Set([
  'identity.log_in_attempts',
  'identity.pending_links',
  'hours.supervisor_requests',
  'imports.runs',
  'log.accesses',
  'log.full_checks',
]);
/** A file that was uploaded and that no event names is left to a job. */
const UPLOADED = new Set(['hours.attachments', 'graphile_worker._private_jobs', 'files']);
const isLeftToSweep = (changed: readonly string[]): boolean => changed.every((table) => UPLOADED.has(table));

const JOB_RUNS = `
  SELECT FROM graphile_worker._private_jobs
  WHERE locked_at IS NOT NULL OR (run_at <= now() AND attempts < max_attempts)`;
const POSTPONE_JOBS = `
  UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'
  WHERE locked_at IS NULL AND run_at BETWEEN now() AND now() + interval '1 hour'`;

/** Lets the statements of requests fail, one at a time: nothing is left of what was refused. */
export function describeFailingStatements(takes: (row: Row, index: number) => boolean): void {
  const rows = changingRows(TABLE);
  let database: TestDatabase;
  let app: TestApp;
  let admin: pg.Pool;
  let valid: ValidRequests;
  let statements: FailingStatements;
  let whole: WholeState;
  let folder: string;
  const figures = { requests: 0, statements: 0, failures: 0, notReached: 0, done: 0 };
  let keys = 0;

  beforeAll(async () => {
    [database, folder] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'hourtrail-failing-'))]);
    app = await startApp({
      database,
      clock: new TestClock(new Date('2026-11-21T15:00:00Z')),
      web: { proxies: 1 },
      files: new FolderStore(folder),
      macKey: MAC_KEY,
    });
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    valid = await ValidRequests.of(app);
    statements = new FailingStatements(app);
    whole = new WholeState(admin, folder);
  });
  afterAll(async () => {
    process.stdout.write(`Failing statements: ${JSON.stringify(figures)}\n`);
    await admin.end();
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Until no reaction or job changes anything more, nor will: a webhook that no one answers is tried again and again. */
  const atRest = async (): Promise<ReadonlyMap<string, string>> => {
    for (;;) {
      await caughtUp(database);
      await app.sealAll();
      await until(async () => (await admin.query(JOB_RUNS)).rowCount === 0);
      await admin.query(POSTPONE_JOBS);
      const before = await whole.now();
      await new Promise((resolve) => setTimeout(resolve, 40));
      if (differences(before, await whole.now()).length === 0) return before;
    }
  };

  const eventsOf = async ({ headers }: Answer): Promise<readonly string[]> => {
    const { rows: found } = await admin.query<{ type: string }>(
      `SELECT type FROM log.events WHERE canonical::jsonb ->> 'request' = $1 ORDER BY 1`,
      [headers['x-request-id']],
    );
    return found.map(({ type }) => type);
  };

  /** With a key where the route takes one: then all of a request is one transaction. */
  const send = (request: ValidRequest): Promise<Answer> =>
    request.send({ 'idempotency-key': `failing-${(keys += 1)}` });
  const tookKey = async (): Promise<boolean> =>
    ((await admin.query('SELECT FROM web.idempotency_keys WHERE key = $1', [`failing-${keys}`])).rowCount ?? 0) > 0;

  /** What a request does when nothing fails. */
  interface Whole {
    readonly isKeyed: boolean;
    readonly events: readonly string[];
    readonly points: readonly Point[];
  }

  const wholly = (row: Row): Promise<Whole> => {
    let points: readonly Point[] = [];
    return valid
      .outcomeOf(row, async (request) => {
        const tried = await statements.pointsOf(() => send(request));
        const { status, body } = tried.result;
        if (status >= 400) throw new Error(`${titleOf(row)}: ${status} ${JSON.stringify(body)}`);
        // of the first: it may look up more than those that come later
        points = points.length > 0 ? points : tried.points;
        return { isKeyed: await tookKey(), events: await eventsOf(tried.result) };
      })
      .then((outcome) => ({ ...outcome, points }));
  };

  /** What is wrong with an answer, and with what the request left. */
  const faultsOf = async (
    row: Row,
    answer: Answer,
    { isKeyed, ...expected }: Whole,
    changed: readonly string[] = [],
  ): Promise<readonly string[]> => {
    const events = await eventsOf(answer);
    const isWhole = isDoneBy(row, String(events), String(expected.events));
    const wrote = `wrote ${events.join(', ') || 'no event'}`;
    if (answer.status < 400) {
      figures.done += 1;
      return isWhole ? [] : [wrote];
    }
    const faults = isError(answer) ? [] : [JSON.stringify(answer.body)];
    const isLeft = isLeftToSweep(changed) || changed.every((table) => TELLS_OF_ATTEMPTS.has(table));
    if (events.length === 0 && isLeft) return faults;
    // without a key, the answer may get lost after all is done
    if (!isKeyed && String(events) === String(expected.events)) return faults;
    return [...faults, `${wrote}, changed ${changed.join(', ')}`];
  };

  /** Once more in new schools if the school or its people have come to a limit. */
  const unlessLimited = async (row: Row, attempt: () => Promise<Reached<Answer>>): Promise<Reached<Answer>> => {
    const reached = await attempt();
    if (!isLimit(reached.result) || isError(reached.result)) return reached;
    valid.takeNewSchoolsFor(row);
    return attempt();
  };

  /** Errors that are not tried again, at every statement: with one record, for as long as it stays as it was. */
  const refusedAt = async (row: Row, expected: Whole): Promise<readonly string[]> => {
    const faults: string[] = [];
    let request: ValidRequest | undefined;
    let before: ReadonlyMap<string, string> = new Map();
    for (const [n, point] of expected.points.entries()) {
      const failures: Failure[] = [n % 2 === 0 ? '53100' : '57014'];
      if (point.statement === 0) failures.push('lost');
      for (const failure of failures) {
        const { result: answer, isReached } = await unlessLimited(row, async () => {
          if (!request) {
            request = await valid.of(row);
            before = await atRest();
          }
          const tried = request;
          const reached = await statements.failing(point, failure, () => send(tried));
          if (isLimit(reached.result)) request = undefined;
          return reached;
        });
        figures[isReached ? 'failures' : 'notReached'] += 1;
        const changed = differences(before, await whole.now());
        if (changed.length > 0) request = undefined;
        const found = await faultsOf(row, answer, expected, changed);
        faults.push(...found.map((fault) => `${inWords(row, failure, point)}: ${answer.status} ${fault}`));
      }
    }
    return faults;
  };

  /** What PostgreSQL asks to try again, at one statement of every trip, each with a record of its own. */
  const triedAgainAt = async (row: Row, expected: Whole): Promise<readonly string[]> => {
    const faults: string[] = [];
    for (const trip of new Set(expected.points.map((point) => point.trip))) {
      const points = expected.points.filter((point) => point.trip === trip);
      const point = points[trip % points.length] as Point;
      const { result: answer, isReached } = await unlessLimited(row, async () => {
        const request = await valid.of(row);
        return statements.failing(point, '40001', () => send(request));
      });
      figures[isReached ? 'failures' : 'notReached'] += 1;
      const found = await faultsOf(row, answer, expected);
      faults.push(...found.map((fault) => `${inWords(row, '40001', point)}: ${answer.status} ${fault}`));
    }
    return faults;
  };

  const faultsIn = async (row: Row): Promise<readonly string[]> => {
    const expected = await wholly(row);
    figures.requests += 1;
    figures.statements += expected.points.length;
    return [...(await refusedAt(row, expected)), ...(await triedAgainAt(row, expected))];
  };

  test('whatever statement of a request fails, the request is refused and leaves nothing, or is done whole', async () => {
    const faults: string[] = [];
    for (const row of rows.filter(takes)) {
      const found = await faultsIn(row).catch((error: unknown) => [`${titleOf(row)}: ${String(error)}`]);
      if (found.length > 0) process.stdout.write(`${found.join('\n')}\n`);
      faults.push(...found);
    }
    expect(faults).toEqual([]);
  }, 3_600_000);

  test('files that no entry names are swept', async () => {
    await admin.query(`UPDATE hours.attachments SET since = since - interval '2 hours'`);
    await app.app.get(AttachmentFiles).sweep();
    const { rows: left } = await admin.query(`SELECT FROM hours.attachments WHERE state <> 'kept'`);
    expect(left).toEqual([]);
  });

  test('afterwards the log is whole, and every row is what the log says', async () => {
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  }, 600_000);
}

const inWords = (row: Row, failure: Failure, { trip, statement, name }: Point): string =>
  `${titleOf(row)}: ${failure} at ${trip}.${statement} ${name}`;

/** PostgreSQL holds the lock of a connection that was lost until it notices. */
const isError = ({ status, body, headers }: Answer): boolean =>
  (status === 503 || body?.code === 'in-progress') &&
  typeof body?.message === 'string' &&
  body.statusCode === status &&
  body.requestId === headers['x-request-id'];
