import { StartError } from '../../platform/config/start-error.js';
import { LOCKS } from '../../platform/database/locks.js';
import type { Run } from '../../platform/event-log/reaction.js';
import { openCheckpoint, ofSchool, schoolLabel } from '../../platform/sealing/checkpoint.js';
import { adviceOn } from '../../platform/sealing/continuity.js';
import { GrowingTree } from '../../platform/sealing/growing-tree.js';
import { allSealingStops, openSealingStop, EXTERNAL_COPY_DAMAGED } from '../../platform/sealing/sealing-stops.js';
import { leafHashOfText } from '../../platform/sealing/node-hash.js';
import { recordIntervention, type Operator } from './operator.js';

/** An event that still fails gets no number. A changed tree is recomputed if the events match the signed root. */
export async function resumeSealing(
  operator: Operator,
  { organizationId, reason }: { readonly organizationId: number; readonly reason: string },
): Promise<void> {
  const { database, clock, say } = operator;
  const done = await database.systemAlone(LOCKS.sealing, async (transact) => {
    const stop = openSealingStop(await transact(allSealingStops), organizationId);
    if (!stop) {
      const [event] = await transact((run) =>
        run({ text: 'SELECT FROM log.events WHERE organization_id = $1 LIMIT 1', values: [organizationId] }),
      );
      throw new StartError(
        event
          ? `The sealing ${ofSchool(organizationId)} has not stopped.`
          : `There is no school ${organizationId} in this log.`,
      );
    }
    const { id, stream, version, problem } = stop;
    if (problem === EXTERNAL_COPY_DAMAGED) await requireReadable(operator, organizationId);
    else if (stream === null) await repairTree(operator, organizationId);
    await recordIntervention(operator, organizationId, {
      type: 'log.sealing-resumed',
      data: { fault: problem, record: stream, version },
      texts: { reason },
    });
    await transact((run) =>
      run({ text: 'UPDATE log.sealing_stops SET resumed_at = $2 WHERE id = $1', values: [id, clock.now()] }),
    );
    say(`${schoolLabel(organizationId)} is sealed on.`);
    return true;
  });
  if (!done) throw new StartError('The log is being sealed just now. Try again in a moment.');
}

async function requireReadable({ database, continuity, external }: Operator, organizationId: number): Promise<void> {
  const breaks = await database.systemTransaction((run) => continuity.check(run));
  const own = breaks.filter((one) => one.organizationId === organizationId);
  if (own.length > 0) throw new StartError(adviceOn(own, external));
}

const BATCH = 5_000;

/** Throws if the events do not match the signed checkpoint. */
async function repairTree({ owner, external, continuity, database }: Operator, organizationId: number): Promise<void> {
  const { keys } = await database.systemTransaction((run) => continuity.known(run));
  const note = await external.newestOf(organizationId);
  const signed = note === undefined ? undefined : openCheckpoint(note, keys);
  if (note && !signed)
    throw new StartError(`${external.fileOf(organizationId)} is damaged: put it back from a copy, and try again.`);
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    const run: Run = async <Row>({ text, values }: Parameters<Run>[0]) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const tree = await treeOf(organizationId, run);
    if (!signed || !note || signed.size !== tree.size || !signed.root.equals(tree.rootAt(tree.size))) {
      throw new StartError(
        `The events ${ofSchool(organizationId)} are not those that were signed. npx --no -- hourtrail audit fsck lists them; restore a backup.`,
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
