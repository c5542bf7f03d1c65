import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../kernel/event.js';
import { projectionSql, type Projection } from './projection.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from './recorded-events.js';
import { columnsOf, type Stream } from './stream.js';
import { NEW_EVENT_COLUMNS } from './write-statement.js';
import { LOCKS } from '../locks.js';

const BATCH = 1_000;

export interface Rebuilt {
  readonly table: string;
  readonly rows: number;
}

/**
 * Empties the rows of the given streams and the given projections and makes them again from the log, in one
 * transaction. Writers wait meanwhile; readers see the old rows until it commits. The pool's role must see every
 * school.
 */
export async function rebuild(
  pool: Pool,
  streams: readonly Stream<{ readonly version: number }>[],
  projections: readonly Projection[],
): Promise<readonly Rebuilt[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.rebuild})`);
    await client.query('LOCK TABLE log.events IN SHARE MODE');
    const rebuilt: Rebuilt[] = [];
    for (const stream of streams) rebuilt.push({ table: stream.table, rows: await rebuildRows(client, stream) });
    for (const projection of projections) {
      await client.query(`DELETE FROM ${projection.table}`);
      const { rowCount } = await client.query(
        `WITH new_events AS (SELECT ${NEW_EVENT_COLUMNS} FROM log.events) ${projectionSql(projection, 'many')}`,
      );
      rebuilt.push({ table: projection.table, rows: rowCount ?? 0 });
    }
    await client.query('COMMIT');
    return rebuilt;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function rebuildRows<S extends { readonly version: number }>(
  client: PoolClient,
  stream: Stream<S>,
): Promise<number> {
  await client.query(`DELETE FROM ${stream.table}`);
  let count = 0;
  let batch: Record<string, unknown>[] = [];
  const flush = async (): Promise<void> => {
    count += batch.length;
    await client.query(insertRows(stream), [JSON.stringify(batch)]);
    batch = [];
  };
  for await (const [head, state] of folded(client, stream)) {
    const id = Number(head.stream.slice(stream.name.length + 1));
    batch.push({ organization_id: head.organizationId, id, version: state.version, ...columnsOf(stream, state) });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return count;
}

async function* folded<S>(client: PoolClient, stream: Stream<S>): AsyncGenerator<[RecordedEvent, S]> {
  let head: RecordedEvent | undefined;
  let state: S | undefined;
  for await (const event of eventsOf(client, stream.name)) {
    if (head && state && (event.stream !== head.stream || event.organizationId !== head.organizationId)) {
      yield [head, state];
      state = undefined;
    }
    state = stream.evolve(state, event);
    head = event;
  }
  if (head && state) yield [head, state];
}

/** Every event of a kind of stream, record by record, each record's events in their order. */
async function* eventsOf(client: PoolClient, name: string): AsyncGenerator<RecordedEvent> {
  await client.query({
    text: `DECLARE of_stream NO SCROLL CURSOR FOR ${RECORDED_EVENTS}
           WHERE e.stream LIKE $1 ORDER BY e.organization_id, e.stream, e.version`,
    values: [`${name}/%`],
  });
  for (;;) {
    const { rows } = await client.query<RecordedRow>(`FETCH ${BATCH} FROM of_stream`);
    for (const row of rows) yield recordedEvent(row);
    if (rows.length < BATCH) break;
  }
  await client.query('CLOSE of_stream');
}

const insertRows = <S>(stream: Stream<S>): string => {
  const scope = stream.scope === 'id' ? [] : ['organization_id'];
  const names = [...scope, 'id', 'version', ...stream.columns.map((column) => column.name)];
  const types = [...scope, 'id', 'version'].map((name) => `${name} integer`);
  const recordset = [...types, ...stream.columns.map((column) => `${column.name} ${column.type}`)];
  return `INSERT INTO ${stream.table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
          SELECT ${names.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS r(${recordset.join(', ')})`;
};
