import type { ExportKind, Role } from '@hourtrail/contracts';
import type { Statement } from '../database/database.js';

/** Who exports what, and when. */
export interface RowsRequest<Filter> {
  readonly by: { readonly id: number; readonly role: Role; readonly organizationId: number };
  /** A super-admin's names the school. */
  readonly filter: Filter;
  readonly school: { readonly id: number; readonly timeZone: string; readonly hoursGoal: number };
  readonly at: Date;
}

/**
 * The rows of a list as a file takes them: every row that the list has for the same filters, in the same order. A
 * module says how; the platform makes the file.
 */
export interface ExportSource<Filter = never> {
  readonly kind: ExportKind;
  /** A SELECT of EXPORT_COLUMNS of this kind, in their order. It is read in the school's time zone. */
  readonly rows: (request: RowsRequest<Filter>) => Statement;
  /** A SELECT of how many there are, as `total`. */
  readonly count: (request: RowsRequest<Filter>) => Statement;
  /** A SELECT of the hours goal that the school had on the day asked about, as `goal`; undefined for the goal of today. */
  readonly goal?: (request: RowsRequest<Filter>) => Statement | undefined;
}
