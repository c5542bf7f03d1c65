import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are nominated, moved between schools, given one-time passwords and invited. */
export class People1763700000013 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users
        ADD COLUMN nomination  text CHECK (nomination IN ('waiting', 'confirmed', 'refused')),
        ADD COLUMN family_code text,
        ADD COLUMN moved_to    integer,
        ADD COLUMN moved_from  integer;

      -- somebody who moved to another school leaves a row behind, with the name that the school's records go by
      ALTER TABLE identity.credentials DROP CONSTRAINT credentials_user_id_fkey;
      ALTER TABLE identity.users DROP CONSTRAINT users_id;
      DROP INDEX identity.users_username, identity.users_email;
      CREATE UNIQUE INDEX users_id ON identity.users (id) WHERE moved_to IS NULL;
      CREATE UNIQUE INDEX users_username ON identity.users (lower(username)) WHERE moved_to IS NULL;
      CREATE UNIQUE INDEX users_email ON identity.users (lower(email)) WHERE moved_to IS NULL;
      CREATE INDEX users_everywhere ON identity.users (id);
      CREATE INDEX users_by_name ON identity.users (organization_id, lower(last_name), lower(first_name), id);
      CREATE INDEX users_by_role ON identity.users (organization_id, role);
      CREATE INDEX users_in_charge ON identity.users (organization_id)
        WHERE role IN ('admin', 'super-admin') AND is_active AND moved_to IS NULL;
      CREATE UNIQUE INDEX users_family_code ON identity.users (organization_id, family_code)
        WHERE moved_to IS NULL AND family_code IS NOT NULL;
      DROP POLICY super_admins ON identity.users;
      CREATE POLICY super_admins ON identity.users FOR SELECT TO app_rw
        USING (role = 'super-admin' AND moved_to IS NULL);
      GRANT USAGE ON SCHEMA identity TO app_owner;
      CREATE POLICY rebuild ON identity.users TO app_owner USING (true);

      ALTER TABLE identity.credentials ADD COLUMN expires_at timestamptz;
      REVOKE INSERT ON identity.credentials FROM app_rw;

      -- Keeps what proves a person of the bound school; a one-time password has an end.
      CREATE FUNCTION identity.keep_credentials(person integer, hash text, at timestamptz, until timestamptz)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_person_of_bound_school(person);
        INSERT INTO identity.credentials (user_id, password_hash, changed_at, expires_at)
          VALUES (person, hash, at, until)
          ON CONFLICT (user_id) DO UPDATE SET password_hash = hash, changed_at = at, expires_at = until;
      END $$;

      -- Ends a one-time password of a person of the bound school; one they chose themselves stands.
      CREATE FUNCTION identity.end_one_time_password(person integer, at timestamptz)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_person_of_bound_school(person);
        UPDATE identity.credentials SET expires_at = at WHERE user_id = person AND expires_at > at;
      END $$;

      CREATE FUNCTION identity.require_person_of_bound_school(person integer)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM FROM identity.users u
          WHERE u.organization_id = NULLIF(current_setting('app.org', true), '')::integer
            AND u.id = person AND u.moved_to IS NULL;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'nobody of this school has the id %', person USING ERRCODE = 'insufficient_privilege';
        END IF;
      END $$;

      -- whom Google knows: issuer and subject, never the email, say who it is
      CREATE TABLE identity.google_identities (
        issuer  text NOT NULL,
        subject text NOT NULL,
        user_id integer NOT NULL,
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX google_identities_of_user ON identity.google_identities (user_id);
      GRANT SELECT ON identity.google_identities TO app_system;
      CREATE FUNCTION identity.keep_google_identity(person integer, from_issuer text, with_subject text)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_person_of_bound_school(person);
        INSERT INTO identity.google_identities VALUES (from_issuer, with_subject, person);
      END $$;

      -- sign-ins under way at Google; state and the browser's cookie are kept as SHA-256
      CREATE TABLE identity.google_sign_ins (
        state_hash    bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
        browser_hash  bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
        nonce         text NOT NULL,
        code_verifier text NOT NULL,
        next_path     text,
        expires_at    timestamptz NOT NULL
      );
      CREATE INDEX google_sign_ins_by_age ON identity.google_sign_ins (expires_at);
      GRANT SELECT, INSERT, DELETE ON identity.google_sign_ins TO app_system;

      -- links by which people set their first password; at most one a person, kept as SHA-256
      CREATE TABLE identity.invitations (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        token_hash      bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
        expires_at      timestamptz NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      );
      ALTER TABLE identity.invitations ENABLE ROW LEVEL SECURITY;
      ALTER TABLE identity.invitations FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON identity.invitations TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON identity.invitations TO app_system USING (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON identity.invitations TO app_rw;
      GRANT SELECT, DELETE ON identity.invitations TO app_system;

      REVOKE ALL ON FUNCTION identity.keep_credentials, identity.end_one_time_password,
        identity.keep_google_identity, identity.require_person_of_bound_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION identity.keep_credentials, identity.end_one_time_password,
        identity.keep_google_identity TO app_rw;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
