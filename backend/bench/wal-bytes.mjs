import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { interleaved, perSecond, ratiosOf } from './support/rounds.mjs';
import { approveEntry, entryIds, pendingEntries, unitOfWork } from './support/write-core.mjs';

const CONNECTIONS = 8;

/** Goal 3: what an approve adds to the write-ahead log, against a bare insert of the very event row it wrote. */
export async function walBytes({ cluster, rounds, scaled }) {
  const database = await cluster.open('wal_bytes');
  const { admin } = database;
  const each = scaled(2_000);
  const entries = each * (rounds + 1);
  await seed(admin, { schools: [2], students: 2_000, teachers: 1, entries });
  await admin.query('CREATE TABLE log.copy (LIKE log.events INCLUDING ALL)');
  await admin.query('INSERT INTO log.copy OVERRIDING SYSTEM VALUE SELECT * FROM log.events');
  await admin.query('ALTER SYSTEM SET full_page_writes = off');
  await admin.query('SELECT pg_reload_conf()');
  await admin.query('CHECKPOINT');

  const pool = openPool(database.appUrl, CONNECTIONS);
  const work = unitOfWork(new Database(pool, pool));
  const [actor] = await signIn(admin, teachersOf(2, 1));
  const take = entryIds(entries);
  const writer = openPool(database.adminUrl, CONNECTIONS);
  let from;
  const figures = await interleaved(rounds, {
    approve: async () => {
      from = take(each);
      const loaded = await pendingEntries(admin, from, each);
      return walOf(admin, each, () => perSecond(loaded, CONNECTIONS, (entry) => approveEntry(work, actor, entry)));
    },
    insert: async () => {
      const { rows } = await admin.query(WRITTEN, [from, each]);
      return walOf(admin, each, () =>
        perSecond(rows, CONNECTIONS, (row) =>
          writer.query({ name: 'insert', text: INSERT, values: Object.values(row) }),
        ),
      );
    },
  });
  await admin.query('ALTER SYSTEM RESET full_page_writes');
  await admin.query('SELECT pg_reload_conf()');
  await Promise.all([pool.end(), writer.end(), admin.end()]);
  const ratios = ratiosOf(figures.approve, figures.insert);
  const bytes = ({ approve, insert }) =>
    `${Math.round(approve.at(-1))} bytes an approve, ${Math.round(insert.at(-1))} an insert`;
  return {
    rows: [{ figure: 'WAL bytes an approve', anchor: 'bare insert of its event', ratios, atMost: 1.9 }],
    notes: [bytes(figures)],
  };
}

const COLUMNS = 'organization_id, stream, version, type, at, actor_id, canonical, hash, mac';
const WRITTEN = `SELECT ${COLUMNS} FROM log.events
  WHERE version = 2 AND substr(stream, 7)::integer >= $1 AND substr(stream, 7)::integer < $1 + $2
  ORDER BY position`;
const INSERT = `INSERT INTO log.copy (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

async function walOf(admin, count, work) {
  const before = await insertedAt(admin);
  await work();
  const { rows } = await admin.query('SELECT (pg_current_wal_insert_lsn() - $1::pg_lsn)::float8 AS bytes', [before]);
  return rows[0].bytes / count;
}

async function insertedAt(admin) {
  const { rows } = await admin.query('SELECT pg_current_wal_insert_lsn()::text AS at');
  return rows[0].at;
}
