import { ForwardOnly } from './forward-only.js';

/** Few entries are decided by one person alone: every dashboard of a teacher looks for them. */
export class EntriesDecidedAlone1764000000061 extends ForwardOnly {
  protected readonly sql = `
      CREATE INDEX volunteer_hours_decided_alone ON hours.volunteer_hours (organization_id, date DESC, id DESC)
        WHERE single_actor;
  `;
}
