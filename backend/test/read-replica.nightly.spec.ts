import { ReplicaTrial } from './read-replica.js';

let trial: ReplicaTrial;

beforeEach(async () => {
  trial = await ReplicaTrial.start();
});
afterEach(async () => {
  process.stdout.write(`${JSON.stringify({ ...trial.counted, share: await trial.shareOfReplica() })}\n`);
  await trial.stop();
});

test('a writer never reads stale, thousands of times, from a replica that lags', async () => {
  await trial.cluster.delay(10);
  await trial.writeAndRead(250);
  await trial.whileItLags(() => trial.writeAndRead(250));
  expect(trial.counted).toMatchObject({ stale: 0, refused: 0, others: [], reads: 12_000 });
});

test('the work goes on for long when the primary is killed and the replica is promoted', async () => {
  await trial.cluster.commitOnBoth();
  const ending = new AbortController();
  const work = trial.writeAndRead(Infinity, ending.signal);
  await trial.untilAnswered(1_000);
  await trial.cluster.failOver();
  await trial.untilAnswered(1_000);
  ending.abort();
  await work;
  expect(trial.counted).toMatchObject({ stale: 0, others: [] });
  expect(await trial.lost()).toBe(0);
  expect(await trial.problems()).toEqual([]);
});
