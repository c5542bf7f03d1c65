import { emmett } from './rivals/emmett.mjs';
import { messageDb } from './rivals/message-db.mjs';
import { ours } from './rivals/ours.mjs';
import { interleaved, ratiosOf } from './support/rounds.mjs';

const CONNECTIONS = 16;

/**
 * Goal 6: one event appended at its expected version, and the totals it changes in the same transaction, by our unit
 * of work and by the event stores of Emmett and message-db. Ours keeps a hash and a MAC besides.
 */
export async function rivals({ cluster, rounds, scaled }) {
  const each = scaled(4_000);
  const population = { students: 2_000, streams: each * (rounds + 1) };
  const own = await ours(await cluster.open('rivals'), CONNECTIONS, { ...population, streams: population.streams * 2 });
  const theirs = {
    emmett: await emmett(await cluster.openEmpty('emmett'), CONNECTIONS, population),
    messageDb: await messageDb(await cluster.openEmpty('message_store'), CONNECTIONS, population),
  };
  const figures = await interleaved(rounds, {
    free: () => own.free(each),
    bound: () => own.bound(each),
    emmett: () => theirs.emmett.turn(each),
    messageDb: () => theirs.messageDb.turn(each),
  });
  await Promise.all([own.end(), theirs.emmett.end(), theirs.messageDb.end()]);
  const rows = [
    ['append and totals', figures.free, 4],
    ['append and totals, row-level security', figures.bound, 2.8],
  ].flatMap(([figure, perSecond, atLeast]) => [
    { figure, anchor: 'Emmett', ratios: ratiosOf(perSecond, figures.emmett), atLeast },
    { figure, anchor: 'message-db', ratios: ratiosOf(perSecond, figures.messageDb), atLeast },
  ]);
  return { rows };
}
