import pg, { type Connection, type Pool, type PoolClient, type Submittable } from 'pg';
import { serialize } from 'pg-protocol';
import { prepareValue } from 'pg/lib/utils.js';

export interface Statement {
  /** Prepares the statement once per connection under this name; omit it for rare statements. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
}

type Row = Record<string, unknown>;

/**
 * Sends statements in one round trip and returns the rows of each. Outside of a transaction they are one: PostgreSQL
 * commits all of them or, at the first error, none. Rejects with PostgreSQL's error.
 */
export async function sendTogether(client: PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  // a transaction that begins here has failed with it, and is repeated as a whole (`retrying`)
  const isOutside = client.getTransactionStatus() === 'I' && statements[0]?.text !== 'BEGIN';
  const send = (): Promise<Row[][]> =>
    new Promise((resolve, reject) => void client.query(new Batch(statements, resolve, reject)));
  try {
    return await send().catch((error: unknown) => {
      if (isOutside && isOutdated(error)) return send();
      throw error;
    });
  } catch (error) {
    if (error instanceof Error) {
      withoutValue(error);
      // The driver's own stack ends at the socket.
      Error.captureStackTrace(error, sendTogether);
    }
    throw error;
  }
}

/** A migration has changed the columns of a prepared statement, which is forgotten then: the next try prepares it anew. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** PostgreSQL quotes the value that it could not read, and messages are logged. */
function withoutValue(error: Error & { readonly code?: unknown }): void {
  if (String(error.code).startsWith('22')) error.message = error.message.replace(/".*"/s, '"…"');
}

/** The columns of a statement's rows. */
type Shape = readonly { readonly name: string; readonly parse: (text: string) => unknown }[];

interface Prepared {
  readonly text: string;
  /** Undefined until the statement was executed once. */
  shape?: Shape;
}

/** What the server of a connection has prepared, and so need not parse and describe again. */
class PreparedStatements {
  readonly byName = new Map<string, Prepared>();
  /** To be closed before anything else is prepared. */
  outdated: readonly string[] = [];
  sent: { readonly name: string; readonly text: string }[] = [];

  constructor(connection: Connection) {
    connection.on('parseComplete', () => {
      const parsed = this.sent.shift();
      if (parsed?.name) this.byName.set(parsed.name, { text: parsed.text });
    });
  }

  forgetAll(): void {
    this.outdated = [...this.byName.keys()];
    this.byName.clear();
  }
}

const ofConnections = new WeakMap<Connection, PreparedStatements>();

function preparedOn(connection: Connection): PreparedStatements {
  const prepared = ofConnections.get(connection) ?? new PreparedStatements(connection);
  ofConnections.set(connection, prepared);
  return prepared;
}

/**
 * A query object as the driver's `Submittable` describes it. The driver's own pipeline ends each statement with a
 * `Sync` and describes each result; this one ends once and describes what is new to the connection.
 */
class Batch implements Submittable {
  private readonly values: (Buffer | string | null)[][];
  private readonly rows: Row[][];
  private readonly shapes: (Shape | undefined)[] = [];
  private prepared: PreparedStatements | undefined;
  private at = 0;
  private unreadable: unknown;

  constructor(
    private readonly statements: readonly Statement[],
    private readonly resolve: (rows: Row[][]) => void,
    private readonly reject: (error: unknown) => void,
  ) {
    this.values = statements.map(({ values = [] }) => values.map(prepareValue));
    this.rows = statements.map(() => []);
  }

  /** Returns an error where the driver expects one: before anything is sent. */
  submit(connection: Connection): Error | undefined {
    const prepared = (this.prepared = preparedOn(connection));
    const { byName, outdated } = prepared;
    const clash = this.statements.find(({ name, text }) => name && (byName.get(name)?.text ?? text) !== text);
    if (clash) return new Error(`Two statements are named "${clash.name}".`);
    const messages: Buffer[] = outdated.map((name) => serialize.close({ type: 'S', name }));
    prepared.outdated = [];
    const sent = new Set<string>();
    this.statements.forEach(({ name = '', text }, index) => {
      const known = byName.get(name);
      this.shapes[index] = known?.shape;
      if (!known && !sent.has(name)) {
        messages.push(serialize.parse({ name, text, types: [] }));
        prepared.sent.push({ name, text });
        if (name) sent.add(name);
      }
      messages.push(serialize.bind({ statement: name, values: this.values[index] }));
      if (!known?.shape) messages.push(serialize.describe({ type: 'P' }));
      messages.push(serialize.execute());
    });
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
    return undefined;
  }

  handleRowDescription({ fields }: { readonly fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.shapes[this.at] = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID) as Shape[number]['parse'],
    }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      const row: Row = {};
      let index = 0;
      for (const { name, parse } of this.shapes[this.at] as Shape) {
        const text = fields[index++];
        row[name] = typeof text === 'string' ? parse(text) : null;
      }
      this.rows[this.at]?.push(row);
    } catch (error) {
      this.unreadable ??= error;
    }
  }

  handleCommandComplete(): void {
    const known = this.prepared?.byName.get(this.statements[this.at]?.name ?? '');
    if (known) known.shape ??= this.shapes[this.at] ?? [];
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleReadyForQuery(): void {
    if (this.unreadable === undefined) this.resolve(this.rows);
    else this.reject(this.unreadable);
  }

  /** The server skips the rest, and does not prepare it. */
  handleError(error: unknown): void {
    if (this.prepared) this.prepared.sent = [];
    if (isOutdated(error)) this.prepared?.forgetAll();
    this.reject(error);
  }
}

/** Takes connections and sends trips, and may measure both. */
export interface TripWatch {
  readonly connect: (pool: Pool) => Promise<PoolClient>;
  readonly send: (client: PoolClient, statements: readonly Statement[]) => Promise<unknown[][]>;
}

export const UNWATCHED: TripWatch = { connect: (pool) => pool.connect(), send: sendTogether };
