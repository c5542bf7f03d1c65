import type { ExportKind, Role } from '@hourtrail/contracts';
import type { Statement } from '../database/database.js';
import type { Cells } from './copied-rows.js';

export interface RowsRequest<Filter> {
  readonly by: { readonly id: number; readonly role: Role; readonly organizationId: number };
  readonly filter: Filter;
  readonly school: { readonly id: number; readonly timeZone: string; readonly hoursGoal: number };
  readonly at: Date;
}

/** The rows of a list for an export, with the same filters and order. */
export interface ExportSource<Filter = never, Row = never> {
  readonly kind: ExportKind;
  /** A SELECT of this kind's EXPORT_COLUMNS, in order, unless `cells` makes them. Runs in the school's time zone. */
  readonly rows: (request: RowsRequest<Filter>) => Statement;
  readonly count: (request: RowsRequest<Filter>) => Statement;
  /** A SELECT of the `name` and `day` of the one record that the rows are about, for the file's name. */
  readonly subject?: (request: RowsRequest<Filter>) => Statement;
  /** Makes this kind's EXPORT_COLUMNS of a row, in order, as COPY writes them: what only TypeScript can say. */
  readonly cells?: (row: Row) => Cells;
  /** A SELECT of the school's `hoursGoal` and `timeZone` on a past day; undefined uses the current ones. */
  readonly rules?: (request: RowsRequest<Filter>) => Statement | undefined;
}
