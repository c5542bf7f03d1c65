import type { Projection } from '../../platform/event-log/projection.js';
import { aDayHas24Hours } from '../domain/entry-fields.rules.js';

const INCLUDED = `('pending', 'verified', 'approved')`;

/** The table's CHECK enforces 24 hours per day, the only rule across entries. */
export const hoursPerDay: Projection = {
  table: 'hours.per_day',
  streams: ['hours'],
  key: ['organization_id', 'student_id', 'date'],
  sums: ['hundredths'],
  // one row if the day stays, two if it changes. OFFSET 0 makes PostgreSQL read each field once
  deltas: `
    SELECT e.organization_id, (e.data->>'student')::integer AS student_id, day.date, day.hundredths
    FROM new_events e
    CROSS JOIN LATERAL (SELECT
      (e.data->>'dateBefore')::date AS before, (e.data->>'dateAfter')::date AS after,
      CASE WHEN e.data->>'from' IN ${INCLUDED} THEN (e.data->>'hundredthsBefore')::integer ELSE 0 END AS was,
      CASE WHEN e.data->>'to' IN ${INCLUDED} THEN (e.data->>'hundredthsAfter')::integer ELSE 0 END AS becomes
      OFFSET 0) d
    CROSS JOIN LATERAL (VALUES
      (d.after, CASE WHEN d.before = d.after THEN d.becomes - d.was ELSE d.becomes END),
      (d.before, CASE WHEN d.before = d.after THEN 0 ELSE -d.was END)
    ) AS day (date, hundredths)
    WHERE e.stream LIKE 'hours/%'`,
  refusals: {
    a_day_has_24_hours: () => aDayHas24Hours(),
  },
};
