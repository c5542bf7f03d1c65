import { emmett } from './rivals/emmett.mjs';
import { messageDb } from './rivals/message-db.mjs';
import { ours } from './rivals/ours.mjs';
import { interleaved, ratiosOf, spread } from './support/rounds.mjs';

const CONNECTIONS = 16;

/**
 * Goal 6: one event appended at its expected version, and the totals it changes in the same transaction, by our unit
 * of work and by the event stores of Emmett and message-db. Ours stores a hash and a MAC besides.
 */
export async function rivals({ cluster, rounds, scaled }) {
  const each = scaled(3_000);
  const population = { students: 2_000, streams: each * (rounds + 1) };
  const doubled = { ...population, streams: population.streams * 2 };
  const own = await ours(await cluster.open('rivals'), CONNECTIONS, doubled);
  const theirs = {
    emmett: await emmett(await cluster.openEmpty('emmett'), CONNECTIONS, population),
    messageDb: await messageDb(await cluster.openEmpty('message_store'), CONNECTIONS, doubled),
  };
  const figures = await interleaved(rounds, {
    free: () => own.free(each),
    bound: () => own.bound(each),
    emmett: () => theirs.emmett.turn(each),
    messageDb: () => theirs.messageDb.turn(Math.ceil(each / 4)),
    squeezed: () => theirs.messageDb.squeezed(each),
  });
  await Promise.all([own.end(), theirs.emmett.end(), theirs.messageDb.end()]);
  const rows = [
    ['append and totals', figures.free, 4],
    ['append and totals, row-level security', figures.bound, 2.8],
  ].flatMap(([figure, perSecond, atLeast]) => [
    { figure, anchor: 'Emmett', ratios: ratiosOf(perSecond, figures.emmett), atLeast },
    { figure, anchor: 'message-db in a transaction', ratios: ratiosOf(perSecond, figures.messageDb), atLeast },
  ]);
  const squeezed = [figures.free, figures.bound].map((own) =>
    spread(ratiosOf(own, figures.squeezed)).median.toFixed(2),
  );
  return {
    rows,
    notes: [`message-db squeezed into one statement: ${squeezed[0]}, with row-level security ${squeezed[1]}`],
  };
}
