import { ForwardOnly } from './forward-only.js';

/** Mail that someone waits for is sent before notifications, and these before weekly summaries. */
export class UrgentMailFirst1764000000023 extends ForwardOnly {
  protected readonly sql = `
      CREATE OR REPLACE FUNCTION mail.add_job() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF TG_RELID <> 'mail.outbox'::regclass THEN
          RAISE EXCEPTION 'Only an email in the outbox has a job.';
        END IF;
        PERFORM graphile_worker.add_job('send-mail',
          json_build_object('organizationId', NEW.organization_id::bigint, 'id', NEW.id::bigint),
          priority => CASE NEW.kind WHEN 'digest' THEN 2 WHEN 'notifications' THEN 1 ELSE 0 END);
        RETURN NULL;
      END $$;
  `;
}
