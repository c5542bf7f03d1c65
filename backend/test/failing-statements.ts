import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { sendTogether } from '../src/platform/database/batch.js';
import { Database, UNWATCHED, type Statement, type TripWatch } from '../src/platform/database/database.js';
import type { TestApp } from './app.js';

/** SQLSTATE, or a connection that is gone before the statement is sent. */
export type Failure = '53100' | '57014' | '40001' | 'lost';

interface Watched {
  /** The statements of every trip. */
  readonly trips: (readonly Statement[])[];
  readonly fail?: { readonly trip: number; readonly statement: number; readonly failure: Failure };
  hasFailed: boolean;
}

export interface Point {
  readonly trip: number;
  readonly statement: number;
  /** For people who read what went wrong. */
  readonly name: string;
}

export interface Reached<T> {
  readonly result: T;
  /** Whether the work got as far as the failure: with another record it may take other trips. */
  readonly isReached: boolean;
}

/** Counts the statements of one request, and lets one of them fail. What runs beside the request goes on. */
export class FailingStatements {
  private readonly watched = new AsyncLocalStorage<Watched>();

  constructor({ app }: TestApp) {
    const watch: TripWatch = {
      connect: UNWATCHED.connect,
      send: (client, statements) => this.send(client, statements),
    };
    Reflect.set(app.get(Database), 'watch', watch);
  }

  /** Every statement of the work, and every end of a trip at which PostgreSQL commits. */
  async pointsOf<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly points: readonly Point[] }> {
    const watched: Watched = { trips: [], hasFailed: false };
    const result = await this.watched.run(watched, work);
    let isOpen = false;
    const points = watched.trips.flatMap((statements, trip) => {
      for (const { text } of statements) if (ENDS.has(text)) isOpen = text === 'BEGIN';
      const commits = !isOpen && statements.at(-1)?.text !== 'COMMIT';
      return [...statements, ...(commits ? [END] : [])].map(({ name, text }, statement) => ({
        ...{ trip, statement, name: name ?? text.trim().slice(0, 30) },
      }));
    });
    return { result, points };
  }

  async failing<T>({ trip, statement }: Point, failure: Failure, work: () => Promise<T>): Promise<Reached<T>> {
    const watched: Watched = { trips: [], fail: { trip, statement, failure }, hasFailed: false };
    const result = await this.watched.run(watched, work);
    return { result, isReached: watched.hasFailed };
  }

  private async send(client: PoolClient, statements: readonly Statement[]): Promise<unknown[][]> {
    const watched = this.watched.getStore();
    if (!watched) return sendTogether(client, statements);
    const { fail, trips } = watched;
    const isNow =
      fail?.trip === trips.length && !statements.slice(0, fail.statement).some(({ text }) => text === 'COMMIT');
    trips.push(statements);
    if (!isNow) return sendTogether(client, statements);
    watched.hasFailed = true;
    if (fail.failure === 'lost') await hangUp(client);
    return sendTogether(client, statements.toSpliced(fail.statement, 0, raising(fail.failure)));
  }
}

/** After them a transaction is open, or none is. */
const ENDS = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
const END: Statement = { name: 'the end of the trip', text: '' };

const raising = (failure: Failure): Statement => ({
  text: `DO $$ BEGIN RAISE EXCEPTION 'made to fail' USING ERRCODE = '${failure}'; END $$`,
});

async function hangUp(client: PoolClient): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
  if (stream.destroyed) return;
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
}
