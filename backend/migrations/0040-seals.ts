import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Seals1763700000040 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- which number an event has in its school, 1, 2, 3 … without a gap
      CREATE TABLE log.sealed (
        organization_id integer NOT NULL,
        number          bigint NOT NULL CHECK (number > 0),
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        PRIMARY KEY (organization_id, number),
        UNIQUE (organization_id, stream, version)
      );

      CREATE TABLE log.tiles (
        organization_id integer NOT NULL,
        level           smallint NOT NULL,
        index           bigint NOT NULL,
        hashes          bytea NOT NULL CHECK (octet_length(hashes) BETWEEN 32 AND 8192 AND octet_length(hashes) % 32 = 0),
        PRIMARY KEY (organization_id, level, index)
      );

      CREATE TABLE log.seals (
        organization_id integer NOT NULL,
        size            bigint NOT NULL CHECK (size > 0),
        root            bytea NOT NULL CHECK (octet_length(root) = 32),
        note            text NOT NULL,
        sealed_at       timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, size)
      );

      -- a school whose next event, or whose tree, is not what was written: nothing of it is sealed until somebody
      -- saw to it
      CREATE TABLE log.halts (
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        organization_id integer NOT NULL,
        -- null where it is the tree
        stream          text COLLATE "C",
        version         integer,
        fault           text NOT NULL,
        -- how far its events are dealt with
        epoch           integer NOT NULL,
        tx              xid8 NOT NULL,
        position        bigint NOT NULL,
        halted_at       timestamptz NOT NULL DEFAULT now(),
        resumed_at      timestamptz,
        -- whether what was passed over meanwhile is sealed
        caught_up       boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX one_halt_at_a_time ON log.halts (organization_id) WHERE resumed_at IS NULL;

      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.sealed
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.seals
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();

      GRANT SELECT, INSERT ON log.sealed, log.seals TO app_system;
      GRANT SELECT, INSERT, UPDATE ON log.tiles, log.halts TO app_system;
      GRANT SELECT ON log.sealed, log.tiles, log.seals, log.halts TO app_rw;
    `);
    for (const table of ['sealed', 'tiles', 'seals', 'halts']) {
      await run.query(`
        ALTER TABLE log.${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE log.${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY school ON log.${table} FOR SELECT TO app_rw
          USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
        CREATE POLICY every_school ON log.${table} TO app_system, app_owner USING (true);
      `);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
