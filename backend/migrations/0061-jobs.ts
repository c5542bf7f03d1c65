import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may touch graphile-worker's tables, which are there already, and a job for each mail that is left. */
export class Jobs1763700000061 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- the worker goes as app_system; app_rw does not see the schema
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

      -- whoever may leave a mail adds its job, and no other
      CREATE FUNCTION mail.add_job() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF TG_RELID <> 'mail.outbox'::regclass THEN
          RAISE EXCEPTION 'Only mail that is left has a job.';
        END IF;
        PERFORM graphile_worker.add_job('send-mail',
          json_build_object('organizationId', NEW.organization_id::bigint, 'id', NEW.id::bigint));
        RETURN NULL;
      END $$;
      -- a trigger that is there needs no right to it; who has one could set it on a table of their own
      REVOKE ALL ON FUNCTION mail.add_job() FROM PUBLIC;
      CREATE TRIGGER add_job AFTER INSERT ON mail.outbox FOR EACH ROW EXECUTE FUNCTION mail.add_job();
      -- 0 says of mail that is just going out that it was left again
      GRANT UPDATE (tries) ON mail.outbox TO app_rw;

      -- servers of the version before still write due_at and send what is due by it: the next migration drops it
      ALTER TABLE mail.outbox ALTER COLUMN due_at SET DEFAULT 'infinity';
      ALTER TABLE mail.outbox NO FORCE ROW LEVEL SECURITY;
      SELECT graphile_worker.add_job('send-mail', json_build_object('organizationId', organization_id, 'id', id),
        run_at => due_at) FROM mail.outbox WHERE state = 'queued' ORDER BY due_at, id;
      UPDATE mail.outbox SET due_at = 'infinity' WHERE state = 'queued';
      ALTER TABLE mail.outbox FORCE ROW LEVEL SECURITY;
      DROP INDEX mail.outbox_in_turn;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
