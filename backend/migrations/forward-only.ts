import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of one piece of SQL. There is no way back: a mistake is repaired by the next migration. */
export abstract class ForwardOnly implements MigrationInterface {
  protected abstract readonly sql: string;

  async up(run: QueryRunner): Promise<void> {
    await run.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
