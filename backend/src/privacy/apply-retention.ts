import { RETENTION_KINDS, t } from '@hourtrail/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '../platform/database/database.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import { holdsOneAtATime, type RetentionSource } from '../platform/event-log/retention.js';
import { UnitOfWork } from '../platform/event-log/unit-of-work.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Clock } from '../platform/kernel/clock.js';
import { conflict } from '../platform/kernel/domain-error.js';
import { erasedBefore, type Retention, type RetentionEvent } from './domain/retention.js';
import { RetentionSchedules, retentionStream } from './persistence/retention-schedules.js';

export const RETENTION_SOURCES = Symbol('what a school may keep for some years only');

/** Erases every night what schools kept as long as their schedules say; what is more than a night's work, later. */
@Injectable()
export class ApplyRetention {
  private readonly log = new Logger(ApplyRetention.name);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly schedules: RetentionSchedules,
    @Inject(RETENTION_SOURCES) private readonly sources: readonly RetentionSource[],
    jobs: Jobs,
  ) {
    jobs.every('30 8 * * *', 'apply-retention', ({ signal }) => this.applyAll(signal));
  }

  async applyAll(signal?: AbortSignal): Promise<void> {
    const schools = await this.database.system<{ id: number }>({
      name: 'schools-with-retention',
      text: 'SELECT id FROM privacy.retention ORDER BY id',
    });
    for (const { id } of schools) {
      for (const source of this.inOrder()) {
        if (signal?.aborted) return;
        try {
          await this.apply(source, id);
        } catch (error) {
          // the other kinds and schools do not wait for it, and the next night tries again
          this.log.warn(`Retention of ${source.kind} at school ${id} failed: ${(error as Error).message}`);
        }
      }
    }
  }

  /** People go first: who looked at their records goes after them. */
  private inOrder(): readonly RetentionSource[] {
    return this.sources.toSorted((a, b) => RETENTION_KINDS.indexOf(a.kind) - RETENTION_KINDS.indexOf(b.kind));
  }

  private async apply(source: RetentionSource, organizationId: number): Promise<void> {
    const run = (): Promise<void> => this.applyOnce(source, organizationId);
    if (source.oneByOne) return run();
    return this.database.transaction(systemAt(organizationId), run, [holdsOneAtATime(organizationId)]);
  }

  private async applyOnce(source: RetentionSource, organizationId: number): Promise<void> {
    const { kind, expired, atOnce, remove } = source;
    const before = await this.cutOff(source, organizationId);
    if (before === undefined) return;
    const rows = await this.schedules.expired<{ id: string | number }>(organizationId, source, {
      name: `to-erase-${kind}`,
      text: `SELECT id FROM (${expired}) e ORDER BY since, id LIMIT ${atOnce}`,
      values: [organizationId, before],
    });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => Number(id));
    const requireExpired = (id: number): Promise<void> => this.requireExpired(source, organizationId, id);
    const core = { database: this.database, work: this.work, commands: this.commands, before, requireExpired };
    const { count, also = [], failure } = await remove(ids, organizationId, core);
    const record = async (): Promise<void> => {
      const state: Retention = await this.schedules.ofSchool(organizationId);
      const events: readonly RetentionEvent[] = [
        { type: 'retention.applied', data: { kind, count, before: before.toISOString().slice(0, 10) } },
      ];
      const change = { id: organizationId, state, events };
      await this.work.commit(systemAt(organizationId), retentionStream, [change], { also });
    };
    if (count > 0) await this.database.transaction(systemAt(organizationId), record, [holdsOneAtATime(organizationId)]);
    if (failure) throw failure;
  }

  /** Reads the schedule again, which someone may have changed. */
  private async requireExpired(source: RetentionSource, organizationId: number, id: number): Promise<void> {
    const before = await this.cutOff(source, organizationId);
    if (before !== undefined) {
      const [expired] = await this.schedules.expired(organizationId, source, {
        name: `still-expired-${source.kind}`,
        text: `SELECT FROM (${source.expired}) e WHERE id = $3`,
        values: [organizationId, before, id],
      });
      if (expired) return;
    }
    throw conflict('retention.kept', t('apiPrivacy.keptLonger'));
  }

  private async cutOff({ kind }: RetentionSource, organizationId: number): Promise<Date | undefined> {
    const years = (await this.schedules.ofSchool(organizationId)).years[kind];
    return years === null ? undefined : erasedBefore(this.clock.now(), years);
  }
}
