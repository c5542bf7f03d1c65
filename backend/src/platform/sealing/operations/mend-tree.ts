import type { Run } from '../../event-log/reaction.js';
import { StartError } from '../../config/start-error.js';
import { openCheckpoint } from '../checkpoint.js';
import { ofWhom } from '../fault.js';
import { GrowingTree } from '../growing-tree.js';
import { leafHashOfText } from '../tree-hash.js';
import type { Keeper } from './keeper.js';

const BATCH = 5_000;

/** Computes the stored tree of a school anew from its numbered events; refused where they are not those that were signed. */
export async function mendTree(
  { owner, outside, continuity, database }: Keeper,
  organizationId: number,
): Promise<void> {
  const { keys } = await database.systemTransaction((run) => continuity.known(run));
  const note = await outside.newestOf(organizationId);
  const signed = note === undefined ? undefined : openCheckpoint(note, keys);
  if (note && !signed)
    throw new StartError(`${outside.fileOf(organizationId)} is damaged: put it back from a copy, and try again.`);
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    const run: Run = async <Row>({ text, values }: Parameters<Run>[0]) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const tree = await treeOf(organizationId, run);
    if (!signed || !note || signed.size !== tree.size || !signed.root.equals(tree.rootAt(tree.size))) {
      throw new StartError(
        `The events ${ofWhom(organizationId)} are not those that were signed. npm run audit:fsck lists them; restore a backup.`,
      );
    }
    await run({ text: 'DELETE FROM log.tiles WHERE organization_id = $1', values: [organizationId] });
    for (const { level, index, hashes } of tree.allTiles())
      await run({
        text: 'INSERT INTO log.tiles VALUES ($1, $2, $3, $4)',
        values: [organizationId, level, index, hashes],
      });
    await run({
      text: `INSERT INTO log.checkpoints (organization_id, size, root, note, sealed_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING`,
      values: [organizationId, signed.size, signed.root, note, signed.at],
    });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function treeOf(organizationId: number, run: Run): Promise<GrowingTree> {
  const tree = new GrowingTree();
  for (;;) {
    const rows = await run<{ canonical: string }>({
      text: `SELECT e.canonical FROM log.sealed_events s JOIN log.events e USING (organization_id, stream, version)
             WHERE s.organization_id = $1 AND s.number > $2 ORDER BY s.number LIMIT ${BATCH}`,
      values: [organizationId, tree.size],
    });
    for (const { canonical } of rows) tree.add(leafHashOfText(canonical));
    if (rows.length < BATCH) return tree;
  }
}
