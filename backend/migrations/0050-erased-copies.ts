import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What else holds a name: kept answers, what was searched for, the names of files, and what visitors wrote. */
export class ErasedCopies1763700000050 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- the key stays, so that a repetition has no second effect
      ALTER TABLE web.idempotency_keys ADD COLUMN answer_erased boolean NOT NULL DEFAULT false,
        ADD CHECK (NOT answer_erased OR answer IS NULL);
      GRANT UPDATE (answer, answer_erased) ON web.idempotency_keys TO app_rw;

      GRANT UPDATE ON reporting.exports TO app_rw;

      ALTER TABLE messaging.contact_messages ADD COLUMN erased_at timestamptz(3);
      ALTER TABLE messaging.subscriptions ADD COLUMN erased_at timestamptz(3);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
