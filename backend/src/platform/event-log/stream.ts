import type { DomainError } from '../kernel/domain-error.js';
import type { RecordedEvent } from '../kernel/event.js';

export interface Column<State> {
  readonly name: string;
  /** A PostgreSQL type that `jsonb_to_recordset` can read the value into. */
  readonly type: string;
  value(state: State): unknown;
}

/** How one kind of record is kept: its events in the log, its present state as a row. */
export interface Stream<State> {
  /** First part of every event type and stream name: `hours` for `hours.approved` in `hours/17`. */
  readonly name: string;
  /** Schema-qualified; has the columns below, `id`, `version` and the scope column. */
  readonly table: string;
  /** The column that holds the school; `id` where the record is the school itself. */
  readonly scope?: 'organization_id' | 'id';
  readonly columns: readonly Column<State>[];
  /** The only way a state comes to be. */
  evolve(state: State | undefined, event: RecordedEvent): State;
  /** What a violated constraint of the row says to the person who caused it, by constraint name. */
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
}

/** The columns of a state's row, by name. */
export const columnsOf = <State>(stream: Stream<State>, state: State): Record<string, unknown> =>
  Object.fromEntries(stream.columns.map((column): [string, unknown] => [column.name, column.value(state)]));
