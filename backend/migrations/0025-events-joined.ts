import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventsJoined1763700000025 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE reporting.events_joined (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        events          integer NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      ) WITH (fillfactor = 80);
      ALTER TABLE reporting.events_joined ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.events_joined FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON reporting.events_joined TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON reporting.events_joined FOR SELECT TO app_system USING (true);
      CREATE POLICY rebuild ON reporting.events_joined TO app_owner USING (true);
      GRANT SELECT, INSERT, UPDATE ON reporting.events_joined TO app_rw;
      GRANT SELECT ON reporting.events_joined TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
