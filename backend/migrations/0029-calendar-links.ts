import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses at which calendars read what somebody signed up to, published or coordinates. */
export class CalendarLinks1763700000029 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- at most one a person, kept as SHA-256
      CREATE TABLE opportunities.calendar_links (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        token_hash      bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
        created_at      timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      );
      ALTER TABLE opportunities.calendar_links ENABLE ROW LEVEL SECURITY;
      ALTER TABLE opportunities.calendar_links FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON opportunities.calendar_links TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON opportunities.calendar_links FOR SELECT TO app_system USING (true);
      GRANT SELECT, INSERT, UPDATE (token_hash, created_at), DELETE ON opportunities.calendar_links TO app_rw;
      GRANT SELECT ON opportunities.calendar_links TO app_system;

      -- a calendar goes on telling of what was cancelled
      CREATE INDEX signups_that_were_cancelled ON opportunities.signups (organization_id, user_id, opportunity_id)
        WHERE cause = 'opportunity-cancelled';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
