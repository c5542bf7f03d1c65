// What the rebuild comes to over the log of log-of-entries.mjs, by hand.
const DATA = "canonical::jsonb -> 'data'";

export const PROJECTIONS_BY_HAND = [
  'DELETE FROM hours.per_day',
  'DELETE FROM reporting.user_totals',
  `INSERT INTO hours.per_day (organization_id, student_id, date, hundredths)
   SELECT organization_id, (data->>'student')::integer, (data->>'dateAfter')::date,
     sum((data->>'hundredthsAfter')::integer) 
   FROM (SELECT organization_id, ${DATA} AS data FROM log.events WHERE type = 'hours.submitted' OFFSET 0) e
   GROUP BY 1, 2, 3`,
  `INSERT INTO reporting.user_totals (organization_id, user_id, approved, pending, approved_entries, last_activity,
     role, grade, is_active, is_here, joined_at, first_name, last_name, email)
   SELECT h.*, u.role, u.grade, true, true, u.joined_at, u.first_name, u.last_name, u.email
   FROM (
     SELECT organization_id, (data->>'student')::integer AS user_id,
       coalesce(sum((data->>'hundredthsAfter')::integer) FILTER (WHERE data->>'to' = 'approved'), 0),
       sum(CASE WHEN data->>'to' IN ('pending', 'verified') THEN (data->>'hundredthsAfter')::integer ELSE 0 END
         - CASE WHEN data->>'from' IN ('pending', 'verified') THEN (data->>'hundredthsBefore')::integer ELSE 0 END),
       count(*) FILTER (WHERE data->>'to' = 'approved'), max(at) FILTER (WHERE type = 'hours.submitted')
     FROM (SELECT organization_id, type, at, ${DATA} AS data FROM log.events WHERE stream LIKE 'hours/%' OFFSET 0) e
     GROUP BY 1, 2
   ) h
   JOIN (
     SELECT organization_id, (data->>'userId')::integer AS user_id, data->>'role' AS role,
       (data->>'gradeLevel')::integer AS grade, at AS joined_at, max(x.body) FILTER (WHERE x.field = 'firstName') AS first_name,
       max(x.body) FILTER (WHERE x.field = 'lastName') AS last_name, max(x.body) FILTER (WHERE x.field = 'email') AS email
     FROM (SELECT organization_id, stream, at, ${DATA} AS data FROM log.events WHERE stream LIKE 'user/%' OFFSET 0) e
     JOIN log.texts x USING (organization_id, stream) GROUP BY 1, 2, 3, 4, 5
   ) u USING (organization_id, user_id)`,
];

export const ROWS_BY_HAND = [
  'DELETE FROM hours.volunteer_hours',
  `INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
     description, date, start_time, end_time, hours, status, verifier_id, verified_by, verified_at, approved_by,
     approved_at, submitted_at, created_at, status_since, single_actor, past_verifiers, past_approvers, logged_hours,
     claimed_at)
   OVERRIDING SYSTEM VALUE
   SELECT a.organization_id, substr(a.stream, 7)::integer, c.version, (a.data->>'student')::integer, a.actor_id,
     n.body, d.body, (a.data->'set'->>'date')::date, a.data->'set'->>'startTime', a.data->'set'->>'endTime',
     (c.data->>'hundredthsAfter')::integer / 100.0, c.data->>'to', (a.data->'set'->>'verifierId')::integer, b.actor_id,
     b.at, c.actor_id, c.at, a.at, a.at, c.at, false, ARRAY[b.actor_id], ARRAY[c.actor_id],
     (a.data->>'hundredthsAfter')::integer / 100.0, a.at
   FROM (SELECT *, ${DATA} AS data FROM log.events WHERE type = 'hours.submitted' OFFSET 0) a
   JOIN (SELECT *, ${DATA} AS data FROM log.events WHERE type = 'hours.verified' OFFSET 0) b USING (organization_id, stream)
   JOIN (SELECT *, ${DATA} AS data FROM log.events WHERE type = 'hours.approved' OFFSET 0) c USING (organization_id, stream)
   LEFT JOIN log.texts n ON (n.organization_id, n.stream, n.version, n.field) = (a.organization_id, a.stream, 1, 'organizationName')
   LEFT JOIN log.texts d ON (d.organization_id, d.stream, d.version, d.field) = (a.organization_id, a.stream, 1, 'description')`,
];

export const FOLLOWED_BY_HAND = [
  'TRUNCATE reporting.month_totals, reporting.audit_index',
  `INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, actor_id, person_id, hundredths, alone)
   SELECT organization_id, stream, version, type, at, actor_id, coalesce(data->>'student', data->>'userId')::integer,
     (data->>'hundredthsAfter')::integer, CASE WHEN type = 'hours.approved' THEN 0 END
   FROM (SELECT *, ${DATA} AS data FROM log.events OFFSET 0) e`,
  `INSERT INTO reporting.month_totals (organization_id, month, approved, pending)
   SELECT organization_id, date_trunc('month', (data->>'dateAfter')::timestamp)::date,
     coalesce(sum((data->>'hundredthsAfter')::integer) FILTER (WHERE data->>'to' = 'approved'), 0),
     sum(CASE WHEN data->>'to' IN ('pending', 'verified') THEN (data->>'hundredthsAfter')::integer ELSE 0 END
       - CASE WHEN data->>'from' IN ('pending', 'verified') THEN (data->>'hundredthsBefore')::integer ELSE 0 END)
   FROM (SELECT organization_id, ${DATA} AS data FROM log.events WHERE stream LIKE 'hours/%' OFFSET 0) e GROUP BY 1, 2`,
];
