import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification is about an entry or about an opportunity. */
export class NotificationsOfOpportunities1763700000027 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE messaging.notifications
        ALTER COLUMN entry_id DROP NOT NULL,
        ALTER COLUMN student_id DROP NOT NULL,
        ALTER COLUMN date DROP NOT NULL,
        ADD COLUMN opportunity_id integer,
        -- whose event told it: of the opportunity's or of a sign-up's
        ADD COLUMN stream text,
        ADD CONSTRAINT notifications_about_one CHECK (
          (entry_id IS NOT NULL AND student_id IS NOT NULL AND date IS NOT NULL AND opportunity_id IS NULL)
          OR (entry_id IS NULL AND opportunity_id IS NOT NULL AND stream IS NOT NULL));
      CREATE UNIQUE INDEX notifications_of_opportunity_once
        ON messaging.notifications (organization_id, user_id, stream, version) WHERE opportunity_id IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
