import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoursPerDay1763700000008 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE hours.per_day (
        organization_id integer NOT NULL,
        student_id      integer NOT NULL,
        date            date NOT NULL,
        hundredths      integer NOT NULL,
        PRIMARY KEY (organization_id, student_id, date),
        CONSTRAINT a_day_has_24_hours CHECK (hundredths <= 2400)
      ) WITH (fillfactor = 80);

      ALTER TABLE hours.per_day ENABLE ROW LEVEL SECURITY;
      ALTER TABLE hours.per_day FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON hours.per_day TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY rebuild ON hours.per_day TO app_owner USING (true);
      GRANT SELECT, INSERT, UPDATE ON hours.per_day TO app_rw;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
