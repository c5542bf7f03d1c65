import type { Pool, PoolClient } from 'pg';
import type { Statement, TripWatch } from './batch.js';

/** Where the log of PostgreSQL ends on the primary. Everything that is committed is before it. */
export interface LogPosition {
  readonly timeline: number;
  readonly lsn: string;
  /** Its oid, which a replica has too. */
  readonly database: number;
}

export const LOG_POSITION: Statement = {
  name: 'log-position',
  text: 'SELECT timeline, lsn, database FROM web.log_position()',
};

/** Raises an error also where the connection is not app_rw's. */
export const requirePosition = (
  { timeline, lsn, database }: LogPosition,
  patience = `${PATIENCE_MS} ms`,
): Statement => ({
  name: 'require-log-position',
  text: 'SELECT web.require_log_position($1, $2, $3, $4)',
  values: [timeline, lsn, database, patience],
});

/** How long a read waits for the replica. Streaming takes a few milliseconds. */
const PATIENCE_MS = 50;
/** How long reads go to the primary alone after the replica was behind or gone. */
const REST_MS = 2_000;

/** Errors of a statement, which say nothing about the replica: bad input, an unknown name, a conflict, a time limit. */
const OF_STATEMENT = /^(22|25|40|42)|^57014$/;
const TIMED_OUT = '57014';

export interface ReplicaPools {
  readonly reads: Pool;
  readonly streams: Pool;
}

/**
 * A streaming replica, which answers with no less than the primary had when it was asked for its position. Whatever it
 * cannot answer is undefined, and the primary has to.
 */
export class Replica {
  private restsUntil = 0;

  constructor(
    private readonly pools: ReplicaPools,
    private readonly watch: TripWatch,
    private readonly onRead: (by: 'replica' | 'primary') => void = () => {},
  ) {}

  /** Sends the statements in one trip. */
  async read(
    positionOf: () => Promise<LogPosition>,
    statements: readonly Statement[],
  ): Promise<unknown[][] | undefined> {
    return this.attempt(positionOf, this.pools.reads, async (client, position) => {
      const [, ...results] = await this.watch.send(client, [requirePosition(position), ...statements]);
      client.release();
      return results;
    });
  }

  /** A connection for long reads. Release it. */
  async connect(positionOf: () => Promise<LogPosition>): Promise<PoolClient | undefined> {
    return this.attempt(positionOf, this.pools.streams, async (client, position) => {
      await this.watch.send(client, [requirePosition(position)]);
      return client;
    });
  }

  private async attempt<T>(
    positionOf: () => Promise<LogPosition>,
    pool: Pool,
    work: (client: PoolClient, position: LogPosition) => Promise<T>,
  ): Promise<T | undefined> {
    if (performance.now() < this.restsUntil) return this.byPrimary();
    const position = await positionOf();
    let client: PoolClient | undefined;
    try {
      client = await this.watch.connect(pool);
      const result = await work(client, position);
      this.onRead('replica');
      return result;
    } catch (error) {
      client?.release(true);
      const { code = '' } = error as { readonly code?: string };
      if (code === TIMED_OUT) throw error;
      if (!OF_STATEMENT.test(code)) this.restsUntil = performance.now() + REST_MS;
      return this.byPrimary();
    }
  }

  private byPrimary(): undefined {
    this.onRead('primary');
    return undefined;
  }
}
