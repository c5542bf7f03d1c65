import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came of the newest time that every event of a school was read again. */
export class Checkups1763700000052 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE log.checkups (
        organization_id integer PRIMARY KEY,
        at              timestamptz(3) NOT NULL,
        events          bigint NOT NULL,
        faults          bigint NOT NULL,
        -- the first of them, as sentences
        words           text[] NOT NULL
      );
      ALTER TABLE log.checkups ENABLE ROW LEVEL SECURITY;
      ALTER TABLE log.checkups FORCE ROW LEVEL SECURITY;
      CREATE POLICY every_school ON log.checkups TO app_system USING (true);
      GRANT SELECT, INSERT, UPDATE ON log.checkups TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
