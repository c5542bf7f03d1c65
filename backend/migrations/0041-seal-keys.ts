import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every key that ever signed: who checks an old checkpoint needs the key of its time. */
export class SealKeys1763700000041 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE log.seal_keys (
        number       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- name+id+key
        verifier_key text NOT NULL UNIQUE,
        since        timestamptz(3) NOT NULL,
        -- a note by the key before it that names it; null for the first, and where the key before it was lost
        statement    text
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.seal_keys
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      GRANT SELECT ON log.seal_keys TO app_rw, app_system;
      GRANT INSERT ON log.seal_keys TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
