import type { ExportKind, Role } from '@hourtrail/contracts';
import type { Statement } from '../database/database.js';
import type { Snapshot } from '../database/snapshots.js';
import type { SchoolLook } from '../files/school-look.js';
import type { Cells, Write } from './copied-rows.js';

export interface RowsRequest<Filter> {
  readonly by: { readonly id: number; readonly role: Role; readonly organizationId: number };
  readonly filter: Filter;
  readonly school: { readonly id: number; readonly timeZone: string };
  readonly at: Date;
}

/** The rows of a list for an export, with the same filters and order. */
export interface ExportSource<Filter = never, Row = never> {
  readonly kind: ExportKind;
  /** A SELECT of this kind's EXPORT_COLUMNS, in order, unless `cells` makes them. Runs in the school's time zone. */
  readonly rows: (request: RowsRequest<Filter>, snapshot: Snapshot) => Statement | Promise<Statement>;
  readonly count: (request: RowsRequest<Filter>, snapshot: Snapshot) => Statement | Promise<Statement>;
  /** A SELECT of the `name` and `day` of the one record that the rows are about, for the file's name. */
  readonly subject?: (request: RowsRequest<Filter>) => Statement;
  /** Makes this kind's EXPORT_COLUMNS of a row, in order, as COPY writes them: what only TypeScript can say. */
  readonly cells?: (row: Row) => Cells;
}

/** A file with a layout of its own. */
export interface DocumentSource<Filter = never> {
  readonly kind: ExportKind;
  readonly document: (request: DocumentRequest<Filter>, snapshot: Snapshot) => Promise<ExportDocument>;
}

export interface DocumentRequest<Filter> extends Pick<RowsRequest<Filter>, 'by' | 'filter' | 'at'> {
  readonly school: { readonly id: number; readonly name: string; readonly timeZone: string; readonly look: SchoolLook };
  /** No one asked for it: a schedule sends it to `by`. */
  readonly isScheduled?: boolean;
}

export interface ExportDocument {
  readonly title: string;
  /** The day that it shows, YYYY-MM-DD. */
  readonly day: string;
  /** What it says, in sentences. */
  readonly summary: readonly string[];
  /** How many rows it will hold. */
  readonly total: number;
  /** How many it holds so far. */
  readonly rows: { readonly count: number };
  /** Writes the whole file. Throws the errors of reading and of writing. */
  readonly write: (write: Write) => Promise<void>;
}
