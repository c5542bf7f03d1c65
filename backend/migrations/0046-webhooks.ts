import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Webhooks of a school, and what is sent to each. */
export class Webhooks1764000000046 extends ForwardOnly {
  protected readonly sql = `
      -- a secret is a keyed hash of its salt, so that the database alone does not tell it
      CREATE TABLE organizations.webhooks (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY UNIQUE,
        url             text NOT NULL,
        events          text[] NOT NULL,
        salt            bytea NOT NULL CHECK (octet_length(salt) = 32),
        earlier_salt    bytea CHECK (octet_length(earlier_salt) = 32),
        rotated_at      timestamptz(3),
        created_at      timestamptz(3) NOT NULL,
        failing_since   timestamptz(3),
        off_since       timestamptz(3),
        PRIMARY KEY (organization_id, id)
      );
      ${access('organizations.webhooks', {
        app_rw: 'SELECT, INSERT, DELETE, UPDATE (salt, earlier_salt, rotated_at, failing_since, off_since)',
        app_system: 'SELECT, UPDATE (failing_since, off_since)',
      })}
      GRANT USAGE ON SEQUENCE organizations.webhooks_id_seq TO app_rw;

      -- ids alone: the payload is written from it at each try
      CREATE TABLE organizations.webhook_deliveries (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY,
        webhook_id      integer NOT NULL,
        message_id      uuid NOT NULL DEFAULT gen_random_uuid(),
        event           text NOT NULL,
        stream          text NOT NULL,
        version         integer NOT NULL,
        subject         jsonb NOT NULL,
        at              timestamptz(3) NOT NULL,
        status          text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'delivered', 'failed')),
        tries           integer NOT NULL DEFAULT 0,
        response_status integer,
        problem         text,
        next_try_at     timestamptz(3),
        ended_at        timestamptz(3),
        PRIMARY KEY (organization_id, id),
        CONSTRAINT webhook_deliveries_once UNIQUE (organization_id, webhook_id, stream, version)
      );
      CREATE INDEX webhook_deliveries_by_age ON organizations.webhook_deliveries (at);
      ${access('organizations.webhook_deliveries', {
        app_rw: 'SELECT, DELETE, UPDATE (status, tries, response_status, problem, next_try_at, ended_at)',
        app_system: 'SELECT, INSERT, DELETE, UPDATE (status, tries, response_status, problem, next_try_at, ended_at)',
      })}

      -- a delivery that is queued, or queued again, gets its job; the key replaces one that waits
      CREATE FUNCTION organizations.add_webhook_job() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF TG_RELID <> 'organizations.webhook_deliveries'::regclass THEN
          RAISE EXCEPTION 'Only a delivery to a webhook has a job.';
        END IF;
        PERFORM graphile_worker.add_job('send-webhook',
          json_build_object('organizationId', NEW.organization_id, 'id', NEW.id),
          job_key => 'webhook/' || NEW.organization_id || '/' || NEW.id, priority => 1);
        RETURN NULL;
      END $$;
      REVOKE ALL ON FUNCTION organizations.add_webhook_job() FROM PUBLIC;
      CREATE TRIGGER add_job AFTER INSERT ON organizations.webhook_deliveries
        FOR EACH ROW EXECUTE FUNCTION organizations.add_webhook_job();
      CREATE TRIGGER add_job_again AFTER UPDATE OF status ON organizations.webhook_deliveries
        FOR EACH ROW WHEN (OLD.status <> 'queued' AND NEW.status = 'queued')
        EXECUTE FUNCTION organizations.add_webhook_job();
  `;
}
