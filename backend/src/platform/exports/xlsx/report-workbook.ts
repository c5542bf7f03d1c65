import type { ExportCell } from '@hourtrail/contracts';
import { setImmediate } from 'node:timers/promises';
import { Archive } from '../archive.js';
import type { Write } from '../copied-rows.js';
import { bookParts, columnLetters, printTitle, xmlDocument, type STYLES } from './workbook.js';
import { cellXml } from './xlsx.js';

export interface SheetCell {
  readonly text: string;
  readonly cell: ExportCell;
  readonly style?: keyof typeof STYLES;
}

export interface ReportSheet {
  readonly name: string;
  readonly widths: readonly number[];
  /** The row of the heading, from 1: it stays in view, and is repeated on every printed page. */
  readonly head?: number;
  readonly rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
}

export interface ReportWorkbook {
  readonly title: string;
  readonly school: string;
  readonly at: Date;
  readonly sheets: readonly ReportSheet[];
}

/** A workbook of sheets that each have a title above their heading, to be printed in landscape, a page wide. */
export async function writeReportWorkbook({ title, school, at, sheets }: ReportWorkbook, write: Write): Promise<void> {
  const archive = new Archive(write, at);
  const listed = sheets.map((sheet, index) => ({ ...sheet, path: `xl/worksheets/sheet${index + 1}.xml` }));
  const names = sheets.flatMap(({ name, head }, index) => (head ? [printTitle({ name, index, row: head })] : []));
  for (const [path, content] of bookParts({ title, about: [school], at, sheets: listed, names }))
    await archive.add(path, [Buffer.from(content)]);
  for (const { path, ...sheet } of listed) await archive.add(path, sheetXml(sheet));
  await archive.end();
}

const TITLE_HEIGHT = ' ht="24" customHeight="1"';

/** So many rows are written at once, and others have their turn after them. */
const PIECE = 500;

async function* sheetXml({ widths, head, rows }: ReportSheet): AsyncGenerator<Buffer> {
  const pane = head ? `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>` : '';
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  yield Buffer.from(
    xmlDocument(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`,
    ),
  );
  let number = 0;
  let xml = '';
  for await (const cells of rows) {
    number += 1;
    xml += `<row r="${number}"${number === 1 ? TITLE_HEIGHT : ''}>${cells.map((cell, at) => placed(cell, `${columnLetters(at)}${number}`)).join('')}</row>`;
    if (number % PIECE > 0) continue;
    yield Buffer.from(xml);
    xml = '';
    await setImmediate();
  }
  yield Buffer.from(
    `${xml}</sheetData><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`,
  );
}

const placed = ({ text, cell, style }: SheetCell, letters: string): string =>
  text === '' ? '' : `<c r="${letters}" ${cellXml(text, cell, style)}</c>`;
