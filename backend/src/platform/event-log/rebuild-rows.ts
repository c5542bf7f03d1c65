import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { RecordedEvent } from '../kernel/event.js';
import { copyLine } from './copy-line.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from './recorded-events.js';
import type { Stream } from './stream.js';

const READ_AT_ONCE = 5_000;
const COPIED_AT_ONCE = 20_000;

/** Empties a stream's table and makes its rows again by folding its events; answers how many there are. */
export async function rebuildRows<S extends { readonly version: number }>(
  client: PoolClient,
  stream: Stream<S>,
): Promise<number> {
  const scope = stream.scope === 'id' ? [] : ['organization_id'];
  const names = [...scope, 'id', 'version', ...stream.columns.map(({ name }) => name)].join(', ');
  await client.query(`DELETE FROM ${stream.table}`);
  // PostgreSQL copies nothing into a table with row-level security
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

/** Every event of a kind of stream, record by record, each record's events in their order. */
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
