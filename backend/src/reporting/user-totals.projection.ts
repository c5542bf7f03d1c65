import type { Projection } from '../platform/event-log/projection.js';

/** Hundredths of hours; pending includes verified. An imported entry's last activity is its day of service. */
export const userTotals: Projection = {
  table: 'reporting.user_totals',
  streams: ['hours'],
  key: ['organization_id', 'user_id'],
  sums: ['approved', 'pending', 'approved_entries'],
  greatest: ['last_activity'],
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
