import { t, type ListedImportKind } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandBus } from '@nestjs/cqrs';
import { Database, type Statement } from '../database/database.js';
import { Records } from '../event-log/records.js';
import { unstaging } from '../event-log/staging.js';
import { isStale, UnitOfWork } from '../event-log/unit-of-work.js';
import { Clock } from '../kernel/clock.js';
import { conflict, DomainError } from '../kernel/domain-error.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { advanceRun, beginRun, dropRun, endRun, failOthers, failRun, type Which } from './import-runs.js';
import { importStream, undone, type Import } from './import.stream.js';
import { Importer } from './importer.js';
import type { AnyImporting, Obstacle } from './importing.js';
import { forgetRoster } from './roster-records.js';

const BATCH = 1_000;

export interface RosterObstacles {
  readonly changed: readonly Obstacle[];
  /** Checked again when it is undone. */
  readonly used: readonly Obstacle[];
}

export const ROSTER_OBSTACLES = Symbol('what keeps a roster from being undone');

/** Takes back what a roster did to the records of a school; run it in a transaction. */
export class UndoRoster extends Command<void> {
  constructor(readonly request: UndoRequest) {
    super();
  }
}

export interface UndoRequest extends Which {
  readonly by: SignedInUser;
  readonly reason: string | null;
}

@Injectable()
export class UndoImports {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly importer: Importer,
    private readonly commands: CommandBus,
    @Inject(ROSTER_OBSTACLES) private readonly rosterObstacles: RosterObstacles,
  ) {}

  async undo(request: UndoRequest): Promise<void> {
    await this.importer.inTurn(() => this.importer.aloneInSchool(request.organizationId, () => this.takeBack(request)));
  }

  private async takeBack(request: UndoRequest): Promise<void> {
    const found = await this.find(request);
    if (found.stoppedProblems !== null) throw conflict('import.kept', t('imports.failed'));
    if (found.undoneAt !== null) throw conflict('import.undone', t('imports.alreadyUndone'));
    await this.requireUnbuiltOn(found.kind, request);
    const actor = { ...request.by, organizationId: request.organizationId };
    const at = this.clock.now();
    const run = { ...found, undoes: true, at, by: request.by.id };
    const fresh = [failOthers(request.organizationId, at), beginRun(run), ...unstaging(batchOf(request))];
    await this.database.write(actor, fresh);
    try {
      if (found.kind === 'roster') await this.takeBackRoster(request, found);
      else {
        const importing = this.importer.importing(found.kind);
        const records = await this.prepare(importing, request);
        // Checks again, because a record changed before it was read is not stale.
        await this.requireUnbuiltOn(found.kind, request);
        await this.save(importing, request, { found, records });
      }
    } catch (error) {
      const isRefusal = error instanceof DomainError;
      await this.importer.tidy(request, [isRefusal ? dropRun(request) : failRun(request, this.clock.now())]);
      throw isStale(error) ? conflict('import.kept', t('imports.recordChanged')) : error;
    } finally {
      await this.importer.tidy(request, unstaging(batchOf(request)));
    }
  }

  /** Why an import can't be undone; undefined if it can. */
  async whyNot(kind: ListedImportKind, which: Which): Promise<string | undefined> {
    const { changed, used } = kind === 'roster' ? this.rosterObstacles : this.importer.importing(kind).undo;
    return this.firstOf([changed, used].flat(), which);
  }

  private async firstOf(obstacles: readonly Obstacle[], { organizationId, id }: Which): Promise<string | undefined> {
    const counts = obstacles.map(({ those }) => ({
      text: `SELECT count(*)::integer AS count FROM (${those}) those`,
      values: [organizationId, id],
    }));
    const found = (await this.database.readAll(organizationId, counts)) as [{ count: number }][];
    const why = obstacles.flatMap(({ why }, index) => {
      const count = found[index]?.[0].count ?? 0;
      return count > 0 ? [why(count)] : [];
    });
    return why[0];
  }

  private async requireUnbuiltOn(kind: ListedImportKind, request: Which): Promise<void> {
    const why = await this.whyNot(kind, request);
    if (why !== undefined) throw conflict('import.kept', why);
  }

  /** A roster is of several kinds of records, so it is taken back as it came: in one transaction. */
  private async takeBackRoster(request: UndoRequest, found: Import): Promise<void> {
    const { by, organizationId, id, reason } = request;
    const actor = { ...by, organizationId };
    const events = [undone({ reason, visits: by.organizationId !== organizationId })];
    await this.database.transaction(actor, async () => {
      await this.requireUnbuiltOn('roster', request);
      await this.commands.execute(new UndoRoster(request));
      await this.work.commit(actor, importStream, [{ id, state: found, events }], {
        also: [...stillUnused(this.rosterObstacles.used, request), forgetRoster(organizationId, id), endRun(request)],
      });
    });
  }

  private async prepare({ stream, undo }: AnyImporting, request: UndoRequest): Promise<number> {
    const { organizationId, id, by } = request;
    let [records, last] = [0, 0];
    for (;;) {
      const rows = await this.database.read(organizationId, {
        text: undo.records,
        values: [organizationId, id, last, BATCH],
      });
      const states = rows.map((row) => stream.stateOf(row as object));
      const changes = states.map((state) => ({ id: state.id, state, events: undo.decide(state, request) }));
      records += changes.length;
      last = states.at(-1)?.id ?? last;
      if (changes.length > 0) {
        const also = [advanceRun(request, records)];
        await this.work.stage({ ...by, organizationId }, stream, { batch: id, changes, also });
      }
      if (rows.length < BATCH) return records;
    }
  }

  private async save(
    importing: AnyImporting,
    request: UndoRequest,
    { found, records }: { readonly found: Import; readonly records: number },
  ): Promise<void> {
    const { by, organizationId, id, reason } = request;
    const events = [undone({ reason, visits: by.organizationId !== organizationId })];
    await this.work.commitStaged(
      { ...by, organizationId },
      {
        stream: importing.stream,
        mode: 'change',
        batch: id,
        records,
        whole: { stream: importStream, change: { id, state: found, events } },
        also: [
          ...(importing.undo.lock ? [importing.undo.lock(organizationId)] : []),
          ...(importing.undo.also ? [importing.undo.also(organizationId, id)] : []),
          ...stillUnused(importing.undo.used, request),
          endRun(request),
        ],
      },
    );
  }

  private async find({ organizationId, id }: Which): Promise<Import> {
    const found = await new Records(this.database, this.work, importStream).find(organizationId, id);
    if (!found) throw conflict('import.kept', t('imports.failed'));
    return found;
  }
}

const batchOf = ({ organizationId, id }: Which): { organizationId: number; batch: number } => ({
  organizationId,
  batch: id,
});

/** Repeats the check inside the undoing transaction, where the lock is held. */
const stillUnused = (obstacles: readonly Obstacle[], { organizationId, id }: Which): readonly Statement[] =>
  obstacles.map(({ those }) => ({
    text: `SELECT log.require_all(NOT EXISTS (${those}))`,
    values: [organizationId, id],
  }));
