import type { Run } from '../event-log/reaction.js';

export interface TaskState {
  readonly task: string;
  /** Due, running or not. */
  readonly waiting: number;
  /** Due later, or tried again later. */
  readonly later: number;
  /** Without a try left. */
  readonly failed: number;
  /** How long the oldest one that is due and not running has waited, in seconds. */
  readonly oldest: number;
}

export interface SystemState {
  readonly databaseBytes: number;
  /** The place of the newest event: the number of events, or a little more. */
  readonly events: number;
  /** For each reaction the age of the oldest event that it has not read, in seconds; 0 if it read all. */
  readonly lags: readonly { readonly reaction: string; readonly seconds: number }[];
  /** The age of the oldest event that is not sealed, in seconds; 0 if all are. */
  readonly sealingLag: number;
  readonly stoppedSchools: number;
  readonly logProblems: number;
  readonly failingChecks: number;
  readonly tasks: readonly TaskState[];
  readonly mailWaiting: number;
  readonly oldestMail: number;
}

/** Reads all of it with one cheap statement, which neither counts events nor reads mail that was sent. */
export async function readSystemState(run: Run, reactions: readonly string[]): Promise<SystemState> {
  const [row] = await run<{ state: SystemState }>({ name: 'system-state', text: STATE, values: [reactions] });
  return (row as { state: SystemState }).state;
}

const lagOf = (reaction: string): string => `
  coalesce((SELECT greatest(0, extract(epoch FROM now() - e.at)) FROM log.events e
    WHERE (e.epoch, e.tx, e.position) > (
      coalesce((SELECT epoch FROM log.reaction_progress WHERE reaction = ${reaction}), 0),
      coalesce((SELECT tx FROM log.reaction_progress WHERE reaction = ${reaction}), '0'::xid8),
      coalesce((SELECT position FROM log.reaction_progress WHERE reaction = ${reaction}), 0))
    ORDER BY e.epoch, e.tx, e.position LIMIT 1), 0)`;

const STATE = `
  SELECT json_build_object(
    'databaseBytes', pg_database_size(current_database()),
    'events', coalesce((SELECT position FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1), 0),
    'lags', (SELECT coalesce(json_agg(json_build_object('reaction', name, 'seconds', ${lagOf('name')})), '[]')
             FROM unnest($1::text[]) name),
    'sealingLag', ${lagOf("'sealer'")},
    'stoppedSchools', (SELECT count(DISTINCT organization_id) FROM log.sealing_stops WHERE resumed_at IS NULL),
    'logProblems', (SELECT coalesce(sum(problem_count), 0) FROM log.full_checks),
    'failingChecks', (SELECT count(failed_since) FROM log.full_checks),
    'tasks', (SELECT coalesce(json_agg(t), '[]') FROM (
      SELECT t.identifier AS task,
        count(*) FILTER (WHERE j.run_at <= now() AND j.attempts < j.max_attempts) AS waiting,
        count(*) FILTER (WHERE j.run_at > now() AND j.attempts < j.max_attempts) AS later,
        count(*) FILTER (WHERE j.attempts >= j.max_attempts) AS failed,
        coalesce(extract(epoch FROM now() - min(j.run_at)
          FILTER (WHERE j.run_at <= now() AND j.attempts < j.max_attempts AND j.locked_at IS NULL)), 0) AS oldest
      FROM graphile_worker._private_tasks t LEFT JOIN graphile_worker._private_jobs j ON j.task_id = t.id GROUP BY 1) t),
    'mailWaiting', (SELECT count(*) FROM mail.outbox WHERE state = 'queued'),
    'oldestMail', (SELECT greatest(0, coalesce(extract(epoch FROM now() - min(queued_at)), 0))
                   FROM mail.outbox WHERE state = 'queued')
  ) AS state`;
