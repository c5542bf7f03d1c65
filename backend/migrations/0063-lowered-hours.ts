import { ForwardOnly } from './forward-only.js';

/** Beside a student's totals, of which approved entries fewer hours count. */
export class LoweredHours1764000000063 extends ForwardOnly {
  protected readonly sql = `
      -- The entries whose hours the rules lower, and to how many hundredths. Null where every approved hour counts, and in
      -- a school with rules until the server that finds them null has counted at its start.
      ALTER TABLE reporting.user_totals
        ADD COLUMN lowered_entries integer[],
        ADD COLUMN lowered_to integer[];

      CREATE VIEW directory.lowered_hours WITH (security_invoker = true) AS
        SELECT t.organization_id, t.user_id AS student_id, l.id, l.hundredths
        FROM reporting.user_totals t, unnest(t.lowered_entries, t.lowered_to) AS l(id, hundredths);

      GRANT SELECT ON directory.lowered_hours TO app_rw, app_system;

      -- Servers of before go on to decide, and keep none of this. A reaction of those after recounts from here on.
      INSERT INTO log.reaction_progress (reaction, epoch, tx, position)
        SELECT 'lowered-hours', epoch, tx, position FROM log.reaction_progress WHERE reaction = 'achievements';
  `;
}
