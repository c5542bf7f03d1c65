import type { TestDatabase } from './database.js';
import { asAdmin } from './sql.js';

/** A restore empties them. */
export const SIGN_INS = [
  'web.sessions',
  ...['identity.pending_sign_ins', 'identity.pending_links', 'identity.provider_sign_ins'],
];
export const NO_ROWS = '0 ';

type Ask = <Row extends object>(text: string) => Promise<readonly Row[]>;

/** Every row of every table, of the owner's and in one order. */
export const everyRow = (of: Pick<TestDatabase, 'adminUrl'>): Promise<Readonly<Record<string, string>>> =>
  everyRowSeenBy((text) => asAdmin(of, text));

export async function everyRowSeenBy(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const tables = await ask<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname !~ '^(pg_|information_schema)' ORDER BY 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [all] = await ask<{ rows: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")), '') AS rows FROM ${name} t`,
    );
    rows[name] = all?.rows ?? '';
  }
  return rows;
}
