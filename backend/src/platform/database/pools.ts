import pg from 'pg';
import { StartError } from '../config/start-error.js';

// Returns a DATE as text, because a JavaScript Date would shift it by the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** `connectionTimeoutMillis` includes the wait for a free connection, so it must outlast a burst of requests. */
export function openPool(url: string, size: number, connectionTimeoutMillis = 15_000): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis });
  pool.on('error', () => {});
  // A lost connection also emits `error` on the client; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Ends its connection when `work` has ended. */
export async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 1);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Throws a StartError if row-level security does not apply to the pool's role. */
export async function requireBoundRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; free: boolean }>(`
    SELECT current_user AS name, r.rolsuper OR r.rolbypassrls
      OR EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid AND c.relrowsecurity) AS free
    FROM pg_roles r WHERE r.rolname = current_user`);
  const [role] = rows;
  if (role?.free !== false) {
    throw new StartError(
      `The application must not connect as "${role?.name}": row-level security would not bind a superuser, an owner of its tables or a role with BYPASSRLS.`,
    );
  }
}
