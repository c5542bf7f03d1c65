import { ForwardOnly } from './forward-only.js';

/** Passkeys, authenticator apps and recovery codes, and since when a school's staff need one. */
export class SecondFactor1764000000044 extends ForwardOnly {
  protected readonly sql = `
      -- a day such as 2026-09-01; empty for never
      ALTER TABLE organizations.organizations ADD COLUMN second_factor_from text NOT NULL DEFAULT '';
      CREATE VIEW directory.sign_in_rules WITH (security_invoker = true) AS
        SELECT id AS organization_id, time_zone, second_factor_from FROM organizations.organizations;
      GRANT SELECT ON directory.sign_in_rules TO app_rw, app_system;

      -- of people who may need a second factor and have none
      ALTER TABLE web.sessions ADD COLUMN lacks_second_factor boolean NOT NULL DEFAULT false,
        -- and not by a provider
        ADD COLUMN by_password boolean NOT NULL DEFAULT true;

      -- As before; what a school asks of its own admins and auditors at sign-in holds for its district's, too.
      DROP FUNCTION web.require_session_in_school;
      CREATE FUNCTION web.require_session_in_school(person integer, session bytea, school integer,
        even_incomplete boolean) RETURNS void
      LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        theirs web.sessions;
      BEGIN
        SELECT s.* INTO theirs FROM web.sessions s
          WHERE s.token_hash = session AND s.user_id = person AND s.role IN ('district-admin', 'district-auditor');
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        PERFORM web.require_school_of_district(school, theirs.organization_id);
        IF even_incomplete THEN
          RETURN;
        END IF;
        IF theirs.lacks_second_factor AND EXISTS (SELECT FROM organizations.organizations o WHERE o.id = school
            AND o.second_factor_from <> ''
            AND o.second_factor_from <= to_char(now() AT TIME ZONE o.time_zone, 'YYYY-MM-DD')) THEN
          RAISE EXCEPTION 'this school asks for a second factor' USING ERRCODE = 'HT404';
        END IF;
        IF theirs.by_password AND EXISTS (SELECT FROM organizations.sign_in_providers p
            WHERE p.organization_id = school AND p.required
              AND replace(theirs.role, 'district-', '') = ANY (p.roles)) THEN
          RAISE EXCEPTION 'this school asks for a provider' USING ERRCODE = 'HT405';
        END IF;
      END $$;
      REVOKE ALL ON FUNCTION web.require_session_in_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.require_session_in_school TO app_rw, app_system;

      -- Apart from the person, like passwords: app_rw never reads them.
      CREATE TABLE identity.second_factors (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id      integer NOT NULL,
        kind         text NOT NULL CHECK (kind IN ('passkey', 'authenticator')),
        name         text NOT NULL,
        -- the id of a passkey; of an authenticator, what the server derives its secret from
        key_id       bytea NOT NULL,
        public_key   bytea,
        transports   text[] NOT NULL DEFAULT '{}',
        -- a passkey's signature counter; an authenticator's last time step: neither goes back
        counter      bigint NOT NULL,
        added_at     timestamptz(3) NOT NULL,
        last_used_at timestamptz(3),
        CHECK ((kind = 'passkey') = (public_key IS NOT NULL)),
        CONSTRAINT second_factors_key UNIQUE (key_id)
      );
      CREATE INDEX second_factors_by_user ON identity.second_factors (user_id);
      CREATE UNIQUE INDEX second_factors_one_authenticator ON identity.second_factors (user_id)
        WHERE kind = 'authenticator';
      GRANT SELECT, UPDATE (counter, last_used_at) ON identity.second_factors TO app_system;

      -- unused ones, as SHA-256
      CREATE TABLE identity.recovery_codes (
        user_id   integer NOT NULL,
        code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
        PRIMARY KEY (user_id, code_hash)
      );
      GRANT SELECT ON identity.recovery_codes TO app_system;

      -- Sign-ins whose password was right and that wait for a second factor; the browser's cookie as SHA-256.
      CREATE TABLE identity.pending_sign_ins (
        token_hash    bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        user_id       integer NOT NULL,
        password_hash text NOT NULL,
        challenge     text,
        expires_at    timestamptz NOT NULL
      );
      CREATE INDEX pending_sign_ins_by_age ON identity.pending_sign_ins (expires_at);
      GRANT SELECT, INSERT, UPDATE (challenge), DELETE ON identity.pending_sign_ins TO app_system;

      CREATE FUNCTION identity.save_second_factor(person integer, factor_kind text, called text, key bytea,
        with_public_key bytea, with_transports text[], counted bigint, at timestamptz)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_user_of_bound_school(person);
        INSERT INTO identity.second_factors
          (user_id, kind, name, key_id, public_key, transports, counter, added_at, last_used_at)
          VALUES (person, factor_kind, called, key, with_public_key, with_transports, counted, at, at);
      END $$;

      -- Null deletes all of them. Recovery codes replace a factor, so they go with the last one.
      CREATE FUNCTION identity.delete_second_factors(person integer, only_this integer)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_user_of_bound_school(person);
        DELETE FROM identity.second_factors WHERE user_id = person AND (only_this IS NULL OR id = only_this);
        IF NOT EXISTS (SELECT FROM identity.second_factors WHERE user_id = person) THEN
          DELETE FROM identity.recovery_codes WHERE user_id = person;
          DELETE FROM identity.pending_sign_ins WHERE user_id = person;
        END IF;
      END $$;

      -- Replaces the codes of a user of the bound school.
      CREATE FUNCTION identity.save_recovery_codes(person integer, hashes bytea[])
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_user_of_bound_school(person);
        DELETE FROM identity.recovery_codes WHERE user_id = person;
        INSERT INTO identity.recovery_codes (user_id, code_hash) SELECT person, h FROM unnest(hashes) h;
      END $$;

      CREATE FUNCTION identity.delete_recovery_code(person integer, hash bytea)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.require_user_of_bound_school(person);
        DELETE FROM identity.recovery_codes WHERE user_id = person AND code_hash = hash;
      END $$;

      CREATE OR REPLACE FUNCTION identity.delete_credentials(person integer)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM identity.delete_second_factors(person, NULL);
        DELETE FROM identity.credentials WHERE user_id = person;
        DELETE FROM identity.google_identities WHERE user_id = person;
      END $$;

      REVOKE ALL ON FUNCTION identity.save_second_factor, identity.delete_second_factors,
        identity.save_recovery_codes, identity.delete_recovery_code FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION identity.save_second_factor, identity.delete_second_factors,
        identity.save_recovery_codes, identity.delete_recovery_code TO app_rw;
  `;
}
