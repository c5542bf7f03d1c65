import { ForwardOnly } from './forward-only.js';

/** The hours of an entry as they were last entered, beside those that a review credited. */
export class LoggedHours1764000000016 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.volunteer_hours ADD COLUMN logged_hours numeric(4,2);
      UPDATE hours.volunteer_hours h SET logged_hours = (
        SELECT (j.event #>> '{data,set,hundredths}')::integer / 100.0
        FROM log.events e
        CROSS JOIN LATERAL (
          SELECT CASE WHEN pg_input_is_valid(e.canonical, 'jsonb') THEN e.canonical::jsonb END AS event) j
        WHERE (e.organization_id, e.stream) = (h.organization_id, 'hours/' || h.id)
          AND j.event #> '{data,set}' ? 'hundredths'
        ORDER BY e.version DESC LIMIT 1);
  `;
}
