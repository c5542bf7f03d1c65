import { originIn, type Origin } from './origin.js';
import { bytesOf, openNote, signNote, type NoteKey, type NoteSigner } from './signed-note.js';
import { DIGEST_BYTES, type Digest } from './tree-hash.js';

/** The kind of mail that brings a checkpoint; it is about the person who reads it. */
export const CHECKPOINT_MAIL = 'checkpoint';

/** What a log says of itself at one size: https://c2sp.org/tlog-checkpoint. */
export interface Checkpoint {
  /** Which log: a name that no other log has. */
  readonly origin: string;
  /** How many events it seals. */
  readonly size: number;
  readonly root: Digest;
  /** When it was signed, to the second, as the signer's clock had it. */
  readonly at: Date;
}

const AT = 'sealed at ';

/** A checkpoint in its text format: origin, size, root in base64, and when as an extension line. */
export const checkpointText = ({ origin, size, root, at }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n${AT}${at.toISOString()}\n`;

export const signCheckpoint = (checkpoint: Checkpoint, signer: NoteSigner): string =>
  signNote(checkpointText(checkpoint), signer);

/** Reads a signed checkpoint; undefined where none of the keys signed it, or where it is written in any other way. */
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

/** A checkpoint of one of our logs. */
export type OpenedCheckpoint = Checkpoint & Origin;

/** The same of the log of a school, with which life of it; undefined for any other log's too. */
export function openCheckpointOf(
  organizationId: number,
  note: string,
  keys: readonly NoteKey[],
): OpenedCheckpoint | undefined {
  const checkpoint = openCheckpoint(note, keys);
  const origin = checkpoint && originIn(checkpoint.origin);
  return checkpoint && origin?.organizationId === organizationId ? { ...checkpoint, ...origin } : undefined;
}
