import { openPool } from '../dist/src/platform/config/database.js';
import { Database } from '../dist/src/platform/database.js';
import { emmett } from './rivals/emmett.mjs';
import { messageDb } from './rivals/message-db.mjs';
import { seed, teachersOf } from './support/people.mjs';
import { interleaved, perSecond, ratiosOf } from './support/rounds.mjs';
import { approveEntry, entryIds, pendingEntries, unitOfWork } from './support/write-core.mjs';

const CONNECTIONS = 16;
const SCHOOL = 2;
const STUDENTS = 2_000;

/**
 * Goal 6: one event appended at its expected version, with the totals it changes in the same transaction, against
 * the event stores of Emmett and message-db doing that. Ours keeps the entry's row, a hash and a MAC besides.
 */
export async function rivals({ cluster, rounds, scaled }) {
  const each = scaled(4_000);
  const entries = each * 2 * (rounds + 1);
  const database = await cluster.open('rivals');
  await seed(database.admin, { schools: [SCHOOL], students: STUDENTS, teachers: 1, entries });
  const take = entryIds(entries);
  const bound = openPool(database.appUrl, CONNECTIONS);
  const free = openPool(database.adminUrl, CONNECTIONS);
  const ours = (work) => async () => {
    const loaded = await pendingEntries(database.admin, take(each), each);
    return perSecond(loaded, CONNECTIONS, (entry) => approveEntry(work, teachersOf(SCHOOL, 1)[0], entry));
  };
  const population = { students: STUDENTS, streams: entries };
  const others = {
    emmett: await emmett(await cluster.openEmpty('emmett'), CONNECTIONS, population),
    messageDb: await messageDb(await cluster.openEmpty('message_store'), CONNECTIONS, population),
  };
  const figures = await interleaved(rounds, {
    free: ours(unitOfWork(new Unbound(free))),
    bound: ours(unitOfWork(new Database(bound, bound))),
    emmett: () => others.emmett.turn(scaled(1_600)),
    messageDb: () => others.messageDb.turn(scaled(1_600)),
  });
  await Promise.all([bound.end(), free.end(), database.admin.end(), others.emmett.end(), others.messageDb.end()]);
  const rows = [
    ['append and totals', figures.free, 4],
    ['append and totals, row-level security', figures.bound, 2.8],
  ].flatMap(([figure, own, atLeast]) => [
    { figure, anchor: 'Emmett', ratios: ratiosOf(own, figures.emmett), atLeast },
    { figure, anchor: 'message-db', ratios: ratiosOf(own, figures.messageDb), atLeast },
  ]);
  return { rows };
}

/** A door to PostgreSQL without a school: the statement alone is the transaction. */
class Unbound {
  inTransaction = false;

  constructor(pool) {
    this.pool = pool;
  }

  async write(_actor, [statement]) {
    return [(await this.pool.query({ ...statement })).rows];
  }
}
