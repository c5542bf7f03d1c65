import type { Projection } from '../platform/event-log/projection.js';

const BEGINNINGS = `('user.signed-up', 'user.created', 'user.nominated', 'user.moved-in')`;

/** `grade` is 99 if there is none. */
export const reportedPeople: Projection = {
  table: 'reporting.user_totals',
  streams: ['user'],
  key: ['organization_id', 'user_id'],
  latest: ['role', 'grade', 'is_active', 'is_here', 'first_name', 'last_name', 'email'],
  deltas: `
    SELECT e.organization_id, (e.data->>'userId')::integer AS user_id, e.version,
      CASE WHEN e.type = 'user.role-changed' THEN e.data->>'to' ELSE e.data->>'role' END AS role,
      CASE WHEN e.data ? 'gradeLevel' THEN coalesce((e.data->>'gradeLevel')::integer, 99) END AS grade,
      CASE WHEN e.type IN ('user.activated', 'user.nomination-confirmed') THEN true
           WHEN e.type IN ('user.deactivated', 'user.nomination-refused', 'user.erased') THEN false
           ELSE (e.data->>'isActive')::boolean END AS is_active,
      CASE WHEN e.type = 'user.moved-away' THEN false WHEN e.type IN ${BEGINNINGS} THEN true END AS is_here,
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
