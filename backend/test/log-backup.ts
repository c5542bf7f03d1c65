import type { Pool } from 'pg';

const TABLES = [
  'texts',
  'events',
  'sealed_events',
  'tiles',
  'checkpoints',
  'sealing_stops',
  'interventions',
  'reaction_progress',
  'signing_keys',
];

/** Copies the log; the function that comes back puts the copy in its place, as who restores an older backup does. */
export async function backUpLog(admin: Pool): Promise<() => Promise<void>> {
  const name = `backup_${Date.now()}`;
  await admin.query(`CREATE SCHEMA ${name}`);
  for (const table of TABLES) await admin.query(`CREATE TABLE ${name}.${table} AS TABLE log.${table}`);
  return async () => {
    const client = await admin.connect();
    try {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      for (const table of TABLES) {
        await client.query(`DELETE FROM log.${table}`);
        await client.query(`INSERT INTO log.${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${name}.${table}`);
      }
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
}
