import { sendTogether } from '../../dist/src/platform/database/batch.js';
import { openPool } from '../../dist/src/platform/database/pools.js';
import { Database } from '../../dist/src/platform/database/database.js';
import { Stream } from '../../dist/src/platform/event-log/stream.js';
import { UnitOfWork } from '../../dist/src/platform/event-log/unit-of-work.js';
import { SystemClock } from '../../dist/src/platform/kernel/clock.js';
import { userTotals } from '../../dist/src/reporting/user-totals.projection.js';
import { perSecond } from '../support/rounds.mjs';
import { MAC_KEY } from '../support/write-core.mjs';
import { approved } from './totals.mjs';

const SCHOOL = 2;
const ACTOR = { id: 1, role: 'teacher', organizationId: SCHOOL };

// as little state of a stream as the others store: its version
const entries = new Stream({
  name: 'hours',
  table: 'bench.entries',
  columns: { status: { type: 'text' } },
  evolve: (_before, { version, data }) => ({ version, status: data.to }),
});

const SCHEMA = `
  CREATE SCHEMA bench;
  GRANT USAGE ON SCHEMA bench TO app_rw;
  CREATE TABLE bench.entries (
    organization_id integer NOT NULL, id integer NOT NULL, version integer NOT NULL, status text NOT NULL,
    PRIMARY KEY (organization_id, id)
  ) WITH (fillfactor = 80);
  ALTER TABLE bench.entries ENABLE ROW LEVEL SECURITY;
  CREATE POLICY school ON bench.entries TO app_rw
    USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
  GRANT SELECT, INSERT, UPDATE ON bench.entries TO app_rw`;

/** Our unit of work: the stream's row at its version, the event with hash and MAC, the totals. */
export async function ours({ admin, adminUrl, appUrl }, connections, { students, streams }) {
  await admin.query(SCHEMA);
  await admin.query(`INSERT INTO bench.entries SELECT $1, n, 1, 'pending' FROM generate_series(1, $2::integer) n`, [
    SCHOOL,
    streams,
  ]);
  await admin.query(
    `INSERT INTO log.events (organization_id, stream, version, type, at, canonical, hash, mac)
     SELECT $1, 'hours/' || n, 1, 'hours.submitted', now(), '{}', sha256(''), sha256('')
     FROM generate_series(1, $2::integer) n`,
    [SCHOOL, streams],
  );
  await admin.query('VACUUM ANALYZE');
  const bound = openPool(appUrl, connections);
  const free = openPool(adminUrl, connections);
  let next = 1;
  const turnOf = (database) => {
    const work = new UnitOfWork(database, new SystemClock(), MAC_KEY, [userTotals]);
    const append = async (id) => {
      const events = [{ type: 'hours.approved', data: approved((id % students) + 1) }];
      const [saved] = await work.commit(ACTOR, entries, [{ id, state: { version: 1, status: 'pending' }, events }]);
      if (saved?.version !== 2) throw new Error(`Stream ${id} was not appended to.`);
    };
    return (count) =>
      perSecond(
        Array.from({ length: count }, () => next++),
        connections,
        append,
      );
  };
  return {
    free: turnOf(new Unbound(free)),
    bound: turnOf(new Database(bound, bound)),
    end: () => Promise.all([bound.end(), free.end(), admin.end()]),
  };
}

/** A door to PostgreSQL without a school: the statement alone is the transaction. */
class Unbound {
  inTransaction = false;

  constructor(pool) {
    this.pool = pool;
  }

  async write(_actor, statements) {
    const client = await this.pool.connect();
    try {
      return await sendTogether(client, statements);
    } finally {
      client.release();
    }
  }
}
