import type { Database, Statement } from '../database/database.js';
import type { RecordedEvent } from '../kernel/event.js';
import type { UnitOfWork } from './unit-of-work.js';

export type Run = <Row>(statement: Statement) => Promise<Row[]>;

export interface WriteCore {
  readonly database: Database;
  readonly work: UnitOfWork;
}

/**
 * Sees every event of its streams in order, at least once. Writes through `run` commit with its progress. Writes
 * through `core` commit before that, so they have to be idempotent.
 */
export interface Reaction {
  /** Identifies its progress; a renamed reaction starts at the beginning of the log. */
  readonly name: string;
  readonly streams: readonly string[];
  readonly react: (events: readonly RecordedEvent[], run: Run, core: WriteCore) => Promise<void>;
}
