import { createHash } from 'node:crypto';
import { LIMITS, t, type RosterNote } from '@hourtrail/contracts';
import type { Database, Statement } from '../database/database.js';
import type { Obstacle } from './importing.js';

export const ROSTER_RECORD_KINDS = ['school', 'user', 'family', 'class', 'year'] as const;
export type RosterRecordKind = (typeof ROSTER_RECORD_KINDS)[number];

/** Which record is whose in the school's roster. Not of the log: what a roster changes is in the events of the record. */
export interface RosterRecord<Given = unknown, Before = unknown> {
  readonly sourcedId: string;
  readonly recordId: number;
  /** What the roster said last. */
  readonly given: Given;
  /** The roster that linked or changed the record last; absent keeps what was there. */
  readonly importId?: number | null | undefined;
  /** The version that it left; null if it only linked the record. */
  readonly version?: number | null | undefined;
  /** What undoes it; null for a record that it made. */
  readonly before?: Before | null | undefined;
}

export async function rosterRecords<Given, Before = unknown>(
  database: Database,
  organizationId: number,
  kind: RosterRecordKind,
): Promise<readonly Required<RosterRecord<Given, Before>>[]> {
  return database.read(organizationId, {
    name: 'roster-records',
    text: `SELECT sourced_id AS "sourcedId", record_id AS "recordId", given, import_id AS "importId", version, before
           FROM imports.roster_records WHERE organization_id = $1 AND kind = $2 ORDER BY record_id, sourced_id`,
    values: [organizationId, kind],
  });
}

export const saveRosterRecords = (
  organizationId: number,
  kind: RosterRecordKind,
  records: readonly RosterRecord[],
): Statement => ({
  name: 'save-roster-records',
  text: `INSERT INTO imports.roster_records AS r
           (organization_id, kind, sourced_id, record_id, given, import_id, version, before)
         SELECT $1, $2, n."sourcedId", n."recordId", n.given, n."importId", n.version, n.before
         FROM jsonb_to_recordset($3::jsonb) AS n("sourcedId" text, "recordId" integer, given jsonb,
           "importId" integer, version integer, before jsonb)
         ON CONFLICT (organization_id, kind, sourced_id) DO UPDATE
           SET record_id = excluded.record_id, given = excluded.given,
             import_id = coalesce(excluded.import_id, r.import_id),
             version = CASE WHEN excluded.import_id IS NULL THEN r.version ELSE excluded.version END,
             before = CASE WHEN excluded.import_id IS NULL THEN r.before ELSE excluded.before END`,
  values: [organizationId, kind, JSON.stringify(records)],
});

export const deleteRosterRecords = (
  organizationId: number,
  kind: RosterRecordKind,
  sourcedIds: readonly string[],
): Statement => ({
  name: 'delete-roster-records',
  text: `DELETE FROM imports.roster_records
         WHERE organization_id = $1 AND kind = $2 AND sourced_id = ANY ($3::text[])`,
  values: [organizationId, kind, sourcedIds],
});

/** What the newest roster of a school left out or kept: the one before is no longer what the school looks at. */
export const saveRosterExceptions = (
  organizationId: number,
  importId: number,
  exceptions: readonly RosterNote[],
): Statement => ({
  name: 'save-roster-exceptions',
  text: `INSERT INTO imports.roster_exceptions (organization_id, import_id, exceptions) VALUES ($1, $2, $3::jsonb)
         ON CONFLICT (organization_id) DO UPDATE SET import_id = excluded.import_id, exceptions = excluded.exceptions`,
  values: [organizationId, importId, JSON.stringify(exceptions.slice(0, LIMITS.importErrorsMax))],
});

/** Empty for all but the newest roster of the school. */
export async function rosterExceptions(
  database: Database,
  organizationId: number,
  importId: number,
): Promise<readonly RosterNote[]> {
  const [row] = await database.read<{ exceptions: readonly RosterNote[] }>(organizationId, {
    name: 'roster-exceptions',
    text: 'SELECT exceptions FROM imports.roster_exceptions WHERE organization_id = $1 AND import_id = $2',
    values: [organizationId, importId],
  });
  return row?.exceptions ?? [];
}

/** They name people in sentences, so an erasure takes all of a school. */
export const deleteRosterExceptions = (organizationId: number): Statement => ({
  name: 'delete-roster-exceptions',
  text: 'DELETE FROM imports.roster_exceptions WHERE organization_id = $1',
  values: [organizationId],
});

/** An undone roster is no longer what a later undo would go back to. */
export const forgetRoster = (organizationId: number, importId: number): Statement => ({
  name: 'forget-roster',
  text: `UPDATE imports.roster_records SET import_id = NULL, version = NULL, before = NULL
         WHERE organization_id = $1 AND import_id = $2`,
  values: [organizationId, importId],
});

/** A later roster has replaced what the undo of this one would go back to. */
export const LATER_ROSTER: Obstacle = {
  those: `SELECT FROM imports.imports WHERE organization_id = $1 AND id > $2 AND kind = 'roster'
            AND stopped_problems IS NULL`,
  why: () => t('roster.laterRoster'),
};

const ERASED = 'sha256:';

/** The id in the roster is the person's as their name is, but its hash keeps the next roster from bringing them back. */
export const eraseRosteredPerson = (organizationId: number, userId: number): Statement => ({
  name: 'erase-rostered-person',
  text: `UPDATE imports.roster_records
         SET sourced_id = '${ERASED}' || encode(sha256(convert_to(sourced_id, 'UTF8')), 'hex'),
           given = NULL, before = NULL, import_id = NULL, version = NULL
         WHERE organization_id = $1 AND kind = 'user' AND record_id = $2 AND sourced_id NOT LIKE '${ERASED}%'`,
  values: [organizationId, userId],
});

export const isErased = ({ sourcedId }: Pick<RosterRecord, 'sourcedId'>): boolean => sourcedId.startsWith(ERASED);

export const erasedAs = (sourcedId: string): string => ERASED + createHash('sha256').update(sourcedId).digest('hex');
