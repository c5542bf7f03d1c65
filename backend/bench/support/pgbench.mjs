import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { APPROVE, approveSql } from './approve-sql.mjs';
import { perSecond } from './rounds.mjs';

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;
const BYTES = '\\x'.padEnd(66, 'ab');

/** The effect of an approve alone, as one statement: by pgbench, or where that is absent by the bare driver. */
export function oneStatement({ url, folder, clients, values }) {
  if (!hasPgbench) return bareDriver({ url, clients, values });
  const turn = script({ url, clients, file: join(folder, 'one-statement.sql') }, ({ write }) => [write], values);
  return { anchor: 'pgbench, its effect in one statement', turn, end: async () => {} };
}

/** All that the application asks for an approve, trip by trip. */
export function sameTrips({ url, folder, clients, values }) {
  const pipelined = (...statements) => ['\\startpipeline', ...statements, '\\endpipeline'];
  const trips = ({ confirm, bind, load, enter, write }) => [
    ...pipelined(confirm, bind, load),
    ...pipelined(enter, write),
  ];
  return {
    anchor: 'pgbench, all its trips',
    turn: script({ url, clients, file: join(folder, 'trips.sql') }, trips, values),
  };
}

function script({ url, clients, file }, linesOf, values) {
  const literals = { ...values, at: 'now()', hash: `'${BYTES}'`, mac: `'${BYTES}'`, id: ':id' };
  const lines = linesOf(approveSql((name) => literals[name])).map((line) =>
    line.startsWith('\\') ? line : `${line};`,
  );
  writeFileSync(file, [`\\set n :n + 1`, `\\set id :from + :n * ${clients} + :client_id`, ...lines, ''].join('\n'));
  return async (from, count) => {
    const fixed = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-f', file, '-D', 'n=-1'];
    const { stdout } = await promisify(execFile)('pgbench', [
      ...fixed,
      '-D',
      `from=${from}`,
      '-t',
      `${count / clients}`,
      url,
    ]);
    if (!stdout.includes(`processed: ${count}/${count}`)) throw new Error(`pgbench did not finish:\n${stdout}`);
    return Number(/tps = ([\d.]+) \(without/.exec(stdout)[1]);
  };
}

function bareDriver({ url, clients, values }) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  pool.on('error', () => {});
  const plain = { ...values, canonical: values.canonical.slice(1, -1), hash: BYTES, mac: BYTES };
  const approve = (id) => pool.query(APPROVE.write({ ...plain, id, at: new Date() }));
  return {
    anchor: 'bare driver, one statement (no pgbench)',
    turn: (from, count) =>
      perSecond(
        Array.from({ length: count }, (_, index) => from + index),
        clients,
        approve,
      ),
    end: () => pool.end(),
  };
}
