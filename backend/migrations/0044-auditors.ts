import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auditors1763700000044 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users DROP CONSTRAINT users_role_check;
      ALTER TABLE identity.users ADD CONSTRAINT users_role_check
        CHECK (role IN ('student', 'parent', 'teacher', 'admin', 'verifier', 'super-admin', 'auditor'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
