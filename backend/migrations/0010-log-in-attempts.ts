import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LogInAttempts1763700000010 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- subject: SHA-256 of an account with an address, an account, or an address; people type passwords as names
      CREATE TABLE identity.log_in_attempts (
        subject        bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
        failures       integer NOT NULL,
        window_ends_at timestamptz NOT NULL,
        blocked_until  timestamptz
      );
      CREATE INDEX log_in_attempts_by_age ON identity.log_in_attempts (window_ends_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON identity.log_in_attempts TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
