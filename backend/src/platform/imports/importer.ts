import { t, type ImportKind, type ImportReport } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import { Records } from '../event-log/records.js';
import { unstaging } from '../event-log/staging.js';
import { UnitOfWork } from '../event-log/unit-of-work.js';
import { Clock } from '../kernel/clock.js';
import { conflict, DomainError } from '../kernel/domain-error.js';
import { Queue } from '../kernel/queue.js';
import { busy } from '../web/errors/refusal.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { advanceRun, beginRun, dropRun, endRun, failOthers, failRun, type Which } from './import-runs.js';
import { applied, importStream } from './import.stream.js';
import type { AnyImporting, ImportSetting, RowReader } from './importing.js';
import { readImport, type Answers, type Reading, type ReadResult } from './read-import.js';
import type { UploadedFile } from './uploaded-file.js';

export const IMPORTINGS = Symbol('what can be imported');

/** Files read at the same time, and files that may wait. */
const AT_ONCE = 2;
const WAITING = 8;

export interface ImportRequest extends Answers {
  readonly by: SignedInUser;
  readonly organizationId: number;
  readonly kind: ImportKind;
  readonly dryRun: boolean;
  readonly fileName: string | null;
  /** The hash of the file of the dry run. */
  readonly expect: string | undefined;
  readonly reason: string | null;
}

interface Prepared {
  readonly found: ReadResult;
  readonly records: number;
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
}

/** Imports files: reads all rows, stages records in batches, and saves them in one transaction. */
@Injectable()
export class Importer {
  private readonly queue = new Queue(AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(IMPORTINGS) private readonly importings: readonly AnyImporting[],
  ) {}

  importing(kind: ImportKind): AnyImporting {
    const known = this.importings.find((importing) => importing.kind === kind);
    if (!known) throw new Error(`Nobody knows how to import ${kind}.`);
    return known;
  }

  async import(file: UploadedFile, request: ImportRequest): Promise<ImportReport> {
    if (request.expect && request.expect !== file.hash) throw conflict('import.other-file', t('imports.otherFile'));
    return this.inTurn(async () => {
      await file.unpack();
      return request.dryRun
        ? this.look(file, request)
        : this.aloneInSchool(request.organizationId, () => this.take(file, request));
    });
  }

  /** Runs one import or undo per school at a time. Throws a conflict `in-progress` otherwise. */
  async aloneInSchool<T>(organizationId: number, work: () => Promise<T>): Promise<T> {
    const done = await this.database.alone(LOCKS.imports, organizationId, async () => ({ with: await work() }));
    if (!done) throw conflict('in-progress', t('imports.otherInProgress'));
    return done.with;
  }

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.waiting >= WAITING) throw busy(30);
    return this.queue.run(work);
  }

  private async look(file: UploadedFile, request: ImportRequest): Promise<ImportReport> {
    const found = await this.read(file, request, {
      begin: (dateOrder) => this.importing(request.kind).begin(this.setting({ ...request, dateOrder }, 0)),
      take: async () => {},
    });
    return reportOf(found, file, null);
  }

  private read(
    file: UploadedFile,
    request: ImportRequest,
    reading: Pick<Reading, 'begin' | 'take'>,
  ): Promise<ReadResult> {
    const { organizations } = this.importing(request.kind);
    const known = async (): Promise<readonly string[]> => {
      const statement = { text: organizations?.known ?? '', values: [request.organizationId] };
      return (await this.database.read<{ name: string }>(request.organizationId, statement)).map(({ name }) => name);
    };
    return readImport(file, {
      ...request,
      ...reading,
      now: this.clock.now(),
      organizations: organizations && { field: organizations.field, known },
    });
  }

  private async take(file: UploadedFile, request: ImportRequest): Promise<ImportReport> {
    const { organizationId, kind, fileName, by } = request;
    const actor = { ...by, organizationId };
    const which: Which = {
      organizationId,
      id: await new Records(this.database, this.work, importStream).nextId(organizationId),
    };
    const at = this.clock.now();
    const run = { ...which, undoes: false, kind, fileName, fileHash: file.hash, rows: 0, at, by: by.id };
    await this.database.write(actor, [failOthers(organizationId, at), beginRun(run)]);
    try {
      const { found, ...prepared } = await this.prepare(file, request, which);
      const refusal =
        found.problems > 0 ? undefined : await this.save(request, which, { fileHash: file.hash, ...prepared });
      if (found.problems === 0 && !refusal) return reportOf(found, file, which.id);
      await this.database.write(actor, [dropRun(which)]);
      return reportOf(refusal ? refused(found, refusal) : found, file, null);
    } catch (error) {
      await this.tidy(which, [failRun(which, this.clock.now())]);
      throw error;
    } finally {
      await this.tidy(which, unstaging({ organizationId, batch: which.id }));
    }
  }

  /** Acts as the system, because the session may have ended. Sweeps clean up what this misses. */
  async tidy({ organizationId }: Which, statements: readonly Statement[]): Promise<void> {
    const system = { id: null, role: 'system', organizationId };
    await this.database.write(system, statements).catch(() => undefined);
  }

  private async prepare(file: UploadedFile, request: ImportRequest, which: Which): Promise<Prepared> {
    const importing = this.importing(request.kind);
    const actor = { ...request.by, organizationId: request.organizationId };
    let records = 0;
    let reader: RowReader | undefined;
    const found = await this.read(file, request, {
      begin: async (dateOrder) => (reader = await importing.begin(this.setting({ ...request, dateOrder }, which.id))),
      take: async (rows, read) => {
        const ids = await this.idsOf(importing, request.organizationId, rows.length);
        const changes = rows.map(({ begins }, index) => {
          const id = ids[index] as number;
          return { id, state: undefined, events: begins(id) };
        });
        records += changes.length;
        await this.work.stage(actor, importing.stream, { batch: which.id, changes, also: [advanceRun(which, read)] });
      },
    });
    return {
      found,
      records,
      before: async () => reader?.before?.(this.work),
      after: async () => reader?.after?.(this.work),
    };
  }

  private async save(
    { by, organizationId, kind, fileName, reason }: ImportRequest,
    which: Which,
    { fileHash, records, before, after }: Omit<Prepared, 'found'> & { readonly fileHash: string },
  ): Promise<DomainError | undefined> {
    const visits = by.organizationId !== organizationId;
    const events = [applied({ kind, fileHash, rows: records }, { fileName, reason, visits })];
    try {
      const actor = { ...by, organizationId };
      await this.database.transaction(actor, async () => {
        await before();
        await this.work.commitStaged(actor, {
          stream: this.importing(kind).stream,
          mode: 'create',
          batch: which.id,
          records,
          whole: { stream: importStream, change: { id: which.id, state: undefined, events } },
          also: [endRun(which)],
        });
        await after();
      });
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }

  private setting({ by, organizationId, reason, dateOrder }: ImportRequest, importId: number): ImportSetting {
    return { database: this.database, now: this.clock.now(), by, organizationId, importId, reason, dateOrder };
  }

  private async idsOf({ stream }: AnyImporting, organizationId: number, count: number): Promise<readonly number[]> {
    const rows = await this.database.read<{ id: number }>(organizationId, {
      text: 'SELECT nextval($1::regclass)::integer AS id FROM generate_series(1, $2)',
      values: [`${stream.table}_id_seq`, count],
    });
    return rows.map(({ id }) => id);
  }
}

const reportOf = (found: ReadResult, file: UploadedFile, importId: number | null): ImportReport => ({
  rows: found.rows,
  valid: found.valid,
  errors: found.errors,
  problems: found.problems,
  applied: importId !== null,
  importId,
  fileHash: file.hash,
  product: found.product,
  headings: found.headings,
  dateQuestion: found.dateQuestion,
  nameQuestions: found.nameQuestions,
  notes: found.notes,
  preview: found.preview,
});

const refused = (found: ReadResult, { message }: DomainError): ReadResult => ({
  ...found,
  problems: 1,
  errors: [{ row: 0, column: '', value: '', message: t('imports.changedMeanwhile', { problem: message }) }],
});
