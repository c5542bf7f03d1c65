import type pg from 'pg';
import type { Statement } from '../src/platform/database/database.js';
import { asAdmin, type Administered } from './sql.js';
import { until } from './until.js';

/** Plans for the given parameters, or for any. */
export type Planned = 'force_custom_plan' | 'force_generic_plan';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** How many blocks a statement touches. */
export async function buffersOf(
  client: pg.ClientBase,
  { text, values = [] }: Statement,
  mode: Planned,
): Promise<number> {
  // nothing is read ahead, which PostgreSQL would count too, now more and now less of it
  await client.query(`SET plan_cache_mode = ${mode}; SET effective_io_concurrency = 0; SET io_combine_limit = 1`);
  await client.query(`PREPARE measured AS ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE measured${given}`;
  // the first one also reads what the session has yet to learn of types and operators
  await client.query(explain);
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(explain);
  await client.query('DEALLOCATE measured');
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

function literal(value: unknown): string {
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`;
}

/** Until every page of the tables is known to be visible to all, as it is a while after the last write. */
export async function settle(database: Administered, tables: readonly string[]): Promise<void> {
  await until(async () => {
    await asAdmin(database, 'VACUUM ANALYZE');
    const [row] = await asAdmin<{ settled: boolean }>(
      database,
      'SELECT bool_and(relallvisible = relpages) AS settled FROM pg_class WHERE oid = ANY ($1::regclass[])',
      [tables],
    );
    return row?.settled === true;
  });
}
