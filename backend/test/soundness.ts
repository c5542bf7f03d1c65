import { FOLLOWING, PROJECTIONS, REACTIONS, REBUILT_STREAMS } from '../src/app.module.js';
import { withPool } from '../src/platform/database/pools.js';
import type { Reaction } from '../src/platform/event-log/reaction.js';
import { rebuild } from '../src/platform/event-log/rebuild.js';
import type { TestApp } from './app.js';
import type { TestDatabase } from './database.js';
import { asAdmin } from './sql.js';
import { problemsIn } from './tampered-logs.js';
import { until } from './until.js';

/** What is unsound in a server that has come to rest; the server was started with the tests' MAC key. */
export interface Unsound {
  /** Rows, totals and reports that the log does not say, or says otherwise, by table. */
  readonly otherThanTheLog: Readonly<Record<string, readonly string[]>>;
  /** What the check of the log finds. */
  readonly problems: readonly unknown[];
}

export const SOUND: Unsound = { otherThanTheLog: {}, problems: [] };

/** Waits until these reactions, or all, have read the whole log, also those that have read nothing yet. */
export const caughtUp = (database: TestDatabase, reactions: readonly Reaction[] = REACTIONS): Promise<void> =>
  until(async () => {
    const [found] = await asAdmin<{ behind: boolean }>(
      database,
      `SELECT EXISTS (SELECT FROM log.events e, unnest($1::text[]) r WHERE NOT EXISTS (
         SELECT FROM log.reaction_progress c WHERE c.reaction = r
           AND (c.epoch, c.tx, c.position) >= (e.epoch, e.tx, e.position))) AS behind`,
      [reactions.map(({ name }) => name)],
    );
    return found?.behind === false;
  });

/** Checks the whole log, and makes every row again from it to compare. */
export async function unsoundIn(app: TestApp, database: TestDatabase): Promise<Unsound> {
  await caughtUp(database);
  await app.sealAll();
  return { problems: await problemsIn(app), otherThanTheLog: await otherThanTheLogIn(database) };
}

/** Makes every row again from the log to compare, while a server runs that carries out reactions. */
export async function otherThanTheLogIn(database: TestDatabase): Promise<Unsound['otherThanTheLog']> {
  await caughtUp(database);
  const before = await contents(database);
  await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING));
  await caughtUp(database);
  const after = await contents(database);
  const apart = [...before].map(([table, rows]) => {
    const again = new Set(after.get(table));
    return [table, [...rows.filter((row) => !again.delete(row)), ...[...again].map((row) => `again: ${row}`)]] as const;
  });
  return Object.fromEntries(apart.filter(([, rows]) => rows.length > 0));
}

const TABLES = [...new Set([...REBUILT_STREAMS, ...PROJECTIONS, ...FOLLOWING].map(({ table }) => table))];

async function contents(database: TestDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = async (table: string): Promise<[string, string[]]> => {
    const rows = await asAdmin<{ row: string }>(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    return [table, rows.map(({ row }) => row)];
  };
  return new Map(await Promise.all(TABLES.map(read)));
}
