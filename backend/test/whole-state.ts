import { readdir } from 'node:fs/promises';
import type { Pool } from 'pg';

/** They count requests and refusals, also of what has no effect. */
const COUNTS_ATTEMPTS = ['web.rate_limits'];

/** Every table of the application with a fingerprint of its rows, which every insert, update and delete changes. */
export class WholeState {
  private query: string | undefined;

  constructor(
    private readonly admin: Pool,
    private readonly files?: string,
  ) {}

  async now(): Promise<ReadonlyMap<string, string>> {
    this.query ??= await this.written();
    const { rows } = await this.admin.query<{ name: string; state: string }>(this.query);
    const state = new Map(rows.map(({ name, state }) => [name, state]));
    if (this.files) state.set('files', (await namesIn(this.files)).join(' '));
    return state;
  }

  private async written(): Promise<string> {
    const { rows } = await this.admin.query<{ name: string }>(`
      SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
    return rows
      .filter(({ name }) => !COUNTS_ATTEMPTS.includes(name))
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS state FROM ${name}`,
      )
      .join(' UNION ALL ');
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).sort();

/** The names of the tables that differ. */
export const differences = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] => [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]));
