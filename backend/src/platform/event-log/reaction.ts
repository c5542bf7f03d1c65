import type { Database, Statement } from '../database/database.js';
import type { RecordedEvent } from '../kernel/event.js';
import type { UnitOfWork } from './unit-of-work.js';

export type Run = <Row>(statement: Statement) => Promise<Row[]>;

/** The write core, for a reaction that makes events of its own. */
export interface WriteCore {
  readonly database: Database;
  readonly work: UnitOfWork;
}

/**
 * Something that may follow later from what happened. It sees every event of its streams in the log's order, each
 * at least once; what it writes through `run` commits together with how far it has read. What it commits through
 * `core` stands before that, so it has to bear being asked again.
 */
export interface Reaction {
  /** Names its checkpoint; renaming starts it from the beginning of the log. */
  readonly name: string;
  readonly streams: readonly string[];
  readonly react: (events: readonly RecordedEvent[], run: Run, core: WriteCore) => Promise<void>;
}
