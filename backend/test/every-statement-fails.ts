import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { FolderStore } from '../src/platform/files/file-store.js';
import { startApp, TestClock, type TestApp } from './app.js';
import type { Answer } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { FailingStatements, type Failure, type Point } from './failing-statements.js';
import { TABLE } from './permissions/matrix.js';
import type { Row } from './permissions/table.js';
import { changingRows, titleOf, validRequest, type ValidRequest } from './permissions/valid-requests.js';
import { World } from './permissions/world.js';
import { caughtUp, SOUND, unsoundIn } from './soundness.js';
import { MAC_KEY } from './write-core.js';
import { differences, WholeState } from './whole-state.js';

/** Lets the statements of requests fail, one at a time: nothing is left of what was refused. */
export function describeFailingStatements(takes: (row: Row, index: number) => boolean): void {
  const rows = changingRows(TABLE);
  let database: TestDatabase;
  let app: TestApp;
  let admin: pg.Pool;
  let world: World;
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
    world = await World.build(app);
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

  /** Until no reaction or job changes anything more. */
  const atRest = async (): Promise<ReadonlyMap<string, string>> => {
    for (;;) {
      await caughtUp(database);
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

  /** In new schools, where the ones we have can hold no more records of the kind. */
  const made = async (row: Row): Promise<ValidRequest> => {
    try {
      return await validRequest(world, row);
    } catch {
      world = await World.build(app);
      return validRequest(world, row);
    }
  };

  const wholly = async (row: Row): Promise<Whole> => {
    const request = await made(row);
    const { result: answer, points } = await statements.pointsOf(() => send(request));
    if (answer.status >= 400) throw new Error(`${titleOf(row)}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return { points, isKeyed: await tookKey(), events: await eventsOf(answer) };
  };

  /** What is wrong with an answer, and with what the request wrote. */
  const faultsOf = async (answer: Answer, expected: Whole): Promise<readonly string[]> => {
    const events = await eventsOf(answer);
    const isWhole = String(events) === String(expected.events);
    if (answer.status < 400) figures.done += 1;
    const isAnswered = answer.status < 400 || isError(answer);
    // without a key an answer may get lost after the request is done
    const isRight =
      isWhole && (answer.status < 400 || !expected.isKeyed) ? true : events.length === 0 && answer.status >= 400;
    return [
      ...(isAnswered ? [] : [JSON.stringify(answer.body)]),
      ...(isRight ? [] : [`wrote ${events.join(', ') || 'no event'}`]),
    ];
  };

  /** Each error that refuses for good, at every statement, with one record for as long as it stays as it was. */
  const refusedAt = async (row: Row, expected: Whole): Promise<readonly string[]> => {
    const faults: string[] = [];
    let request: ValidRequest | undefined;
    let before = new Map() as ReadonlyMap<string, string>;
    for (const [n, point] of expected.points.entries()) {
      for (const failure of [
        n % 2 === 0 ? '53100' : '57014',
        ...(point.statement === 0 ? ['lost'] : []),
      ] as Failure[]) {
        if (!request) {
          request = await made(row);
          before = await atRest();
        }
        const tried = request;
        const { result: answer, isReached } = await statements.failing(point, failure, () => send(tried));
        figures[isReached ? 'failures' : 'notReached'] += 1;
        const found = [...(await faultsOf(answer, expected))];
        const changed = differences(before, await whole.now());
        if (changed.length > 0) request = undefined;
        if (answer.status >= 400 && changed.length > 0) {
          if (!expected.isKeyed && !changed.includes('log.events') === expected.events.length > 0)
            found.push(`changed ${changed.join(', ')}`);
          else if (expected.isKeyed) found.push(`changed ${changed.join(', ')}`);
        }
        faults.push(
          ...found.map((fault) => `${titleOf(row)}: ${failure} at ${inWords(point)}: ${answer.status} ${fault}`),
        );
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
      const request = await made(row);
      const { result: answer, isReached } = await statements.failing(point, '40001', () => send(request));
      figures[isReached ? 'failures' : 'notReached'] += 1;
      const found = await faultsOf(answer, expected);
      faults.push(...found.map((fault) => `${titleOf(row)}: 40001 at ${inWords(point)}: ${answer.status} ${fault}`));
    }
    return faults;
  };

  test('whatever statement of a request fails, the request is refused and leaves nothing, or is done whole', async () => {
    const faults: string[] = [];
    for (const row of rows.filter(takes)) {
      try {
        const expected = await wholly(row);
        figures.requests += 1;
        figures.statements += expected.points.length;
        faults.push(...(await refusedAt(row, expected)), ...(await triedAgainAt(row, expected)));
      } catch (error) {
        faults.push(`${titleOf(row)}: ${String(error)}`);
      }
    }
    expect(faults).toEqual([]);
  }, 3_600_000);

  test('afterwards the log is whole, and every row is what the log says', async () => {
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  }, 600_000);
}

const inWords = ({ trip, statement, name }: Point): string => `${trip}.${statement} ${name}`;

const isError = ({ body, headers }: Answer): boolean =>
  typeof body?.message === 'string' && body.statusCode === 503 && body.requestId === headers['x-request-id'];
