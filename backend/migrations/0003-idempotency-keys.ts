import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1763700000003 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- answer is text, not jsonb: a repeated call gets the very bytes of the first
      CREATE TABLE web.idempotency_keys (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        method          text NOT NULL,
        path            text NOT NULL,
        key             text NOT NULL,
        body_hash       bytea NOT NULL CHECK (octet_length(body_hash) = 32),
        status_code     integer NOT NULL,
        answer          text,
        created_at      timestamptz NOT NULL,
        PRIMARY KEY (organization_id, user_id, method, path, key)
      );
      CREATE INDEX idempotency_keys_by_age ON web.idempotency_keys (created_at);

      ALTER TABLE web.idempotency_keys ENABLE ROW LEVEL SECURITY;
      ALTER TABLE web.idempotency_keys FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON web.idempotency_keys TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON web.idempotency_keys TO app_system USING (true);
      GRANT SELECT, INSERT, DELETE ON web.idempotency_keys TO app_rw;
      GRANT SELECT, DELETE ON web.idempotency_keys TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
