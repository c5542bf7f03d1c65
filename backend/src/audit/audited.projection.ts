import { AUDITED_RECORDS } from '@hourtrail/contracts';
import { personOf } from '../platform/event-log/event-people.js';
import type { Projection } from '../platform/event-log/projection.js';
import { roleAt, type PlaceInSql } from '../platform/event-log/recorded-events.js';

export const auditedEvents: Projection = {
  table: 'reporting.audit_index',
  streams: AUDITED_RECORDS,
  key: ['organization_id', 'stream', 'version'],
  greatest: ['type', 'at', 'actor_id', 'person_id', 'hundredths', 'alone'],
  // the hours of a draft are private until it is submitted
  deltas: `
    SELECT organization_id, stream, version, type, at, actor_id, ${personOf('stream', 'data')} AS person_id,
      CASE WHEN stream LIKE 'hours/%' AND data->>'to' <> 'draft'
             AND NOT (data->>'to' = 'deleted' AND data->>'from' = 'draft')
           THEN (data->>'hundredthsAfter')::integer END AS hundredths,
      CASE WHEN type = 'hours.approved' THEN coalesce((data->>'singleActor')::boolean, false)::integer END AS alone
    FROM new_events`,
};

/** Every parent and child whose link was ever confirmed, ended links too. */
export const kin: Projection = {
  table: 'reporting.family_history',
  streams: ['family-link'],
  key: ['organization_id', 'parent_id', 'student_id'],
  greatest: ['confirmed_at'],
  deltas: `
    SELECT organization_id, (data->>'parentId')::integer AS parent_id, (data->>'studentId')::integer AS student_id,
      at AS confirmed_at
    FROM new_events WHERE type IN ('family-link.confirmed', 'family-link.made')`,
};

/** Must match the condition of the partial index on decisions. */
export const DECISIONS = "a.type IN ('hours.verified', 'hours.approved', 'hours.rejected')";

const PLACE = { school: 'a.organization_id', stream: 'a.stream', version: 'a.version' };

/** SQL for the role in which a person of school `$1` took the last decision of a time. */
export const roleOfDecider = (person: string, from: string, until: string): string => `
  (SELECT ${roleAt(PLACE)} FROM reporting.audit_index a
   WHERE a.organization_id = $1 AND a.actor_id = ${person} AND a.at BETWEEN ${from} AND ${until} AND ${DECISIONS}
   ORDER BY a.at DESC, a.stream DESC, a.version DESC LIMIT 1)`;

/** SQL; null until sealed. */
export const numberOf = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT n.number FROM log.sealed_events n
   WHERE (n.organization_id, n.stream, n.version) = (${school}, ${stream}, ${version}))`;

export const sealedUpTo = (school: string, size: string): string => `
  (SELECT n.number, n.stream, n.version FROM log.sealed_events n
   WHERE n.organization_id = ${school} AND n.number <= ${size})`;
