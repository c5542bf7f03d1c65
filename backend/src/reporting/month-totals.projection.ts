import type { Projection } from '../platform/event-log/projection.js';

const APPROVED = `('approved')`;
const PENDING = `('pending', 'verified')`;

const hundredthsIn = (when: 'Before' | 'After', statuses: string): string => `
  CASE WHEN data->>'${when === 'Before' ? 'from' : 'to'}' IN ${statuses}
       THEN (data->>'hundredths${when}')::integer ELSE 0 END`;

/** A month is the date of its first day. Updated asynchronously: all writes of a school share these rows. */
export const monthTotals: Projection = {
  table: 'reporting.month_totals',
  streams: ['hours'],
  key: ['organization_id', 'month'],
  sums: ['approved', 'pending'],
  // OFFSET 0 keeps PostgreSQL from inlining the subquery and reading each field repeatedly
  deltas: `
    SELECT e.organization_id, of.month, of.approved, of.pending
    FROM new_events e
    CROSS JOIN LATERAL (SELECT
      date_trunc('month', (data->>'dateBefore')::timestamp)::date AS before,
      date_trunc('month', (data->>'dateAfter')::timestamp)::date AS after,
      ${hundredthsIn('Before', APPROVED)} AS approved_before, ${hundredthsIn('After', APPROVED)} AS approved_after,
      ${hundredthsIn('Before', PENDING)} AS pending_before, ${hundredthsIn('After', PENDING)} AS pending_after
      OFFSET 0) d
    CROSS JOIN LATERAL (VALUES
      (d.after, d.approved_after - CASE WHEN d.before = d.after THEN d.approved_before ELSE 0 END,
        d.pending_after - CASE WHEN d.before = d.after THEN d.pending_before ELSE 0 END),
      (d.before, CASE WHEN d.before = d.after THEN 0 ELSE -d.approved_before END,
        CASE WHEN d.before = d.after THEN 0 ELSE -d.pending_before END)
    ) AS of (month, approved, pending)
    WHERE e.stream LIKE 'hours/%'`,
};
