import { ForwardOnly } from './forward-only.js';

/** Who wants checkpoints by mail, and what went to them last: identity has the switch, the audit sends the mail. */
export class CheckpointReaders1764000000012 extends ForwardOnly {
  protected readonly sql = `
      CREATE OR REPLACE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active, created_by, moved_to, nomination,
          grade_level, email, erased_at, checkpoint_mail
        FROM identity.users;

      CREATE VIEW directory.checkpoint_emails WITH (security_invoker = true) AS
        SELECT organization_id, user_id, size, at FROM identity.checkpoint_emails;

      GRANT SELECT ON directory.checkpoint_emails TO app_rw, app_system;
  `;
}
