import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { perSecond } from '../support/rounds.mjs';
import { ADD, approved, TOTALS } from './totals.mjs';

const packaged = join(dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')), 'database');
// in the order of its own install.sh
const SCRIPTS = [
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  ...['message-store-version', 'hash-64', 'acquire-lock', 'category', 'is-category', 'id', 'cardinal-id'].map(
    (name) => `functions/${name}`,
  ),
  ...['stream-version', 'write-message'].map((name) => `functions/${name}`),
  ...['messages-id', 'messages-stream', 'messages-category'].map((name) => `indexes/${name}`),
];

const WRITE = "SELECT write_message($1, $2, 'Approved', $3, NULL, 0)";
const BOTH = `
  WITH written AS MATERIALIZED (${WRITE} AS position)
  INSERT INTO totals AS t (student_id, approved, pending) SELECT $4::integer, $5::integer, -$5::integer FROM written
  ON CONFLICT (student_id) DO UPDATE
    SET approved = t.approved + excluded.approved, pending = t.pending + excluded.pending`;

/**
 * message-db by its own functions. It leaves the totals to its user: in a transaction around the append, as Emmett
 * does it, or squeezed with the append into one statement, which its guide does not suggest.
 */
export async function messageDb({ admin, adminUrl }, connections, { students, streams }) {
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: connections,
    options: '-c search_path=message_store,public',
  });
  pool.on('error', () => {});
  for (const script of SCRIPTS) await pool.query(readFileSync(join(packaged, `${script}.sql`), 'utf8'));
  await pool.query(TOTALS);
  await pool.query(
    `SELECT write_message(gen_random_uuid()::text, 'hours-' || n, 'Submitted', '{}') FROM generate_series(1, $1) n`,
    [streams],
  );
  await pool.query('VACUUM ANALYZE');
  let next = 1;
  const valuesFor = (stream, student) => [randomUUID(), `hours-${stream}`, JSON.stringify(approved(student))];
  const inTransaction = async (stream) => {
    const student = (stream % students) + 1;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query({ name: 'write', text: WRITE, values: valuesFor(stream, student) });
      await client.query({ name: 'add', text: ADD, values: [student, 100] });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
  const squeezed = (stream) => {
    const student = (stream % students) + 1;
    return pool.query({ name: 'both', text: BOTH, values: [...valuesFor(stream, student), student, 100] });
  };
  const turnOf = (append) => (count) =>
    perSecond(
      Array.from({ length: count }, () => next++),
      connections,
      append,
    );
  return {
    turn: turnOf(inTransaction),
    squeezed: turnOf(squeezed),
    end: () => Promise.all([pool.end(), admin.end()]),
  };
}
