import { asAdmin } from './sql.js';
import type { TestDatabase } from './database.js';

interface Column {
  readonly place: string;
  readonly column: string;
  readonly table: string;
}

/** Where in the whole database these words stand, in whatever column and however they are capitalized. */
export async function whereIs(database: TestDatabase, words: readonly string[]): Promise<readonly string[]> {
  const columns = await asAdmin<Column>(database, COLUMNS);
  const places: string[] = [];
  for (const { place, table, column } of columns) {
    const found = await asAdmin<{ word: string }>(
      database,
      `SELECT DISTINCT w.word FROM ${table} t, unnest($1::text[]) AS w (word)
       WHERE position(lower(w.word) IN lower(${column})) > 0`,
      [[...words]],
    );
    places.push(...found.map(({ word }) => `${place}: ${word}`));
  }
  return places.sort();
}

/** How many columns that looks at. */
export const columnsSearched = async (database: TestDatabase): Promise<number> =>
  (await asAdmin(database, COLUMNS)).length;

// bytes are read as the text they might be; what the planner remembers of columns are values too
const COLUMNS = `
  SELECT format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) AS place,
    format('%I.%I', c.table_schema, c.table_name) AS table,
    CASE c.data_type WHEN 'bytea' THEN format('encode(t.%I, ''escape'')', c.column_name)
      ELSE format('t.%I::text', c.column_name) END AS column
  FROM information_schema.columns c
  JOIN information_schema.tables b USING (table_schema, table_name)
  WHERE b.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
    AND c.data_type NOT IN ('integer', 'bigint', 'smallint', 'boolean', 'numeric', 'date', 'timestamp with time zone')
  UNION ALL
  SELECT 'pg_stats.' || side, 'pg_stats', format('t.%I::text', side)
  FROM unnest(ARRAY['most_common_vals', 'histogram_bounds']) side`;
