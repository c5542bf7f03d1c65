import type { Pool, PoolClient } from 'pg';
import { LOCKS } from '../locks.js';
import { followerOf } from './following.js';
import { SETTLED } from './log-reader.js';
import { projectionSql, type Projection } from './projection.js';
import { rebuildRows } from './rebuild-rows.js';
import type { Stream } from './stream.js';
import { NEW_EVENT_COLUMNS, NEW_TEXT_COLUMNS } from './write-statement.js';

export interface Rebuilt {
  readonly table: string;
  readonly rows: number;
}

/**
 * Empties the rows of the given streams and the given projections and makes them again from the log, in one
 * transaction. Writers wait meanwhile; readers see the old rows until it commits. A projection that follows goes on
 * from what is settled. The pool's role must see every school, and its connections carry one thing at a time.
 */
export async function rebuild(
  pool: Pool,
  streams: readonly Stream<{ readonly version: number }>[],
  projections: readonly Projection[],
  following: readonly Projection[] = [],
): Promise<readonly Rebuilt[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.rebuild})`);
    for (const projection of following) await client.query(WAIT_FOR_FOLLOWER, [followerOf(projection)]);
    await client.query('LOCK TABLE log.events IN SHARE MODE');
    const rebuilt: Rebuilt[] = [];
    for (const stream of streams) rebuilt.push({ table: stream.table, rows: await rebuildRows(client, stream) });
    rebuilt.push(...(await rebuildProjections(client, projections, following)));
    await client.query('COMMIT');
    return rebuilt;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const WAIT_FOR_FOLLOWER = `SELECT pg_advisory_xact_lock(${LOCKS.reaction}, hashtext($1))`;

async function rebuildProjections(
  client: PoolClient,
  projections: readonly Projection[],
  following: readonly Projection[],
): Promise<readonly Rebuilt[]> {
  const tables = [...new Set([...projections, ...following].map(({ table }) => table))];
  for (const table of tables) await client.query(`DELETE FROM ${table}`);
  if (projections.length > 0) await client.query(READ_ONCE);
  for (const projection of projections) {
    await client.query(`WITH ${NEW_TEXTS} ${projectionSql(projection, 'many')}`);
  }
  for (const projection of following) await client.query(refill(projection), [followerOf(projection)]);
  const rebuilt: Rebuilt[] = [];
  for (const table of tables) rebuilt.push(await countOf(client, table));
  return rebuilt;
}

// each event's bytes are taken apart once, however many projections ask for them
const READ_ONCE = `
  CREATE TEMPORARY TABLE new_events ON COMMIT DROP AS SELECT ${NEW_EVENT_COLUMNS} FROM log.events`;
const NEW_TEXTS = `new_texts AS (SELECT ${NEW_TEXT_COLUMNS} FROM log.texts)`;

/** The settled events and the place of the last of them, seen at one moment. */
const refill = (projection: Projection): string => `
  WITH new_events AS MATERIALIZED (SELECT ${NEW_EVENT_COLUMNS} FROM log.events e WHERE ${SETTLED}), ${NEW_TEXTS},
  filled AS (${projectionSql(projection, 'many')})
  INSERT INTO log.reaction_progress (reaction, epoch, tx, position)
  SELECT $1, e.epoch, e.tx, e.position FROM log.events e WHERE ${SETTLED}
  ORDER BY e.epoch DESC, e.tx DESC, e.position DESC LIMIT 1
  ON CONFLICT (reaction) DO UPDATE SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`;

async function countOf(client: PoolClient, table: string): Promise<Rebuilt> {
  const { rows } = await client.query<{ rows: number }>(`SELECT count(*)::integer AS rows FROM ${table}`);
  return { table, rows: rows[0]?.rows ?? 0 };
}
