import type { ExportCell } from '@hourtrail/contracts';
import { Archive } from '../archive.js';
import type { CopiedRow, FileFormat, Table } from '../copied-rows.js';
import { columnLetters, escapeXml, sheetParts, STYLES, workbookParts } from './workbook.js';

/** The limit of Excel, without the heading. */
const MOST_ROWS = 1_048_575;

/** An Excel workbook (ECMA-376) with typed cells. Rows beyond `most` go to another sheet. */
export const workbookOf =
  (most: number): FileFormat =>
  async (table, write) => {
    const archive = new Archive(write, table.at);
    const { parts, sheets } = workbookParts(table, most);
    for (const [path, content] of parts) await archive.add(path, [Buffer.from(content)]);
    const rows = new SheetRows(table, most);
    for (const { path, rowCount } of sheets) {
      const [begin, end] = sheetParts(table.columns, rowCount);
      await archive.add(path, rows.nextSheet(begin, end));
    }
    await archive.end();
  };

export const xlsx = workbookOf(MOST_ROWS);

class SheetRows {
  private readonly rows: Table['rows'];
  private readonly waiting: string[][] = [[]];

  constructor({ rows, columns }: Table, most: number) {
    const cells = columns.map(({ cell }, column) => ({ column, cell, letters: columnLetters(column) }));
    this.rows = rows;
    rows.to((row) => {
      const place = (rows.count - 1) % most;
      if (place === 0 && rows.count > 1) this.waiting.push([]);
      this.waiting.at(-1)?.push(rowXml(row, place + 2, cells));
    });
  }

  async *nextSheet(begin: string, end: string): AsyncGenerator<Buffer> {
    yield Buffer.from(begin);
    do {
      const rows = this.waiting[0]?.splice(0) ?? [];
      if (rows.length > 0) yield Buffer.from(rows.join(''));
    } while (this.waiting.length === 1 && (await this.rows.next()));
    this.waiting.shift();
    yield Buffer.from(end);
  }
}

interface Column {
  readonly column: number;
  readonly cell: ExportCell;
  readonly letters: string;
}

function rowXml(row: CopiedRow, number: number, columns: readonly Column[]): string {
  let xml = `<row r="${number}">`;
  for (const { column, cell, letters } of columns) {
    if (!row.isEmpty(column)) xml += `<c r="${letters}${number}" ${cellXml(row.text(column), cell)}</c>`;
  }
  return `${xml}</row>`;
}

/** Text cells are typed as text, so that they are never evaluated as formulas. */
export function cellXml(text: string, cell: ExportCell, style?: keyof typeof STYLES): string {
  switch (cell) {
    case 'flag':
      return `t="b"><v>${text === 't' ? 1 : 0}</v>`;
    case 'number':
    case 'hours':
      return `s="${STYLES[style ?? cell]}"><v>${text}</v>`;
    case 'date':
    case 'instant':
      if (IN_CALENDAR.test(text)) return `s="${STYLES[cell]}"><v>${serialOf(text)}</v>`;
      break;
    case 'text':
    case 'word':
    case 'time':
  }
  return `s="${STYLES[style ?? 'text']}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is>`;
}

/** Excel dates are from 1900 to 9999. */
const IN_CALENDAR = /^(?:19|[2-9]\d)\d\d-/;
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const serialOf = (text: string): number =>
  (Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`) - DAY_ZERO) / DAY_MS;
