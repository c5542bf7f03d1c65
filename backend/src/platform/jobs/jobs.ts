import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import { Telemetry } from '../telemetry/telemetry.js';

const POLL_EVERY_MS = 2_000;
const FINISH_WITHIN_MS = 5_000;
const START_AGAIN_AFTER_MS = 2_000;

const REPORTED = ['error', 'warning'];

export interface Attempt {
  readonly tries: number;
  readonly signal: AbortSignal;
}

interface JobsSetting {
  readonly pool: Pool;
  readonly database: Database;
  readonly schedules: boolean;
  readonly telemetry?: Telemetry | undefined;
  readonly runs?: boolean | undefined;
}

/** Background jobs on graphile-worker. Each runs at least once, on any server, and is retried with growing delays. */
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly tasks: TaskList = {};
  private readonly schedule: CronItem[] = [];
  private readonly stopping = new AbortController();
  private runner: Runner | undefined;

  constructor(private readonly setting: JobsSetting) {
    this.every('* * * * *', 'free-abandoned-jobs', () => this.freeAbandoned());
  }

  /** Registers a task. Jobs of unknown tasks wait for a server that knows them. */
  define<Payload>(task: string, work: (payload: Payload, attempt: Attempt) => Promise<void>): void {
    const { telemetry = Telemetry.off } = this.setting;
    this.tasks[task] = async (payload: unknown, { job, abortSignal }) => {
      try {
        await telemetry.job(task, () => work(payload as Payload, { tries: job.attempts, signal: abortSignal }));
      } catch (error) {
        this.log.warn(`${task} failed and will be tried again: ${(error as Error).message}`);
        throw error;
      }
    };
  }

  /** Runs a task on a crontab schedule in UTC, on one server each time. */
  every(match: string, task: string, work: (attempt: Attempt) => Promise<void>): void {
    if (!this.setting.schedules) return;
    this.define(task, (_payload, attempt) => work(attempt));
    // Before waiting mail. A new job replaces one that waits for a retry.
    this.schedule.push({ match, task, identifier: task, options: { backfillPeriod: 0, priority: -1, jobKey: task } });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (Object.keys(this.tasks).length === 0 || this.setting.runs === false) return;
    await this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.runner?.stop().catch(() => undefined);
  }

  /** Releases the jobs of killed servers. */
  async freeAbandoned(): Promise<void> {
    await this.setting.database.system({ name: 'free-abandoned-jobs', text: FREE_ABANDONED });
  }

  private async start(): Promise<void> {
    await this.freeAbandoned();
    const events: WorkerEvents = new EventEmitter();
    const locked = this.holdLock(events);
    const waitForLock = { name: 'wait-for-lock', version: '1.0.0', worker: { hooks: { startWorker: () => locked } } };
    this.runner = await run({
      events,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.schedule),
      pgPool: this.setting.pool,
      schema: 'graphile_worker',
      noHandleSignals: true,
      logger: new WorkerLogger(() => (level, message, meta) => {
        if (REPORTED.includes(level) && !meta?.['failure']) this.log.warn(message);
      }),
      preset: {
        plugins: [waitForLock],
        worker: {
          concurrentJobs: 1,
          pollInterval: POLL_EVERY_MS,
          gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
          // 0 enables batching: without it a lost connection would end the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    const ended = this.runner.promise.catch(() => undefined);
    void ended.then(() => this.startAgain());
    if (this.stopping.signal.aborted) await this.runner.stop();
    await Promise.race([locked, ended]);
  }

  /** graphile-worker stops when it cannot store a job's result, for example without a database. */
  private async startAgain(): Promise<void> {
    this.runner = undefined;
    try {
      await pause(START_AGAIN_AFTER_MS, undefined, { signal: this.stopping.signal, ref: false });
    } catch {
      return;
    }
    await this.start().catch((error: unknown) => {
      this.log.warn(`Jobs wait: ${(error as Error).message}`);
      return this.startAgain();
    });
  }

  /** Holds an advisory lock while the worker's connection lives. TCP keepalives detect a dead host in a minute. */
  private holdLock(events: WorkerEvents): Promise<void> {
    return new Promise((resolve) => {
      // A stopping server must not wait for a connection.
      this.stopping.signal.addEventListener('abort', () => resolve(), { once: true });
      events.on('pool:listen:success', ({ client, workerPool }) => {
        // once it listens: the driver wants one query at a time
        client.once('drain', () => {
          client.query(HOLD_LOCK, [workerPool.id]).then(
            () => resolve(),
            () => undefined,
          );
        });
      });
    });
  }
}

const HOLD_LOCK = `
  SELECT set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '10', false),
    set_config('tcp_keepalives_count', '3', false), pg_advisory_lock_shared(${LOCKS.jobs}, hashtext($1))`;

/**
 * Also deletes jobs that were replaced while they ran, which lose their key, and emails that failed for good, which the
 * outbox knows. Others that failed for good stay until someone looks at them.
 */
const FREE_ABANDONED = `
  WITH ended AS (
    DELETE FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND locked_by IS NULL AND key IS NULL)
  SELECT graphile_worker.force_unlock_workers(array_agg(worker))
  FROM (SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) holding
  WHERE pg_try_advisory_xact_lock(${LOCKS.jobs}, hashtext(worker))`;
