import type { ExportKind, Role } from '@hourtrail/contracts';
import type { Statement } from '../database/database.js';

export interface RowsRequest<Filter> {
  readonly by: { readonly id: number; readonly role: Role; readonly organizationId: number };
  readonly filter: Filter;
  readonly school: { readonly id: number; readonly timeZone: string; readonly hoursGoal: number };
  readonly at: Date;
}

/** The rows of a list for an export, with the same filters and order. */
export interface ExportSource<Filter = never> {
  readonly kind: ExportKind;
  /** A SELECT of this kind's EXPORT_COLUMNS, in order. Runs in the school's time zone. */
  readonly rows: (request: RowsRequest<Filter>) => Statement;
  readonly count: (request: RowsRequest<Filter>) => Statement;
  /** A SELECT of the school's `hoursGoal` and `timeZone` on a past day; undefined uses the current ones. */
  readonly rules?: (request: RowsRequest<Filter>) => Statement | undefined;
}
