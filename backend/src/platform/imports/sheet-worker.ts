import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import type { SheetWork } from './workbook.js';

const ROWS_AT_ONCE = 1_000;

// a thread of its own, because a hostile sheet can hold it up or exhaust its memory
const { workbook, cellsMax, charactersMax } = workerData as SheetWork;
const tooLarge = (): RangeError => new RangeError('The sheet is too large.');

// the library fills the gaps up to the last row and column, wherever they are; the parts are not compressed
let [lastRow, lastColumn] = [1, 1];
for (const [, letters = '', digits] of Buffer.from(workbook)
  .toString('latin1')
  .matchAll(/\sr=["']([A-Z]*)(\d+)["']/g)) {
  lastRow = Math.max(lastRow, Number(digits));
  lastColumn = Math.max(
    lastColumn,
    [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0),
  );
}
if (lastRow * lastColumn > cellsMax) throw tooLarge();

const rows = await readSheet(Buffer.from(workbook), 1);
let characters = 0;
// a workbook stores a text once, however many cells have it
for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
if (characters > charactersMax) throw tooLarge();
for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) parentPort?.postMessage(rows.slice(at, at + ROWS_AT_ONCE));
parentPort?.postMessage(null);
