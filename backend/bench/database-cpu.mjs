import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { backendCpu, canReadCpu } from './support/backend-cpu.mjs';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { hasPgbench, oneStatement } from './support/pgbench.mjs';
import { interleaved, perSecond, ratiosOf } from './support/rounds.mjs';
import { approveEntry, approveSqlValues, entryIds, pendingEntries, unitOfWork } from './support/write-core.mjs';

const CONNECTIONS = 8;
const SCHOOL = 2;

/** Goal 2: the processor time that PostgreSQL spends on the write of an approve, against its bare effect by pgbench. */
export async function databaseCpu({ cluster, rounds, scaled }) {
  if (!canReadCpu() || !hasPgbench) return { rows: [], notes: ['goal 2 needs pgbench and /proc'] };
  const each = Math.ceil(scaled(4_000) / CONNECTIONS) * CONNECTIONS;
  const { admin, adminUrl, appUrl } = await cluster.open('database_cpu');
  const entries = each * 2 * (rounds + 1);
  await seed(admin, { schools: [SCHOOL], students: 2_000, teachers: 1, entries });
  const [actor] = await signIn(admin, teachersOf(SCHOOL, 1));
  const pool = openPool(appUrl, CONNECTIONS);
  const work = unitOfWork(new Database(pool, pool));
  const take = entryIds(entries);
  const bare = oneStatement({
    url: adminUrl,
    folder: cluster.folder,
    clients: CONNECTIONS,
    values: approveSqlValues(SCHOOL, actor),
  });
  const cpuOf = async (run) => {
    const before = backendCpu(cluster.pid);
    await run();
    return (backendCpu(cluster.pid) - before) / each;
  };
  const figures = await interleaved(rounds, {
    ours: async () => {
      const loaded = await pendingEntries(admin, take(each), each);
      return cpuOf(() => perSecond(loaded, CONNECTIONS, (entry) => approveEntry(work, actor, entry)));
    },
    bare: async () => {
      const from = take(each);
      return cpuOf(() => bare.turn(from, each));
    },
  });
  await Promise.all([pool.end(), bare.end(), admin.end()]);
  const ratios = ratiosOf(figures.ours, figures.bare);
  const ms = (values) => values.at(-1).toFixed(3);
  return {
    rows: [{ figure: 'PostgreSQL CPU per approve, its write', anchor: bare.anchor, ratios, atMost: 1.25 }],
    notes: [`${ms(figures.ours)} ms an approve, ${ms(figures.bare)} its bare effect, without row-level security`],
  };
}
