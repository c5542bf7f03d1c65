import { ReplicaTrial } from './read-replica.js';
import { until } from './until.js';

let trial: ReplicaTrial;

beforeEach(async () => {
  trial = await ReplicaTrial.start();
});
afterEach(async () => trial.stop());

test('a writer never reads stale from a replica that lags', async () => {
  await trial.cluster.delay(10);
  // a replica that is late once answers nothing for two seconds
  await until(async () => {
    await trial.writeAndRead(10);
    return (await trial.shareOfReplica()) > 0;
  });
  await trial.whileItLags(() => trial.writeAndRead(10));
  expect(trial.counted).toMatchObject({ stale: 0, refused: 0, others: [], reads: 6 * trial.counted.writes });
});

test('without the rule a writer reads stale', async () => {
  await trial.cluster
    .onPrimary(`CREATE OR REPLACE FUNCTION web.require_log_position(on_timeline integer, up_to pg_lsn, of_database oid, patience interval)
    RETURNS void LANGUAGE sql AS ''`);
  await until(async () => {
    const rows = await trial.cluster.onStandby(
      "SELECT FROM pg_proc WHERE proname = 'require_log_position' AND prosrc = ''",
    );
    return rows.length === 1;
  });
  await trial.cluster.delay(100);
  await trial.writeAndRead(5);
  expect(trial.counted.stale).toBeGreaterThan(0);
});

test('the work goes on when the primary is killed and the replica is promoted', async () => {
  await trial.cluster.commitOnBoth();
  const ending = new AbortController();
  const work = trial.writeAndRead(Infinity, ending.signal);
  await trial.untilAnswered(40);
  await trial.cluster.failOver();
  await trial.untilAnswered(40);
  ending.abort();
  await work;
  expect(trial.counted).toMatchObject({ stale: 0, others: [] });
  expect(await trial.lost()).toBe(0);
  expect(await trial.problems()).toEqual([]);
});
