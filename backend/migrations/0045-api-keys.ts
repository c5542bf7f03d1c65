import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** API keys. They end with all sessions of their maker, in the same transaction. */
export class ApiKeys1764000000045 extends ForwardOnly {
  protected readonly sql = `
      -- role, could_be and lacks_second_factor are copies of the maker's at the time, as a session's are
      CREATE TABLE web.api_keys (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY UNIQUE,
        key_hash        bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
        name            text NOT NULL,
        user_id         integer NOT NULL,
        role            text NOT NULL,
        could_be        integer[] NOT NULL,
        lacks_second_factor boolean NOT NULL,
        capabilities    text[] NOT NULL,
        created_at      timestamptz(3) NOT NULL,
        expires_at      timestamptz(3) NOT NULL,
        -- why it no longer works, although it has not expired
        ended           text CHECK (ended IN ('revoked', 'ended')),
        PRIMARY KEY (organization_id, id)
      );
      CREATE INDEX api_keys_by_user ON web.api_keys (user_id) WHERE ended IS NULL;
      ${access('web.api_keys', { app_rw: 'SELECT, INSERT, UPDATE (name)', app_system: 'SELECT', app_owner: 'ALL' })}
      GRANT USAGE ON SEQUENCE web.api_keys_id_seq TO app_rw;

      CREATE TABLE web.api_key_uses (
        organization_id integer NOT NULL,
        id              bigint GENERATED ALWAYS AS IDENTITY,
        key_id          integer NOT NULL,
        at              timestamptz(3) NOT NULL,
        route           text NOT NULL,
        status          integer NOT NULL,
        address         text NOT NULL,
        request_id      text NOT NULL,
        PRIMARY KEY (organization_id, id)
      );
      CREATE INDEX api_key_uses_of_key ON web.api_key_uses (organization_id, key_id, id);
      CREATE INDEX api_key_uses_by_age ON web.api_key_uses (at);
      ${access('web.api_key_uses', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, DELETE' })}

      -- As before; also through a key, at its school alone.
      CREATE OR REPLACE FUNCTION web.enter(organization integer, person integer, session bytea) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        home integer;
        their_role text;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(7001, person);
        SELECT s.organization_id, s.role INTO home, their_role FROM web.sessions s
          WHERE s.token_hash = session AND s.user_id = person;
        IF NOT FOUND THEN
          SELECT k.organization_id, k.role INTO home, their_role FROM web.api_keys k
            WHERE k.key_hash = session AND k.user_id = person AND k.organization_id = organization
              AND k.ended IS NULL AND k.expires_at > now();
          IF NOT FOUND THEN
            RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
          END IF;
        END IF;
        IF home <> organization AND their_role IN ('district-admin', 'district-auditor') THEN
          PERFORM pg_advisory_xact_lock_shared(7004, organization);
          PERFORM web.require_school_of_district(organization, home);
        ELSIF home <> organization AND their_role <> 'super-admin' THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        PERFORM set_config('app.org', organization::text, true);
      END $$;

      -- As before, and the person's keys with them: whatever ends every session may be an account taken back.
      CREATE OR REPLACE FUNCTION web.end_sessions_at_bound_school(person integer) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        IF EXISTS (SELECT FROM web.sessions s WHERE s.user_id = person
                   AND s.organization_id IS DISTINCT FROM NULLIF(current_setting('app.org', true), '')::integer) THEN
          RAISE EXCEPTION 'this person is at another school' USING ERRCODE = 'insufficient_privilege';
        END IF;
        PERFORM web.end_sessions(person, NULL);
        UPDATE web.api_keys k SET ended = 'ended' WHERE k.user_id = person AND k.ended IS NULL
          AND k.organization_id = NULLIF(current_setting('app.org', true), '')::integer;
      END $$;

      CREATE OR REPLACE FUNCTION web.end_sessions_of_bound_school() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        school integer := NULLIF(current_setting('app.org', true), '')::integer;
      BEGIN
        PERFORM pg_advisory_xact_lock(7004, school);
        PERFORM web.end_sessions(people.user_id, NULL) FROM (
          SELECT s.user_id FROM web.sessions s WHERE s.organization_id = school AND s.role <> 'super-admin'
          UNION SELECT k.user_id FROM web.api_keys k WHERE k.organization_id = school AND k.ended IS NULL
          ORDER BY 1) people;
        UPDATE web.api_keys k SET ended = 'ended' WHERE k.organization_id = school AND k.ended IS NULL;
      END $$;

      -- Revokes a key of the bound school once no write made through it is under way.
      CREATE FUNCTION web.revoke_key(key integer) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        school integer := NULLIF(current_setting('app.org', true), '')::integer;
      BEGIN
        PERFORM pg_advisory_xact_lock(7001, k.user_id) FROM web.api_keys k
          WHERE k.organization_id = school AND k.id = key;
        UPDATE web.api_keys k SET ended = 'revoked'
          WHERE k.organization_id = school AND k.id = key AND k.ended IS NULL;
      END $$;

      REVOKE ALL ON FUNCTION web.revoke_key FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.revoke_key TO app_rw;
  `;
}
