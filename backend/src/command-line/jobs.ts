import type { Pool } from 'pg';
import { StartError } from '../platform/config/start-error.js';
import { reachAsItIs } from '../platform/database/open-database.js';
import { withPool } from '../platform/database/pools.js';
import { required, WrongUse, type Command, type Input } from './command.js';

interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly most: number;
  readonly runAt: Date;
  readonly isRunning: boolean;
  readonly error: string | null;
}

type Status = 'running' | 'failed' | 'retrying' | 'waiting';

interface ScheduledTask {
  readonly task: string;
  readonly lastRun: Date | null;
}

const SHOWN = 100;

export const jobs: Command = {
  about: 'Lists jobs that wait or failed, and when each scheduled task last ran',
  options: {},
  examples: ['jobs', 'jobs --json'],
  run: (input) =>
    withQueue(input, async (pool) => {
      const { rows } = await pool.query<JobRow>(
        `${JOBS} ORDER BY attempts >= max_attempts DESC, run_at, id LIMIT ${SHOWN}`,
      );
      const counted = await pool.query<{ total: number }>(
        'SELECT count(*)::integer AS total FROM graphile_worker.jobs',
      );
      const total = counted.rows[0]?.total ?? 0;
      const tasks = await pool.query<ScheduledTask>(
        `SELECT identifier AS task, last_execution AS "lastRun" FROM graphile_worker._private_known_crontabs ORDER BY 1`,
      );
      for (const job of rows) input.say(sentenceOf(job));
      if (total === 0) input.say('No job waits.');
      if (total > rows.length) input.say(`And ${total - rows.length} more.`);
      for (const { task, lastRun } of tasks.rows)
        input.say(`${task}: ${lastRun ? `last ran at ${lastRun.toISOString()}` : 'has not run yet'}.`);
      if (tasks.rows.length === 0) input.say('No task is scheduled: no server has run yet.');
      return { ok: true, jobs: rows.map((job) => ({ ...job, status: statusOf(job) })), total, scheduled: tasks.rows };
    }),
};

const ID = { id: { value: 'N', about: 'The number of the job, as hourtrail jobs shows it' } };

export const jobsRetry: Command = {
  about: 'Tries a job again now, also one that failed for good',
  options: ID,
  examples: ['jobs retry --id 12'],
  run: (input) =>
    withJob(input, async (pool, id) => {
      const job = await jobOf(pool, id);
      if (job.isRunning) throw new StartError(`Job ${job.id} is running.`);
      await pool.query('SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)', [
        job.id,
      ]);
      input.say(`Job ${job.id}, ${job.task}, is tried again as soon as a server runs.`);
      return { ok: true, id: job.id };
    }),
};

export const jobsDrop: Command = {
  about: 'Deletes a job that failed for good',
  options: ID,
  examples: ['jobs drop --id 12'],
  run: (input) =>
    withJob(input, async (pool, id) => {
      const { rows } = await pool.query<{ readonly task: string }>(DROP, [id]);
      const [dropped] = rows;
      if (!dropped) {
        const job = await jobOf(pool, id);
        throw new StartError(
          `Job ${job.id} has not failed for good: it is ${statusOf(job)}. Only such jobs are dropped.`,
        );
      }
      input.say(`Job ${id}, ${dropped.task}, is deleted.`);
      return { ok: true, id };
    }),
};

/** Mail without a job fails by itself. */
const DROP = `
  WITH dropped AS (
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
    WHERE j.id = $1 AND t.id = j.task_id AND j.attempts >= j.max_attempts AND j.locked_by IS NULL
    RETURNING t.identifier AS task, j.payload
  ), failed AS (
    UPDATE organizations.webhook_deliveries d SET status = 'failed', next_try_at = NULL, ended_at = now()
    FROM dropped j WHERE j.task = 'send-webhook' AND d.status = 'queued'
      AND (d.organization_id, d.id) = ((j.payload->>'organizationId')::integer, (j.payload->>'id')::integer)
  )
  SELECT task FROM dropped`;

const JOBS = `
  SELECT id::text, task_identifier AS task, attempts, max_attempts AS most, run_at AS "runAt",
    locked_at IS NOT NULL AS "isRunning", last_error AS error
  FROM graphile_worker.jobs`;

function statusOf({ attempts, most, isRunning }: JobRow): Status {
  if (isRunning) return 'running';
  if (attempts >= most) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}

function sentenceOf(job: JobRow): string {
  const { id, task, attempts, most, runAt, error } = job;
  const words: Readonly<Record<Status, string>> = {
    running: 'is running',
    failed: `failed for good after ${attempts} tries`,
    retrying: `failed ${attempts} of ${most} times, and is tried again at ${runAt.toISOString()}`,
    waiting: `waits since ${runAt.toISOString()}`,
  };
  return `${id}  ${task}: ${words[statusOf(job)]}.${error === null ? '' : ` ${error.split('\n', 1)[0]}`}`;
}

async function withQueue<T>({ environment, say }: Input, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { urls, stop } = await reachAsItIs(environment(), say);
  try {
    return await withPool(urls.systemUrl, work);
  } finally {
    await stop();
  }
}

async function withJob<T>(input: Input, work: (pool: Pool, id: string) => Promise<T>): Promise<T> {
  const id = required(input, 'id');
  if (!/^\d{1,18}$/.test(id)) throw new WrongUse(`--id must be the number of a job, not "${id}".`);
  return withQueue(input, (pool) => work(pool, id));
}

async function jobOf(pool: Pool, id: string): Promise<JobRow> {
  const { rows } = await pool.query<JobRow>(`${JOBS} WHERE id = $1`, [id]);
  const [job] = rows;
  if (!job) throw new StartError(`There is no job ${id}. It may have ended by now: see hourtrail jobs.`);
  return job;
}
