import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often visitors from one network did what is limited; every module counts here. */
export class AddressCounts1763700000028 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- subject: SHA-256 of what is counted and the network it came from
      CREATE TABLE web.address_counts (
        subject        bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
        times          integer NOT NULL,
        window_ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 80);
      CREATE INDEX address_counts_by_age ON web.address_counts (window_ends_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON web.address_counts TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
