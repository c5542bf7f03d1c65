import { StartError } from '../../platform/config/start-error.js';
import { LOCKS } from '../../platform/database/locks.js';
import { raiseEpoch } from '../../platform/event-log/log-reader.js';
import type { Run } from '../../platform/event-log/reaction.js';
import { openCheckpoint, originIn, schoolLabel, type OpenedCheckpoint } from '../../platform/sealing/checkpoint.js';
import { adviceOn, breakWords, type Break } from '../../platform/sealing/continuity.js';
import type { Restored } from '../../platform/sealing/intervention.events.js';
import { rootOf } from '../../platform/sealing/merkle-tree.js';
import { computed, newestSeal, noTree } from '../../platform/sealing/sealed-tree.js';
import type { NoteKey } from '../../platform/sealing/signed-note.js';
import { recordIntervention, type Operator } from './operator.js';

/** The log records what it lost. A new generation with a new origin contradicts no issued checkpoint. */
export async function acceptRestore(operator: Operator, reason: string): Promise<void> {
  const { database, continuity, say } = operator;
  const done = await database.systemAlone(LOCKS.sealing, async (transact) => {
    const breaks = await transact((run) => continuity.check(run));
    if (breaks.length === 0) {
      say('Nothing is missing: the database has all that its checkpoints were signed over.');
      return true;
    }
    // a damaged file does not say what is lost, so there is nothing to accept
    if (breaks.some(({ kind }) => kind === 'unreadable'))
      throw new StartError(`${breaks.map(breakWords).join(' ')} ${adviceOn(breaks, operator.external)}`);
    await raiseEpoch((text) => operator.owner.query(text));
    for (const broken of breaks) {
      const { root, ...restored } = await transact((run) => lossOf(broken, operator, run));
      const { organizationId } = broken;
      await recordIntervention(operator, organizationId, {
        type: 'log.restore-accepted',
        data: { ...restored, root },
        texts: { reason },
      });
      say(breakWords(broken));
      say(
        `${schoolLabel(organizationId)}: its log goes on behind number ${restored.kept}, as life ${restored.generation}; that is in the log now.`,
      );
    }
    return true;
  });
  if (!done) throw new StartError('The log is being sealed just now. Try again in a moment.');
}

async function lossOf(
  { organizationId }: Break,
  operator: Operator,
  run: Run,
): Promise<Restored & { readonly root: string }> {
  const known = await operator.continuity.known(run);
  const opened = (await operator.external.of(organizationId)).flatMap((note) => read(note, known.keys));
  const before = Math.max(known.generationOf(organizationId), ...opened.map(({ generation }) => generation));
  const last = opened.filter(({ generation }) => generation === before).sort((a, b) => a.size - b.size);
  const newest = last.at(-1);
  return {
    generation: before + 1,
    kept: await sharedOf(organizationId, last, run),
    had: newest?.size ?? 0,
    root: newest?.root.toString('hex') ?? '',
  };
}

function read(note: string, keys: readonly NoteKey[]): readonly OpenedCheckpoint[] {
  const checkpoint = openCheckpoint(note, keys);
  const origin = checkpoint && originIn(checkpoint.origin);
  return origin ? [{ ...checkpoint, ...origin }] : [];
}

/** Binary search; `checkpoints` are ordered by size. */
async function sharedOf(organizationId: number, checkpoints: readonly OpenedCheckpoint[], run: Run): Promise<number> {
  const { size: stored } = await newestSeal(organizationId, run);
  let [agreed, low, high] = [0, 0, checkpoints.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const { size, root } = checkpoints[middle] as OpenedCheckpoint;
    const here =
      size <= stored
        ? await computed(organizationId, (subtree) => rootOf(size, subtree), run).catch(noTree)
        : undefined;
    if (here?.equals(root)) [agreed, low] = [size, middle + 1];
    else high = middle - 1;
  }
  return agreed;
}
