import type { FileFormat, Table } from '../table.js';
import { SheetRows } from './sheet-rows.js';
import { partsOf, sheetBegins, sheetEnds, sheetsOf, type Sheet } from './workbook.js';
import { Archive } from '../archive.js';

/** All that a sheet can hold beside its heading. */
const MOST_ROWS = 1_048_575;

/** An Excel workbook (ECMA-376) with typed cells, written row by row. */
export const workbookOf =
  (most: number): FileFormat =>
  async (table, write) => {
    const archive = new Archive(write, table.at);
    const sheets = sheetsOf(table, most);
    for (const [path, content] of partsOf(table, sheets)) await archive.add(path, [Buffer.from(content)]);
    const rows = new SheetRows(table, most);
    for (const sheet of sheets) await archive.add(sheet.path, contentOf(table, rows, sheet));
    await archive.end();
  };

export const xlsx = workbookOf(MOST_ROWS);

async function* contentOf({ columns }: Table, rows: SheetRows, sheet: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetBegins(columns));
  yield* rows.ofNextSheet();
  yield Buffer.from(sheetEnds(columns, sheet.rows));
}
