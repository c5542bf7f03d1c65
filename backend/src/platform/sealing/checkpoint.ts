import { LIMITS, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { bytesOf, openNote, signNote, type NoteKey, type NoteSigner } from './signed-note.js';
import { DIGEST_BYTES, type Digest } from './node-hash.js';

export const CHECKPOINT_MAIL = 'checkpoint';

export interface Origin {
  readonly organizationId: number;
  /** Starts at 1; each accepted restore adds 1. */
  readonly generation: number;
}

/** The origin line of a school's checkpoints: `name/school`, or `name/school/generation` from 2 on. */
export const originOf = (key: Pick<NoteKey, 'name'>, organizationId: number, generation = 1): string =>
  generation === 1 ? `${key.name}/${organizationId}` : `${key.name}/${organizationId}/${generation}`;

/** Parses an origin with any key name; undefined if it has another format. */
export function originIn(text: string): Origin | undefined {
  const [, school, generation = '1'] = /^[^/]+\/(0|[1-9]\d*)(?:\/([2-9]|[1-9]\d+))?$/.exec(text) ?? [];
  const [organizationId, generationNumber] = [Number(school), Number(generation)];
  const isOne = school !== undefined && organizationId <= LIMITS.idMax && generationNumber <= LIMITS.idMax;
  return isOne ? { organizationId, generation: generationNumber } : undefined;
}

export const schoolLabel = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'The system' : `School ${organizationId}`;

export const ofSchool = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'of the system' : `of school ${organizationId}`;

/** A signed tree head of a log: https://c2sp.org/tlog-checkpoint. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Digest;
  readonly at: Date;
}

const AT = 'sealed at ';

/** Formats origin, size, root in base64, and the time as an extension line. */
const checkpointText = ({ origin, size, root, at }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n${AT}${at.toISOString()}\n`;

export const signCheckpoint = (checkpoint: Checkpoint, signer: NoteSigner): string =>
  signNote(checkpointText(checkpoint), signer);

/** Verifies and parses a checkpoint; undefined if no given key signed it or its format differs. */
export function openCheckpoint(note: string, keys: readonly NoteKey[]): Checkpoint | undefined {
  const text = openNote(note, keys);
  const [origin = '', count = '', encoded = '', when = ''] = text?.split('\n') ?? [];
  const root = bytesOf(encoded);
  const at = new Date(when.slice(AT.length));
  if (root?.length !== DIGEST_BYTES || Number.isNaN(at.getTime())) return undefined;
  const checkpoint = { origin, size: Number(count), root, at };
  const isSize = Number.isSafeInteger(checkpoint.size) && checkpoint.size >= 0;
  return isSize && checkpointText(checkpoint) === text ? checkpoint : undefined;
}

export type OpenedCheckpoint = Checkpoint & Origin;

/** Like openCheckpoint; undefined if the checkpoint is not of this school's log. */
export function openCheckpointOf(
  organizationId: number,
  note: string,
  keys: readonly NoteKey[],
): OpenedCheckpoint | undefined {
  const checkpoint = openCheckpoint(note, keys);
  const origin = checkpoint && originIn(checkpoint.origin);
  return checkpoint && origin?.organizationId === organizationId ? { ...checkpoint, ...origin } : undefined;
}
