import { t } from '@hourtrail/contracts';
import { StartError } from '../config/start-error.js';
import type { Run } from '../event-log/reaction.js';
import { openCheckpoint, openCheckpointOf, originIn, schoolLabel } from './checkpoint.js';
import type { ExternalCheckpoints } from './external-checkpoints.js';
import { acceptedRestores, generationIn } from './intervention.stream.js';
import { rootOf } from './merkle-tree.js';
import { erasuresSealed } from './sealed-erasures.js';
import { recordedKeys, type SealKeys } from './seal-keys.js';
import { computed, newestSeals, noTree, type Sealed } from './sealed-tree.js';
import { EXTERNAL_COPY_DAMAGED, TREE_CHANGED } from './sealing-stops.js';
import { verifierKeyIn, verifierKeyText, type NoteKey } from './signed-note.js';

const NOTES_AT_ONCE = 1_000;

/** A school's log differs from its newest external checkpoint. */
export interface Break {
  readonly organizationId: number;
  /** `older`: the database has fewer events. `unreadable`: the external file is damaged. */
  readonly kind: 'older' | 'other' | 'unreadable';
  readonly inside: number;
  readonly external: number;
}

/** Blocks writes because the database is older than a signed checkpoint, or this cannot be checked. */
export class ReadOnly extends StartError {}

export const breakWords = ({ organizationId, kind, inside, external }: Break): string =>
  ({
    older: `${schoolLabel(organizationId)}: checkpoints were handed out for ${external} events, and the database has sealed ${inside}.`,
    other: `${schoolLabel(organizationId)}: the checkpoint of ${external} events was signed over others than the database has.`,
    unreadable: `${schoolLabel(organizationId)}: its newest checkpoint outside of the database carries no valid signature.`,
  })[kind];

export function adviceOn(breaks: readonly Break[], external: ExternalCheckpoints): string {
  const damaged = breaks.filter(({ kind }) => kind === 'unreadable');
  if (damaged.length === 0)
    return 'Nothing is written or sealed until a newer backup is restored, or npx --no -- hourtrail audit accept-restore --reason "why" accepts what is lost.';
  const files = damaged.map(({ organizationId }) => external.fileOf(organizationId)).join(', ');
  return `Nothing is written or sealed until ${files} is put back from a copy. Where there is none, move it away: what the database has signed is kept there again, but nobody can tell then whether the database is older.`;
}

interface Setting {
  readonly keys: SealKeys;
  readonly external: ExternalCheckpoints;
}

interface LastSigned {
  readonly at?: Date | undefined;
  readonly problem?: string;
}

interface Compared {
  readonly organizationId: number;
  readonly inside: Sealed;
  /** The newest external checkpoint. */
  readonly note: string | undefined;
}

interface Looked {
  readonly breaks: readonly Break[];
  readonly whole: readonly number[];
  /** Schools of which signed checkpoints have no external copy, and the size of the newest that has. */
  readonly behind: readonly (readonly [organizationId: number, size: number])[];
  readonly known: Known;
}

export interface Known {
  readonly keys: readonly NoteKey[];
  readonly generationOf: (organizationId: number) => number;
  readonly run: Run;
}

/** Checks that the database continues what was signed. Writing after a restored backup would sign two histories. */
export class Continuity {
  private found: readonly Break[] = [];
  private isUnchecked = false;

  constructor(private readonly setting: Setting) {}

  get breaks(): readonly Break[] {
    return this.found;
  }

  get refusal(): ReadOnly | undefined {
    if (this.isUnchecked) return new ReadOnly(t('api.checkpointsUnreadable'));
    if (this.found.length === 0) return undefined;
    const damaged = this.found.every(({ kind }) => kind === 'unreadable');
    return new ReadOnly(t(damaged ? 'api.checkpointsDamaged' : 'api.databaseOlder'));
  }

  readonly requireWhole = (): void => {
    if (this.refusal) throw this.refusal;
  };

  /** Blocks writes until `check` or `look` has succeeded once. */
  beginUnchecked(): void {
    this.isUnchecked = true;
  }

  /** Checks all schools, and saves signed checkpoints that have no external copy, as after a crash. */
  async check(run: Run): Promise<readonly Break[]> {
    const { external, keys } = this.setting;
    const { breaks, behind, whole, known } = await this.look(run);
    await external.saveKey(verifierKeyText(keys.signer));
    if (!(await external.recordsErasures())) {
      await external.saveErasures([]);
      for (const organizationId of whole) await external.saveErasures(await erasuresSealed(organizationId, 0, run));
    }
    for (const [organizationId, size] of behind) await this.add(organizationId, size, known);
    return breaks;
  }

  /** Compares all schools, and saves nothing. */
  async look(run: Run): Promise<Looked> {
    // before the database: another process may seal meanwhile, and a checkpoint is in the database first
    const notes = await this.newestNotes();
    const known = await this.known(run);
    const sealed = await newestSeals(run);
    const breaks: Break[] = [];
    const whole: number[] = [];
    const behind: [organizationId: number, size: number][] = [];
    for (const organizationId of new Set([...sealed.keys(), ...notes.keys()])) {
      const inside = sealed.get(organizationId) ?? { size: 0, root: null };
      const found = await this.compare({ organizationId, inside, note: notes.get(organizationId) }, known);
      if ('kind' in found) breaks.push({ organizationId, inside: inside.size, ...found });
      else whole.push(organizationId);
      if (!('kind' in found) && found.external < inside.size) behind.push([organizationId, found.external]);
    }
    this.found = breaks;
    this.isUnchecked = false;
    return { breaks, whole, behind, known };
  }

  /** Trusts only the external checkpoint: an attacker with database access can change its times too. */
  async lastSigned(organizationId: number, { size, root }: Sealed, known: Known): Promise<LastSigned> {
    const note = await this.setting.external.newestOf(organizationId);
    const last = note === undefined ? undefined : openCheckpoint(note, known.keys);
    if (note !== undefined && !last) return { problem: EXTERNAL_COPY_DAMAGED };
    const isOfThisLife = last && originIn(last.origin)?.generation === known.generationOf(organizationId);
    if (isOfThisLife && (last.size !== size || !root || !last.root.equals(root))) return { problem: TREE_CHANGED };
    if (!root) return { at: last?.at };
    const computedRoot = await computed(organizationId, (subtree) => rootOf(size, subtree), known.run).catch(noTree);
    return computedRoot?.equals(root) ? { at: last?.at } : { problem: TREE_CHANGED };
  }

  private async newestNotes(): Promise<ReadonlyMap<number, string | undefined>> {
    const { external } = this.setting;
    const notes = new Map<number, string | undefined>();
    for (const school of await external.schools()) notes.set(school, await external.newestOf(school));
    return notes;
  }

  private async compare(
    { organizationId, inside, note }: Compared,
    known: Known,
  ): Promise<Pick<Break, 'external'> | Pick<Break, 'external' | 'kind'>> {
    if (note === undefined) return { external: 0 };
    const checkpoint = openCheckpointOf(organizationId, note, known.keys);
    if (!checkpoint) return { kind: 'unreadable', external: 0 };
    const generation = known.generationOf(organizationId);
    // A new generation without external checkpoints yet.
    if (checkpoint.generation < generation) return { external: 0 };
    const { size } = checkpoint;
    if (checkpoint.generation > generation || size > inside.size) return { kind: 'older', external: size };
    const root = await computed(organizationId, (subtree) => rootOf(size, subtree), known.run).catch(noTree);
    // The sealer reports a changed tree, if the checkpoint itself was signed here.
    const signed = root?.equals(checkpoint.root) || (await isStored(organizationId, size, note, known.run));
    return signed ? { external: size } : { kind: 'other', external: size };
  }

  private async add(organizationId: number, beyond: number, { generationOf, run }: Known): Promise<void> {
    const erasures = await erasuresSealed(organizationId, beyond, run);
    if (erasures.length > 0) await this.setting.external.saveErasures(erasures);
    for (let size = beyond; ;) {
      const rows = await run<{ size: string; note: string }>({
        text: `SELECT size, note FROM log.checkpoints WHERE organization_id = $1 AND size > $2 ORDER BY size LIMIT ${NOTES_AT_ONCE}`,
        values: [organizationId, size],
      });
      for (const { note } of rows) {
        const origin = originIn(note.slice(0, note.indexOf('\n')));
        if (origin?.generation === generationOf(organizationId)) await this.setting.external.save(organizationId, note);
      }
      if (rows.length < NOTES_AT_ONCE) return;
      size = Number(rows.at(-1)?.size);
    }
  }

  /** Includes external keys, because a restored database may lack the newest. */
  async known(run: Run): Promise<Known> {
    const { keys, external } = this.setting;
    const recorded = await recordedKeys(run);
    const restores = await acceptedRestores(run);
    return {
      keys: [keys.signer, ...recorded, ...(await external.keys()).map(verifierKeyIn)],
      generationOf: (organizationId) => generationIn(restores, organizationId),
      run,
    };
  }
}

async function isStored(organizationId: number, size: number, note: string, run: Run): Promise<boolean> {
  const rows = await run({
    text: 'SELECT FROM log.checkpoints WHERE organization_id = $1 AND size = $2 AND note = $3',
    values: [organizationId, size, note],
  });
  return rows.length > 0;
}
