import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { Statement } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import type { RecordedEvent } from '../kernel/event.js';
import { followerOf } from './reaction.js';
import { SETTLED } from './log-reader.js';
import { NEW_EVENT_COLUMNS, NEW_TEXT_COLUMNS, projectionSql, type Projection, type Run } from './projection.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from './recorded-events.js';
import type { Stream } from './stream.js';

export interface Rebuilt {
  readonly table: string;
  readonly rows: number;
}

/** Rebuilds tables in one transaction, blocking writers. The pool must see all schools. */
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
    if (following.length > 0) await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.reactions})`);
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
  const run: Run = async <Row>({ text, values = [] }: Statement) =>
    (await client.query(text, [...values])).rows as Row[];
  for (const { recompute } of projections) await recompute?.(run);
  const rebuilt: Rebuilt[] = [];
  for (const table of tables) rebuilt.push(await countOf(client, table));
  return rebuilt;
}

// Parses each event's JSON once for all projections.
const READ_ONCE = `
  CREATE TEMPORARY TABLE new_events ON COMMIT DROP AS SELECT ${NEW_EVENT_COLUMNS} FROM log.events`;
const NEW_TEXTS = `new_texts AS (SELECT ${NEW_TEXT_COLUMNS} FROM log.texts)`;

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

const READ_AT_ONCE = 5_000;
const COPIED_AT_ONCE = 20_000;

async function rebuildRows<S extends { readonly version: number }>(
  client: PoolClient,
  stream: Stream<S>,
): Promise<number> {
  const scope = stream.scope === 'id' ? [] : ['organization_id'];
  const names = [...scope, 'id', 'version', ...stream.columns.map(({ name }) => name)].join(', ');
  await client.query(`DELETE FROM ${stream.table}`);
  // PostgreSQL rejects COPY FROM into a table with row-level security.
  await client.query(`CREATE TEMPORARY TABLE refilled ON COMMIT DROP AS SELECT ${names} FROM ${stream.table} LIMIT 0`);
  let lines: string[] = [];
  for await (const [head, state] of folded(client, stream)) {
    const id = Number(head.stream.slice(stream.name.length + 1));
    const place = [...scope.map(() => head.organizationId), id, state.version];
    lines.push(copyLine([...place, ...stream.columns.map((column) => column.value(state))]));
    if (lines.length === COPIED_AT_ONCE) {
      await copy(client, lines);
      lines = [];
    }
  }
  await copy(client, lines);
  const { rowCount } = await client.query(
    `INSERT INTO ${stream.table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM refilled`,
  );
  await client.query('DROP TABLE refilled');
  return rowCount ?? 0;
}

const copy = (client: PoolClient, lines: readonly string[]): Promise<void> =>
  pipeline(Readable.from([lines.join('')]), client.query(from('COPY refilled FROM STDIN')));

async function* folded<S>(client: PoolClient, stream: Stream<S>): AsyncGenerator<[RecordedEvent, S]> {
  let head: RecordedEvent | undefined;
  let state: S | undefined;
  for await (const events of eventsOf(client, stream.name)) {
    for (const event of events) {
      if (head && state && (event.stream !== head.stream || event.organizationId !== head.organizationId)) {
        yield [head, state];
        state = undefined;
      }
      state = stream.evolve(state, event);
      head = event;
    }
  }
  if (head && state) yield [head, state];
}

async function* eventsOf(client: PoolClient, name: string): AsyncGenerator<RecordedEvent[]> {
  await client.query(
    `DECLARE of_stream NO SCROLL CURSOR FOR ${RECORDED_EVENTS}
     WHERE e.stream LIKE '${name}/%' ORDER BY e.organization_id, e.stream, e.version`,
  );
  const fetch = () => client.query<RecordedRow>(`FETCH ${READ_AT_ONCE} FROM of_stream`);
  let part = await fetch();
  while (part.rows.length > 0) {
    yield part.rows.map(recordedEvent);
    part = await fetch();
  }
  await client.query('CLOSE of_stream');
}

export const copyLine = (values: readonly unknown[]): string => `${values.map(field).join('\t')}\n`;

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (it) => ESCAPED[it] ?? it) : text;
const SPECIAL = /[\\\t\n\r]/;
const EVERY_SPECIAL = /[\\\t\n\r]/g;

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(element).join(',')}}`);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`A value of type ${typeof value} cannot be copied.`);
}

const element = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
