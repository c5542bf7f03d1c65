import type { Projection } from '../../platform/event-log/projection.js';
import { invalid } from '../../platform/kernel/domain-error.js';

/** What a person's day holds: the one rule that spans entries, kept by the table's check. */
export const hoursPerDay: Projection = {
  table: 'hours.per_day',
  streams: ['hours'],
  sql: `
    INSERT INTO hours.per_day AS day (organization_id, student_id, date, hundredths)
    SELECT organization_id, student_id, date, sum(hundredths)
    FROM (
      SELECT e.organization_id, (e.data->>'student')::integer AS student_id, d.date, sum(d.hundredths) AS hundredths
      FROM new_events e CROSS JOIN LATERAL (VALUES
        ((e.data->>'dateBefore')::date, -(e.data->>'hundredthsBefore')::integer, e.data->>'from'),
        ((e.data->>'dateAfter')::date, (e.data->>'hundredthsAfter')::integer, e.data->>'to')
      ) AS d (date, hundredths, status)
      WHERE e.stream LIKE 'hours/%' AND d.status IN ('pending', 'verified', 'approved')
      GROUP BY e.organization_id, e.stream, e.version, student_id, d.date HAVING sum(d.hundredths) <> 0
    ) AS change
    GROUP BY organization_id, student_id, date ORDER BY organization_id, student_id, date
    ON CONFLICT (organization_id, student_id, date) DO UPDATE SET hundredths = day.hundredths + excluded.hundredths`,
  refusals: {
    a_day_has_24_hours: () =>
      invalid('hours.day-too-long', [{ field: 'hours', message: 'A day cannot hold more than 24 hours in total.' }]),
  },
};
