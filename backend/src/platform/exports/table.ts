import type { ExportColumn } from '@hourtrail/contracts';
import type { CopiedRows } from './copied-rows.js';

/** What a file is made of, whatever its format. */
export interface Table {
  /** Such as "Hours". */
  readonly title: string;
  readonly school: string;
  /** What narrows the rows, in words; empty for all there are. */
  readonly filters: readonly string[];
  /** The day it is made, in the school's time zone. */
  readonly day: string;
  readonly timeZone: string;
  readonly at: Date;
  readonly columns: readonly ExportColumn[];
  /** How many rows come. */
  readonly total: number;
  readonly rows: CopiedRows;
}

/** Takes the next piece of a file, and answers when there is room for another. */
export type Write = (bytes: Buffer) => Promise<void>;

/** Makes a file of a table, piece by piece. */
export type FileFormat = (table: Table, write: Write) => Promise<void>;
