import { AUDITED_RECORDS } from '@hourtrail/contracts';
import { personOf } from '../platform/event-log/event-people.js';
import type { Projection } from '../platform/event-log/projection.js';

/** Every event as a reviewer searches it: what, when, by whom and about whom. Each has a row of its own. */
export const auditedEvents: Projection = {
  table: 'reporting.audit_index',
  streams: AUDITED_RECORDS,
  key: ['organization_id', 'stream', 'version'],
  greatest: ['type', 'at', 'actor_id', 'person_id', 'hundredths', 'alone'],
  // what a draft holds is its owner's until it is handed in
  deltas: `
    SELECT organization_id, stream, version, type, at, actor_id, ${personOf('stream', 'data')} AS person_id,
      CASE WHEN stream LIKE 'hours/%' AND data->>'to' <> 'draft'
             AND NOT (data->>'to' = 'deleted' AND data->>'from' = 'draft')
           THEN (data->>'hundredthsAfter')::integer END AS hundredths,
      CASE WHEN type = 'hours.approved' THEN coalesce((data->>'singleActor')::boolean, false)::integer END AS alone
    FROM new_events`,
};

/** Whom a confirmed link ever made parent and child, whatever became of it. */
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
