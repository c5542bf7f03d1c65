import { StartError } from '../config/start-error.js';
import type { Run } from '../event-log/reaction.js';
import { openCheckpoint, openCheckpointOf } from './checkpoint.js';
import type { ExternalCheckpoints } from './external-checkpoints.js';
import { acceptedRestores, generationIn } from './intervention.stream.js';
import { rootOf } from './merkle-tree.js';
import { originIn, whoseLog } from './origin.js';
import { recordedKeys, type SealKeys } from './seal-keys.js';
import { computed, newestSeals, noTree, type Sealed } from './sealed-tree.js';
import { EXTERNAL_COPY_DAMAGED, TREE_CHANGED } from './sealing-stops.js';
import { verifierKeyIn, verifierKeyText, type NoteKey } from './signed-note.js';

const NOTES_AT_ONCE = 1_000;

/** That a school's log in the database is not what the newest checkpoint outside was signed over. */
export interface Break {
  readonly organizationId: number;
  /** The database has less, or something else; or nobody can read what is outside. */
  readonly kind: 'older' | 'other' | 'unreadable';
  /** How many events are sealed in the database, and by the checkpoint outside. */
  readonly inside: number;
  readonly external: number;
}

/** Nothing may be written: the database is older than what was signed, or nobody can tell. */
export class ReadOnly extends StartError {}

// what everybody who uses the server reads; `adviceOn` is for who runs it
const because = (why: string): string =>
  `Nothing can be changed for now: ${why}. Whoever runs this server has to see to it.`;
const DAMAGED = because('the checkpoints that are kept outside of the database are damaged');
const OLDER = because('the database is older than what it has signed');
const UNTOLD = because('the checkpoints that are kept outside of the database cannot be read');

export const breakWords = ({ organizationId, kind, inside, external }: Break): string =>
  ({
    older: `${whoseLog(organizationId)}: checkpoints were handed out for ${external} events, and the database has sealed ${inside}.`,
    other: `${whoseLog(organizationId)}: the checkpoint of ${external} events was signed over others than the database has.`,
    unreadable: `${whoseLog(organizationId)}: its newest checkpoint outside of the database carries no valid signature.`,
  })[kind];

/** What whoever runs the server does about it. */
export function adviceOn(breaks: readonly Break[], external: ExternalCheckpoints): string {
  const damaged = breaks.filter(({ kind }) => kind === 'unreadable');
  if (damaged.length === 0)
    return 'Nothing is written or sealed until a newer backup is restored, or npm run audit:accept-restore -- --reason "why" accepts what is lost.';
  const files = damaged.map(({ organizationId }) => external.fileOf(organizationId)).join(', ');
  return `Nothing is written or sealed until ${files} is put back from a copy. Where there is none, move it away: what the database has signed is kept there again, but nobody can tell then whether the database is older.`;
}

interface Setting {
  readonly keys: SealKeys;
  readonly external: ExternalCheckpoints;
}

interface LastSigned {
  /** Undefined where nothing was signed yet. */
  readonly at?: Date | undefined;
  readonly problem?: string;
}

/** What the log is looked at with. */
export interface Known {
  readonly keys: readonly NoteKey[];
  readonly generationOf: (organizationId: number) => number;
  readonly run: Run;
}

/**
 * Whether the log in the database goes on from what was signed. A restored backup does not: whatever it lacks was
 * handed out, so that going on would sign two histories.
 */
export class Continuity {
  private found: readonly Break[] = [];
  private isUntold = false;

  constructor(private readonly setting: Setting) {}

  /** Where the log is broken, as last seen. */
  get breaks(): readonly Break[] {
    return this.found;
  }

  /** Why nothing may be written; undefined where it may. */
  get refusal(): ReadOnly | undefined {
    if (this.isUntold) return new ReadOnly(UNTOLD);
    if (this.found.length === 0) return undefined;
    return new ReadOnly(this.found.every(({ kind }) => kind === 'unreadable') ? DAMAGED : OLDER);
  }

  /** Throws ReadOnly where nothing may be written. */
  readonly requireWhole = (): void => {
    if (this.refusal) throw this.refusal;
  };

  /** Lets nothing be written before `check` has once been able to look. */
  beginUntold(): void {
    this.isUntold = true;
  }

  /** Looks at every school, and adds what is signed and not yet kept outside, as after a crash between the two. */
  async check(run: Run): Promise<readonly Break[]> {
    const known = await this.known(run);
    const sealed = await newestSeals(run);
    const breaks: Break[] = [];
    const behind: [organizationId: number, size: number][] = [];
    for (const organizationId of new Set([...sealed.keys(), ...(await this.setting.external.schools())])) {
      const inside = sealed.get(organizationId) ?? { size: 0, root: null };
      const found = await this.compare(organizationId, inside, known);
      if ('kind' in found) breaks.push({ organizationId, inside: inside.size, ...found });
      else if (found.external < inside.size) behind.push([organizationId, found.external]);
    }
    this.found = breaks;
    this.isUntold = false;
    await this.setting.external.saveKey(verifierKeyText(this.setting.keys.signer));
    for (const [organizationId, size] of behind) await this.add(organizationId, size, known);
    return breaks;
  }

  /**
   * When a school's tree was last signed, or why it is not what was: both by the word of the checkpoint outside, since
   * whoever writes into the database writes its times too.
   */
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

  /** How much of a school the newest checkpoint outside seals, and what is wrong with it. */
  private async compare(
    organizationId: number,
    inside: Sealed,
    known: Known,
  ): Promise<Pick<Break, 'external'> | Pick<Break, 'external' | 'kind'>> {
    const note = await this.setting.external.newestOf(organizationId);
    if (note === undefined) return { external: 0 };
    const checkpoint = openCheckpointOf(organizationId, note, known.keys);
    if (!checkpoint) return { kind: 'unreadable', external: 0 };
    const generation = known.generationOf(organizationId);
    // a life that was accepted, and has kept nothing outside yet
    if (checkpoint.generation < generation) return { external: 0 };
    const { size } = checkpoint;
    if (checkpoint.generation > generation || size > inside.size) return { kind: 'older', external: size };
    const root = await computed(organizationId, (subtree) => rootOf(size, subtree), known.run).catch(noTree);
    // a tree that was changed is the sealer's to tell, as long as the checkpoint is the one that was signed here
    const signed = root?.equals(checkpoint.root) || (await isStored(organizationId, size, note, known.run));
    return signed ? { external: size } : { kind: 'other', external: size };
  }

  /** Keeps outside what the database has of the present life beyond a size. */
  private async add(organizationId: number, beyond: number, { generationOf, run }: Known): Promise<void> {
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

  /** Every key that may have signed what is outside: the database may be older than the newest of them. */
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
