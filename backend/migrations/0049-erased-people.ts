import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who were erased, and the hours they gave. */
export class ErasedPeople1763700000049 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users ADD COLUMN erased_at timestamptz(3),
        ADD CHECK (erased_at IS NULL OR NOT is_active);
      -- whoever signs up as "erased-17" does not keep the 17th person from being erased
      DROP INDEX identity.users_username, identity.users_email;
      CREATE UNIQUE INDEX users_username ON identity.users (lower(username))
        WHERE moved_to IS NULL AND erased_at IS NULL;
      CREATE UNIQUE INDEX users_email ON identity.users (lower(email)) WHERE moved_to IS NULL AND erased_at IS NULL;

      -- Takes away all by which a person of the bound school could prove that it is them.
      CREATE FUNCTION identity.forget_proofs(person integer)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_person_of_bound_school(person);
        DELETE FROM identity.credentials WHERE user_id = person;
        DELETE FROM identity.google_identities WHERE user_id = person;
      END $$;
      REVOKE ALL ON FUNCTION identity.forget_proofs FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION identity.forget_proofs TO app_rw;

      ALTER TABLE hours.volunteer_hours ADD COLUMN erased_at timestamptz(3);

      CREATE OR REPLACE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active, created_by, moved_to, nomination,
          grade_level, email, erased_at FROM identity.users;
      CREATE OR REPLACE VIEW directory.emails WITH (security_invoker = true) AS
        SELECT organization_id, id, email FROM identity.users WHERE moved_to IS NULL AND erased_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
