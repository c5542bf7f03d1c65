import type { Projection } from '../platform/event-log/projection.js';

/** Approved and pending hours of each person, in hundredths; pending counts pending and verified entries. */
export const userTotals: Projection = {
  table: 'reporting.user_totals',
  streams: ['hours'],
  sql: `
    INSERT INTO reporting.user_totals AS total (organization_id, user_id, approved, pending)
    SELECT organization_id, user_id, sum(approved), sum(pending)
    FROM (
      SELECT e.organization_id, (e.data->>'student')::integer AS user_id,
        CASE WHEN e.data->>'to' = 'approved' THEN (e.data->>'hundredthsAfter')::integer ELSE 0 END
        - CASE WHEN e.data->>'from' = 'approved' THEN (e.data->>'hundredthsBefore')::integer ELSE 0 END AS approved,
        CASE WHEN e.data->>'to' IN ('pending', 'verified') THEN (e.data->>'hundredthsAfter')::integer ELSE 0 END
        - CASE WHEN e.data->>'from' IN ('pending', 'verified') THEN (e.data->>'hundredthsBefore')::integer ELSE 0 END
          AS pending
      FROM new_events e WHERE e.stream LIKE 'hours/%'
    ) AS change
    WHERE approved <> 0 OR pending <> 0
    GROUP BY organization_id, user_id ORDER BY organization_id, user_id
    ON CONFLICT (organization_id, user_id) DO UPDATE
      SET approved = total.approved + excluded.approved, pending = total.pending + excluded.pending`,
};
