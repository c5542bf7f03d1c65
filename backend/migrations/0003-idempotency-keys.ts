import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1763700000003 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE web.idempotency_keys (
        user_id     integer NOT NULL,
        method      text NOT NULL,
        path        text NOT NULL,
        key         text NOT NULL,
        body_hash   bytea NOT NULL,
        status_code integer NOT NULL,
        answer      jsonb,
        created_at  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, method, path, key)
      );
      CREATE INDEX idempotency_keys_by_age ON web.idempotency_keys (created_at);
      GRANT SELECT, INSERT, DELETE ON web.idempotency_keys TO app_rw, app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
