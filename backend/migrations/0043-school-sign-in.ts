import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** By which provider a school's people sign in, whom each provider knows, and sign-ins that are under way. */
export class SchoolSignIn1764000000043 extends ForwardOnly {
  protected readonly sql = `
      -- The client secret is encrypted with a key that the database does not have.
      CREATE TABLE organizations.sign_in_providers (
        organization_id integer PRIMARY KEY,
        issuer          text NOT NULL,
        client_id       text NOT NULL,
        sealed_secret   bytea NOT NULL,
        domain          text NOT NULL,
        roles           text[] NOT NULL CHECK (cardinality(roles) > 0 AND NOT 'super-admin' = ANY (roles)),
        required        boolean NOT NULL,
        -- who set it up, and who could have been them
        set_by          integer[] NOT NULL
      );
      ${access('organizations.sign_in_providers', { app_rw: 'SELECT, INSERT, UPDATE, DELETE', app_system: 'SELECT', app_owner: 'SELECT' })}
      CREATE VIEW directory.sign_in_providers WITH (security_invoker = true) AS
        SELECT organization_id, issuer, client_id, sealed_secret, domain, roles, required, set_by
        FROM organizations.sign_in_providers;
      GRANT SELECT ON directory.sign_in_providers TO app_rw, app_system;

      -- Ends all sessions at the bound school, except those of super-admins. Its keys go on.
      CREATE FUNCTION web.sign_out_bound_school() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        school integer := NULLIF(current_setting('app.org', true), '')::integer;
      BEGIN
        PERFORM pg_advisory_xact_lock(7004, school);
        PERFORM web.end_sessions(people.user_id, NULL) FROM (
          SELECT DISTINCT s.user_id FROM web.sessions s
          WHERE s.organization_id = school AND s.role <> 'super-admin' ORDER BY 1) people;
      END $$;
      REVOKE ALL ON FUNCTION web.sign_out_bound_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.sign_out_bound_school TO app_rw;

      -- Whom a school's provider knows by its issuer and subject: one person each, at that school alone.
      CREATE TABLE identity.school_identities (
        organization_id integer NOT NULL,
        issuer          text NOT NULL,
        subject         text NOT NULL,
        user_id         integer NOT NULL,
        PRIMARY KEY (organization_id, issuer, subject),
        CONSTRAINT school_identities_of_person UNIQUE (organization_id, user_id)
      );
      ${access('identity.school_identities', { app_rw: 'SELECT, INSERT, UPDATE, DELETE', app_system: 'SELECT' })}

      -- At Google where there is no school.
      ALTER TABLE identity.google_sign_ins RENAME TO provider_sign_ins;
      ALTER INDEX identity.google_sign_ins_by_age RENAME TO provider_sign_ins_by_age;
      ALTER TABLE identity.provider_sign_ins ALTER COLUMN nonce DROP NOT NULL, ADD COLUMN organization_id integer;
      ${access('identity.provider_sign_ins', { app_system: 'SELECT, INSERT, DELETE' })}

      -- Known to the school's provider, and not yet to us: the person's own password links the two.
      CREATE TABLE identity.pending_links (
        token_hash      bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        issuer          text NOT NULL,
        subject         text NOT NULL,
        next_path       text,
        expires_at      timestamptz NOT NULL
      );
      CREATE INDEX pending_links_by_age ON identity.pending_links (expires_at);
      ${access('identity.pending_links', { app_system: 'SELECT, INSERT, DELETE' })}
  `;
}
