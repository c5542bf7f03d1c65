import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that is to go out, told in the transaction of what it tells of, and what became of it. */
export class Mail1763700000036 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA mail;
      GRANT USAGE ON SCHEMA mail TO app_rw, app_system;

      -- neither addresses nor words: a letter is written from the record it is about when its turn comes
      CREATE TABLE mail.outbox (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY,
        kind            text NOT NULL,
        about           integer NOT NULL,
        state           text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'dropped')),
        tries           integer NOT NULL DEFAULT 0,
        -- not before then; whoever takes it up moves this on first, so that another does not
        due_at          timestamptz(3) NOT NULL,
        -- what the mail server or the way to it said, as a code
        problem         text,
        queued_at       timestamptz(3) NOT NULL,
        ended_at        timestamptz(3),
        PRIMARY KEY (organization_id, id)
      );
      CREATE INDEX outbox_in_turn ON mail.outbox (due_at, id) WHERE state = 'queued';
      CREATE UNIQUE INDEX outbox_once ON mail.outbox (organization_id, kind, about) WHERE state = 'queued';
      CREATE INDEX outbox_of_record ON mail.outbox (organization_id, kind, about, id);
      ALTER TABLE mail.outbox ENABLE ROW LEVEL SECURITY;
      ALTER TABLE mail.outbox FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON mail.outbox TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON mail.outbox TO app_system USING (true);
      GRANT SELECT ON mail.outbox TO app_rw, app_system;
      GRANT INSERT (organization_id, kind, about, due_at, queued_at) ON mail.outbox TO app_rw;
      GRANT UPDATE (state, tries, due_at, problem, ended_at) ON mail.outbox TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
