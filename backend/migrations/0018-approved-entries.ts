import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many approved entries a person has, beside what they add up to. */
export class ApprovedEntries1763700000018 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE reporting.user_totals ADD COLUMN approved_entries integer NOT NULL DEFAULT 0;
      UPDATE reporting.user_totals t SET approved_entries = e.count
      FROM (SELECT organization_id, student_id, count(*) FROM hours.volunteer_hours
            WHERE status = 'approved' AND deleted_at IS NULL GROUP BY 1, 2) e
      WHERE (t.organization_id, t.user_id) = (e.organization_id, e.student_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
