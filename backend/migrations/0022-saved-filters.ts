import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches of /approvals that reviewers keep for themselves. */
export class SavedFilters1763700000022 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE hours.saved_filters (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY,
        user_id         integer NOT NULL,
        name            text NOT NULL,
        search          text NOT NULL,
        PRIMARY KEY (organization_id, id)
      );
      CREATE UNIQUE INDEX saved_filters_name ON hours.saved_filters (organization_id, user_id, lower(name));

      ALTER TABLE hours.saved_filters ENABLE ROW LEVEL SECURITY;
      ALTER TABLE hours.saved_filters FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON hours.saved_filters TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      GRANT SELECT, INSERT, UPDATE (search), DELETE ON hours.saved_filters TO app_rw;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
