import {
  IMPORT_FIELDS,
  LIMITS,
  presetOf,
  t,
  type DateOrder,
  type ImportKind,
  type ImportProblem,
  type ImportReport,
} from '@hourtrail/contracts';
import { columnsOf, type Chosen, type Columns } from './columns.js';
import { openCsv, type CsvRow } from './csv-rows.js';
import { DateColumn } from './dates.js';
import type { ImportRow, ReadRow, RowReader } from './importing.js';
import { SimilarNames, type ChosenNames } from './similar-names.js';
import { FileProblem } from './file-problem.js';
import type { UploadedFile } from './uploaded-file.js';

const BATCH = 1_000;
const LONGEST_VALUE = 200;
const DATE_FIELD = 'date';

export type ReadResult = Pick<
  ImportReport,
  | 'rows'
  | 'valid'
  | 'errors'
  | 'problems'
  | 'product'
  | 'headings'
  | 'dateQuestion'
  | 'nameQuestions'
  | 'notes'
  | 'preview'
>;

/** What the user answered about the file. */
export interface Answers {
  readonly chosen: Chosen;
  readonly dateOrder: DateOrder | undefined;
  readonly names: ChosenNames;
}

export interface Reading extends Answers {
  readonly kind: ImportKind;
  readonly now: Date;
  /** The field with names of organizations, if the kind has one, and the names that the school has. */
  readonly organizations: { readonly field: string; readonly known: () => Promise<readonly string[]> } | undefined;
  readonly begin: (dateOrder: DateOrder | undefined) => Promise<RowReader>;
  readonly take: (records: readonly ReadRow[], read: number) => Promise<void>;
}

export async function readImport(file: UploadedFile, reading: Reading): Promise<ReadResult> {
  const { kind, chosen, begin, take } = reading;
  const result = new ReadResultBuilder(reading);
  try {
    const { headings, rows } = await openCsv(file);
    const preset = presetOf(kind, headings);
    result.product = preset?.product ?? null;
    const columns = columnsOf(headings, IMPORT_FIELDS[kind], { chosen, preset });
    const isComplete = result.understand(columns, await survey(rows, columns, reading));
    if (!isComplete) return result;
    const reader = await begin(result.dateOrder);
    let taking: Promise<void> = Promise.resolve();
    for await (const batch of inBatches((await openCsv(file)).rows)) {
      const records = await result.read(batch, reader);
      await taking;
      if (result.problems === 0) taking = take(records, result.rows);
      taking.catch(() => undefined);
    }
    await taking;
    result.notes = reader.notes?.() ?? [];
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    result.addProblem({ row: error.row, column: error.column, value: '', message: error.message });
  }
  return result;
}

type Survey = Pick<ReadResult, 'dateQuestion' | 'nameQuestions'> & {
  readonly examples: readonly string[];
  readonly dateOrder: DateOrder | undefined;
};

/** Reads all rows once before any is understood, because some cells are understood by the others of their column. */
async function survey(rows: AsyncIterable<CsvRow>, { headings }: Columns, reading: Reading): Promise<Survey> {
  const { now, names: answered, organizations } = reading;
  const columnOf = (name: string | undefined): number => headings.findIndex(({ field }) => field === (name ?? ''));
  const [dateAt, nameAt] = [columnOf(DATE_FIELD), columnOf(organizations?.field)];
  const dates = new DateColumn(now.getUTCFullYear());
  const names = new SimilarNames();
  let examples: readonly string[] | undefined;
  try {
    for await (const { row, cells } of rows) {
      examples ??= cells;
      if (dateAt < 0 && nameAt < 0) break;
      dates.see((cells[dateAt] ?? '').trim(), row);
      names.see((cells[nameAt] ?? '').trim());
    }
  } catch (error) {
    // it is reported when the rows are understood
    if (!(error instanceof FileProblem)) throw error;
  }
  const column = headings[dateAt]?.heading ?? '';
  const question = reading.dateOrder === undefined ? dates.question(shortened) : undefined;
  return {
    examples: examples ?? [],
    dateOrder: reading.dateOrder ?? dates.order,
    dateQuestion: question ? { column, ...question } : null,
    nameQuestions: organizations && nameAt >= 0 ? names.questions(await organizations.known(), answered) : [],
  };
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
  product: ReadResult['product'] = null;
  headings: ReadResult['headings'] = [];
  dateQuestion: ReadResult['dateQuestion'] = null;
  nameQuestions: ReadResult['nameQuestions'] = [];
  notes: ReadResult['notes'] = [];
  dateOrder: DateOrder | undefined;
  private places: readonly (readonly [field: string, cell: number])[] = [];
  readonly errors: ImportProblem[] = [];
  readonly preview: Readonly<Record<string, string>>[] = [];

  constructor(private readonly reading: Pick<Reading, 'kind' | 'names' | 'organizations'>) {}

  /** Returns whether the rows can be read. */
  understand({ headings, problems }: Columns, { examples, dateOrder, dateQuestion, nameQuestions }: Survey): boolean {
    this.headings = headings.map((one, at) => ({ ...one, example: shortened((examples[at] ?? '').trim()) }));
    this.places = headings.flatMap(({ field }, cell) => (field === null ? [] : [[field, cell] as const]));
    Object.assign(this, { dateOrder, dateQuestion, nameQuestions });
    for (const { column, message } of problems.toReversed()) this.addProblem({ row: 0, column, value: '', message });
    if (dateQuestion) {
      const { column, value } = dateQuestion;
      this.addProblem({ row: 0, column, value, message: t('imports.dateOrderUnknown') });
    }
    return this.problems === 0;
  }

  addProblem(problem: ImportProblem): void {
    this.problems += 1;
    if (problem.row === 0) this.errors.unshift(problem);
    else if (this.errors.length < LIMITS.importErrorsMax) this.errors.push(problem);
    this.errors.splice(LIMITS.importErrorsMax);
  }

  async read(batch: readonly CsvRow[], reader: RowReader): Promise<readonly ReadRow[]> {
    const whole = batch.filter(({ problems }) => problems.length === 0);
    const rows = whole.map(({ row, cells }): ImportRow => ({ row, cells: this.withChosenName(this.byField(cells)) }));
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
        this.addProblem({ row, ...this.found(field, understood?.row.cells ?? {}), message });
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

  private withChosenName(cells: Record<string, string>): Record<string, string> {
    const field = this.reading.organizations?.field ?? '';
    const chosen = this.reading.names.get((cells[field] ?? '').trim());
    return chosen === undefined ? cells : { ...cells, [field]: chosen };
  }

  /** What the row says, also in columns that stand for that field. */
  private found(name: string, cells: Readonly<Record<string, string>>): Pick<ImportProblem, 'column' | 'value'> {
    const fields = IMPORT_FIELDS[this.reading.kind].filter((one) => one.name === name || one.insteadOf === name);
    const filled = fields.map((one) => one.name).filter((one) => (cells[one] ?? '').trim() !== '');
    const value = (one: string): string =>
      filled.length > 1 ? `${this.columnOf(one)}: ${cells[one]}` : (cells[one] ?? '');
    return {
      column: this.columnOf(filled.length === 1 ? (filled[0] ?? name) : name),
      value: shortened(filled.map(value).join(', ')),
    };
  }

  private columnOf(name: string): string {
    const heading = this.headings.find(({ field }) => field === name)?.heading;
    if (heading !== undefined) return heading;
    const field = IMPORT_FIELDS[this.reading.kind].find((one) => one.name === name);
    return field ? t(field.label) : name;
  }
}

/** Removes NUL, and does not cut a surrogate pair in half. */
const shortened = (value: string): string => {
  const text = value.replaceAll('\0', '\uFFFD');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
};
