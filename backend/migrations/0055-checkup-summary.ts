import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a check of every event came to, in one sentence. */
export class CheckupSummary1763700000055 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`ALTER TABLE log.checkups ADD COLUMN summary text NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
