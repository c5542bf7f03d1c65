import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sessions1763700000002 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA web;
      GRANT USAGE ON SCHEMA web TO app_rw, app_system;

      -- role and school are copies: whatever changes them ends the session
      CREATE TABLE web.sessions (
        token_hash      bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        user_id         integer NOT NULL,
        role            text NOT NULL,
        organization_id integer NOT NULL,
        created_at      timestamptz NOT NULL DEFAULT now(),
        last_seen_at    timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sessions_of_user ON web.sessions (user_id);
      GRANT SELECT, INSERT, UPDATE, DELETE ON web.sessions TO app_system;

      -- Opens a write: the session must live now, and cannot be ended before this transaction does.
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
          -- a commit lets go of its locks just before its writer is told: that answer goes first
          PERFORM pg_sleep(0.01);
        END IF;
        DELETE FROM web.sessions s WHERE s.user_id = person AND (only_this IS NULL OR s.token_hash = only_this);
      END $$;
      REVOKE ALL ON FUNCTION web.enter, web.end_sessions FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.enter TO app_rw;
      GRANT EXECUTE ON FUNCTION web.end_sessions TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
