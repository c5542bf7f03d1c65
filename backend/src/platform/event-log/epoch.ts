type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Lets what is written from now on stand behind all there is, however low the transaction ids of this cluster are. As
 * the owner of the log.
 */
export async function raiseEpoch(query: Query): Promise<void> {
  const { rows } = await query('SELECT coalesce(max(epoch), 0) + 1 AS next FROM log.events');
  const [{ next }] = rows as readonly [{ readonly next: number }];
  await query(`ALTER TABLE log.events ALTER COLUMN epoch SET DEFAULT ${next}`);
}

/** The same where the log was restored into a cluster whose transaction ids have not come as far as its own. */
export async function raiseEpochIfRestored(query: Query): Promise<void> {
  const { rows } = await query(
    `SELECT FROM (SELECT tx FROM log.events ORDER BY epoch DESC, tx DESC LIMIT 1) e
     WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  if (rows.length > 0) await raiseEpoch(query);
}
