import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Mail that waits to be sent, and the job queue that sends it. */
export class Mail1764000000009 extends ForwardOnly {
  protected readonly sql = `
      CREATE SCHEMA mail;
      GRANT USAGE ON SCHEMA mail TO app_rw, app_system;

      -- Neither addresses nor words: an email is written from the record it is about when its turn comes.
      CREATE TABLE mail.outbox (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY,
        kind            text NOT NULL,
        about           integer NOT NULL,
        state           text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'dropped')),
        tries           integer NOT NULL DEFAULT 0,
        -- a code for the answer of the mail server, or for why it was not reached
        problem         text,
        queued_at       timestamptz(3) NOT NULL,
        ended_at        timestamptz(3),
        PRIMARY KEY (organization_id, id)
      );
      CREATE UNIQUE INDEX outbox_once ON mail.outbox (organization_id, kind, about) WHERE state = 'queued';
      CREATE INDEX outbox_by_record ON mail.outbox (organization_id, kind, about, id);
      -- setting tries to 0 queues an email again while it is being sent
      ${access('mail.outbox', {
        app_rw: 'SELECT, INSERT (organization_id, kind, about, queued_at), UPDATE (tries)',
        app_system:
          'SELECT, INSERT (organization_id, kind, about, queued_at), UPDATE (state, tries, problem, ended_at)',
      })}

      -- The job queue works as app_system; app_rw does not see its schema.
      GRANT USAGE ON SCHEMA graphile_worker TO app_system;
      GRANT SELECT ON graphile_worker.migrations, graphile_worker.jobs TO app_system;
      DO $$
      DECLARE
        private regclass;
      BEGIN
        FOR private IN SELECT oid FROM pg_class
          WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' AND relrowsecurity
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app_system', private);
          EXECUTE format('CREATE POLICY worker ON %s TO app_system USING (true)', private);
        END LOOP;
      END $$;

      -- Whoever may queue an email adds its job, and no other.
      CREATE FUNCTION mail.add_job() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF TG_RELID <> 'mail.outbox'::regclass THEN
          RAISE EXCEPTION 'Only an email in the outbox has a job.';
        END IF;
        PERFORM graphile_worker.add_job('send-mail',
          json_build_object('organizationId', NEW.organization_id::bigint, 'id', NEW.id::bigint));
        RETURN NULL;
      END $$;
      -- the trigger needs no right to it; a role that has one could set it on a table of its own
      REVOKE ALL ON FUNCTION mail.add_job() FROM PUBLIC;
      CREATE TRIGGER add_job AFTER INSERT ON mail.outbox FOR EACH ROW EXECUTE FUNCTION mail.add_job();
  `;
}
