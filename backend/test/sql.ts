import pg from 'pg';
import type { TestDatabase } from './database.js';

/** Looks at, or prepares, a test's database past row-level security. */
export async function asAdmin<Row extends pg.QueryResultRow>(
  database: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const admin = new pg.Client(database.adminUrl);
  await admin.connect();
  try {
    return (await admin.query<Row>(text, values)).rows;
  } finally {
    await admin.end();
  }
}
