import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that somebody asked for and has not fetched yet. */
export class ExportAddresses1763700000060 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE reporting.export_addresses (
        organization_id integer NOT NULL,
        token_hash      bytea NOT NULL CHECK (length(token_hash) = 32),
        user_id         integer NOT NULL,
        kind            text NOT NULL,
        query           jsonb NOT NULL,
        expires_at      timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, token_hash)
      );
      ALTER TABLE reporting.export_addresses ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.export_addresses FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON reporting.export_addresses TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON reporting.export_addresses TO app_system USING (true);
      GRANT SELECT, INSERT, DELETE ON reporting.export_addresses TO app_rw;
      GRANT SELECT, DELETE ON reporting.export_addresses TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
