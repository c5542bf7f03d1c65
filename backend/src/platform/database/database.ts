import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import type { Actor } from '../kernel/actor.js';

const TRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']);

/** Runs `work` up to three times if PostgreSQL reports a deadlock or a serialization failure. */
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
  /** Prepares the statement once per connection under this name; omit it for rare statements. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Sign in again.');
  }
}

type Run = <Row>(statement: Statement) => Promise<Row[]>;

/**
 * `read` and `write` use app_rw, which row-level security binds to one school; `system` uses app_system, which sees
 * every school (`migrations/row-level-security.ts`). The statements of one call are pipelined into one round trip.
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

  /** Runs the statements in one transaction. Throws SessionEnded if the actor's session has ended. */
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

  /** Runs and retries `work` in a transaction that inner calls join. `first` runs before the session is locked. */
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

  /** Runs `work` under a school's advisory lock, which ends with the connection; undefined if it is taken. */
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

  /** Like `alone`, for the whole system. Transactions of `work` run on the connection that holds the lock. */
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

  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.ambient.exit(work);
  }
}

class AmbientTransaction {
  constructor(
    private readonly client: PoolClient,
    private readonly actor: Actor,
  ) {}

  async read(organizationId: number, statements: readonly Statement[]): Promise<unknown[][]> {
    return this.within(bindLocally(organizationId), organizationId, statements);
  }

  /** Rolls back only this write if it fails; the transaction goes on. */
  async write(actor: Actor, statements: readonly Statement[]): Promise<unknown[][]> {
    try {
      const all = [{ text: 'SAVEPOINT one_write' }, ...statements, { text: 'RELEASE one_write' }];
      return (await this.within(enter(actor), actor.organizationId, all)).slice(1, -1);
    } catch (error) {
      await this.undoWrite().catch(() => undefined);
      throw error;
    }
  }

  /** Binds the school again, since the failed write may have switched to another one. */
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

/** Sends all statements before awaiting any, and throws the first error. */
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
