import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { approveSql, approveStatement } from './approve-sql.mjs';
import { perSecond } from './rounds.mjs';

const SCHOOL = 2;
const BYTES = '\\x'.padEnd(66, 'ab');

/** Runs the hand-written approve with nothing around it: by pgbench, or where that is absent by the bare driver. */
export function approveAnchor({ url, folder, clients, actor, canonicalLength }) {
  const canonical = 'x'.repeat(canonicalLength);
  if (spawnSync('pgbench', ['--version']).status !== 0) return bareDriver({ url, clients, actor, canonical });
  const script = join(folder, 'approve.sql');
  const literals = {
    school: SCHOOL,
    actor,
    at: 'now()',
    canonical: `'${canonical}'`,
    hash: `'${BYTES}'`,
    mac: `'${BYTES}'`,
  };
  const sql = approveSql((name) => literals[name] ?? ':id').replace("'hours/' || :id", "'hours/' || :id::text");
  writeFileSync(script, `\\set n :n + 1\n\\set id :from + :n * ${clients} + :client_id\n${sql};\n`);
  const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-f', script, '-D', 'n=-1'];
  return {
    name: 'pgbench, one statement',
    turn: async (from, count) => {
      const size = ['-D', `from=${from}`, '-t', `${count / clients}`];
      const { stdout } = await promisify(execFile)('pgbench', [...options, ...size, url]);
      if (!stdout.includes(`processed: ${count}/${count}`)) throw new Error(`pgbench did not finish:\n${stdout}`);
      return Number(/tps = ([\d.]+) \(without/.exec(stdout)[1]);
    },
    end: async () => {},
  };
}

function bareDriver({ url, clients, actor, canonical }) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const approve = (id) =>
    pool.query({
      name: 'approve',
      text: approveStatement,
      values: [SCHOOL, id, actor, new Date(), canonical, BYTES, BYTES],
    });
  return {
    name: 'bare driver (no pgbench here)',
    turn: (from, count) =>
      perSecond(
        Array.from({ length: count }, (_, index) => from + index),
        clients,
        approve,
      ),
    end: () => pool.end(),
  };
}
