import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import type { Actor } from '../kernel/actor.js';

const TRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']);

/** Does `work`, and up to twice again where PostgreSQL ended it for another's sake: a deadlock, a serialization failure. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

export interface Statement {
  /** Prepared once per connection under this name; omit it for what runs rarely. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A write came through a session that has ended. */
export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Sign in again.');
  }
}

type Run = <Row>(statement: Statement) => Promise<Row[]>;

/**
 * The two doors to PostgreSQL. `read` and `write` go as app_rw, bound to one school by row-level security; `system`
 * goes as app_system, which sees every school, and belongs in named places only. Statements of one call travel
 * together: one network round trip.
 */
export class Database {
  private readonly ambient = new AsyncLocalStorage<AmbientTransaction>();

  constructor(
    private readonly app: Pool,
    private readonly every: Pool,
  ) {}

  async read<Row>(organizationId: number, statement: Statement): Promise<Row[]> {
    return (await this.readAll(organizationId, [statement]))[0] as Row[];
  }

  async readAll(organizationId: number, statements: readonly Statement[]): Promise<unknown[][]> {
    const open = this.ambient.getStore();
    if (open) return open.read(organizationId, statements);
    return withClient(this.app, async (client) => {
      const bind = { name: 'bind-school', text: "SELECT set_config('app.org', $1, false)" };
      const all = [{ ...bind, values: [String(organizationId)] }, ...statements];
      return (await together(client, all)).slice(1);
    });
  }

  /** Runs the statements in one transaction as `actor`, in the school they act in; all or nothing. */
  async write(actor: Actor, statements: readonly Statement[]): Promise<unknown[][]> {
    const open = this.ambient.getStore();
    if (open) return open.write(actor, statements);
    return withClient(this.app, async (client) => {
      const all = [{ text: 'BEGIN' }, enter(actor), ...statements, { text: 'COMMIT' }];
      return (await together(client, all)).slice(2, -1);
    });
  }

  async system<Row>(statement: Statement): Promise<Row[]> {
    return withClient(this.every, async (client) => (await together(client, [statement]))[0] as Row[]);
  }

  async systemTransaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return withClient(this.every, (client) => inTransaction(client, () => work(runOn(client))));
  }

  /**
   * Runs `work` in one transaction that every read and write inside it joins, whatever school it is bound to; inside
   * another, it joins that. What waits in `first` waits before the actor's session is held. Where PostgreSQL ends it
   * for another's sake, all of it is done again.
   */
  async transaction<T>(actor: Actor, work: () => Promise<T>, first: readonly Statement[] = []): Promise<T> {
    const open = this.ambient.getStore();
    if (open) {
      await open.read(actor.organizationId, first);
      return work();
    }
    return retrying(() =>
      withClient(this.app, (client) =>
        inTransaction(client, async () => {
          const waits = first.length > 0 ? [bindLocally(actor.organizationId), ...first] : [];
          await together(client, [...waits, enter(actor)]);
          return this.ambient.run(new AmbientTransaction(client, actor), work);
        }),
      ),
    );
  }

  /**
   * Does `work` while this process alone holds a lock of a school; undefined where another does. However the process
   * ends, the lock ends with it. It takes a connection of its own and no transaction.
   */
  async alone<T>(lock: number, organizationId: number, work: () => Promise<T>): Promise<T | undefined> {
    return withClient(this.app, async (client) => {
      const values = [lock, organizationId];
      const [held] = await runOn(client)<{ mine: boolean }>({
        text: 'SELECT pg_try_advisory_lock($1, $2) AS mine',
        values,
      });
      if (!held?.mine) return undefined;
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1, $2)', values).catch(() => undefined);
      }
    });
  }

  /**
   * Does `work` while this process alone holds a lock of the whole system; undefined where another does. The
   * transactions that `work` is given the means for run on the connection that holds the lock: neither outlives the
   * other.
   */
  async systemAlone<T>(
    lock: number,
    work: (transact: <R>(work: (run: Run) => Promise<R>) => Promise<R>) => Promise<T>,
  ): Promise<T | undefined> {
    return withClient(this.every, async (client) => {
      const run = runOn(client);
      const [held] = await run<{ mine: boolean }>({
        name: 'try-alone',
        text: 'SELECT pg_try_advisory_lock($1) AS mine',
        values: [lock],
      });
      if (!held?.mine) return undefined;
      try {
        return await work((inside) => inTransaction(client, () => inside(run)));
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
      }
    });
  }

  /** Whether a transaction is under way that reads and writes here would join. */
  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  /** Runs `work` outside the transaction under way, for what goes on after it. */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.ambient.exit(work);
  }
}

/** A transaction of one actor that may visit another school for a while, as a super-admin's does. */
class AmbientTransaction {
  constructor(
    private readonly client: PoolClient,
    private readonly actor: Actor,
  ) {}

  async read(organizationId: number, statements: readonly Statement[]): Promise<unknown[][]> {
    return this.within(bindLocally(organizationId), organizationId, statements);
  }

  /** A write that fails is undone by itself; what the transaction did before stands. */
  async write(actor: Actor, statements: readonly Statement[]): Promise<unknown[][]> {
    try {
      const all = [{ text: 'SAVEPOINT one_write' }, ...statements, { text: 'RELEASE one_write' }];
      return (await this.within(enter(actor), actor.organizationId, all)).slice(1, -1);
    } catch (error) {
      await this.undoWrite().catch(() => undefined);
      throw error;
    }
  }

  /** Rolls back to before the write, which may have failed while bound to another school. */
  private async undoWrite(): Promise<void> {
    await this.client.query('ROLLBACK TO one_write; RELEASE one_write');
    await runOn(this.client)(bindLocally(this.actor.organizationId));
  }

  private async within(
    opening: Statement,
    organizationId: number,
    statements: readonly Statement[],
  ): Promise<unknown[][]> {
    if (organizationId === this.actor.organizationId) return together(this.client, statements);
    const all = [opening, ...statements, bindLocally(this.actor.organizationId)];
    return (await together(this.client, all)).slice(1, -1);
  }
}

const bindLocally = (organizationId: number): Statement => ({
  name: 'bind-school-locally',
  text: "SELECT set_config('app.org', $1, true)",
  values: [String(organizationId)],
});

const enter = (actor: Actor): Statement =>
  actor.sessionHash
    ? {
        name: 'enter',
        text: 'SELECT web.enter($1, $2, $3)',
        values: [actor.organizationId, actor.id, actor.sessionHash],
      }
    : bindLocally(actor.organizationId);

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } catch (error) {
    throw (error as { code?: unknown }).code === 'HT401' ? new SessionEnded() : error;
  } finally {
    client.release();
  }
}

/** Sends all statements before waiting for any; the first failure is the one thrown. */
async function together(client: PoolClient, statements: readonly Statement[]): Promise<unknown[][]> {
  const results = await Promise.allSettled(statements.map((statement) => runOn(client)(statement)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown[]>).value);
}

const runOn =
  (client: PoolClient): Run =>
  async <Row>(statement: Statement) => {
    const result = await client.query({ ...statement, values: statement.values as unknown[] | undefined });
    return result.rows as Row[];
  };

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
