import type { Statement } from '../database.js';
import type { RecordedEvent } from '../kernel/event.js';

export type Run = <Row>(statement: Statement) => Promise<Row[]>;

/**
 * Something that may follow later from what happened. It sees every event of its streams in the log's order, each
 * at least once; what it writes through `run` commits together with how far it has read.
 */
export interface Reaction {
  /** Names its checkpoint; renaming starts it from the beginning of the log. */
  readonly name: string;
  readonly streams: readonly string[];
  readonly react: (events: readonly RecordedEvent[], run: Run) => Promise<void>;
}
