import { ForwardOnly } from './forward-only.js';

/** A reminder may be about a student's goal and the end of the school year: `date` is its last day. */
export class GoalReminders1764000000031 extends ForwardOnly {
  protected readonly sql = `
      CREATE VIEW directory.academic_years WITH (security_invoker = true) AS
        SELECT organization_id, id, name, starts_on, ends_on FROM organizations.academic_years WHERE deleted_at IS NULL;
      GRANT SELECT ON directory.academic_years TO app_rw, app_system;

      ALTER TABLE messaging.notifications
        DROP CONSTRAINT notifications_about_one,
        ADD CONSTRAINT notifications_about_one CHECK (
          CASE split_part(kind, '.', 1)
            WHEN 'hours' THEN num_nulls(entry_id, student_id, date) = 0 AND opportunity_id IS NULL
            WHEN 'opportunity' THEN num_nulls(opportunity_id, stream) = 0 AND entry_id IS NULL
            WHEN 'account' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'school' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'reminder' THEN num_nulls(entry_id, student_id, date) = 0 OR num_nulls(opportunity_id, stream) = 0
              OR num_nulls(stream, student_id, date, hundredths) = 0
            ELSE false END);
  `;
}
