import { ForwardOnly } from './forward-only.js';

/** When the volunteer of an entry last wrote, if nobody else did anything to it since. */
export class UnansweredMessages1764000000024 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.volunteer_hours ADD COLUMN unanswered_since timestamptz(3);
      UPDATE hours.volunteer_hours h SET unanswered_since = (
        SELECT CASE WHEN e.actor_id = h.student_id THEN e.at END FROM log.events e
        WHERE (e.organization_id, e.stream) = (h.organization_id, 'hours/' || h.id)
          AND (e.actor_id IS DISTINCT FROM h.student_id OR e.type = 'hours.message-sent')
        ORDER BY e.version DESC LIMIT 1);
  `;
}
