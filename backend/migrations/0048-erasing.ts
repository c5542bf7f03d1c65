import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts leave the log with an event that says so, and never otherwise. */
export class Erasing1763700000048 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- the newest event of the record has to say, in this very transaction, that it was erased
      CREATE FUNCTION log.refuse_unless_erased() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM FROM (
          SELECT e.type, e.tx FROM log.events e
          WHERE (e.organization_id, e.stream) = (OLD.organization_id, OLD.stream)
          ORDER BY e.version DESC LIMIT 1) newest
        WHERE newest.type LIKE '%.erased' AND newest.tx = pg_current_xact_id();
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the texts of % go only with an event that tells it', OLD.stream
            USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN OLD;
      END $$;
      CREATE TRIGGER erased_only BEFORE DELETE ON log.texts
        FOR EACH ROW EXECUTE FUNCTION log.refuse_unless_erased();

      CREATE POLICY erase ON log.texts FOR DELETE TO app_owner
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE FUNCTION log.erase_texts(organization integer, record text) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        gone integer;
      BEGIN
        IF organization IS DISTINCT FROM NULLIF(current_setting('app.org', true), '')::integer THEN
          RAISE EXCEPTION 'this record is another school''s' USING ERRCODE = 'insufficient_privilege';
        END IF;
        DELETE FROM log.texts t WHERE (t.organization_id, t.stream) = (organization, record);
        GET DIAGNOSTICS gone = ROW_COUNT;
        RETURN gone;
      END $$;

      -- what the planner remembers of a column are values of it
      CREATE FUNCTION log.forget_statistics() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        ANALYZE log.texts, identity.users, identity.join_requests, hours.volunteer_hours, reporting.user_totals,
          imports.imports, messaging.contact_messages, messaging.subscriptions;
      END $$;

      -- where a table may be empty it would remember them for ever, and has no use for them
      TRUNCATE log.staged_rows, log.staged_texts;
      ALTER TABLE log.staged_rows DROP COLUMN state, ADD COLUMN state jsonb NOT NULL;
      ALTER TABLE log.staged_rows ALTER COLUMN state SET STATISTICS 0;
      ALTER TABLE log.staged_texts DROP COLUMN body, ADD COLUMN body text NOT NULL;
      ALTER TABLE log.staged_texts ALTER COLUMN body SET STATISTICS 0;
      ALTER TABLE imports.runs ALTER COLUMN file_name TYPE varchar;
      ALTER TABLE imports.runs ALTER COLUMN file_name TYPE text;
      ALTER TABLE imports.runs ALTER COLUMN file_name SET STATISTICS 0;
      ALTER TABLE web.idempotency_keys ALTER COLUMN answer TYPE varchar;
      ALTER TABLE web.idempotency_keys ALTER COLUMN answer TYPE text;
      ALTER TABLE web.idempotency_keys ALTER COLUMN answer SET STATISTICS 0;
      ALTER TABLE hours.saved_filters ALTER COLUMN name TYPE varchar, ALTER COLUMN search TYPE varchar;
      ALTER TABLE hours.saved_filters ALTER COLUMN name TYPE text, ALTER COLUMN search TYPE text;
      ALTER TABLE hours.saved_filters ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN search SET STATISTICS 0;
      ALTER INDEX hours.saved_filters_name ALTER COLUMN 3 SET STATISTICS 0;
      REVOKE ALL ON FUNCTION log.erase_texts, log.forget_statistics FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION log.erase_texts TO app_rw;
      GRANT EXECUTE ON FUNCTION log.forget_statistics TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
