import { IMPORT_FIELDS, LIMITS, t, type ImportKind, type ImportProblem, type ImportReport } from '@hourtrail/contracts';
import { columnsOf, type Chosen, type Columns } from './columns.js';
import { openCsv, type CsvRow } from './csv-rows.js';
import type { ImportRow, ReadRow, RowReader } from './importing.js';
import { FileProblem, type UploadedFile } from './uploaded-file.js';

const BATCH = 1_000;
const LONGEST_VALUE = 200;

export type ReadResult = Pick<ImportReport, 'rows' | 'valid' | 'errors' | 'problems' | 'headings' | 'preview'>;

export interface Reading {
  readonly kind: ImportKind;
  readonly chosen: Chosen;
  readonly begin: () => Promise<RowReader>;
  readonly take: (records: readonly ReadRow[], read: number) => Promise<void>;
}

export async function readImport(file: UploadedFile, { kind, chosen, begin, take }: Reading): Promise<ReadResult> {
  const result = new ReadResultBuilder(kind);
  try {
    const { headings, rows } = await openCsv(file);
    const columns = columnsOf(headings, IMPORT_FIELDS[kind], chosen);
    result.understand(columns);
    if (columns.problems.length > 0) return result;
    const reader = await begin();
    let taking: Promise<void> = Promise.resolve();
    for await (const batch of inBatches(rows)) {
      const records = await result.read(batch, reader);
      await taking;
      if (result.problems === 0) taking = take(records, result.rows);
      taking.catch(() => undefined);
    }
    await taking;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    result.addProblem({ row: error.row, column: error.column, value: '', message: error.message });
  }
  return result;
}

async function* inBatches(rows: AsyncIterable<CsvRow>): AsyncGenerator<readonly CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

class ReadResultBuilder implements ReadResult {
  rows = 0;
  valid = 0;
  problems = 0;
  headings: ReadResult['headings'] = [];
  private places: readonly (readonly [field: string, cell: number])[] = [];
  readonly errors: ImportProblem[] = [];
  readonly preview: Readonly<Record<string, string>>[] = [];

  constructor(private readonly kind: ImportKind) {}

  understand({ headings, problems }: Columns): void {
    this.headings = headings;
    this.places = headings.flatMap(({ field }, cell) => (field === null ? [] : [[field, cell] as const]));
    for (const { column, message } of problems.toReversed()) this.addProblem({ row: 0, column, value: '', message });
  }

  addProblem(problem: ImportProblem): void {
    this.problems += 1;
    if (problem.row === 0) this.errors.unshift(problem);
    else if (this.errors.length < LIMITS.importErrorsMax) this.errors.push(problem);
    this.errors.splice(LIMITS.importErrorsMax);
  }

  async read(batch: readonly CsvRow[], reader: RowReader): Promise<readonly ReadRow[]> {
    const whole = batch.filter(({ problems }) => problems.length === 0);
    const rows = whole.map(({ row, cells }): ImportRow => ({ row, cells: this.byField(cells) }));
    const read = await reader.read(rows);
    const ofRow = new Map(rows.map((row, index) => [row.row, { row, read: read[index] as ReadRow }]));
    for (const { row, cells, problems } of batch) {
      const understood = ofRow.get(row);
      this.rows += 1;
      if (this.preview.length < LIMITS.importPreviewRows)
        this.preview.push(understood?.read.shown() ?? this.byField(cells.map((cell) => cell.slice(0, LONGEST_VALUE))));
      for (const { cell, message } of problems) {
        const [column, value] = cell === undefined ? ['', ''] : [this.headings[cell]?.heading ?? '', cells[cell] ?? ''];
        this.addProblem({ row, column, value: shortened(value), message });
      }
      for (const { field, message } of understood?.read.problems ?? []) {
        this.addProblem({
          row,
          column: this.columnOf(field),
          value: shortened(understood?.row.cells[field] ?? ''),
          message,
        });
      }
      if (understood?.read.problems.length === 0) this.valid += 1;
    }
    return read.filter(({ problems }) => problems.length === 0);
  }

  private byField(cells: readonly string[]): Record<string, string> {
    const fields: Record<string, string> = {};
    for (const [field, cell] of this.places) fields[field] = cells[cell] ?? '';
    return fields;
  }

  private columnOf(name: string): string {
    const heading = this.headings.find(({ field }) => field === name)?.heading;
    if (heading !== undefined) return heading;
    const field = IMPORT_FIELDS[this.kind].find((one) => one.name === name);
    return field ? t(field.label) : name;
  }
}

/** Removes NUL, and does not cut a surrogate pair in half. */
const shortened = (value: string): string => {
  const text = value.replaceAll('\0', '\uFFFD');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
};
