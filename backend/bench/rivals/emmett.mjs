import { sql } from '@event-driven-io/dumbo';
import { getPostgreSQLEventStore, postgreSQLRawSQLProjection } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { perSecond } from '../support/rounds.mjs';
import { approved, TOTALS } from './totals.mjs';

const totals = postgreSQLRawSQLProjection({
  name: 'totals',
  canHandle: ['HoursApproved'],
  evolve: ({ data }) =>
    sql(
      `INSERT INTO totals AS t (student_id, approved, pending) VALUES (%s, %s, -%s)
       ON CONFLICT (student_id) DO UPDATE
         SET approved = t.approved + excluded.approved, pending = t.pending + excluded.pending`,
      data.student,
      data.hundredthsAfter,
      data.hundredthsBefore,
    ),
});

/** The event store of Emmett as its guide sets it up, with an inline projection, on as many connections as ours. */
export async function emmett({ admin, adminUrl }, connections, { students, streams }) {
  const pool = new pg.Pool({ connectionString: adminUrl, max: connections });
  pool.on('error', () => {});
  const store = getPostgreSQLEventStore(adminUrl, {
    projections: [{ type: 'inline', projection: totals }],
    connectionOptions: { pool, pooled: true },
  });
  await store.schema.migrate();
  await admin.query(TOTALS);
  await admin.query(
    `SELECT emt_append_to_stream(ARRAY[gen_random_uuid()::text], ARRAY[$1]::jsonb[], ARRAY['{}']::jsonb[], ARRAY['1'],
       ARRAY['HoursSubmitted'], ARRAY['E'], 'hours-' || n, 'hours', 0, 'emt:default')
     FROM generate_series(1, $2) n`,
    [JSON.stringify({ student: 1 }), streams],
  );
  await admin.query('VACUUM ANALYZE');
  let next = 1;
  const append = async (stream) => {
    const event = { type: 'HoursApproved', data: approved((stream % students) + 1) };
    const { nextExpectedStreamVersion } = await store.appendToStream(`hours-${stream}`, [event], {
      expectedStreamVersion: 1n,
    });
    if (nextExpectedStreamVersion !== 2n) throw new Error(`Stream ${stream} stands at ${nextExpectedStreamVersion}.`);
  };
  return {
    turn: (count) =>
      perSecond(
        Array.from({ length: count }, () => next++),
        connections,
        append,
      ),
    end: () => Promise.all([pool.end(), admin.end()]),
  };
}
