import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserTotals1763700000009 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA reporting;
      GRANT USAGE ON SCHEMA reporting TO app_rw, app_system;

      CREATE TABLE reporting.user_totals (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        approved        integer NOT NULL,
        pending         integer NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      ) WITH (fillfactor = 80);
      COMMENT ON COLUMN reporting.user_totals.approved IS 'hundredths of hours';
      COMMENT ON COLUMN reporting.user_totals.pending IS 'hundredths of hours, pending and verified';

      ALTER TABLE reporting.user_totals ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.user_totals FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON reporting.user_totals TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON reporting.user_totals FOR SELECT TO app_system USING (true);
      CREATE POLICY rebuild ON reporting.user_totals TO app_owner USING (true);
      GRANT SELECT, INSERT, UPDATE ON reporting.user_totals TO app_rw;
      GRANT SELECT ON reporting.user_totals TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
