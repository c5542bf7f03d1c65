import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventLog1763700000001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA log;
      GRANT USAGE ON SCHEMA log TO app_rw, app_system;

      CREATE TABLE log.events (
        position        bigint GENERATED ALWAYS AS IDENTITY,
        epoch           integer NOT NULL DEFAULT 1,
        tx              xid8 NOT NULL DEFAULT pg_current_xact_id(),
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL CHECK (version > 0),
        type            text NOT NULL,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        canonical       text NOT NULL,
        hash            bytea NOT NULL CHECK (octet_length(hash) = 32),
        mac             bytea NOT NULL CHECK (octet_length(mac) = 32),
        PRIMARY KEY (organization_id, stream, version),
        CONSTRAINT events_in_order UNIQUE (epoch, tx, position)
      );

      CREATE TABLE log.texts (
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        field           text NOT NULL,
        salt            bytea NOT NULL CHECK (octet_length(salt) = 16),
        body            text NOT NULL,
        PRIMARY KEY (organization_id, stream, version, field),
        FOREIGN KEY (organization_id, stream, version) REFERENCES log.events
      );

      CREATE TABLE log.checkpoints (
        reaction text PRIMARY KEY,
        epoch    integer NOT NULL,
        tx       xid8 NOT NULL,
        position bigint NOT NULL
      );
      GRANT SELECT, INSERT, UPDATE ON log.checkpoints TO app_system;

      ALTER TABLE log.events ENABLE ROW LEVEL SECURITY;
      ALTER TABLE log.events FORCE ROW LEVEL SECURITY;
      ALTER TABLE log.texts ENABLE ROW LEVEL SECURITY;
      ALTER TABLE log.texts FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON log.events TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY school ON log.texts TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON log.events FOR SELECT TO app_system, app_owner USING (true);
      CREATE POLICY every_school ON log.texts FOR SELECT TO app_system, app_owner USING (true);
      GRANT SELECT ON log.events, log.texts TO app_rw;
      GRANT INSERT ON log.texts TO app_rw;
      -- the place in the log's order is the database's to say
      GRANT INSERT (organization_id, stream, version, type, at, actor_id, canonical, hash, mac) ON log.events TO app_rw;
      GRANT SELECT ON log.events, log.texts TO app_system;

      CREATE FUNCTION log.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the event log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.events
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON log.texts
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();

      CREATE FUNCTION log.require_all(all_saved boolean) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT all_saved THEN
          RAISE EXCEPTION 'somebody else changed this meanwhile' USING ERRCODE = 'HT409';
        END IF;
        RETURN true;
      END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
