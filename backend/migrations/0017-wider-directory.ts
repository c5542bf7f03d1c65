import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The directory also tells who has moved on, which families are confirmed and which schools are open. */
export class WiderDirectory1763700000017 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE OR REPLACE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active, created_by, moved_to, nomination,
          grade_level FROM identity.users;

      CREATE OR REPLACE VIEW directory.schools WITH (security_invoker = true) AS
        SELECT id AS organization_id, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, is_active,
          join_code FROM organizations.organizations;

      -- parents who follow a student now
      CREATE VIEW directory.families WITH (security_invoker = true) AS
        SELECT l.organization_id, l.parent_id, l.student_id
        FROM identity.family_links l
        JOIN identity.users p ON (p.organization_id, p.id) = (l.organization_id, l.parent_id)
        JOIN identity.users s ON (s.organization_id, s.id) = (l.organization_id, l.student_id)
        WHERE l.status = 'confirmed' AND p.role = 'parent' AND p.moved_to IS NULL AND s.role = 'student'
          AND s.moved_to IS NULL;

      CREATE VIEW directory.settings WITH (security_invoker = true) AS
        SELECT default_hours_goal, default_oldest_accepted_days, default_approval_policy, password_min_length,
          session_idle_hours, session_days FROM organizations.settings;

      GRANT SELECT ON directory.families, directory.settings TO app_rw, app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
