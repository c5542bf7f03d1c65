import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MovedHours1763700000019 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- the school that an entry went to with its volunteer; such an entry cannot be restored
      ALTER TABLE hours.volunteer_hours ADD COLUMN moved_to integer,
        ADD CHECK (moved_to IS NULL OR deleted_at IS NOT NULL);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
