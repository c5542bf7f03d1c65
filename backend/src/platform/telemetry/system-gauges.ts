import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Database } from '../database/database.js';
import type { Continuity } from '../sealing/continuity.js';
import { readSystemState, type SystemState } from './system-state.js';
import type { Put, Telemetry } from './telemetry.js';

const KEEP_MS = 10_000;
const ANSWER_WITHIN_MS = 2_000;

interface Setting {
  readonly telemetry: Telemetry;
  readonly database: Database;
  readonly continuity: Continuity;
  readonly pools: Readonly<Record<string, Pool>>;
  readonly reactions: readonly string[];
  readonly answerWithinMs?: number;
}

/** Gauges of the pools, and of what only the database knows: it is asked at most every ten seconds. */
export class SystemGauges implements OnApplicationBootstrap {
  private state: Promise<SystemState | undefined> | undefined;
  private askedAt = -Infinity;
  private isAsking = false;

  constructor(private readonly setting: Setting) {}

  onApplicationBootstrap(): void {
    const { telemetry } = this.setting;
    telemetry.observe(
      ['hourtrail_pool_connections', 'hourtrail_pool_connections_max', 'hourtrail_pool_waiting', 'hourtrail_read_only'],
      (put) => this.putProcess(put),
    );
    telemetry.observe(
      [
        'hourtrail_database_up',
        'hourtrail_database_bytes',
        'hourtrail_log_events',
        'hourtrail_log_problems',
        'hourtrail_log_checks_failing',
        'hourtrail_reaction_lag_seconds',
        'hourtrail_sealing_lag_seconds',
        'hourtrail_sealing_stopped_schools',
        'hourtrail_jobs',
        'hourtrail_job_oldest_seconds',
        'hourtrail_mail_waiting',
        'hourtrail_mail_oldest_seconds',
      ],
      (put) => this.putState(put),
    );
  }

  private putProcess(put: Put): void {
    const { pools, continuity } = this.setting;
    for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools)) {
      put('hourtrail_pool_connections', totalCount - idleCount, { pool, state: 'in-use' });
      put('hourtrail_pool_connections', idleCount, { pool, state: 'idle' });
      put('hourtrail_pool_connections_max', options.max, { pool });
      put('hourtrail_pool_waiting', waitingCount, { pool });
    }
    put('hourtrail_read_only', continuity.refusal ? 1 : 0);
  }

  private async putState(put: Put): Promise<void> {
    const state = await this.newestState();
    put('hourtrail_database_up', state ? 1 : 0);
    if (!state) return;
    put('hourtrail_database_bytes', state.databaseBytes);
    put('hourtrail_log_events', state.events);
    put('hourtrail_log_problems', state.logProblems);
    put('hourtrail_log_checks_failing', state.failingChecks);
    for (const { reaction, seconds } of state.lags) put('hourtrail_reaction_lag_seconds', seconds, { reaction });
    put('hourtrail_sealing_lag_seconds', state.sealingLag);
    put('hourtrail_sealing_stopped_schools', state.stoppedSchools);
    for (const { task, waiting, later, failed, oldest } of state.tasks) {
      for (const [name, jobs] of Object.entries({ waiting, later, failed }))
        put('hourtrail_jobs', jobs, { task, state: name });
      put('hourtrail_job_oldest_seconds', oldest, { task });
    }
    put('hourtrail_mail_waiting', state.mailWaiting);
    put('hourtrail_mail_oldest_seconds', state.oldestMail);
  }

  /** Undefined if the database does not answer in time. A question that still hangs is not asked again. */
  private newestState(): Promise<SystemState | undefined> {
    if (this.state && (this.isAsking || performance.now() - this.askedAt < KEEP_MS)) return this.state;
    this.askedAt = performance.now();
    this.isAsking = true;
    const asked = this.ask()
      .catch(() => undefined)
      .finally(() => (this.isAsking = false));
    const { answerWithinMs = ANSWER_WITHIN_MS } = this.setting;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, answerWithinMs, undefined).unref());
    return (this.state = Promise.race([asked, late]));
  }

  private ask(): Promise<SystemState> {
    const { database, reactions } = this.setting;
    return database.systemTransaction(async (run) => {
      await run({ text: `SET LOCAL statement_timeout = ${ANSWER_WITHIN_MS}` });
      return readSystemState(run, reactions);
    });
  }
}
