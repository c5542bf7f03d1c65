import type { ListedImportKind } from '@hourtrail/contracts';
import type { Statement } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import { STAGED } from '../event-log/staging.js';

export interface Which {
  readonly organizationId: number;
  readonly id: number;
}

export interface Run extends Which {
  readonly undoes: boolean;
  readonly kind: ListedImportKind;
  readonly fileName: string | null;
  readonly fileHash: string;
  readonly rows: number;
  readonly at: Date;
  readonly by: number | null;
}

export const beginRun = (run: Run): Statement => ({
  name: 'begin-import-run',
  text: `INSERT INTO imports.runs (organization_id, id, undoes, kind, file_name, file_hash, rows, started_at, started_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (organization_id, id) DO UPDATE
           SET failed_at = NULL, done = 0, started_at = excluded.started_at, started_by = excluded.started_by`,
  values: [run.organizationId, run.id, run.undoes, run.kind, run.fileName, run.fileHash, run.rows, run.at, run.by],
});

export const advanceRun = ({ organizationId, id }: Which, done: number): Statement => ({
  name: 'advance-import-run',
  text: 'UPDATE imports.runs SET done = $3 WHERE organization_id = $1 AND id = $2',
  values: [organizationId, id, done],
});

export const endRun = ({ organizationId, id }: Which): Statement => ({
  name: 'end-import-run',
  text: `WITH ended AS (
           DELETE FROM imports.runs WHERE organization_id = $1 AND id = $2 AND failed_at IS NULL RETURNING id)
         SELECT log.require_all(count(*) = 1) FROM ended`,
  values: [organizationId, id],
});

export const dropRun = ({ organizationId, id }: Which): Statement => ({
  name: 'drop-import-run',
  text: 'DELETE FROM imports.runs WHERE organization_id = $1 AND id = $2',
  values: [organizationId, id],
});

export const failRun = ({ organizationId, id }: Which, at: Date): Statement => ({
  name: 'fail-import-run',
  text: 'UPDATE imports.runs SET failed_at = $3 WHERE organization_id = $1 AND id = $2',
  values: [organizationId, id, at],
});

/** Requires the school's import lock, so any other running import must be dead. */
export const failOthers = (organizationId: number, at: Date): Statement => ({
  name: 'fail-dead-import-runs',
  text: 'UPDATE imports.runs SET failed_at = $2 WHERE organization_id = $1 AND failed_at IS NULL',
  values: [organizationId, at],
});

const LIFETIME_DAYS = 30;

/** Finds runs of killed processes by the advisory lock that is no longer held. */
export const SWEEPS: readonly ((now: Date) => Statement)[] = [
  (now) => ({
    text: `WITH under_way AS MATERIALIZED (SELECT organization_id, id FROM imports.runs WHERE failed_at IS NULL)
           UPDATE imports.runs r SET failed_at = $1 FROM under_way u
           WHERE (r.organization_id, r.id) = (u.organization_id, u.id)
             AND pg_try_advisory_xact_lock(${LOCKS.imports}, u.organization_id)`,
    values: [now],
  }),
  ...STAGED.map((table) => () => ({
    text: `DELETE FROM ${table} s WHERE NOT EXISTS (SELECT FROM imports.runs r
             WHERE (r.organization_id, r.id) = (s.organization_id, s.batch) AND r.failed_at IS NULL)`,
  })),
  (now) => ({
    text: `DELETE FROM imports.runs WHERE failed_at < $1::timestamptz - interval '${LIFETIME_DAYS} days'`,
    values: [now],
  }),
];
