import { ForwardOnly } from './forward-only.js';

/** What every module may read of another: views, bound by the row-level security of the tables behind them. */
export class Directory1764000000011 extends ForwardOnly {
  protected readonly sql = `
      CREATE SCHEMA directory;
      GRANT USAGE ON SCHEMA directory TO app_rw, app_system;

      CREATE VIEW directory.schools WITH (security_invoker = true) AS
        SELECT id AS organization_id, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, is_active,
          join_code
        FROM organizations.organizations;

      CREATE VIEW directory.settings WITH (security_invoker = true) AS
        SELECT default_hours_goal, default_oldest_accepted_days, default_approval_policy, password_min_length,
          session_idle_hours, session_days, staff_password_min_length
        FROM organizations.settings;

      CREATE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active, created_by, moved_to, nomination,
          grade_level, email, erased_at
        FROM identity.users;

      CREATE VIEW directory.emails WITH (security_invoker = true) AS
        SELECT organization_id, id, email, email_confirmed
        FROM identity.users WHERE moved_to IS NULL AND erased_at IS NULL;

      -- parents who follow a student now
      CREATE VIEW directory.families WITH (security_invoker = true) AS
        SELECT l.organization_id, l.parent_id, l.student_id
        FROM identity.family_links l
        JOIN identity.users p ON (p.organization_id, p.id) = (l.organization_id, l.parent_id)
        JOIN identity.users s ON (s.organization_id, s.id) = (l.organization_id, l.student_id)
        WHERE l.status = 'confirmed' AND p.role = 'parent' AND p.moved_to IS NULL AND s.role = 'student'
          AND s.moved_to IS NULL;

      -- who is on an entry, as its volunteer or as the verifier it names
      CREATE VIEW directory.entries WITH (security_invoker = true) AS
        SELECT organization_id, id, student_id, verifier_id, opportunity_id
        FROM hours.volunteer_hours WHERE deleted_at IS NULL;

      CREATE VIEW directory.opportunities WITH (security_invoker = true) AS
        SELECT organization_id, id, title, date, start_time, end_time, location, coordinator_id, is_active,
          cancelled_at, cancel_reason, organization_name
        FROM opportunities.opportunities;

      CREATE VIEW directory.signups WITH (security_invoker = true) AS
        SELECT organization_id, opportunity_id, user_id, status, signed_up_at
        FROM opportunities.signups WHERE status <> 'cancelled';

      CREATE VIEW directory.attendance_codes WITH (security_invoker = true) AS
        SELECT organization_id, id AS opportunity_id, code FROM opportunities.attendance_codes;

      CREATE VIEW directory.imports WITH (security_invoker = true) AS
        SELECT organization_id, id, file_name, file_hash, imported_at, imported_by FROM imports.imports;

      GRANT SELECT ON ALL TABLES IN SCHEMA directory TO app_rw, app_system;
  `;
}
