import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MAIN = join(import.meta.dirname, '../bench/main.mjs');
/** All but the one that compares with packages of its own, and the last day of term, which takes minutes. */
const GOALS = ['1', '2', '3', '4', '5', '8', '9', '10', '11', '12', '13', '14', '15'];

test.each(GOALS)('the benchmark of goal %s runs', async (goal) => {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, goal, '--trial'], { timeout: 300_000 });
  expect(stdout).toMatch(new RegExp(`^${goal} .*\\d`, 'm'));
});
