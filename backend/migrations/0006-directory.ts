import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one read model that every module may use: who people are, and the rules of their school. */
export class Directory1763700000006 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA directory;
      GRANT USAGE ON SCHEMA directory TO app_rw, app_system;

      CREATE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active, created_by FROM identity.users;

      CREATE VIEW directory.schools WITH (security_invoker = true) AS
        SELECT id AS organization_id, name, time_zone, approval_policy, hours_goal, oldest_accepted_days
        FROM organizations.organizations;

      GRANT SELECT ON directory.people, directory.schools TO app_rw, app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
