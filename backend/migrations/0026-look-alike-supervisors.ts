import { ForwardOnly } from './forward-only.js';

/** A supervisor's address may also resemble those of the school's staff. */
export class LookAlikeSupervisors1764000000026 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.supervisor_requests DROP CONSTRAINT supervisor_requests_relation_check;
      ALTER TABLE hours.supervisor_requests ADD CONSTRAINT supervisor_requests_relation_check
        CHECK (relation IN ('family', 'staff', 'look-alike'));
  `;
}
