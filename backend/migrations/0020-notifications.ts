import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1763700000020 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE SCHEMA messaging;
      GRANT USAGE ON SCHEMA messaging TO app_rw, app_system;

      -- names and texts are read where they stand, so that erasing a person need not look here
      CREATE TABLE messaging.notifications (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY,
        user_id         integer NOT NULL,
        kind            text NOT NULL,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        actor_role      text NOT NULL,
        entry_id        integer NOT NULL,
        version         integer NOT NULL,
        student_id      integer NOT NULL,
        date            date NOT NULL,
        hundredths      integer,
        read_at         timestamptz(3),
        PRIMARY KEY (organization_id, id),
        CONSTRAINT notifications_once UNIQUE (organization_id, user_id, entry_id, version)
      );
      CREATE INDEX notifications_of_person ON messaging.notifications (organization_id, user_id, id);
      CREATE INDEX notifications_of_entry ON messaging.notifications (organization_id, entry_id);
      CREATE INDEX notifications_unread ON messaging.notifications (organization_id, user_id, id)
        WHERE read_at IS NULL;

      ALTER TABLE messaging.notifications ENABLE ROW LEVEL SECURITY;
      ALTER TABLE messaging.notifications FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON messaging.notifications TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON messaging.notifications TO app_system USING (true);
      GRANT SELECT, UPDATE (read_at) ON messaging.notifications TO app_rw;
      GRANT SELECT, INSERT, UPDATE (read_at) ON messaging.notifications TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
