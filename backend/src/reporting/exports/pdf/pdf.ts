import type { ExportColumn } from '@hourtrail/contracts';
import { counted } from '../../../platform/counted.js';
import type { FileFormat, Table } from '../table.js';
import { Pages, PAGE } from './pages.js';
import { PdfFile } from './pdf-file.js';
import { printedCell, printedDay } from './printed-cell.js';
import { wrap } from './wrap.js';

const SIZE = 7.5;
const LEADING = 9.5;
const PADDING = 3;
const TOP = PAGE.height - PAGE.margin;
const BOTTOM = PAGE.margin + 6;

/** A column as the page has it: where it begins and how wide its text may be. */
interface Printed {
  readonly column: ExportColumn;
  /** Its place among the columns of the rows. */
  readonly index: number;
  readonly x: number;
  readonly width: number;
}

type Cells = readonly (readonly string[])[];

/** A table to print: its heading stands on every page, a cell has as many lines as it needs. */
export const pdf: FileFormat = async (table, write) => {
  const file = new PdfFile(write);
  await file.begin();
  const { title, school, day, at } = table;
  const pages = new Pages(file, [school, title, printedDay(day)].join(' · '));
  const sheet = new Sheet(pages, printedColumns(table.columns));
  sheet.begin(table);
  const waiting: Cells[] = [];
  table.rows.to((row) => waiting.push(sheet.cellsOf((column, cell) => printedCell(row, column, cell))));
  while (await table.rows.next()) for (const cells of waiting.splice(0)) await sheet.row(cells);
  await pages.finish();
  await pages.end({ title: `${title} of ${school}, ${printedDay(day)}`, at });
};

function printedColumns(columns: readonly ExportColumn[]): readonly Printed[] {
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const point = (PAGE.width - PAGE.margin * 2) / shares;
  let x: number = PAGE.margin;
  return columns.flatMap((column, index) => {
    if (column.share === undefined) return [];
    const printed = { column, index, x, width: column.share * point - PADDING * 2 };
    x += column.share * point;
    return [printed];
  });
}

/** Where the next row goes. */
class Sheet {
  private y = TOP;
  private readonly heading: Cells;

  constructor(
    private readonly pages: Pages,
    private readonly columns: readonly Printed[],
  ) {
    const bold = pages.font('bold');
    this.heading = columns.map(({ column, width }) => wrap(column.label, bold, { size: SIZE, width }));
  }

  /** What the whole table is about, above it. */
  begin({ title, school, filters, day, timeZone, total }: Table): void {
    const { pages } = this;
    const about = [
      ...(filters.length > 0 ? [filters.join(' · ')] : []),
      `${counted(total, 'row')}. Made on ${printedDay(day)}; times are those of ${timeZone.replaceAll('_', ' ')}.`,
    ];
    this.y -= 14;
    pages.text(title, { x: PAGE.margin, y: this.y, size: 15, weight: 'bold' });
    pages.text(school, { x: PAGE.width - PAGE.margin, y: this.y, size: 10, right: true });
    this.y -= 6;
    const room = { size: 8.5, width: PAGE.width - PAGE.margin * 2 };
    for (const line of about.flatMap((text) => wrap(text, pages.font(), room))) {
      this.y -= 11;
      pages.text(line, { x: PAGE.margin, y: this.y, size: 8.5 });
    }
    this.y -= 10;
    this.head();
  }

  cellsOf(printed: (index: number, cell: ExportColumn['cell']) => string): Cells {
    const font = this.pages.font();
    return this.columns.map(({ column, index, width }) =>
      wrap(printed(index, column.cell), font, { size: SIZE, width }),
    );
  }

  /** Draws a row, on the next page where it does not fit on this one; a long one goes on from page to page. */
  async row(cells: Cells): Promise<void> {
    const lines = Math.max(...cells.map(({ length }) => length));
    const isWhole = this.fits(lines);
    if (!isWhole && (lines <= KEPT_LINES || !this.fits(1))) await this.turn();
    let from = 0;
    while (from < lines) {
      const some = Math.min(lines - from, Math.floor((this.y - BOTTOM - PADDING * 2) / LEADING));
      this.draw(cells.map((cell) => cell.slice(from, from + some)));
      this.pages.line(this.y);
      from += some;
      if (from < lines) await this.turn();
    }
  }

  private fits(lines: number): boolean {
    return this.y - lines * LEADING - PADDING * 2 >= BOTTOM;
  }

  private async turn(): Promise<void> {
    await this.pages.finish();
    this.y = TOP;
    this.head();
  }

  private head(): void {
    const height = Math.max(...this.heading.map(({ length }) => length)) * LEADING + PADDING * 2;
    this.pages.field(this.y - height, height);
    this.draw(this.heading, 'bold');
  }

  private draw(cells: Cells, weight: 'regular' | 'bold' = 'regular'): void {
    const top = this.y - PADDING - SIZE;
    cells.forEach((lines, index) => {
      const { column, x, width } = this.columns[index] as Printed;
      const right = column.cell === 'number' || column.cell === 'hours';
      const at = right ? x + PADDING + width : x + PADDING;
      lines.forEach((line, nth) => this.pages.text(line, { x: at, y: top - nth * LEADING, size: SIZE, weight, right }));
    });
    this.y -= Math.max(...cells.map(({ length }) => length)) * LEADING + PADDING * 2;
  }
}

/** A row of more lines than these begins where there is room, and goes on on the next page. */
const KEPT_LINES = 12;
