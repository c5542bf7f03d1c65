import type { DateOrder, ImportKind } from '@hourtrail/contracts';
import type { Database, Statement } from '../database/database.js';
import type { Stream } from '../event-log/stream.js';
import type { UnitOfWork } from '../event-log/unit-of-work.js';
import type { DomainEvent } from '../kernel/event.js';
import type { SignedInUser } from '../web/session/signed-in.js';

export interface ImportSetting {
  readonly database: Database;
  readonly now: Date;
  readonly by: SignedInUser;
  readonly organizationId: number;
  readonly importId: number;
  readonly reason: string | null;
  readonly dateOrder: DateOrder | undefined;
}

/** The log counts rows from 1 below the headings, people see them as a spreadsheet counts. */
export const loggedRow = (row: number): number => row - 1;
export const spreadsheetRow = (logged: number): number => logged + 1;

export interface ImportRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface ReadRow {
  readonly shown: () => Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly begins: (id: number) => readonly DomainEvent[];
}

/** Reads rows in file order and remembers values that later rows must not repeat. */
export interface RowReader {
  read(rows: readonly ImportRow[]): Promise<readonly ReadRow[]>;
  before?(work: UnitOfWork): Promise<void>;
  after?(work: UnitOfWork): Promise<void>;
  /** What the import does besides, in sentences. */
  notes?(): readonly string[];
}

/** Records that prevent undoing import $2 of school $1. */
export interface Obstacle {
  readonly those: string;
  readonly why: (count: number) => string;
}

export interface Undoing<State> {
  /** A SELECT of up to $4 records of import $2 of school $1 with ids above $3, by id. */
  readonly records: string;
  readonly changed: Obstacle;
  /** What else an undo takes back. */
  readonly also?: (organizationId: number, importId: number) => Statement;
  /** A lock taken before the last check of `used`, to prevent a race. */
  readonly lock?: (organizationId: number) => Statement;
  readonly used: readonly Obstacle[];
  decide(state: State, setting: Pick<ImportSetting, 'by' | 'organizationId' | 'reason'>): readonly DomainEvent[];
}

export interface Importing<State extends { readonly id: number; readonly version: number }> {
  readonly kind: ImportKind;
  readonly stream: Stream<State>;
  /** The field that holds names of organizations, and a SELECT of the names that school $1 has. */
  readonly organizations?: { readonly field: string; readonly known: string };
  begin(setting: ImportSetting): Promise<RowReader>;
  readonly undo: Undoing<State>;
}

export type AnyImporting = Importing<{ readonly id: number; readonly version: number }>;
