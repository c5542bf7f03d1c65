import type { Projection } from '../platform/event-log/projection.js';

/**
 * Approved and pending hours of each person, in hundredths, and how many entries are approved; pending counts pending
 * and verified entries.
 */
export const userTotals: Projection = {
  table: 'reporting.user_totals',
  streams: ['hours'],
  key: ['organization_id', 'user_id'],
  sums: ['approved', 'pending', 'approved_entries'],
  deltas: `
    SELECT organization_id, (data->>'student')::integer AS user_id,
      CASE WHEN data->>'to' = 'approved' THEN (data->>'hundredthsAfter')::integer ELSE 0 END
      - CASE WHEN data->>'from' = 'approved' THEN (data->>'hundredthsBefore')::integer ELSE 0 END AS approved,
      CASE WHEN data->>'to' IN ('pending', 'verified') THEN (data->>'hundredthsAfter')::integer ELSE 0 END
      - CASE WHEN data->>'from' IN ('pending', 'verified') THEN (data->>'hundredthsBefore')::integer ELSE 0 END
        AS pending,
      (data->>'to' = 'approved')::integer - coalesce(data->>'from' = 'approved', false)::integer AS approved_entries
    FROM new_events WHERE stream LIKE 'hours/%'`,
};
