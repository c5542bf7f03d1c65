import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is mailed the newest checkpoint once a day, and which one they were mailed last. */
export class CheckpointLetters1763700000054 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users ADD COLUMN checkpoint_mail boolean NOT NULL DEFAULT false;
      CREATE INDEX users_mailed_checkpoints ON identity.users (organization_id, id) WHERE checkpoint_mail;

      CREATE TABLE identity.checkpoint_letters (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        -- how many events the checkpoint seals
        size            bigint NOT NULL CHECK (size > 0),
        at              timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      );
      ALTER TABLE identity.checkpoint_letters ENABLE ROW LEVEL SECURITY;
      ALTER TABLE identity.checkpoint_letters FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON identity.checkpoint_letters FOR SELECT TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON identity.checkpoint_letters TO app_system USING (true);
      GRANT SELECT ON identity.checkpoint_letters TO app_rw;
      GRANT SELECT, INSERT, UPDATE ON identity.checkpoint_letters TO app_system;

      -- letters of which nobody's act is the occasion
      GRANT INSERT (organization_id, kind, about, due_at, queued_at) ON mail.outbox TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
