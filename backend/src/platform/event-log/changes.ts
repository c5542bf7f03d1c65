import { Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { Subject, type Observable } from 'rxjs';
import type { Statement } from '../database/database.js';
import type { RecordedEvent } from '../kernel/event.js';

/** That something changed, without what. */
export interface Change {
  readonly organizationId: number;
  /** The name of the stream, such as `hours`. */
  readonly kind: string;
  /** Whose record it is; null if it is nobody's. */
  readonly personId: number | null;
  readonly actorId: number | null;
}

const CHANNEL = 'changed';
/** In characters. PostgreSQL takes up to 8,000 bytes. */
const MESSAGE_MAX = 6_000;
const AGAIN_MS = 1_000;

/** Tells every process of the system what changed. Each change is named once, however often it happened. */
export function announcement(events: readonly RecordedEvent[]): Statement {
  const changes = new Set(events.map((event) => JSON.stringify(changeOf(event))));
  const messages: string[] = [];
  for (const change of changes) {
    const last = messages.at(-1);
    if (last === undefined || last.length + change.length > MESSAGE_MAX) messages.push(change);
    else messages[messages.length - 1] = `${last},${change}`;
  }
  const text = `SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::text[]) message`;
  return { name: 'announce-changes', text, values: [messages.map((message) => `[${message}]`)] };
}

function changeOf({ organizationId, stream, data, actor }: RecordedEvent): Change {
  const person = data['student'] ?? data['userId'];
  return {
    organizationId,
    kind: stream.slice(0, stream.indexOf('/')),
    personId: typeof person === 'number' ? person : null,
    actorId: actor.id,
  };
}

/** What changes anywhere in the system, heard over one connection. An empty list: some may have been missed. */
export class Changes implements OnModuleDestroy {
  private readonly logger = new Logger(Changes.name);
  readonly ended = new Subject<void>();
  private readonly heard = new Subject<readonly Change[]>();
  private connection: PoolClient | undefined;
  private started = false;
  private isOver = false;

  constructor(private readonly pool: Pool) {}

  /** Begins to listen with the first subscriber. */
  get all(): Observable<readonly Change[]> {
    if (!this.started) {
      this.started = true;
      void this.listen();
    }
    return this.heard;
  }

  onModuleDestroy(): void {
    this.isOver = true;
    this.ended.next();
    this.connection?.release(true);
    this.connection = undefined;
  }

  private async listen(): Promise<void> {
    if (this.isOver) return;
    let connection: PoolClient | undefined;
    try {
      connection = await this.pool.connect();
      connection.on('notification', ({ payload = '[]' }) => this.heard.next(JSON.parse(payload) as Change[]));
      await connection.query(`LISTEN ${CHANNEL}`);
      this.keep(connection);
    } catch (error) {
      connection?.release(true);
      this.logger.warn(`Changes are not heard and will be listened for again: ${(error as Error).message}`);
      setTimeout(() => void this.listen(), AGAIN_MS).unref();
    }
  }

  private keep(connection: PoolClient): void {
    if (this.isOver) return connection.release(true);
    connection.once('end', () => this.lost(connection));
    this.connection = connection;
  }

  private lost(connection: PoolClient): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    connection.release(true);
    setTimeout(() => void this.listen().then(() => this.heard.next([])), AGAIN_MS).unref();
  }
}
