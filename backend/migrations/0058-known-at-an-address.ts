import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an account is known at an address, because somebody signed in to it there. */
export class KnownAtAnAddress1763700000058 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('ALTER TABLE identity.log_in_attempts ADD COLUMN known_until timestamptz(3)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
