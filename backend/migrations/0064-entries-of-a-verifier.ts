import { ForwardOnly } from './forward-only.js';

/** The figures of a verifier are over all entries that named them, and each of their pages asks for them. */
export class EntriesOfAVerifier1764000000064 extends ForwardOnly {
  protected readonly sql = `
      -- with what their sums read, so that the entries themselves are not; built before the other goes, which nobody
      -- could read meanwhile
      CREATE INDEX volunteer_hours_built ON hours.volunteer_hours (organization_id, verifier_id, status)
        INCLUDE (student_id, hours, status_since) WHERE verifier_id IS NOT NULL AND deleted_at IS NULL;
      DROP INDEX hours.volunteer_hours_by_verifier;
      ALTER INDEX hours.volunteer_hours_built RENAME TO volunteer_hours_by_verifier;
  `;
}
