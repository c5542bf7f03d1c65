import pg from 'pg';
import { StartError } from '../config/start-error.js';

// a calendar date stays the text it is
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A pool whose statements travel without waiting for one another. */
export const openPool = (url: string, size: number): pg.Pool => poolOf(url, size, true);

/** A pool whose connections each carry one thing at a time: what COPY needs. */
export const openStreamPool = (url: string, size: number): pg.Pool => poolOf(url, size, false);

function poolOf(url: string, size: number, pipeline: boolean): pg.Pool {
  // waiting for one that is free counts too: a rush of a thousand requests is no absent database
  const connectionTimeoutMillis = 15_000;
  const pool = new pg.Pool({ connectionString: url, max: size, pipeline, connectionTimeoutMillis });
  pool.on('error', () => {});
  // a client in use tells its query of a lost connection, and then everybody: unheard, that would end the process
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Refuses a role that row-level security would not bind. */
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
