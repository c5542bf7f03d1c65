import type { Readable } from 'node:stream';
import pg, { type Pool, type PoolClient } from 'pg';
import { to } from 'pg-copy-streams';
import type { Statement } from './database.js';

/** A school's records as they stood at one moment, however long they are read. */
export interface Snapshot {
  read<Row>(statement: Statement): Promise<Row[]>;
  /** Rows in the text format of COPY, as they are read. At its end `rowCount` says how many they were. */
  copy(statement: Statement): Readable & { readonly rowCount: number };
}

// one who went away is noticed while a statement sorts; a large file may take its time
const BEGIN = `
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL client_connection_check_interval = '2s';
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL DateStyle = 'ISO'`;

const BIND = "SELECT set_config('app.org', $1, true)";

const TIME_ZONE = "SELECT set_config('TimeZone', time_zone, true) FROM directory.schools WHERE organization_id = $1";

/** Reads much at once, apart from the connections that answer requests: as app_rw, bound to one school. */
export class Snapshots {
  /** The pool must not be pipelined: such a connection refuses COPY. */
  constructor(private readonly pool: Pool) {}

  /** Instants are in the school's time zone. A signal that aborts ends it at once, whatever it is reading. */
  async of<T>(organizationId: number, signal: AbortSignal, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
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
      // what is half read cannot be used again
      client.release(broken);
    }
  }
}

/** Small enough that what is made of it holds up nobody else for long. */
const PIECE = 64 * 1024;

const snapshotOn = (client: PoolClient): Snapshot => ({
  read: async <Row>({ text, values = [] }: Statement) => (await client.query(text, [...values])).rows as Row[],
  copy: (statement) => client.query(to(`COPY (${withLiterals(statement)}) TO STDOUT`, { highWaterMark: PIECE })),
});

/** A statement with its values written into it, for COPY, which takes no parameters. */
export const withLiterals = ({ text, values = [] }: Statement): string =>
  text.replace(/\$(\d+)/g, (_place, number: string) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  // Quoted: a bare -2147483648 with a cast behind it is minus of a number out of range.
  if (typeof value === 'number' && Number.isFinite(value)) return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(arrayLiteral(value));
  throw new Error(`A value of type ${typeof value} cannot be written into a statement.`);
}

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
