import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that their person can list and end, that know of a one-time password and of earlier schools. */
export class SessionList1763700000014 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE web.sessions
        ADD COLUMN id                   integer GENERATED ALWAYS AS IDENTITY UNIQUE,
        ADD COLUMN user_agent           text,
        ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
        ADD COLUMN earlier_schools      integer[] NOT NULL DEFAULT '{}';

      -- Ends every session of a person at the bound school, inside the change that makes it necessary.
      CREATE FUNCTION web.end_sessions_at_bound_school(person integer) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        IF EXISTS (SELECT FROM web.sessions s WHERE s.user_id = person
                   AND s.organization_id IS DISTINCT FROM NULLIF(current_setting('app.org', true), '')::integer) THEN
          RAISE EXCEPTION 'this person is at another school' USING ERRCODE = 'insufficient_privilege';
        END IF;
        PERFORM web.end_sessions(person, NULL);
      END $$;
      REVOKE ALL ON FUNCTION web.end_sessions_at_bound_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.end_sessions_at_bound_school TO app_rw;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
