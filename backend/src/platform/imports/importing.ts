import type { ImportKind } from '@hourtrail/contracts';
import type { Database, Statement } from '../database/database.js';
import type { Stream } from '../event-log/stream.js';
import type { UnitOfWork } from '../event-log/unit-of-work.js';
import type { DomainEvent } from '../kernel/event.js';
import type { SignedInUser } from '../web/session/signed-in.js';

/** What the records of one import are made with. */
export interface ImportSetting {
  readonly database: Database;
  readonly now: Date;
  /** Who imports, as they are in their own school. */
  readonly by: SignedInUser;
  /** The school that takes it in. */
  readonly organizationId: number;
  /** 0 for a look that changes nothing. */
  readonly importId: number;
  readonly reason: string | null;
}

/** A row by the fields of its kind, spaces and all; what the file has no column for is not there. */
export interface ImportRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What a row was understood as. */
export interface ReadRow {
  readonly shown: () => Readonly<Record<string, string>>;
  /** What is wrong with it, by field; a record comes of it where nothing is. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly begins: (id: number) => readonly DomainEvent[];
}

/** Reads some rows, in the order of the file, and remembers what later ones must not repeat. */
export interface RowReader {
  read(rows: readonly ImportRow[]): Promise<readonly ReadRow[]>;
  /** What has to happen first in the transaction that saves them. */
  before?(work: UnitOfWork): Promise<void>;
}

/** Records of an import (school $1, import $2) that keep it from being undone, and how to say so. */
export interface Obstacle {
  /** A SELECT of them. */
  readonly those: string;
  readonly why: (count: number) => string;
}

export interface Undoing<State> {
  /** A SELECT of the records of an import (school $1, import $2) after a record ($3), so many ($4) by id. */
  readonly records: string;
  /** What changed since; the versions tell it once more while it is undone. */
  readonly changed: Obstacle;
  /** Held from before what follows is asked for the last time, so that nobody makes it true meanwhile. */
  readonly lock?: (organizationId: number) => Statement;
  /** What somebody made of them since, without changing them, or what stands on them. */
  readonly used: readonly Obstacle[];
  decide(state: State, setting: Pick<ImportSetting, 'by' | 'organizationId' | 'reason'>): readonly DomainEvent[];
}

/** How records of one kind are taken in from a file, and out again. */
export interface Importing<State extends { readonly id: number; readonly version: number }> {
  readonly kind: ImportKind;
  readonly stream: Stream<State>;
  /** Gets ready to read a file: what the school says of it. */
  begin(setting: ImportSetting): Promise<RowReader>;
  readonly undo: Undoing<State>;
}

export type AnyImporting = Importing<{ readonly id: number; readonly version: number }>;
