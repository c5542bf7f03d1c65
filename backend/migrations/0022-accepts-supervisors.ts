import { ForwardOnly } from './forward-only.js';

/** Whether a strict school counts what supervisors without an account confirm. */
export class AcceptsSupervisors1764000000022 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE organizations.organizations ADD COLUMN accepts_supervisors boolean NOT NULL DEFAULT false;
      CREATE OR REPLACE VIEW directory.schools WITH (security_invoker = true) AS
        SELECT id AS organization_id, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, is_active,
          join_code, accepts_supervisors
        FROM organizations.organizations;
  `;
}
