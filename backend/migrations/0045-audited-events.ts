import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a reviewer searches: a row an event, of every kind, which follows the log from its beginning; and families. */
export class AuditedEvents1763700000045 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE reporting.audited (
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        type            text COLLATE "C" NOT NULL,
        record          text COLLATE "C" GENERATED ALWAYS AS (split_part(stream, '/', 1)) STORED,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        person_id       integer,
        hundredths      integer,
        -- of an approval: 1 where nobody had verified it
        alone           integer,
        PRIMARY KEY (organization_id, stream, version)
      );
      CREATE INDEX audited_at ON reporting.audited (organization_id, at, stream, version);
      CREATE INDEX audited_of_person ON reporting.audited (organization_id, person_id, at, stream, version);
      CREATE INDEX audited_by ON reporting.audited (organization_id, actor_id, at, stream, version);
      CREATE INDEX audited_of_type ON reporting.audited (organization_id, type, at, stream, version);
      CREATE INDEX audited_of_record ON reporting.audited (organization_id, record, at, stream, version);
      CREATE INDEX decided ON reporting.audited (organization_id, actor_id, at, stream, version)
        INCLUDE (type, person_id, hundredths, alone)
        WHERE type IN ('hours.verified', 'hours.approved', 'hours.rejected');

      -- who was ever linked as parent and child
      CREATE TABLE reporting.kin (
        organization_id integer NOT NULL,
        parent_id       integer NOT NULL,
        student_id      integer NOT NULL,
        confirmed_at    timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, parent_id, student_id)
      );
    `);
    for (const table of ['audited', 'kin']) {
      await run.query(`
        ALTER TABLE reporting.${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE reporting.${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY school ON reporting.${table} TO app_rw
          USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
        CREATE POLICY every_school ON reporting.${table} TO app_system USING (true);
        CREATE POLICY rebuild ON reporting.${table} TO app_owner USING (true);
        GRANT SELECT ON reporting.${table} TO app_rw, app_system;
      `);
    }
    await run.query(`
      GRANT INSERT, UPDATE ON reporting.audited TO app_system;
      GRANT INSERT, UPDATE ON reporting.kin TO app_rw;

      INSERT INTO reporting.kin (organization_id, parent_id, student_id, confirmed_at)
      SELECT organization_id, (data->>'parentId')::integer, (data->>'studentId')::integer, max(at)
      FROM (SELECT organization_id, at, canonical::jsonb -> 'data' AS data FROM log.events
            WHERE type IN ('family-link.confirmed', 'family-link.made')) e
      GROUP BY 1, 2, 3;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
