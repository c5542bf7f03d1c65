import type { Projection } from '../platform/event-log/projection.js';
import { recountEveryone } from './counted-totals.js';

/** Hundredths of hours; pending includes verified. An imported entry's last activity is its day of service. */
export const userTotals: Projection = {
  table: 'reporting.user_totals',
  streams: ['hours'],
  key: ['organization_id', 'user_id'],
  sums: ['approved', 'pending', 'approved_entries'],
  greatest: ['last_activity'],
  recompute: recountEveryone,
  deltas: `
    SELECT organization_id, (data->>'student')::integer AS user_id,
      CASE WHEN data->>'to' = 'approved' THEN (data->>'hundredthsAfter')::integer ELSE 0 END
      - CASE WHEN data->>'from' = 'approved' THEN (data->>'hundredthsBefore')::integer ELSE 0 END AS approved,
      CASE WHEN data->>'to' IN ('pending', 'verified') THEN (data->>'hundredthsAfter')::integer ELSE 0 END
      - CASE WHEN data->>'from' IN ('pending', 'verified') THEN (data->>'hundredthsBefore')::integer ELSE 0 END
        AS pending,
      (data->>'to' = 'approved')::integer - coalesce(data->>'from' = 'approved', false)::integer AS approved_entries,
      CASE WHEN type IN ('hours.submitted', 'hours.resubmitted', 'hours.added') THEN at
           WHEN type = 'hours.imported' THEN
             ((data->>'dateAfter')::timestamp + interval '12 hours') AT TIME ZONE coalesce(data->>'timeZone', 'UTC')
      END AS last_activity
    FROM new_events WHERE stream LIKE 'hours/%'`,
};

const BEGINNINGS = `('user.signed-up', 'user.created', 'user.nominated', 'user.moved-in')`;

/** `grade` is 99 if there is none; graduates are not here, `joined_at` is when the person came to the school, last. */
export const reportedPeople: Projection = {
  table: 'reporting.user_totals',
  streams: ['user'],
  key: ['organization_id', 'user_id'],
  latest: ['role', 'grade', 'is_active', 'is_here', 'first_name', 'last_name', 'email'],
  greatest: ['joined_at'],
  deltas: `
    SELECT e.organization_id, (e.data->>'userId')::integer AS user_id, e.version,
      CASE WHEN e.type = 'user.role-changed' THEN e.data->>'to' ELSE e.data->>'role' END AS role,
      CASE WHEN e.data ? 'gradeLevel' THEN coalesce((e.data->>'gradeLevel')::integer, 99) END AS grade,
      CASE WHEN e.type IN ('user.activated', 'user.nomination-confirmed') THEN true
           WHEN e.type IN ('user.deactivated', 'user.nomination-refused', 'user.erased') THEN false
           ELSE (e.data->>'isActive')::boolean END AS is_active,
      CASE WHEN e.type IN ('user.moved-away', 'user.graduated') THEN false
           WHEN e.type IN ${BEGINNINGS} OR e.type IN ('user.graduation-undone', 'user.role-changed') THEN true
      END AS is_here,
      CASE WHEN e.type IN ${BEGINNINGS} THEN e.at END AS joined_at,
      CASE WHEN e.type = 'user.erased' THEN 'Erased' ELSE t.first_name END AS first_name,
      CASE WHEN e.type = 'user.erased' THEN 'person' ELSE t.last_name END AS last_name,
      CASE WHEN e.type = 'user.erased' THEN 'erased-' || (e.data->>'userId') || '@invalid' ELSE t.email END AS email
    FROM new_events e
    LEFT JOIN (
      SELECT x.organization_id, x.stream, x.version, max(x.body) FILTER (WHERE x.field = 'firstName') AS first_name,
        max(x.body) FILTER (WHERE x.field = 'lastName') AS last_name,
        max(x.body) FILTER (WHERE x.field = 'email') AS email
      FROM new_texts x WHERE x.stream LIKE 'user/%' GROUP BY 1, 2, 3
    ) t ON (t.organization_id, t.stream, t.version) = (e.organization_id, e.stream, e.version)
    WHERE e.stream LIKE 'user/%'`,
};

/** How many opportunities a person has a place at. */
export const eventsJoined: Projection = {
  table: 'reporting.events_joined',
  streams: ['signup'],
  key: ['organization_id', 'user_id'],
  sums: ['events'],
  deltas: `
    SELECT organization_id, (data->>'userId')::integer AS user_id,
      (data->>'to' = 'signed-up')::integer - coalesce(data->>'from' = 'signed-up', false)::integer AS events
    FROM new_events WHERE stream LIKE 'signup/%'`,
};
