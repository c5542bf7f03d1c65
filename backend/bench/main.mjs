// Measures the performance goals as ratios to anchors of the same run. It reports; it does not judge by exit code.
import 'reflect-metadata';
import { databaseCpu } from './database-cpu.mjs';
import { exports } from './exports.mjs';
import { httpApprove } from './http-approve.mjs';
import { httpPage } from './http-page.mjs';
import { imports } from './imports.mjs';
import { lastDay } from './last-day.mjs';
import { merkle } from './merkle.mjs';
import { oneSchool } from './one-school.mjs';
import { readers } from './readers.mjs';
import { rebuilding } from './rebuild.mjs';
import { roundTrips } from './round-trips.mjs';
import { sealing } from './sealing.mjs';
import { rowLevelSecurity } from './row-level-security.mjs';
import { openCluster } from './support/cluster.mjs';
import { addToHistory } from './support/report.mjs';
import { HEADING, line, rowOf } from './support/table.mjs';
import { walBytes } from './wal-bytes.mjs';

const GOALS = {
  1: httpApprove,
  2: databaseCpu,
  3: walBytes,
  4: roundTrips,
  5: oneSchool,
  // its packages are installed for this goal alone
  6: async (setting) => (await import('./rivals.mjs')).rivals(setting),
  8: httpPage,
  9: exports,
  10: rebuilding,
  11: imports,
  12: merkle,
  13: readers,
  14: sealing,
  15: rowLevelSecurity,
  'last-day': lastDay,
};

const requested = process.argv.slice(2).filter((argument) => argument in GOALS);
const quick = process.argv.includes('--quick');
const [rounds, part] = process.argv.includes('--trial') ? [1, 1_000] : quick ? [2, 10] : [5, 1];
const plan = { quick, rounds, scaled: (count) => Math.ceil(count / part) };

const began = performance.now();
const cluster = await openCluster();
const results = [];
try {
  console.log(line(HEADING));
  for (const number of requested.length > 0 ? requested : Object.keys(GOALS)) {
    const { rows, notes = [] } = await GOALS[number]({ cluster, ...plan });
    results.push({ rows: rows.map((row) => rowOf({ number, ...row })), notes });
    for (const row of results.at(-1).rows) console.log(line(row));
    for (const note of notes) console.log(`    ${note}`);
  }
} finally {
  await cluster.stop();
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${seconds} s; a ratio is the median of ${plan.rounds} interleaved rounds.`);
if (process.argv.includes('--report')) {
  const goals = requested.length > 0 ? requested.join(', ') : 'all goals';
  const run = { goals, results, minutes: Math.ceil(seconds / 60), rounds: plan.rounds, postgres: cluster.version };
  console.log(`Written to ${addToHistory(run)}`);
}
process.exit(0);
