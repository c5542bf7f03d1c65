import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That the newest check of every event broke off, since when and why; what came of the one before it stays. */
export class BrokenCheckups1763700000053 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE log.checkups
        ALTER COLUMN at DROP NOT NULL,
        ALTER COLUMN events DROP NOT NULL,
        ALTER COLUMN faults DROP NOT NULL,
        ALTER COLUMN words DROP NOT NULL,
        ADD COLUMN broke_off_since   timestamptz(3),
        ADD COLUMN broke_off_at      timestamptz(3),
        ADD COLUMN broke_off_because text,
        ADD CHECK (num_nulls(at, events, faults, words) IN (0, 4)),
        ADD CHECK (num_nulls(broke_off_since, broke_off_at, broke_off_because) IN (0, 3)),
        ADD CHECK (num_nonnulls(at, broke_off_at) > 0);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
