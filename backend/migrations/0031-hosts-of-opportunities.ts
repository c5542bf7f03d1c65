import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other modules may read at which organization an opportunity is: an entry from it names that one. */
export class HostsOfOpportunities1763700000031 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE OR REPLACE VIEW directory.opportunities WITH (security_invoker = true) AS
        SELECT organization_id, id, title, date, start_time, end_time, location, coordinator_id, is_active,
          cancelled_at, cancel_reason, organization_name
        FROM opportunities.opportunities;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
