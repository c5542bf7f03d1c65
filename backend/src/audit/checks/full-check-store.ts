import { t, type Checkup, type UnfinishedCheckup } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import { ExternalCheckpointsUnavailable } from '../../platform/sealing/external-checkpoints.js';
import { databaseRefusal } from '../../platform/web/errors/refusal.js';

const DUE_AFTER = '24 hours';
/** A school whose check failed waits this long, so that other schools get their checks. */
const AGAIN_AFTER = '1 hour';

export interface FullCheckResults {
  readonly checkup: Checkup | null;
  readonly unfinished: UnfinishedCheckup | null;
}

interface Row {
  readonly at: Date | null;
  readonly events: string;
  readonly problem_count: string;
  readonly summary: string;
  readonly problems: readonly string[];
  readonly failed_since: Date | null;
  readonly failure: string;
}

export async function findFullChecks(database: Database, organizationId: number): Promise<FullCheckResults> {
  const [row] = await database.system<Row>({
    name: 'find-full-check',
    text: `SELECT at, events, problem_count, summary, problems, failed_since, failure
           FROM log.full_checks WHERE organization_id = $1`,
    values: [organizationId],
  });
  if (!row) return { checkup: null, unfinished: null };
  const { at, events, problem_count: faults, summary, problems: words, failed_since: since, failure: why } = row;
  return {
    checkup: at && { at: at.toISOString(), events: Number(events), faults: Number(faults), summary, words },
    unfinished: since && { since: since.toISOString(), why },
  };
}

export async function schoolDueForCheck(database: Database, now: Date): Promise<number | undefined> {
  const [due] = await database.system<{ id: number }>({
    name: 'due-checkup',
    text: `SELECT s.id FROM (SELECT organization_id AS id FROM directory.schools UNION ALL SELECT 0) s
           LEFT JOIN log.full_checks c ON c.organization_id = s.id
           WHERE (c.at IS NULL OR c.at < $1::timestamptz - interval '${DUE_AFTER}')
             AND (c.failed_at IS NULL OR c.failed_at < $1::timestamptz - interval '${AGAIN_AFTER}')
           ORDER BY c.at NULLS FIRST, s.id LIMIT 1`,
    values: [now],
  });
  return due?.id;
}

export async function saveFullCheck(
  database: Database,
  organizationId: number,
  { at, events, faults, summary, words }: Omit<Checkup, 'at'> & { readonly at: Date },
): Promise<void> {
  await database.system({
    name: 'keep-checkup',
    text: `INSERT INTO log.full_checks (organization_id, at, events, problem_count, summary, problems)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (organization_id) DO UPDATE
             SET at = excluded.at, events = excluded.events, problem_count = excluded.problem_count,
               summary = excluded.summary, problems = excluded.problems, failed_since = NULL, failed_at = NULL,
               failure = NULL`,
    values: [organizationId, at, events, faults, summary, words],
  });
}

export async function saveFailedCheck(
  database: Database,
  organizationId: number,
  { at, because }: { readonly at: Date; readonly because: string },
): Promise<void> {
  await database.system({
    name: 'keep-broken-checkup',
    text: `INSERT INTO log.full_checks AS c (organization_id, summary, failed_since, failed_at, failure)
           VALUES ($1, '', $2, $2, $3)
           ON CONFLICT (organization_id) DO UPDATE
             SET failed_since = coalesce(c.failed_since, excluded.failed_since), failed_at = excluded.failed_at,
               failure = excluded.failure`,
    values: [organizationId, at, because],
  });
}

/** For users; the server's log has the details. */
export function failureReason(error: unknown): string {
  if (error instanceof ExternalCheckpointsUnavailable) return t('apiAudit.whyExternalUnreadable');
  const refusal = error instanceof Error ? databaseRefusal(error) : undefined;
  return refusal?.code === 'database-away' ? t('apiAudit.whyDatabaseAway') : t('apiAudit.whyUnreadable');
}
