import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What makes a reviewer look twice: the same description, given twice by the same person. */
export class ReviewSignals1763700000021 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- a column, as row-level security keeps an index on an expression from being used
      ALTER TABLE hours.volunteer_hours ADD COLUMN same_text uuid GENERATED ALWAYS AS
        (md5(NULLIF(lower(btrim(regexp_replace(description, '\\s+', ' ', 'g'))), ''))::uuid) STORED;
      CREATE INDEX same_text ON hours.volunteer_hours (organization_id, student_id, same_text)
        WHERE same_text IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
