import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { LOCKS } from '../../platform/database/locks.js';
import type { Snapshot, Snapshots } from '../../platform/database/snapshots.js';
import type { Run } from '../../platform/event-log/reaction.js';
import type { FileStore } from '../../platform/files/file-store.js';
import type { Clock } from '../../platform/kernel/clock.js';
import { ofSchool } from '../../platform/sealing/checkpoint.js';
import type { ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import type { SealKeys } from '../../platform/sealing/seal-keys.js';
import { verifierKeyIn } from '../../platform/sealing/signed-note.js';
import { beginCheck } from './checked-keys.js';
import { fsckSchool } from './fsck.js';
import {
  failureReason,
  schoolDueForCheck,
  saveFailedCheck,
  saveFullCheck,
  findFullChecks,
  type FullCheckResults,
} from './full-check-store.js';
import { ProblemSummary } from './problem-summary.js';

const LOOK_EVERY_MS = 60_000;
/** Pauses twice as long as it works, to leave the CPU to requests. */
const RESTS = 2;
/** Poll interval while another process checks the same school. */
const WAITS_MS = 1_000;

export interface FullCheckOptions {
  readonly database: Database;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly keys: SealKeys;
  readonly files?: FileStore | undefined;
  readonly external: ExternalCheckpoints;
  /** Whether daily checks run; requested checks always do. */
  readonly runs: boolean;
}

/** Checks every school daily, and a school on request. */
export class FullChecks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FullChecks.name);
  private readonly ending = new AbortController();
  private readonly requested = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private current: number | undefined;

  constructor(private readonly setting: FullCheckOptions) {}

  onApplicationBootstrap(): void {
    if (this.setting.runs) this.timer = setInterval(() => this.work(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.working;
  }

  /** Queues one check, however often it is called meanwhile. */
  begin(organizationId: number): void {
    this.requested.add(organizationId);
    this.work();
  }

  isInProgress(organizationId: number): boolean {
    return this.requested.has(organizationId) || this.current === organizationId;
  }

  of(organizationId: number): Promise<FullCheckResults> {
    return findFullChecks(this.setting.database, organizationId);
  }

  private work(): void {
    if (this.ending.signal.aborted) return;
    this.working ??= this.checkAll().then(
      () => this.rest(),
      (error: unknown) => {
        this.working = undefined;
        this.logFailure(error);
      },
    );
  }

  /** A request may have arrived after the last look at the queue. */
  private rest(): void {
    this.working = undefined;
    if (this.requested.size > 0) this.work();
  }

  private async checkAll(): Promise<void> {
    for (let next = await this.next(); next !== undefined; next = await this.next()) {
      const { school } = next;
      const done = await this.setting.database.alone(LOCKS.checkup, school, () => this.checkOrSay(school));
      if (done) this.requested.delete(school);
      // another process checks it, but began before this request
      else if (next.isRequested) await pause(WAITS_MS, undefined, { signal: this.ending.signal });
      else return;
    }
  }

  private async next(): Promise<{ readonly school: number; readonly isRequested: boolean } | undefined> {
    const [requested] = this.requested;
    if (requested !== undefined) return { school: requested, isRequested: true };
    if (!this.setting.runs) return undefined;
    const due = await schoolDueForCheck(this.setting.database, this.setting.clock.now());
    return due === undefined ? undefined : { school: due, isRequested: false };
  }

  private async checkOrSay(organizationId: number): Promise<true> {
    const { database, clock } = this.setting;
    this.current = organizationId;
    try {
      await this.check(organizationId);
    } catch (error) {
      if (this.ending.signal.aborted) throw error;
      this.logFailure(error, ` ${ofSchool(organizationId)}`);
      await saveFailedCheck(database, organizationId, { at: clock.now(), because: failureReason(error) });
    } finally {
      this.current = undefined;
    }
    return true;
  }

  private logFailure(error: unknown, ofLog = ''): void {
    if (this.ending.signal.aborted) return;
    this.logger.error(`The log${ofLog} could not be checked: ${(error as Error).message}`);
  }

  private async check(organizationId: number): Promise<void> {
    const { database, snapshots, clock, macKey, keys, files } = this.setting;
    // read before the snapshot, so that no external checkpoint is newer than it
    const external = await this.setting.external.asOfNow();
    const beside = (await this.setting.external.keys()).map(verifierKeyIn);
    const at = clock.now();
    const [events, found] = await snapshots.of(organizationId, this.ending.signal, async (snapshot) => {
      const run = this.restingAfter(snapshot);
      const { keys: known, unknownKeys } = await beginCheck(organizationId, [keys.signer, ...beside], run);
      const problems = new ProblemSummary();
      for (const problem of unknownKeys) problems.add(problem);
      for await (const problem of fsckSchool(organizationId, { run, macKey, keys: known, external, files }))
        problems.add(problem);
      const [log] = await snapshot.read<{ events: string }>({
        text: 'SELECT count(*) AS events FROM log.events WHERE organization_id = $1',
        values: [organizationId],
      });
      return [Number(log?.events), problems] as const;
    });
    const { count, summary, sentences } = found;
    if (count > 0) this.logger.error(`The log ${ofSchool(organizationId)}: ${summary} ${sentences[0]}`);
    await saveFullCheck(database, organizationId, { at, events, faults: count, summary, words: sentences });
  }

  private restingAfter(snapshot: Snapshot): Run {
    let left = performance.now();
    return async (statement) => {
      await pause(RESTS * (performance.now() - left), undefined, { signal: this.ending.signal });
      left = performance.now();
      return snapshot.read(statement);
    };
  }
}
