import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from './app.js';
import type { Answer } from './client.js';
import { CuttingProxy, MOMENTS, type Cut } from './cutting-proxy.js';
import { cloneDatabase, type TestDatabase } from './database.js';
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
import { Dice } from './random-requests.js';
import { SOUND, unsoundIn } from './soundness.js';
import { MAC_KEY } from './write-core.js';

const PATIENCE_MS = 10_000;

/** Cuts connections under random requests, sends each again with its key until it is answered, and compares. */
export function describeCutConnections(count: number, seed: number): void {
  let database: TestDatabase;
  let proxy: CuttingProxy;
  let app: TestApp;
  let admin: pg.Pool;
  let valid: ValidRequests;
  const dice = new Dice(seed);
  const cuts: Cut[] = [];
  let requests = 0;
  let keys = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    proxy = await CuttingProxy.before(database.adminUrl);
    app = await startApp({
      // reactions and jobs use the other address, so each cut is one of the request that was sent
      database: { ...database, appUrl: proxy.urlOf(database.appUrl) },
      clock: new TestClock(new Date('2026-11-21T15:00:00Z')),
      web: { proxies: 1 },
      macKey: MAC_KEY,
    });
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    valid = await ValidRequests.of(app);
  });
  afterAll(async () => {
    process.stdout.write(`Cut connections, seed ${seed}: ${JSON.stringify(figures())}\n`);
    await admin.end();
    await app.close();
    await proxy.close();
    await database.drop();
  });

  const figures = () => ({
    ...{ requests, cuts: cuts.length, atCommit: cuts.filter(({ atCommit }) => atCommit).length },
    ...Object.fromEntries(MOMENTS.map((moment) => [moment, cuts.filter((cut) => cut.moment === moment).length])),
  });

  const eventsOf = async (answers: readonly Answer[]): Promise<string> => {
    const { rows } = await admin.query<{ type: string }>(
      `SELECT type FROM log.events WHERE canonical::jsonb ->> 'request' = ANY ($1) ORDER BY 1`,
      [answers.map(({ headers }) => headers['x-request-id'])],
    );
    return rows.map(({ type }) => type).join(', ');
  };

  const savedOf = async (key: string): Promise<number> =>
    (await admin.query('SELECT FROM web.idempotency_keys WHERE key = $1', [key])).rowCount ?? 0;

  /** What a request writes when nothing is cut; undefined where it takes no key. */
  const known = new Map<Row, string | undefined>();
  const expectedOf = async (row: Row): Promise<string | undefined> => {
    if (!known.has(row)) {
      const outcome = await valid.outcomeOf(row, async (request) => {
        const key = `whole-${(keys += 1)}`;
        const answer = await request.send({ 'idempotency-key': key });
        return { isKeyed: (await savedOf(key)) === 1, events: await eventsOf([answer]) };
      });
      known.set(row, outcome.isKeyed ? outcome.events : undefined);
    }
    return known.get(row);
  };

  /** Until it is answered, as the web client does. */
  const sendUntilAnswered = async (request: ValidRequest, key: string): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await request.send({ 'idempotency-key': key });
      answers.push(answer);
      const isFinal = answer.status !== 503 && answer.body?.code !== 'in-progress';
      if (isFinal || performance.now() > end) return answers;
      await pause(5 * answers.length);
    }
  };

  test(`${count.toLocaleString('en')} cut connections: each request is done once`, async () => {
    const rows = changingRows(TABLE);
    const faults: string[] = [];
    while (cuts.length < count && faults.length < 20) {
      const row = dice.one(rows);
      const expected = await expectedOf(row);
      if (expected === undefined) continue;
      const request = await valid.of(row);
      const key = `cut-${(keys += 1)}`;
      const onlyCommit = dice.chance(35);
      const plan = { moment: dice.one(MOMENTS), onlyCommit, passing: onlyCommit ? 0 : dice.below(10) };
      let cut: Cut | undefined;
      void proxy.plans(plan).then((done) => {
        cut = done;
        cuts.push(done);
      });
      const answers = await sendUntilAnswered(request, key);
      proxy.calm();
      requests += 1;
      const last = answers.at(-1) as Answer;
      const [events, saved] = [await eventsOf(answers), await savedOf(key)];
      // an erasure in the school takes stored answers, not what was done
      const isAnswered = last.status < 400 || last.body?.code === 'answer-erased';
      if (isAnswered && isDoneBy(row, events, expected) && saved === 1) continue;
      if (isLimit(last) && events === '' && saved === 0) {
        valid.takeNewSchoolsFor(row);
        continue;
      }
      const what = `${titleOf(row)}, ${cut ? `cut ${cut.moment}${cut.atCommit ? ' at COMMIT' : ''}` : 'whole'}`;
      const statuses = answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`).join(', ');
      faults.push(`${what}: ${statuses}; wrote ${events || 'no event'}; ${saved} answers saved`);
    }
    expect(faults).toEqual([]);
    expect(figures().atCommit).toBeGreaterThanOrEqual(count / 10);
  }, 3_600_000);

  test('afterwards the log is whole, and every row is what the log says', async () => {
    expect(await unsoundIn(app, database)).toEqual(SOUND);
  }, 600_000);
}
