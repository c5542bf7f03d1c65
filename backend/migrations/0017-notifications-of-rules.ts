import { ForwardOnly } from './forward-only.js';

/** Lets notifications tell staff of the rules of their school, of changes from now on. */
export class NotificationsOfRules1764000000017 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE messaging.notifications DROP CONSTRAINT notifications_about_one;
      ALTER TABLE messaging.notifications ADD CONSTRAINT notifications_about_one CHECK (
        CASE split_part(kind, '.', 1)
          WHEN 'hours' THEN num_nulls(entry_id, student_id, date) = 0 AND opportunity_id IS NULL
          WHEN 'opportunity' THEN num_nulls(opportunity_id, stream) = 0 AND entry_id IS NULL
          WHEN 'account' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
          WHEN 'school' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
          ELSE false END);
  `;
}
