import { ByteWriter } from '../byte-writer.js';
import type { CopiedRows } from '../copied-rows.js';
import type { Table } from '../table.js';
import { RowWriter } from './cells.js';

/** The rows of a table as markup, so many to a sheet. */
export class SheetRows {
  private readonly rows: CopiedRows;
  private readonly writer = new ByteWriter();
  /** Where in the writer another sheet begins. */
  private readonly cuts: number[] = [];
  /** What is written and not yet taken; each but the first begins another sheet. */
  private parts: Buffer[] = [];

  constructor({ rows, columns }: Table, most: number) {
    const writer = new RowWriter(this.writer, columns);
    this.rows = rows;
    rows.to((row) => {
      const place = (rows.count - 1) % most;
      if (place === 0 && rows.count > 1) this.cuts.push(this.writer.size);
      // the heading is the first
      writer.write(row, place + 2);
    });
  }

  async *ofNextSheet(): AsyncGenerator<Buffer> {
    for (;;) {
      const part = this.parts.shift();
      if (part) yield part;
      if (this.parts.length > 0) return;
      if (!(await this.rows.next())) return;
      const bytes = this.writer.take();
      const cuts = this.cuts.splice(0);
      this.parts = [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index]));
    }
  }
}
