import pg, { type Client } from 'pg';
import type { Sequence, TableOfBackup } from './manifest.js';

/** Values as text that reads the same wherever it is loaded. */
export const AS_TEXT = `
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL TimeZone = 'UTC'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL search_path = pg_catalog`;

const OURS = `c.relowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)
  AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

/** Every table of the owner that outlives a crash, with the columns that are not computed. */
export async function tablesOf(owner: Client): Promise<readonly TableOfBackup[]> {
  const { rows } = await owner.query<TableOfBackup>(
    `SELECT n.nspname || '.' || c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND ${OURS}
     GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** Tables of which row-level security would hide rows from the owner. */
export async function hiddenTables(owner: Client): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relrowsecurity AND c.relforcerowsecurity AND ${OURS}
       AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polroles @> ARRAY[c.relowner]
         AND p.polcmd IN ('r', '*') AND pg_get_expr(p.polqual, p.polrelid) = 'true')`,
  );
  return rows.map(({ name }) => name);
}

export async function sequencesOf(owner: Client): Promise<readonly Sequence[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'S' AND ${OURS} ORDER BY 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await owner.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS last, is_called AS called FROM ${quoted(name)}`,
    );
    sequences.push({ name, ...(found.rows[0] as Omit<Sequence, 'name'>) });
  }
  return sequences;
}

export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

export const quotedList = (names: readonly string[]): string => names.map(pg.escapeIdentifier).join(', ');
