import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { interleaved, perSecond, ratiosOf } from './support/rounds.mjs';
import { approveEntry, entryIds, pendingEntries, unitOfWork } from './support/write-core.mjs';

const WRITERS = 32;
const MANY = Array.from({ length: 100 }, (_, index) => index + 2);

/** Goal 5: what the writers of one school cost each other, against the same writers in a hundred schools. */
export async function oneSchool({ cluster, rounds, scaled }) {
  const each = scaled(4_000);
  const entries = each * (rounds + 1);
  const one = await contender(cluster, 'one_school', each, {
    schools: [2],
    students: 2_000,
    teachers: WRITERS,
    entries,
  });
  const many = await contender(cluster, 'many_schools', each, { schools: MANY, students: 20, teachers: 1, entries });
  const figures = await interleaved(rounds, { one: one.turn, many: many.turn });
  await Promise.all([one.end(), many.end()]);
  const ratios = ratiosOf(figures.one, figures.many);
  return { rows: [{ figure: 'approve, 32 writers in one school', anchor: 'in 100 schools', ratios, atLeast: 0.9 }] };
}

async function contender(cluster, name, each, population) {
  const { admin, appUrl } = await cluster.open(name);
  await seed(admin, population);
  const pool = openPool(appUrl, WRITERS);
  const work = unitOfWork(new Database(pool, pool));
  const teachers = new Map();
  for (const school of population.schools) {
    teachers.set(school, await signIn(admin, teachersOf(school, population.teachers)));
  }
  const take = entryIds(population.entries);
  return {
    turn: async () => {
      const loaded = await pendingEntries(admin, take(each), each);
      return perSecond(loaded, WRITERS, (entry, writer) => {
        const colleagues = teachers.get(entry.organizationId);
        return approveEntry(work, colleagues[writer % colleagues.length], entry);
      });
    },
    end: () => Promise.all([pool.end(), admin.end()]),
  };
}
