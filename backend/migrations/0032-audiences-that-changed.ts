import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for what is not for them any more leaves the line. */
export class AudiencesThatChanged1763700000032 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE opportunities.signups DROP CONSTRAINT signups_cause_check,
        ADD CONSTRAINT signups_cause_check
          CHECK (cause IN ('opportunity-cancelled', 'audience-changed', 'person-left'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
