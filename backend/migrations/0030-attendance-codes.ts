import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by which those who signed up say that they are there. */
export class AttendanceCodes1763700000030 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- the id is that of the opportunity; the code is gone where it was erased
      CREATE TABLE opportunities.attendance_codes (
        organization_id integer NOT NULL,
        id              integer NOT NULL,
        version         integer NOT NULL,
        code            text,
        PRIMARY KEY (organization_id, id)
      );
      ALTER TABLE opportunities.attendance_codes ENABLE ROW LEVEL SECURITY;
      ALTER TABLE opportunities.attendance_codes FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON opportunities.attendance_codes TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON opportunities.attendance_codes FOR SELECT TO app_system USING (true);
      CREATE POLICY rebuild ON opportunities.attendance_codes TO app_owner USING (true);
      GRANT SELECT, INSERT, UPDATE ON opportunities.attendance_codes TO app_rw;
      GRANT SELECT ON opportunities.attendance_codes TO app_system;

      CREATE VIEW directory.attendance_codes WITH (security_invoker = true) AS
        SELECT organization_id, id AS opportunity_id, code FROM opportunities.attendance_codes;
      GRANT SELECT ON directory.attendance_codes TO app_rw, app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
