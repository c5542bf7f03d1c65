import { clockProblem } from './clock-problem.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const newest = (...at: readonly string[]) =>
  clockProblem(() => Promise.resolve(at.map((one) => ({ at: new Date(one) }))), NOW);

test('a clock behind the newest event is a problem, a minute is not', async () => {
  expect(await newest()).toBeUndefined();
  expect(await newest('2026-11-28T11:00:00Z')).toBeUndefined();
  expect(await newest('2026-11-28T12:00:59Z')).toBeUndefined();
  expect(await newest('2026-11-28T13:00:00Z')).toContain(
    'is of 2026-11-28T13:00:00.000Z, and the clock here says 2026-',
  );
});
