import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Join codes, names that no two schools share, closing a school, and the settings that hold for every school. */
export class SchoolSettings1763700000016 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE organizations.organizations ADD COLUMN join_code text;
      CREATE UNIQUE INDEX organizations_join_code ON organizations.organizations (join_code);
      CREATE UNIQUE INDEX organizations_name ON organizations.organizations (lower(name));
      GRANT USAGE ON SCHEMA organizations TO app_owner;
      CREATE POLICY rebuild ON organizations.organizations TO app_owner USING (true);

      -- Ends every session at the bound school but super-admins', inside the change that closes it. Who signs in holds
      -- the school's lock, shared, until their session is written: they come wholly before or find the school closed.
      CREATE FUNCTION web.end_sessions_of_bound_school() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        school integer := NULLIF(current_setting('app.org', true), '')::integer;
      BEGIN
        PERFORM pg_advisory_xact_lock(7004, school);
        PERFORM web.end_sessions(people.user_id, NULL) FROM (
          SELECT DISTINCT s.user_id FROM web.sessions s
          WHERE s.organization_id = school AND s.role <> 'super-admin' ORDER BY 1) people;
      END $$;
      REVOKE ALL ON FUNCTION web.end_sessions_of_bound_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.end_sessions_of_bound_school TO app_rw;

      -- one row, under the number of the whole system; nothing in it is a secret of a school
      CREATE TABLE organizations.settings (
        organization_id              integer NOT NULL CHECK (organization_id = 0),
        id                           integer NOT NULL CHECK (id = 1),
        version                      integer NOT NULL,
        default_hours_goal           integer NOT NULL,
        default_oldest_accepted_days integer NOT NULL,
        default_approval_policy      text NOT NULL,
        password_min_length          integer NOT NULL,
        session_idle_hours           integer NOT NULL,
        session_days                 integer NOT NULL,
        PRIMARY KEY (organization_id, id)
      );
      ALTER TABLE organizations.settings ENABLE ROW LEVEL SECURITY;
      ALTER TABLE organizations.settings FORCE ROW LEVEL SECURITY;
      CREATE POLICY system ON organizations.settings TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON organizations.settings FOR SELECT TO app_system USING (true);
      CREATE POLICY rebuild ON organizations.settings TO app_owner USING (true);
      GRANT SELECT, INSERT, UPDATE ON organizations.settings TO app_rw;
      GRANT SELECT ON organizations.settings TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
