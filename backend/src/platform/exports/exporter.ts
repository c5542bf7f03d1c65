import { createHash } from 'node:crypto';
import {
  t,
  calendarDateOf,
  dateInZone,
  EXPORT_COLUMNS,
  isVolunteer,
  LIMITS,
  msg,
  type ExportFormat,
  type ExportKind,
} from '@hourtrail/contracts';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Snapshots, type Snapshot } from '../database/snapshots.js';
import { FileStore } from '../files/file-store.js';
import { schoolLook } from '../files/school-look.js';
import { Clock } from '../kernel/clock.js';
import { invalid, notFound } from '../kernel/domain-error.js';
import { Continuity } from '../sealing/continuity.js';
import { CopiedRows, copyText, type Table, type Write } from './copied-rows.js';
import { csv } from './csv.js';
import { ExportSlots } from './export-slots.js';
import type { DocumentSource, ExportDocument, ExportSource, RowsRequest } from './export-source.js';
import { ExportStore, type ExportRequest } from './export-store.js';
import { FileStream } from './file-stream.js';
import { filtersOf, filterWords, type Names } from './filters.js';
import { pdf } from './pdf/pdf.js';
import { xlsx } from './xlsx/xlsx.js';

export const EXPORT_SOURCES = Symbol('EXPORT_SOURCES');

const FORMATS = { csv, xlsx, pdf } as const;

const ROWS_MAX: Partial<Record<ExportFormat, number>> = { pdf: LIMITS.exportPdfRowsMax };

export interface ExportFile {
  readonly name: string;
  /** What a document says, in sentences; empty for lists. */
  readonly summary: readonly string[];
  readonly rows: number;
  readonly content: FileStream;
}

/** Exports a school's records as of one moment, streams the file, and logs it. */
@Injectable()
export class Exporter implements BeforeApplicationShutdown {
  patienceMs = 15_000;
  private readonly logger = new Logger(Exporter.name);
  private readonly inProgress = new Map<FileStream, Promise<void>>();

  constructor(
    @Inject(EXPORT_SOURCES) private readonly sources: readonly (ExportSource | DocumentSource)[],
    private readonly snapshots: Snapshots,
    private readonly store: ExportStore,
    private readonly slots: ExportSlots,
    private readonly clock: Clock,
    private readonly continuity: Continuity,
    private readonly files: FileStore,
  ) {}

  /** Resolves when the first rows are ready, so that earlier errors can still be thrown. */
  async make(request: ExportRequest): Promise<ExportFile> {
    // Otherwise a finished file could not be logged, and would break off at its end.
    this.continuity.requireWhole();
    const content = new FileStream(this.patienceMs);
    return new Promise<ExportFile>((begun, refused) => {
      const onBegun = ({ name, summary, total }: OpenedFile): void => begun({ name, summary, rows: total, content });
      const writing = this.inTurn(request, () => this.write(request, content, onBegun))
        .catch(refused)
        .finally(() => this.inProgress.delete(content));
      this.inProgress.set(content, writing);
    });
  }

  /** A volunteer's few rows take no slot of the school. */
  private inTurn({ by, organizationId }: ExportRequest, work: () => Promise<void>): Promise<void> {
    return isVolunteer(by.role) ? this.slots.inLine(work) : this.slots.inSlot(organizationId, work);
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const content of this.inProgress.keys()) content.destroy(new Error('The server stops.'));
    await Promise.all(this.inProgress.values());
  }

  private async write(request: ExportRequest, content: FileStream, onBegun: (file: OpenedFile) => void): Promise<void> {
    const gone = new AbortController();
    content.once('close', () => gone.abort());
    const sent = new SentBytes(content);
    let rows: OpenedFile['rows'] | undefined;
    try {
      await this.snapshots.fromReplica(request.organizationId, gone.signal, async (snapshot) => {
        const file = await this.open(request, snapshot);
        rows = file.rows;
        onBegun(file);
        await file.write((bytes) => sent.put(bytes));
        if (rows.count !== file.total) throw new Error(`${rows.count} rows came instead of ${file.total}.`);
      });
      content.requireReader();
      await this.store.saveMade(request, { rows: rows?.count ?? 0, bytes: sent.count, fileHash: sent.hash() });
      content.finish();
    } catch (error) {
      if (!rows) throw error;
      await this.breakOff(request, content, { error, rows: rows.count, bytes: sent.count });
    }
  }

  /** Destroys the stream, so that a partial file does not look complete. */
  private async breakOff(
    request: ExportRequest,
    content: FileStream,
    { error, ...sent }: { readonly error: unknown; readonly rows: number; readonly bytes: number },
  ): Promise<void> {
    content.destroy(error instanceof Error ? error : new Error(String(error)));
    try {
      await this.store.saveInterrupted(request, sent);
    } catch (failure) {
      this.logger.error(`An interrupted export could not be told in the log: ${String(failure)}`);
    }
  }

  private async open(request: ExportRequest, snapshot: Snapshot): Promise<OpenedFile> {
    const { by, query } = request;
    const at = this.clock.now();
    const source = this.sourceOf(request.kind);
    const school = await schoolIn(snapshot, request.organizationId);
    if ('document' in source) {
      const look = await schoolLook((statement) => snapshot.read(statement), this.files, school.id);
      const isScheduled = request.scheduleId !== undefined;
      const about = { by, isScheduled, filter: query as never, school: { ...school, look }, at };
      const document = await source.document(about, snapshot);
      const { title, day, summary, total, rows } = document;
      const name = `${inFileName(t('exports.fileName', { school: school.name, title, date: day }))}.${query.format}`;
      return { name, summary, total, rows, write: document.write };
    }
    const table = await this.tableOf(request, { source, school, at }, snapshot);
    const write = (put: Write): Promise<void> => FORMATS[query.format](table, put);
    return { name: fileNameOf(table, request), summary: [], total: table.total, rows: table.rows, write };
  }

  private async tableOf(
    { by, kind, query }: ExportRequest,
    { source, school, at }: { readonly source: ExportSource; readonly school: ExportedSchool; readonly at: Date },
    snapshot: Snapshot,
  ): Promise<NamedTable> {
    const rowsRequest = { by, filter: query, school, at } as unknown as RowsRequest<never>;
    const [count] = await snapshot.read<{ total: number }>(await source.count(rowsRequest, snapshot));
    const total = count?.total ?? 0;
    requireRoom(query.format, total);
    // the head of an empty file must not tell a volunteer the name behind an id
    const names = total === 0 && isVolunteer(by.role) ? NO_NAMES : snapshot;
    const filters = await filterWords(filtersOf(query), query.q, names);
    const columns = EXPORT_COLUMNS[kind];
    const [subject] = source.subject ? await snapshot.read<Subject>(source.subject(rowsRequest)) : [];
    return {
      subject,
      title: t(TITLES[kind]),
      school: school.name,
      filters,
      day: dateInZone(at, school.timeZone),
      timeZone: school.timeZone,
      at,
      columns,
      total,
      rows: await CopiedRows.begin(await copyOf(source, rowsRequest, snapshot), columns.length),
    };
  }

  private sourceOf(kind: ExportKind): ExportSource | DocumentSource {
    const source = this.sources.find((one) => one.kind === kind);
    if (!source) throw new Error(`Nobody says what an export of ${kind} holds.`);
    return source;
  }
}

const NO_NAMES: Names = { read: () => Promise.resolve([]) };

function requireRoom(format: ExportFormat, rows: number): void {
  const most = ROWS_MAX[format];
  if (most === undefined || rows <= most) return;
  const message = t('exports.tooManyRows', { format: format.toUpperCase(), max: most, count: rows });
  throw invalid('exports.too-many-rows', [{ field: 'format', message }]);
}

interface Subject {
  readonly name: string;
  readonly day: string;
}

interface NamedTable extends Table {
  readonly subject: Subject | undefined;
}

type OpenedFile = Pick<ExportDocument, 'summary' | 'total' | 'rows' | 'write'> & { readonly name: string };

type ExportedSchool = RowsRequest<never>['school'] & { readonly name: string };

async function schoolIn(snapshot: Snapshot, id: number): Promise<ExportedSchool> {
  const [school] = await snapshot.read<ExportedSchool>({
    text: `SELECT organization_id AS id, name, time_zone AS "timeZone"
           FROM directory.schools WHERE organization_id = $1`,
    values: [id],
  });
  if (!school) throw notFound();
  return school;
}

async function copyOf(
  { rows, cells }: ExportSource,
  request: RowsRequest<never>,
  snapshot: Snapshot,
): Promise<AsyncIterable<Buffer>> {
  const statement = await rows(request, snapshot);
  return cells ? inCells(snapshot.batches<never>(statement), cells) : snapshot.copy(statement);
}

async function* inCells(
  batches: AsyncIterable<readonly never[]>,
  cells: NonNullable<ExportSource['cells']>,
): AsyncIterable<Buffer> {
  for await (const rows of batches) yield copyText(rows.map(cells));
}

class SentBytes {
  count = 0;
  private readonly digest = createHash('sha256');

  constructor(private readonly outlet: FileStream) {}

  async put(bytes: Buffer): Promise<void> {
    this.digest.update(bytes);
    this.count += bytes.length;
    await this.outlet.put(bytes);
  }

  hash(): string {
    return this.digest.digest('hex');
  }
}

const TITLES = {
  users: msg('exports.users'),
  hours: msg('exports.hours'),
  'student-reports': msg('exports.studentReports'),
  'parent-reports': msg('exports.parentReports'),
  opportunities: msg('exports.opportunities'),
  'audit-events': msg('audit.events'),
  'audit-decisions': msg('auditReview.decisionsByPerson'),
  'audit-anomalies': msg('auditReview.unusualDecisions'),
  'audit-accesses': msg('auditAccess.accessLog'),
  roster: msg('exports.roster'),
  'hours-report': msg('exports.hoursReport'),
  certificates: msg('exports.certificates'),
} as const satisfies Readonly<Record<ExportKind, string>>;

/** A file about one record is named after it, a file of a past day after that day. */
function fileNameOf({ school, subject, day, timeZone }: NamedTable, { kind, query }: ExportRequest): string {
  const { asOf } = query as { readonly asOf?: string };
  const shown = asOf ? calendarDateOf(asOf, timeZone) : day;
  const last = subject ? [plainWords(subject.name), subject.day] : [shown < day ? `as-of-${shown}` : day];
  return `${[plainWords(school) || 'school', kind, ...last].filter(Boolean).join('-')}.${query.format}`;
}

/** As people read it, without what some file system or header refuses. */
const inFileName = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').replace(/[\\/:*?"<>|]/g, '-')]
    .slice(0, 150)
    .join('')
    .trim()
    .replace(/^\.+/, '');

const plainWords = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60);
