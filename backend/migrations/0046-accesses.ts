import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looked at whose record, took records away, or was refused a change. */
export class Accesses1763700000046 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE log.accesses (
        organization_id integer NOT NULL,
        id              bigint GENERATED ALWAYS AS IDENTITY,
        at              timestamptz(3) NOT NULL,
        kind            text NOT NULL CHECK (kind IN ('viewed', 'exported', 'evidence', 'refused')),
        actor_id        integer NOT NULL,
        actor_role      text NOT NULL,
        person_id       integer,
        record          text COLLATE "C",
        route           text NOT NULL,
        refusal         text,
        request_id      text,
        PRIMARY KEY (organization_id, id),
        CHECK ((kind = 'refused') = (refusal IS NOT NULL))
      );
      CREATE INDEX accesses_at ON log.accesses (organization_id, at, id);
      CREATE INDEX accesses_of_person ON log.accesses (organization_id, person_id, at, id);
      CREATE INDEX accesses_by ON log.accesses (organization_id, actor_id, at, id);
      CREATE INDEX accesses_of_kind ON log.accesses (organization_id, kind, at, id);

      CREATE FUNCTION log.refuse_change_of_access() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the access log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.accesses
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change_of_access();

      ALTER TABLE log.accesses ENABLE ROW LEVEL SECURITY;
      ALTER TABLE log.accesses FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON log.accesses TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON log.accesses FOR SELECT TO app_system, app_owner USING (true);
      GRANT SELECT ON log.accesses TO app_rw, app_system;
      GRANT INSERT (organization_id, at, kind, actor_id, actor_role, person_id, record, route, refusal, request_id)
        ON log.accesses TO app_rw;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
