import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry may tell of hours at an opportunity, each person once. */
export class HoursOfOpportunities1763700000026 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE hours.volunteer_hours ADD COLUMN opportunity_id integer;
      CREATE UNIQUE INDEX once_for_an_opportunity
        ON hours.volunteer_hours (organization_id, student_id, opportunity_id)
        WHERE opportunity_id IS NOT NULL AND deleted_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
