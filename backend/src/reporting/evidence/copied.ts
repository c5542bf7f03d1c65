import type { Statement } from '../../platform/database.js';
import type { Snapshot } from '../../platform/snapshots.js';
import { CopiedRows, type CopiedRow } from '../exports/copied-rows.js';

/** The lines that the rows of a statement are turned into, as many at a time as are read. */
export async function* copiedLines(
  snapshot: Snapshot,
  statement: Statement,
  { width, line }: { readonly width: number; readonly line: (row: CopiedRow) => string },
): AsyncGenerator<Buffer> {
  const rows = await CopiedRows.begin(snapshot.copy(statement), width);
  let lines = '';
  rows.to((row) => (lines += `${line(row)}\n`));
  while (await rows.next()) {
    yield Buffer.from(lines);
    lines = '';
  }
}
