import { ForwardOnly } from './forward-only.js';

/** A school's submissions and decisions are read from the index alone, so that a district's size does not matter. */
export class ReviewsByType1764000000056 extends ForwardOnly {
  protected readonly sql = `
      DROP INDEX reporting.audit_index_by_type;
      CREATE INDEX audit_index_by_type ON reporting.audit_index (organization_id, type, at, stream, version)
        INCLUDE (alone);
  `;
}
