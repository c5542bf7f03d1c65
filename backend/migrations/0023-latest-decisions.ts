import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries by when they took their present status: the approved and rejected tabs in their usual order, and the last
 * thirty days of the quick statistics. Without it each reads every entry the school ever had, since the day of an entry
 * says nothing of when somebody decided on it.
 */
export class LatestDecisions1763700000023 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE INDEX by_decision ON hours.volunteer_hours (organization_id, status_since DESC, id DESC);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
