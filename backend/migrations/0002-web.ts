import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Sessions, repeated requests and limits. */
export class Web1764000000002 extends ForwardOnly {
  protected readonly sql = `
      CREATE SCHEMA web;
      GRANT USAGE ON SCHEMA web TO app_rw, app_system;

      -- Role and school are copies: whatever changes them ends the session.
      CREATE TABLE web.sessions (
        id                   integer GENERATED ALWAYS AS IDENTITY UNIQUE,
        token_hash           bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        user_id              integer NOT NULL,
        role                 text NOT NULL,
        organization_id      integer NOT NULL,
        earlier_schools      integer[] NOT NULL DEFAULT '{}',
        must_change_password boolean NOT NULL DEFAULT false,
        -- who else could have begun it, as they knew the password or the mailbox
        could_be             integer[] NOT NULL DEFAULT '{}',
        user_agent           text,
        created_at           timestamptz NOT NULL DEFAULT now(),
        last_seen_at         timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sessions_by_user ON web.sessions (user_id);
      GRANT SELECT, INSERT, UPDATE, DELETE ON web.sessions TO app_system;

      -- Opens a write: the session must be live, and cannot be ended before this transaction is.
      CREATE FUNCTION web.enter(organization integer, person integer, session bytea) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(7001, person);
        PERFORM 1 FROM web.sessions s
          WHERE s.token_hash = session AND s.user_id = person
            AND (s.organization_id = organization OR s.role = 'super-admin');
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        PERFORM set_config('app.org', organization::text, true);
      END $$;

      -- Ends sessions of a person once no write made through them is under way; null ends all of them.
      CREATE FUNCTION web.end_sessions(person integer, only_this bytea) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        IF NOT pg_try_advisory_xact_lock(7001, person) THEN
          PERFORM pg_advisory_xact_lock(7001, person);
          -- a commit releases its locks just before its client learns of it: that response goes first
          PERFORM pg_sleep(0.01);
        END IF;
        DELETE FROM web.sessions s WHERE s.user_id = person AND (only_this IS NULL OR s.token_hash = only_this);
      END $$;

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

      -- Ends every session at the bound school but those of super-admins, inside the change that closes it. A sign-in
      -- holds the school's lock, shared, until its session is written: it comes wholly before, or finds it closed.
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

      REVOKE ALL ON FUNCTION web.enter, web.end_sessions, web.end_sessions_at_bound_school,
        web.end_sessions_of_bound_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.enter, web.end_sessions_at_bound_school, web.end_sessions_of_bound_school TO app_rw;
      GRANT EXECUTE ON FUNCTION web.end_sessions TO app_system;

      -- The response is text, not jsonb: a repeated request gets the very bytes of the first. The key of an erased
      -- response stays, so that a repetition has no second effect.
      CREATE TABLE web.idempotency_keys (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        method          text NOT NULL,
        path            text NOT NULL,
        key             text NOT NULL,
        body_hash       bytea NOT NULL CHECK (octet_length(body_hash) = 32),
        status_code     integer NOT NULL,
        response        text,
        response_erased boolean NOT NULL DEFAULT false,
        created_at      timestamptz NOT NULL,
        PRIMARY KEY (organization_id, user_id, method, path, key),
        CHECK (NOT response_erased OR response IS NULL)
      );
      ALTER TABLE web.idempotency_keys ALTER COLUMN response SET STATISTICS 0;
      CREATE INDEX idempotency_keys_by_age ON web.idempotency_keys (created_at);
      ${access('web.idempotency_keys', {
        app_rw: 'SELECT, INSERT, DELETE, UPDATE (response, response_erased)',
        app_system: 'SELECT, DELETE',
      })}

      -- How often visitors from one network did what is limited; every module counts here. The subject is the SHA-256 of
      -- what is counted and of the network.
      CREATE TABLE web.rate_limits (
        subject        bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
        times          integer NOT NULL,
        window_ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 80);
      CREATE INDEX rate_limits_by_age ON web.rate_limits (window_ends_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON web.rate_limits TO app_system;
  `;
}
