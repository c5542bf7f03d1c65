import type { ExportColumn } from '@hourtrail/contracts';
import type { CopiedRows } from './copied-rows.js';

export interface Table {
  readonly title: string;
  readonly school: string;
  readonly filters: readonly string[];
  readonly day: string;
  readonly timeZone: string;
  readonly at: Date;
  readonly columns: readonly ExportColumn[];
  readonly total: number;
  readonly rows: CopiedRows;
}

/** Writes a piece of a file; resolves when there is room for more. */
export type Write = (bytes: Buffer) => Promise<void>;

export type FileFormat = (table: Table, write: Write) => Promise<void>;
