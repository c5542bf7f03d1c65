type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Makes new events sort after existing ones even if transaction ids are lower now. Needs the log's owner. */
export async function raiseEpoch(query: Query): Promise<void> {
  const { rows } = await query('SELECT coalesce(max(epoch), 0) + 1 AS next FROM log.events');
  const [{ next }] = rows as readonly [{ readonly next: number }];
  await query(`ALTER TABLE log.events ALTER COLUMN epoch SET DEFAULT ${next}`);
}

export async function raiseEpochIfRestored(query: Query): Promise<void> {
  const { rows } = await query(
    `SELECT FROM (SELECT tx FROM log.events ORDER BY epoch DESC, tx DESC LIMIT 1) e
     WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  if (rows.length > 0) await raiseEpoch(query);
}
