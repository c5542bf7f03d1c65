import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification is about an entry, about an opportunity, or about the account of whoever is told. */
export class NotificationsOfAccounts1763700000057 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE messaging.notifications
        DROP CONSTRAINT notifications_about_one,
        ADD CONSTRAINT notifications_about_one CHECK (
          CASE split_part(kind, '.', 1)
            WHEN 'hours' THEN num_nulls(entry_id, student_id, date) = 0 AND opportunity_id IS NULL
            WHEN 'opportunity' THEN num_nulls(opportunity_id, stream) = 0 AND entry_id IS NULL
            WHEN 'account' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            ELSE false END);
      DROP INDEX messaging.notifications_of_opportunity_once;
      CREATE UNIQUE INDEX notifications_of_stream_once
        ON messaging.notifications (organization_id, user_id, stream, version) WHERE stream IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
