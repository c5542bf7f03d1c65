import type { Readable } from 'node:stream';
import pg, { type Pool, type PoolClient } from 'pg';
import { to } from 'pg-copy-streams';
import { UNWATCHED, type Statement, type TripWatch } from './database.js';

export interface Snapshot {
  read<Row>(statement: Statement): Promise<Row[]>;
  /** Streams rows in the text format of COPY. `rowCount` is known at its end. */
  copy(statement: Statement): Readable & { readonly rowCount: number };
  /** Reads as many rows as the statement has, a thousand at a time. */
  batches<Row>(statement: Statement): AsyncIterable<readonly Row[]>;
}

// Ends within 2 s of a disconnect, even during a sort. Large files may exceed the other timeouts.
const BEGIN = `
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL client_connection_check_interval = '2s';
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL DateStyle = 'ISO'`;

const BIND = "SELECT set_config('app.org', $1, true)";

const TIME_ZONE = "SELECT set_config('TimeZone', time_zone, true) FROM directory.schools WHERE organization_id = $1";

/** Reads as app_rw on separate connections, so that large reads do not block requests. */
export class Snapshots {
  constructor(
    private readonly pool: Pool,
    private readonly watch: Pick<TripWatch, 'connect'> = UNWATCHED,
    private readonly ofReplica: () => Promise<PoolClient | undefined> = () => Promise.resolve(undefined),
  ) {}

  async of<T>(organizationId: number, signal: AbortSignal, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    return this.on(await this.watch.connect(this.pool), { organizationId, signal }, work);
  }

  /** From the replica, if there is one that has everything committed until now. */
  async fromReplica<T>(
    organizationId: number,
    signal: AbortSignal,
    work: (snapshot: Snapshot) => Promise<T>,
  ): Promise<T> {
    const client = (await this.ofReplica()) ?? (await this.watch.connect(this.pool));
    return this.on(client, { organizationId, signal }, work);
  }

  private async on<T>(
    client: PoolClient,
    { organizationId, signal }: { readonly organizationId: number; readonly signal: AbortSignal },
    work: (snapshot: Snapshot) => Promise<T>,
  ): Promise<T> {
    let broken: Error | undefined = new Error('The snapshot was left while it was being read.');
    const end = (): void => void client.end();
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      await client.query(BEGIN);
      await client.query(BIND, [String(organizationId)]);
      await client.query(TIME_ZONE, [organizationId]);
      const result = await work(snapshotOn(client));
      await client.query('COMMIT');
      broken = undefined;
      return result;
    } finally {
      signal.removeEventListener('abort', end);
      // A connection with a half-read result cannot be reused.
      client.release(broken);
    }
  }
}

/** Bytes; small, so that formatting one piece does not block the event loop. */
const PIECE = 64 * 1024;

const BATCH = 'FETCH FORWARD 1000 FROM batches';

async function* fetched<Row>(client: PoolClient, statement: Statement): AsyncIterable<readonly Row[]> {
  await client.query(`DECLARE batches NO SCROLL CURSOR FOR ${withLiterals(statement)}`);
  let rows: readonly Row[];
  while ((rows = (await client.query(BATCH)).rows as Row[]).length > 0) yield rows;
}

const snapshotOn = (client: PoolClient): Snapshot => ({
  read: async <Row>({ text, values = [] }: Statement) => (await client.query(text, [...values])).rows as Row[],
  copy: (statement) => client.query(to(`COPY (${withLiterals(statement)}) TO STDOUT`, { highWaterMark: PIECE })),
  batches: (statement) => fetched(client, statement),
});

/** Inlines the values, because COPY takes no parameters. Throws for types it cannot quote. */
export const withLiterals = ({ text, values = [] }: Statement): string =>
  text.replace(/\$(\d+)/g, (_place, number: string) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  // Quoted, because in -2147483648::integer the cast binds before the minus and overflows.
  if (typeof value === 'number' && Number.isFinite(value)) return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(arrayLiteral(value));
  throw new Error(`A value of type ${typeof value} cannot be written into a statement.`);
}

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(String(value as string | number)))).join(',')}}`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
