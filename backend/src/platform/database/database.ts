import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Actor } from '../kernel/actor.js';
import { isOutdated, UNWATCHED, type Statement, type TripWatch } from './batch.js';
import { LOG_POSITION, type LogPosition, type Replica } from './replica.js';

export { UNWATCHED, type Statement, type TripWatch } from './batch.js';

const TRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']);

/** Runs `work` up to three times if PostgreSQL reports a deadlock, a serialization failure or an outdated statement. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetryable = isOutdated(error) || RETRYABLE.has((error as { code?: string }).code ?? '');
      if (tries === TRIES || !isRetryable) throw error;
    }
  }
}

export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Sign in again.');
  }
}

/** Staff of a district named a school that is not of theirs, or no longer. */
export class OutsideDistrict extends Error {}

/** What a school asks of its own staff, and lacks in the session of its district's. */
export class SchoolAsksMore extends Error {
  constructor(readonly missing: 'second-factor' | 'provider') {
    super(missing);
  }
}

/** The session of a request, as this process knew it when the request came. */
export interface KnownSession {
  readonly personId: number | null;
  readonly hash: Buffer;
  /** The school in which a person of a district acts. */
  readonly school?: number;
  /** Whether the request may go there even if the person still lacks what the school asks of its staff. */
  readonly evenIncomplete?: boolean;
  /** Whether a trip of this request has found that it has not ended. */
  isConfirmed: boolean;
  /** Whether its reads may go to a replica: it has changed nothing yet. */
  readsFromReplica?: boolean;
}

type Run = <Row>(statement: Statement) => Promise<Row[]>;
type Send = (statements: readonly Statement[]) => Promise<unknown[][]>;

/**
 * `read` and `write` use app_rw, which row-level security binds to one school; `system` uses app_system, which sees
 * every school (`migrations/row-level-security.ts`). The statements of one call are one round trip and one transaction.
 * The first trip of a request confirms its session, and throws SessionEnded if that has ended, OutsideDistrict or SchoolAsksMore.
 * It goes to the primary, also where a replica answers the reads.
 */
export class Database {
  private readonly ambient = new AsyncLocalStorage<AmbientTransaction>();
  private readonly positions = new WeakMap<KnownSession, Promise<LogPosition>>();

  constructor(
    private readonly app: Pool,
    private readonly every: Pool,
    private readonly sessionOfRequest: () => KnownSession | undefined = () => undefined,
    private readonly watch: TripWatch = UNWATCHED,
    private readonly replica?: Replica,
  ) {}

  async read<Row>(organizationId: number, statement: Statement): Promise<Row[]> {
    return (await this.readAll(organizationId, [statement]))[0] as Row[];
  }

  async readAll(organizationId: number, statements: readonly Statement[]): Promise<unknown[][]> {
    const open = this.ambient.getStore();
    if (open) return open.read(organizationId, statements);
    const bound = [bind(organizationId), ...statements];
    const results =
      (await this.fromReplica(bound)) ?? (await retrying(() => this.connected(this.app, (send) => send(bound))));
    return results.slice(1);
  }

  private async fromReplica(statements: readonly Statement[]): Promise<unknown[][] | undefined> {
    const session = this.sessionOfRequest();
    if (!this.replica || !session?.readsFromReplica) return undefined;
    return this.replica.read(() => this.positionFor(session), statements);
  }

  /** Once for a request, with the confirmation of its session. */
  private positionFor(session: KnownSession): Promise<LogPosition> {
    const position = this.positions.get(session) ?? this.logPosition();
    this.positions.set(session, position);
    return position;
  }

  async logPosition(): Promise<LogPosition> {
    return this.connected(this.app, async (send) => (await send([LOG_POSITION]))[0]?.[0] as LogPosition);
  }

  private changes(): void {
    const session = this.sessionOfRequest();
    if (session?.readsFromReplica) session.readsFromReplica = false;
  }

  /** Throws SessionEnded if the actor's session has ended. */
  async write(actor: Actor, statements: readonly Statement[]): Promise<unknown[][]> {
    const open = this.ambient.getStore();
    if (open) return open.write(actor, statements);
    this.changes();
    return this.connected(this.app, async (send) => (await send([enter(actor), ...statements])).slice(1));
  }

  async system<Row>(statement: Statement): Promise<Row[]> {
    return retrying(() => this.connected(this.every, async (send) => (await send([statement]))[0] as Row[]));
  }

  async systemTransaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    this.changes();
    return this.connected(this.every, (send) => inTransaction(send, [], (inside) => work(runBy(inside))));
  }

  /** Runs and retries `work` in a transaction that inner calls join. `first` runs before the session is locked. */
  async transaction<T>(actor: Actor, work: () => Promise<T>, first: readonly Statement[] = []): Promise<T> {
    const open = this.ambient.getStore();
    if (open) {
      await open.read(actor.organizationId, first);
      return work();
    }
    this.changes();
    const waits = first.length > 0 ? [bind(actor.organizationId), ...first] : [];
    return retrying(() =>
      this.connected(this.app, (send) =>
        inTransaction(send, [...waits, enter(actor)], (inside) =>
          this.ambient.run(new AmbientTransaction(inside, actor), work),
        ),
      ),
    );
  }

  /** Runs `work` under a school's advisory lock, which ends with the connection; undefined if it is taken. */
  async alone<T>(lock: number, organizationId: number, work: () => Promise<T>): Promise<T | undefined> {
    return this.connected(this.app, (send) => underLock(runBy(send), [lock, organizationId], work));
  }

  /** Like `alone`, for the whole system. `work` uses the connection that holds the lock. */
  async systemAlone<T>(
    lock: number,
    work: (transact: <R>(work: (run: Run) => Promise<R>) => Promise<R>, run: Run) => Promise<T>,
  ): Promise<T | undefined> {
    return this.connected(this.every, (send) =>
      underLock(runBy(send), [lock], () =>
        work((inside) => inTransaction(send, [], (within) => inside(runBy(within))), runBy(send)),
      ),
    );
  }

  /** For requests that make no other trip. Throws SessionEnded. */
  async confirmSession(): Promise<void> {
    if (this.sessionOfRequest()?.isConfirmed === false) await this.connected(this.every, (send) => send([]));
  }

  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.ambient.exit(work);
  }

  private async connected<T>(pool: Pool, work: (send: Send) => Promise<T>): Promise<T> {
    const session = this.sessionOfRequest();
    const client = await this.watch.connect(pool);
    const send: Send = (statements) => this.watch.send(client, statements);
    let isLost = false;
    try {
      return await work(session?.isConfirmed === false ? confirming(session, send) : send);
    } catch (error) {
      const { code } = error as { code?: unknown };
      isLost = ENDED_BY_SERVER.test(String(code));
      if (code === 'HT401') throw new SessionEnded();
      if (code === 'HT403') throw new OutsideDistrict();
      if (code === 'HT404') throw new SchoolAsksMore('second-factor');
      throw code === 'HT405' ? new SchoolAsksMore('provider') : error;
    } finally {
      // if ROLLBACK failed too, the connection is still in its transaction
      client.release(isLost || client.getTransactionStatus() !== 'I');
    }
  }
}

/** PostgreSQL says so just before it closes the connection. */
const ENDED_BY_SERVER = /^57P0[1-3]$/;

class AmbientTransaction {
  constructor(
    private readonly send: Send,
    private readonly actor: Actor,
  ) {}

  async read(organizationId: number, statements: readonly Statement[]): Promise<unknown[][]> {
    return this.within(bind(organizationId), organizationId, statements);
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
    await this.send([
      { text: 'ROLLBACK TO one_write' },
      { text: 'RELEASE one_write' },
      bind(this.actor.organizationId),
    ]);
  }

  private async within(
    opening: Statement,
    organizationId: number,
    statements: readonly Statement[],
  ): Promise<unknown[][]> {
    if (organizationId === this.actor.organizationId) return this.send(statements);
    return (await this.send([opening, ...statements, bind(this.actor.organizationId)])).slice(1, -1);
  }
}

/** Until the transaction ends, which outside of an explicit one is the end of the trip. */
const bind = (organizationId: number): Statement => ({
  name: 'bind-school',
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
    : bind(actor.organizationId);

function confirming(session: KnownSession, send: Send): Send {
  const { personId, hash, school, evenIncomplete = false } = session;
  const confirm =
    school === undefined
      ? { name: 'confirm-session', text: 'SELECT web.require_session($1, $2)', values: [personId, hash] }
      : {
          name: 'confirm-session-in-school',
          text: 'SELECT web.require_session_in_school($1, $2, $3, $4)',
          values: [personId, hash, school, evenIncomplete],
        };
  let isFirst = true;
  return async (statements) => {
    if (!isFirst) return send(statements);
    isFirst = false;
    const [, ...results] = await send([confirm, ...statements]);
    session.isConfirmed = true;
    return results;
  };
}

const runBy =
  (send: Send): Run =>
  async <Row>(statement: Statement) =>
    (await send([statement]))[0] as Row[];

/** `opening` travels with the beginning. Calls that come at once are sent in turn. */
async function inTransaction<T>(
  send: Send,
  opening: readonly Statement[],
  work: (send: Send) => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> = send([{ text: 'BEGIN' }, ...opening]);
  const inTurn: Send = (statements) => {
    const sent = last.then(() => send(statements));
    last = sent.catch(() => undefined);
    return sent;
  };
  try {
    await last;
    const result = await work(inTurn);
    await inTurn([{ text: 'COMMIT' }]);
    return result;
  } catch (error) {
    await last.catch(() => undefined);
    await send([{ text: 'ROLLBACK' }]).catch(() => undefined);
    throw error;
  }
}

async function underLock<T>(run: Run, key: readonly number[], work: () => Promise<T>): Promise<T | undefined> {
  const values = [...key];
  const arguments_ = key.map((_, index) => `$${index + 1}::${key.length === 1 ? 'bigint' : 'integer'}`).join(', ');
  const [held] = await run<{ mine: boolean }>({ text: `SELECT pg_try_advisory_lock(${arguments_}) AS mine`, values });
  if (!held?.mine) return undefined;
  try {
    return await work();
  } finally {
    await run({ text: `SELECT pg_advisory_unlock(${arguments_})`, values }).catch(() => undefined);
  }
}
