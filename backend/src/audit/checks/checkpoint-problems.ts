import { hash } from 'node:crypto';
import type { Run } from '../../platform/event-log/reaction.js';
import { openCheckpointOf, type Checkpoint, type OpenedCheckpoint } from '../../platform/sealing/checkpoint.js';
import type { CheckpointSource } from '../../platform/sealing/external-checkpoints.js';
import type { GrowingTree } from '../../platform/sealing/growing-tree.js';
import type { Restored } from '../../platform/sealing/intervention.events.js';
import type { NoteKey } from '../../platform/sealing/signed-note.js';
import type { Problem, ProblemKind } from './problem.js';

const BATCH = 2_000;

export interface CheckpointCheckOptions {
  readonly run: Run;
  /** Retired keys too. */
  readonly keys: readonly NoteKey[];
  readonly external: CheckpointSource;
}

interface School {
  readonly organizationId: number;
  readonly tree: GrowingTree;
  readonly restores: readonly Restored[];
}

export async function* problemsOfCheckpoints(
  school: School,
  { run, keys, external }: CheckpointCheckOptions,
): AsyncGenerator<Problem> {
  const { organizationId, tree } = school;
  const problemOf = (kind: ProblemKind, number: number | null): Problem => ({
    organizationId,
    kind,
    number,
    event: null,
  });
  const inside = new Map<number, string>();
  for await (const { size, root, note, sealed_at: at } of sealsOf(organizationId, run)) {
    const number = Number(size);
    inside.set(number, digestOf(note));
    const checkpoint = openCheckpointOf(organizationId, note, keys);
    if (!checkpoint) yield problemOf('seal-broken', number);
    else if (checkpoint.size !== number || !checkpoint.root.equals(root) || Number(checkpoint.at) !== Number(at))
      yield problemOf('seal-contradicted', number);
    else if (!agrees(tree, checkpoint)) yield problemOf('seal-contradicted', number);
  }
  if (inside.size > 0 && !inside.has(tree.size)) yield problemOf('seal-removed', tree.size);
  for (const note of await external.of(organizationId)) {
    const checkpoint = openCheckpointOf(organizationId, note, keys);
    if (!checkpoint) yield problemOf('seal-broken', null);
    else if (inside.get(checkpoint.size) === digestOf(note)) continue;
    else if (isAcceptedLoss(checkpoint, school.restores)) continue;
    else if (checkpoint.size > tree.size) yield problemOf('truncated', checkpoint.size);
    else if (!agrees(tree, checkpoint)) yield problemOf('seal-contradicted', checkpoint.size);
    else yield problemOf('seal-removed', checkpoint.size);
  }
}

/** The largest size that any valid checkpoint of any generation sealed. */
export async function mostEverSealed(
  organizationId: number,
  { run, keys, external }: CheckpointCheckOptions,
): Promise<number> {
  const held = (await external.of(organizationId)).map(
    (note) => openCheckpointOf(organizationId, note, keys)?.size ?? 0,
  );
  let most = held.reduce((a, b) => Math.max(a, b), 0);
  for (let below = String(Number.MAX_SAFE_INTEGER); ;) {
    const [seal] = await run<{ size: string; note: string }>({
      text: `SELECT size, coalesce(note, '') AS note FROM log.checkpoints
             WHERE organization_id = $1 AND size < $2 ORDER BY size DESC LIMIT 1`,
      values: [organizationId, below],
    });
    if (!seal || Number(seal.size) <= most) return most;
    most = Math.max(most, openCheckpointOf(organizationId, seal.note, keys)?.size ?? 0);
    below = seal.size;
  }
}

interface SealRow {
  readonly size: string;
  readonly root: Buffer;
  readonly note: string;
  readonly sealed_at: Date | null;
}

async function* sealsOf(organizationId: number, run: Run): AsyncGenerator<SealRow> {
  for (let last: string | null = null; ;) {
    const rows: SealRow[] = await run<SealRow>({
      text: `SELECT size, coalesce(root, '') AS root, coalesce(note, '') AS note, sealed_at
             FROM log.checkpoints WHERE organization_id = $1 AND ($2::bigint IS NULL OR size > $2)
             ORDER BY size LIMIT ${BATCH}`,
      values: [organizationId, last],
    });
    yield* rows;
    if (rows.length < BATCH) return;
    last = (rows.at(-1) as SealRow).size;
  }
}

const digestOf = (note: string): string => hash('sha256', note, 'base64');

const agrees = (tree: GrowingTree, { size, root }: Checkpoint): boolean =>
  size <= tree.size && tree.rootAt(size).equals(root);

/** Whether the checkpoint seals events that an accepted restore lost. */
const isAcceptedLoss = ({ generation, size }: OpenedCheckpoint, restores: readonly Restored[]): boolean =>
  restores.some((restore) => restore.generation > generation && size > restore.kept && size <= restore.had);
