import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Grants1763700000011 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- an id is part of the first event, so it is drawn before the row is written
      GRANT USAGE ON SEQUENCE identity.users_id_seq TO app_rw, app_system;
      GRANT USAGE ON SEQUENCE organizations.organizations_id_seq TO app_rw, app_system;
      -- number 1 is New School's, whenever it is founded
      ALTER SEQUENCE organizations.organizations_id_seq RESTART WITH 2;

      -- the readiness check asks whether the schema is the one this server needs
      GRANT USAGE ON SCHEMA migrations TO app_system;
      GRANT SELECT ON migrations.migrations TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
